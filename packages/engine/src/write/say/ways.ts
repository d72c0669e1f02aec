/** The ways in which a unit can be said as a point: each true and whole by itself, the fullest first. */
import { discourseWordsOf } from '../discourse/discourseWords.ts';
import { isHinge } from '../discourse/hinge.ts';
import type { Unit } from '../discourse/passages.ts';
import type { Brief } from '../plan/brief.ts';
import { headlinesOf } from '../sentence/headlinesOf.ts';
import { countWords } from '../sentence/measure.ts';
import { sayingsOf } from '../sentence/sayingsOf.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { capitalize, trimClause } from '../sentence/tidying.ts';
import { tearsNumber } from '../sentence/tornNumbers.ts';

export interface Way {
  readonly text: string;
  readonly words: number;
  /** It leaves out what could be said below it. */
  readonly isHeadline?: true;
  /** Of that, what is a statement by itself. */
  readonly rest?: string;
}

/** Words of the longest sentence that a slide can hold at all. */
const LONGEST_WAY = 56;
/** The same of an item of several sentences. */
const LONGEST_ITEM = 90;
/** Words of a sentence that only names its item: "Go bigger." */
export const LONGEST_NAME = 4;

/** What can be said of a unit does not depend on its slide, and the same units are looked at several times. */
const known = new WeakMap<Unit, readonly Way[]>();

/** Empty where nothing of the unit can be said. */
export function waysOf(unit: Unit, { brief: { language } }: { readonly brief: Brief }): readonly Way[] {
  let ways = known.get(unit);
  if (!ways) {
    ways = unit.form === 'prose' ? sayingsOf(unit.resolved ?? unit.text, language) : waysOfItem(unit.text, language);
    const source = `${unit.text} ${unit.resolved ?? ''}`;
    const longest = unit.form === 'prose' ? LONGEST_WAY : LONGEST_ITEM;
    ways = ways.filter(({ words, text }) => words <= longest && !tearsNumber(text, source));
    known.set(unit, ways);
  }
  return ways;
}

const knownHeadlines = new WeakMap<Unit, readonly Way[]>();

/** What a title can be made of besides: the statements that the unit's sentence makes in fewer words than a point should have. */
export function headlineWaysOf(unit: Unit, { brief: { language } }: { readonly brief: Brief }): readonly Way[] {
  let ways = knownHeadlines.get(unit);
  if (!ways) {
    const headlines = unit.form === 'prose' ? headlinesOf(unit.resolved ?? unit.text, language) : [];
    const { matcher } = discourseWordsOf(language);
    ways = headlines
      .filter(({ text }) => !tearsNumber(text, unit.text))
      .flatMap(({ rest, ...headline }): Way[] => {
        // "We draw a lesson, and the gate will be locked at night": the message is behind what leads to it.
        if (isHinge(headline.text, language, (said) => matcher.find(said)))
          return rest === undefined ? [] : [{ text: rest, words: countWords(rest), isHeadline: true }];
        return [{ ...headline, ...(rest !== undefined && { rest }), isHeadline: true }];
      });
    knownHeadlines.set(unit, ways);
  }
  return ways;
}

/** An item says what it says even in one word; of several sentences the first ones say what it is about. */
function waysOfItem(text: string, language: string): Way[] {
  const asWritten = (part: string): Way => ({ text: capitalize(trimClause(part), language), words: countWords(part) });
  const whole = asWritten(text);
  if (whole.text === '') return [];
  const sentences = splitSentences(text, language);
  if (sentences.length < 2) return [whole, ...sayingsOf(text, language)];
  const glue = /\s/u.test(text) ? ' ' : '';
  // The longest first, and none that no slide holds: an item may be a chapter.
  const shorter: Way[] = [];
  let said = '';
  for (const sentence of sentences.slice(0, -1)) {
    said = said === '' ? sentence : `${said}${glue}${sentence}`;
    const way = asWritten(said);
    if (way.words > LONGEST_ITEM) break;
    shorter.unshift(way);
  }
  const telling = shorter.filter(({ words }) => words > LONGEST_NAME);
  return [whole, ...(telling.length > 0 ? telling : shorter.slice(-1))];
}
