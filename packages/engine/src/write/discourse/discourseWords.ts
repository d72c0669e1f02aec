/** What a language offers for reading the discourse of its texts, made once. */
import { grammarOf } from '../grammar/grammar.ts';
import { CueMatcher } from './cues.ts';
import { cueTable } from './cueTable.ts';
import type { DiscourseWords } from './readDiscourse.ts';

const known = new Map<string, DiscourseWords>();

export function discourseWordsOf(language: string): DiscourseWords {
  const base = language.toLowerCase().split('-')[0] ?? 'en';
  let words = known.get(base);
  if (!words) {
    const cues = cueTable[base] ?? {};
    const grammar = grammarOf(language);
    words = { matcher: new CueMatcher(cues, grammar.spaceless), grammar, cardinals: (cues.counts ?? '').split('|').slice(0, 7) };
    known.set(base, words);
  }
  return words;
}
