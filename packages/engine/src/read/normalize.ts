/** Text as the readers want it: well-formed Unicode in NFC, line feeds only, no control characters. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the purpose.
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufeff\u200b\u2060\u00ad]/g;

/**
 * No layout needs runs of this length; patterns that look for the end of a run would take the square of it. So many are taken out at a time
 * as are certain to be followed by another: a pattern for the whole run keeps a place on the stack for each of its millions of blanks.
 */
const BLANK_RUN = /[^\S\n]{159}(?=[^\S\n])/g;
const LINE_RUN = /\n{50}(?=\n\n)/g;

/**
 * As many marks on one letter as the Unicode Stream-Safe Text Format allows; no writing needs more, and bringing them into their order
 * takes the square of their number.
 */
const MARK_RUN = /(\p{M}{30})\p{M}+/gu;

export function normalizeText(text: string): string {
  return text
    .toWellFormed()
    .replace(MARK_RUN, '$1')
    .normalize('NFC')
    .replace(/\r\n?|\u0085|\u2028/g, '\n')
    .replace(/\f|\u2029/g, '\n\n')
    .replace(CONTROL, '')
    .replace(BLANK_RUN, '')
    .replace(LINE_RUN, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** What stands between two lines of one paragraph: a space, but nothing between scripts that are written without them, and beside an empty line. */
export const joint = (above: string, below: string): string =>
  above === '' || below === '' || (SPACELESS_END.test(above) && SPACELESS_START.test(below)) ? '' : ' ';

/** Joins two lines of one paragraph. */
export const joinLines = (above: string, below: string): string => above + joint(above, below) + below;

/** Lines as one, in time that grows with their length: only what stands at the ends of two lines decides how they are joined. */
export function joinedLines(lines: readonly string[]): string {
  let text = '';
  let end = '';
  for (const line of lines) {
    if (line === '') continue;
    text += joint(end, line.slice(0, 2)) + line;
    end = line.slice(-2);
  }
  return text;
}

const SPACELESS_END =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u303f\uff00-\uffef]$/u;
const SPACELESS_START =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u303f\uff00-\uffef]/u;
