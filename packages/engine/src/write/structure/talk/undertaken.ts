/** What somebody undertakes, said so that it is understood among other tasks: "I'll ask Dan" with what he is asked. */

import type { HangKind } from '../../sentence/hanging/hang.ts';
import { hangs } from '../../sentence/hangs.ts';
import { talkWordsOf } from './talkWords.ts';
import { isAsked, lengthOf, type Turn, withoutStop } from './turn.ts';

/** Words behind "I'll ask" that say only whom and when. */
const MOST_ASKED = 2;
/** Words of the sentence that says what it is about. */
const FEWEST_WORDS = 3;
const LEANING = 0.6;
/** UTF-16 units before a pronoun that is what the text speaks of: "set it to 1.5%". */
const AT_START = 8;
const PRONOUNS: ReadonlySet<HangKind> = new Set<HangKind>(['thing', 'person', 'several']);
const POINTING: ReadonlySet<HangKind> = new Set<HangKind>(['thing', 'person', 'several', 'demonstrative', 'substitute', 'selection']);

/** The task with the sentence before it in its message, where its words lean on something; undefined where that does not stand either. */
export function undertakenIn({ sentences }: Turn, sentence: string, task: string, language: string): string | undefined {
  const isOn = talkWordsOf(language).isOwnVerbOn(task);
  if (!leans(task, language) && !isOn && !isBareInquiry(task, language)) return task;
  const before = sentences[sentences.indexOf(sentence) - 1];
  if (before === undefined || isAsked(before) || lengthOf(before) < FEWEST_WORDS || leans(before, language)) return undefined;
  return `${task} – ${withoutStop(before)}`;
}

/** Whether its words point to what another sentence names. */
export const leans = (text: string, language: string): boolean =>
  hangs(text, language).some(
    ({ kind, certainty, start }) =>
      POINTING.has(kind) && (certainty >= LEANING || (start <= AT_START && certainty > 0 && PRONOUNS.has(kind))),
  );

/** "I'll ask Dan": nobody sees what. */
function isBareInquiry(task: string, language: string): boolean {
  const [clause = ''] = task.split(/[,،，、;]\s/u);
  const rest = talkWordsOf(language).inquires.rest(clause);
  return rest !== undefined && lengthOf(rest) <= MOST_ASKED;
}
