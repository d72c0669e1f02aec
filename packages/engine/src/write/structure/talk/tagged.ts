/** Questions in the words of a statement, which nobody gives their mark: "The limit is 80 isn't it" – "80 yes". */
import { talkWordsOf } from './talkWords.ts';
import { isAsked, lengthOf, type Turn } from './turn.ts';

/** Words of an answer that says yes and no more. */
const LONGEST_ANSWER = 3;

/** The turns with such questions as statements where the next one says yes, and with their marks where not. */
export const withTagged = (turns: readonly Turn[], language: string): readonly Turn[] =>
  turns.map((turn, at) => ({
    ...turn,
    sentences: turn.sentences.map((sentence) => {
      const stated = isAsked(sentence) ? undefined : talkWordsOf(language).tagged(sentence);
      if (stated === undefined) return sentence;
      return isYes(turns[at + 1], language) ? `${stated}.` : `${sentence.replace(/[.。]$/u, '')}?`;
    }),
  }));

function isYes(turn: Turn | undefined, language: string): boolean {
  const words = turn?.sentences[0]?.split(/\s+/u) ?? [];
  const { agrees } = talkWordsOf(language);
  return lengthOf(words.join(' ')) <= LONGEST_ANSWER && words.some((_, i) => agrees.rest(words.slice(i).join(' ')) !== undefined);
}
