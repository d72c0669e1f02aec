/** What a language offers for reading the discourse of its texts, made once. */

import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';
import { CueMatcher } from './cues.ts';
import type { DiscourseWords } from './readDiscourse.ts';

/** Written with spaces between phrases, and with its endings on whatever word comes last. */
const AGGLUTINATED = new Set(['ko']);
/** Words for two to eight stand first among those that count. */
const CARDINALS = 7;

/** The source of a pattern for a small number in words; undefined where the language has none that stand apart. */
export function numeralSource(language: string): string | undefined {
  const { cardinals, spaceless } = discourseWordsOf(language);
  return spaceless || cardinals.length === 0 ? undefined : `(?<!\\p{L})(?:${cardinals.join('|')})(?!\\p{L})`;
}

export const discourseWordsOf = perText((language): DiscourseWords => {
  const { tag, reading, discourse, spaceless, talk } = languageOf(language);
  const requests = listOf(talk?.requests).filter((phrase) => !phrase.startsWith('$'));
  const cues = { ...discourse.cuePhrases, ...(requests.length > 0 && { requestByName: requests.join('|') }) };
  const matcher = new CueMatcher(cues, spaceless || AGGLUTINATED.has(tag), listOf(reading.source?.nods));
  return { matcher, language, spaceless, anaphora: discourse.anaphora, cardinals: listOf(cues.counts).slice(0, CARDINALS) };
});
