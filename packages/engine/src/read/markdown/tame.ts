/** Which Markdown the full parser may see: its time grows with the square of some inputs, and nobody bounds what is sent. */

const LONGEST = 600_000;
const MOST_MARKS = 400;
const DEEPEST_NESTING = 40;

/**
 * True when parsing the text takes time in proportion to its length: not too long, no paragraph full of emphasis marks or
 * brackets, no line nested dozens of levels deep.
 */
export function isTame(text: string): boolean {
  if (text.length > LONGEST) return false;
  let marks = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      marks = 0;
      continue;
    }
    marks += line.match(/[*_~[\]<!`]/g)?.length ?? 0;
    if (marks > MOST_MARKS) return false;
    const nesting = /^(?:\s*(?:>|[-*+]\s|\d+[.)]\s))+/.exec(line.slice(0, 400))?.[0].replace(/\s/g, '').length ?? 0;
    if (nesting > DEEPEST_NESTING) return false;
  }
  return true;
}
