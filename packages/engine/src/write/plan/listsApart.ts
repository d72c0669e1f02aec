/** Lists and what stands around them: on one slide, one of the two would be left out. */
import type { Passage } from '../discourse/passages.ts';
import { type Group, unitsOf, wordsOf } from './allot.ts';

/** Fewer can stand beside a sentence or two. */
const FEWEST_ITEMS = 5;
/** Words that are worth a slide of their own. */
const FEWEST_WORDS = 40;

/**
 * The group in parts: what stands before its numbered list, if that is much, the list with what is left, and what stands behind it. What leads
 * to items without numbers stays with them.
 */
export function listsApart(group: Group): Group[] {
  const { passages } = group;
  const at = passages.findIndex(({ form, units }) => form === 'list' && units.length >= FEWEST_ITEMS);
  if (at < 0) return [group];
  const [before, after] = [passages.slice(0, at), passages.slice(at + 1)];
  const [early, late] = [passages[at]?.ordered === true && isMuch(before), isMuch(after)];
  if (!early && !late) return [group];
  const list = [...(early ? [] : before), ...passages.slice(at, at + 1), ...(late ? [] : after)];
  return [...(early ? [{ passages: before }] : []), { passages: list }, ...(late ? [{ passages: after }] : [])];
}

/** Whether it is more than the words that lead to a list. */
const isMuch = (passages: readonly Passage[]): boolean => wordsOf(unitsOf({ passages })) >= FEWEST_WORDS;
