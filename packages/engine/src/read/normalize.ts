/** Text as the readers want it: well-formed Unicode in NFC, line feeds only, no control characters. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the purpose.
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufeff\u200b\u2060\u00ad]/g;

/** No layout needs this many blanks; patterns that look for the end of a run would take the square of its length. */
const BLANK_RUN = /[ \t\u00a0]{160,}/g;

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
    .replace(BLANK_RUN, ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Joins two lines of one paragraph: scripts that are written without spaces are joined without one. */
export function joinLines(above: string, below: string): string {
  if (above === '' || below === '') return above + below;
  return SPACELESS_END.test(above) && SPACELESS_START.test(below) ? above + below : `${above} ${below}`;
}
const SPACELESS_END =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u303f\uff00-\uffef]$/u;
const SPACELESS_START =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u303f\uff00-\uffef]/u;
