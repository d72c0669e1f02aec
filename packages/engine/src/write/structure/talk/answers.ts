/** What an answer says beside yes: "Will do, plan comes by Friday" is "plan comes by Friday". */
import { functionWords } from '../../../languages/functionWords.ts';
import { calendarNameOf } from '../../sentence/calendarNames.ts';
import { talkWordsOf } from './talkWords.ts';
import { lengthOf, withoutStop } from './turn.ts';

/** Words of what says something, where no figure and no day does. */
const FEWEST_WORDS = 2;
const MOST_NODS = 4;

/** What is left of an answer without its words of agreement; undefined where it has none. `loosely`: whatever is undertaken agrees. */
export function agreedWith(answer: string, language: string, loosely = false): string | undefined {
  const { agrees, promises } = talkWordsOf(language);
  let rest: string | undefined;
  for (let i = 0; i < MOST_NODS; i++) {
    const text: string = rest ?? answer;
    const next: string | undefined =
      agrees.rest(text) ?? ((loosely && rest === undefined) || isSaid(text) ? promises.rest(text) : undefined);
    if (next === undefined || next === text) break;
    rest = next;
  }
  return rest === undefined ? undefined : withoutStop(rest);

  function isSaid(text: string): boolean {
    const [clause = ''] = text.split(/[,،，、;]/u);
    return lengthOf(promises.rest(clause) ?? clause) === 0;
  }
}

/** " – plan comes by Friday" of an answer that says more than yes. */
export function addedBy(answer: string, language: string, loosely = false): string {
  const plain = agreedWith(answer, language);
  const said = plain ?? (loosely ? agreedWith(answer, language, true) : undefined) ?? '';
  const { isOwnVerb, promises } = talkWordsOf(language);
  const isDone = plain === undefined || isOwnVerb(said) || promises.rest(said) !== undefined;
  const more = isDone ? whenIn(promises.rest(said) ?? said, language) : said;
  const words = more.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  const isTelling = lengthOf(more) >= FEWEST_WORDS || words.some((word) => calendarNameOf(word, language) !== undefined);
  return isTelling ? ` – ${more}` : '';
}

/** "on Friday" of "I put it up on Friday", where the verb says nothing that the task does not say. */
function whenIn(said: string, language: string): string {
  const { isOwnVerb } = talkWordsOf(language);
  const words = said.split(/\s+/u);
  const isDay = (word: string): boolean => calendarNameOf(word.replace(/\P{L}+$/u, ''), language) !== undefined;
  if (!words.some(isDay)) return '';
  const verb = words.slice(0, MOST_BEFORE_VERB).findIndex((word) => !isDay(word) && isOwnVerb(word));
  const rest = words.slice(verb + 1);
  const [first = ''] = rest;
  return isDay(first) || functionWords(language).has(first.toLowerCase()) ? rest.join(' ') : '';
}
const MOST_BEFORE_VERB = 2;
