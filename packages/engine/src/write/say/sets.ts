/** Sets: the items of a list, the entries of labelled lines. Requests, options, amounts of a sum: who counts them misses the one that is left out. */
import type { Unit } from '../discourse/passages.ts';
import { wordsOf } from '../plan/allot.ts';
import { wordiness } from '../sentence/measure.ts';

const FEWEST = 2;
/** More items than that are too many for a slide. */
export const MOST_IN_SET = 8;
/** Words, as many as in English, of a set that a slide holds. */
const MOST_WORDS = 150;

/** The sets among the units that a slide can show whole, each in the order of the source. */
export function setsIn(units: readonly Unit[], language: string): readonly (readonly Unit[])[] {
  const byBlock = new Map<string, Unit[]>();
  for (const unit of units) {
    if (unit.form !== 'list' && unit.form !== 'facts') continue;
    const set = byBlock.get(unit.block) ?? [];
    set.push(unit);
    byBlock.set(unit.block, set);
  }
  return [...byBlock.values()].filter(
    (set) =>
      set.length >= FEWEST &&
      set.length <= MOST_IN_SET &&
      set.every(({ level, aside }) => level === 0 && !aside) &&
      wordsOf(set) <= MOST_WORDS * wordiness(language),
  );
}
