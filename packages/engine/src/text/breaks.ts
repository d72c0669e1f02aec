/** Where a line may end. Unicode's line breaking algorithm (UAX 14), with what it leaves to dictionaries and to the language. */
import LineBreaker from 'linebreak';
import { isEastAsian, scriptOf } from './scripts.ts';

export const MAY_BREAK = 1;
export const MUST_BREAK = 2;

/**
 * For each index of the text, whether a line may (1) or must (2) end before it; index 0 is never marked. Spaces stand before the break,
 * so a line ends with them. No break falls inside a grapheme cluster.
 */
export function breakOpportunities(text: string, language: string, graphemes: Uint8Array): Uint8Array {
  const breaks = new Uint8Array(text.length + 1);
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    // The breaker reports the end of the text as required, which it is not.
    if (next.position >= text.length && !text.endsWith('\n')) break;
    breaks[next.position] = text[next.position - 1] === '\n' ? MUST_BREAK : MAY_BREAK;
  }
  if (unspaced.test(text)) addDictionaryBreaks(text, breaks);
  if (/^ko\b/i.test(language)) keepKoreanWords(text, breaks);
  if (/^(ja|zh)\b/i.test(language)) breakAtQuotationMarks(text, breaks);
  for (let i = 1; i < text.length; i++) if (breaks[i] === MAY_BREAK && graphemes[i] === 0) breaks[i] = 0;
  return breaks;
}

// Thai, Lao, Khmer and Myanmar write no spaces between words.
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const unspacedRuns = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
// Repetition and abbreviation signs belong to the word before them.
const neverFirst = /[ฯๆໆ។៕ៗ၊။]/;

let words: Intl.Segmenter | undefined;

function addDictionaryBreaks(text: string, breaks: Uint8Array): void {
  words ??= new Intl.Segmenter('th', { granularity: 'word' });
  for (const run of text.matchAll(unspacedRuns)) {
    for (const { index } of words.segment(run[0])) {
      if (index > 0 && !neverFirst.test(run[0][index] ?? '')) breaks[run.index + index] = MAY_BREAK;
    }
  }
}

/** Korean is broken between words, not between syllables: what UAX 14 allows beside a letter goes, unless a space or hyphen is there. */
function keepKoreanWords(text: string, breaks: Uint8Array): void {
  for (let i = 1; i < text.length; i++) {
    if (breaks[i] !== MAY_BREAK || /[\s\u200B\u00AD-]/.test(text[i - 1] ?? '')) continue;
    if (isEastAsian(scriptBefore(text, i)) || isEastAsian(scriptOf(text.codePointAt(i) ?? 0))) breaks[i] = 0;
  }
}

/** UAX 14 cannot tell an opening “ from a closing one in every language; between Han and kana they are what they look like. */
function breakAtQuotationMarks(text: string, breaks: Uint8Array): void {
  for (const { index } of text.matchAll(/[“‘]/g)) {
    if (index > 0 && isEastAsian(scriptBefore(text, index))) breaks[index] = MAY_BREAK;
  }
  for (const { index } of text.matchAll(/[”’]/g)) {
    if (isEastAsian(scriptOf(text.codePointAt(index + 1) ?? 0))) breaks[index + 1] = MAY_BREAK;
  }
}

function scriptBefore(text: string, index: number) {
  const unit = text.charCodeAt(index - 1);
  const trailing = unit >= 0xdc00 && unit <= 0xdfff;
  return scriptOf(text.codePointAt(trailing ? index - 2 : index - 1) ?? 0);
}
