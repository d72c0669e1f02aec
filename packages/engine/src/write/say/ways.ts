/** The ways in which a unit can be said as a point: each true and whole by itself, the fullest first. */
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

/** What can be said of a unit does not depend on its slide, and the same units are looked at several times. */
const known = new WeakMap<Unit, readonly Way[]>();

/** Empty where nothing of the unit can be said. */
export function waysOf(unit: Unit, { brief: { language } }: { readonly brief: Brief }): readonly Way[] {
  let ways = known.get(unit);
  if (!ways) {
    ways = unit.form === 'prose' ? sayingsOf(unit.resolved ?? unit.text, language) : waysOfItem(unit.text, language);
    const source = `${unit.text} ${unit.resolved ?? ''}`;
    ways = ways.filter(({ words, text }) => words <= LONGEST_WAY && !tearsNumber(text, source));
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
    ways = headlines.filter(({ text }) => !tearsNumber(text, unit.text)).map((headline) => ({ ...headline, isHeadline: true }));
    knownHeadlines.set(unit, ways);
  }
  return ways;
}

/** An item says what it says even in one word; of several sentences the first says what it is about. */
function waysOfItem(text: string, language: string): Way[] {
  const asWritten = (part: string): Way => ({ text: capitalize(trimClause(part), language), words: countWords(part) });
  const whole = asWritten(text);
  if (whole.text === '') return [];
  const [first, ...more] = splitSentences(text, language);
  return more.length > 0 && first !== undefined ? [whole, asWritten(first)] : [whole, ...sayingsOf(text, language)];
}
