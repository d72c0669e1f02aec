/** What an answer says beside yes: "Will do, plan comes by Friday" is "plan comes by Friday". */
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
    return lengthOf(promises.rest(text) ?? text) === 0 || /^[^,،，、;]{2,24}[,،，、;]/u.test(text);
  }
}

/** " – plan comes by Friday" of an answer that says more than yes. */
export function addedBy(answer: string, language: string, loosely = false): string {
  const more = agreedWith(answer, language, loosely) ?? '';
  const words = more.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  const isTelling = lengthOf(more) >= FEWEST_WORDS || words.some((word) => calendarNameOf(word, language) !== undefined);
  return isTelling ? ` – ${more}` : '';
}
