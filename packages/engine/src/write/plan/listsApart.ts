/** Lists and what stands around them: on one slide, one of the two would be left out. */
import type { Passage } from '../discourse/passages.ts';
import { type Group, unitsOf, wordsOf } from './allot.ts';

/** Fewer can stand beside a sentence or two. */
const FEWEST_ITEMS = 5;
const FEWEST_BEFORE_MUCH = 3;
/** Words that are worth a slide of their own. */
const FEWEST_WORDS = 40;
const FEWEST_BEHIND_STEPS = 10;

/**
 * The group in parts: what stands before its numbered list, if that is much, the list with what is left, and what stands behind it. What leads
 * to items without numbers stays with them.
 */
export function listsApart(group: Group): Group[] {
  const { passages } = group;
  const at = passages.findIndex(({ form, units }) => form === 'list' && units.length >= FEWEST_BEFORE_MUCH);
  if (at < 0) return [group];
  const [before, after] = [passages.slice(0, at), passages.slice(at + 1)];
  const isLong = (passages[at]?.units.length ?? 0) >= FEWEST_ITEMS;
  const ordered = isLong && passages[at]?.ordered === true;
  // What stands behind numbered steps would take the place of some of them.
  const [early, late] = [
    ordered && isMuch(before),
    isMuch(after) || (ordered && wordsOf(unitsOf({ passages: after })) >= FEWEST_BEHIND_STEPS),
  ];
  if (!early && !late) return [group];
  const list = [...(early ? [] : before), ...passages.slice(at, at + 1), ...(late ? [] : after)];
  return [...(early ? [{ passages: before }] : []), { passages: list }, ...(late ? [{ passages: after }] : [])];
}

/** Whether it is more than the words that lead to a list. */
const isMuch = (passages: readonly Passage[]): boolean => wordsOf(unitsOf({ passages })) >= FEWEST_WORDS;
