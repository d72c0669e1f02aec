/** What the links and footnotes of a Markdown text refer to, so that a stretch of it is parsed as if their definitions stood in it. */

/** Label of a link definition or a footnote, at the beginning of a line. */
const DEFINITION = /^ {0,3}\[([^\][\n]{1,200})\]:/gm;
const REFERENCE = /\[([^\][]{1,200})\]/g;

export function labelsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(DEFINITION), ([, label = '']) => normal(label)));
}

/** Lines that define what the stretch refers to and another stretch defines; empty when there is nothing. */
export function missingDefinitions(stretch: string, defined: ReadonlySet<string>): string {
  if (defined.size === 0) return '';
  const own = labelsOf(stretch);
  const missing = new Set<string>();
  for (const [, label = ''] of stretch.matchAll(REFERENCE)) {
    const key = normal(label);
    if (defined.has(key) && !own.has(key)) missing.add(key);
  }
  return missing.size === 0 ? '' : `\n\n${[...missing].map((label) => `[${label}]: #`).join('\n\n')}`;
}

const normal = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase();
