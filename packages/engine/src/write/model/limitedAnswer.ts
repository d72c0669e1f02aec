/** An answer for a slide whose figures have the limits that the source sets to them. */
import { languageOf } from '../../languages/languageOf.ts';
import { patternOf } from '../../languages/phrases.ts';
import type { Inspector } from './inspector.ts';
import { leavesOf } from './salvage.ts';

export interface LimitedAnswer {
  readonly value: unknown;
  /** What was put back, in words for who looks at the job. */
  readonly put: readonly string[];
  /** What is to be asked for. */
  readonly missing: readonly string[];
}

/** Fields that hold a figure. */
const FIGURES: ReadonlySet<string> = new Set(['figure', 'figures', 'before', 'after']);
/** What is drawn, a place in it, and when something is. */
const OTHERS: ReadonlySet<string> = new Set([
  'chart',
  'picture',
  'passages',
  'date',
  'times',
  'from',
  'to',
  'change',
  'assumed',
  'source',
  'quote',
]);

export function limitedAnswer(given: unknown, passages: string, inspector: Inspector, language: string): LimitedAnswer {
  if (typeof given !== 'object' || given === null) return { value: given, put: [], missing: [] };
  const { notes: _, ...read } = given as { readonly notes?: unknown };
  const shown = leavesOf(read)
    .map(({ text }) => text)
    .join('\n');
  const put: string[] = [];
  const missing = new Set<string>();
  // "Zloty a year, roughly" above the bars says it of each of them.
  const { findings, spaceless } = languageOf(language);
  const estimated = patternOf(findings.estimates, 'holds', spaceless);
  const ofAll = ['unit', 'whole'].some((name) => {
    const said = (read as Readonly<Record<string, unknown>>)[name];
    return typeof said === 'string' && estimated?.test(said) === true;
  });
  /** What is called otherwise now, by what it was called. */
  const renamed = new Map<string, string>();
  const limited = (value: unknown, field: string, beside = ''): unknown => {
    if (typeof value === 'string') {
      const right = inspector.shifted(value);
      if (right !== undefined)
        put.push(`${field} "${value.slice(0, LONGEST_NAMED)}": by how much is not to how much, "${right.slice(0, LONGEST_NAMED)}"`);
      const bare = right ?? value;
      const told = inspector.limited(bare, passages, shown, FIGURES.has(field), beside);
      const isKnown = ofAll && field === 'figure' && told.put.length > 0 && told.put.every((each) => estimated?.test(each));
      const found = isKnown ? { text: bare, put: [], missing: told.missing } : told;
      if (field !== 'notes') for (const each of found.missing) missing.add(`${field} ${each}`);
      for (const each of found.put) put.push(`${field} "${value.slice(0, LONGEST_NAMED)}": ${each} put back`);
      if (found.text !== value) renamed.set(value, found.text);
      return found.text;
    }
    // What a cell tells is said by the head of its row.
    const head = field === 'rows' && Array.isArray(value) && typeof value[0] === 'string' ? value[0] : beside;
    if (Array.isArray(value)) return value.map((each, i) => limited(each, field, i > 0 ? head : beside));
    if (typeof value !== 'object' || value === null) return value;
    const others = (name: string) =>
      Object.entries(value)
        .flatMap(([key, text]) => (key !== name && (field !== '' || isOfFigure(name, key)) && typeof text === 'string' ? [text] : []))
        .join(' ');
    return Object.fromEntries(
      Object.entries(withNotedLimit(value, language, field === 'stats')).map(([key, inner]) => [
        key,
        key === 'date' && typeof inner === 'string'
          ? dated(inner, field, others(key))
          : OTHERS.has(key)
            ? inner
            : limited(inner, key, others(key)),
      ]),
    );
  };
  const dated = (date: string, field: string, beside: string): string => {
    // What is decided has the date by which it is done.
    const found = passages === '' || field === 'decisions' ? undefined : inspector.dated(date, passages, beside);
    if (found === undefined) return date;
    put.push(`date "${date}": ${found} put back`);
    renamed.set(date, found);
    return found;
  };
  const value = limited(given, '');
  return { value: withPlaces(given, value as object, renamed), put, missing: [...missing] };
}

/** What the title speaks of is named as the part is called now. */
function withPlaces(given: object, value: object, renamed: ReadonlyMap<string, string>): object {
  const { highlight } = given as { readonly highlight?: unknown };
  const now = typeof highlight === 'string' ? renamed.get(highlight) : undefined;
  return now === undefined ? value : { ...value, highlight: now };
}

/** Of a slide that is one item: what tells its figure. */
const isOfFigure = (name: string, key: string): boolean => FIGURES.has(name) && (key === 'statement' || key === 'label');

const LONGEST_NAMED = 60;
/** Characters of a figure with its limit. */
const LONGEST_FIGURE = 18;

/** Fields that say something of the figure beside them. */
const SAID_OF_FIGURE = ['note', 'text', 'statement', 'label'] as const;

/** What limits a figure and opens or ends what is said of it ("up to, at purchase price", "cost a year, about") stands with the figure; where figures are drawn they stay numbers. */
function withNotedLimit(item: object, language: string, isLarge: boolean): object {
  const fields = item as Readonly<Record<string, unknown>>;
  const { figure } = fields;
  if (typeof figure !== 'string' || !/^[+−-]?\p{Sc}?\s?\p{Nd}/u.test(figure)) return item;
  const { limitSigns = '', estimates = '' } = languageOf(language).findings;
  const phrases = [...limitSigns.split('|').map((pair) => pair.replace(/=[^=]*$/u, '')), ...estimates.split('|')].filter(Boolean);
  for (const field of SAID_OF_FIGURE) {
    const said = fields[field];
    if (typeof said !== 'string') continue;
    const lower = said.toLowerCase();
    const phrase = phrases.find((each) => lower === each || lower.startsWith(`${each}, `) || (isLarge && lower.endsWith(`, ${each}`)));
    const whole = `${phrase} ${figure}`;
    if (phrase === undefined || whole.length > LONGEST_FIGURE) continue;
    const { [field]: _, ...rest } = fields;
    const isBehind = isLarge && lower.endsWith(`, ${phrase}`);
    const left = isBehind ? said.slice(0, -phrase.length).replace(/,\s+$/u, '') : said.slice(phrase.length).replace(/^,\s+/u, '');
    // A figure without a word of what it is is none.
    if (left === '' && (field === 'statement' || field === 'label')) continue;
    return { ...rest, figure: whole, ...(left !== '' && { [field]: left }) };
  }
  return item;
}
