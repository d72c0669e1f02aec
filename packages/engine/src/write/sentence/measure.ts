/** How long a text is, in words. Scripts without spaces count two characters as a word (Thai, Lao, Khmer and Burmese four). */

import { perText } from '../../model/memo.ts';

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
const CLUSTERED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const HAS_SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.,\-‐‑\u200c][\p{L}\p{M}\p{N}]+)*/gu;

const MOST_COUNTED = 2000;
/** The same lines and sentences are counted by each reading of what a document is made of, and for each slide that they may stand on. */
export const countWords = perText(wordsIn, MOST_COUNTED);

function wordsIn(text: string): number {
  if (!HAS_SPACELESS.test(text)) return text.match(WORD)?.length ?? 0;
  const dense = (text.match(SPACELESS)?.length ?? 0) / 2 + (text.match(CLUSTERED)?.length ?? 0) / 4;
  const rest = text.replace(SPACELESS, ' ').replace(CLUSTERED, ' ');
  return Math.ceil(dense + (rest.match(WORD)?.length ?? 0));
}

/** Width in columns: a full-width character takes two. What a limit in characters is held against. */
export function columns(text: string): number {
  return text.length + (text.match(/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]/g)?.length ?? 0);
}

const MOST_WORDS = 20;
const MOST_WIDE = 40;

/** Whether a text is longer than a point of a list should be: so many words between spaces, or full-width characters. */
export const isParagraph = (text: string): boolean =>
  text.trim().split(/\s+/).length > MOST_WORDS || columns(text) - text.length > MOST_WIDE;

/** How many words say what one says in English, measured on a guide of 2,500 words in all of these languages. */
const WORDINESS: Readonly<Record<string, number>> = {
  ar: 0.85,
  de: 0.95,
  es: 1,
  fa: 1.3,
  fr: 1.15,
  hi: 1.2,
  id: 1,
  it: 1.05,
  ja: 1.5,
  ko: 0.65,
  nl: 1.05,
  pl: 0.9,
  pt: 1.1,
  ru: 0.85,
  ta: 0.8,
  tr: 0.8,
  zh: 0.85,
};

/** 1 where the language was not measured. */
export const wordiness = (language: string): number => WORDINESS[language.toLowerCase().split('-')[0] ?? ''] ?? 1;
