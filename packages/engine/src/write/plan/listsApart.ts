/** Lists and what stands around them: on one slide, one of the two would be left out. */
import type { Passage } from '../discourse/passages.ts';
import { type Group, unitsOf, wordsOf } from './allot.ts';

/** Fewer can stand beside a sentence or two. */
const FEWEST_ITEMS = 5;
const FEWEST_BEFORE_MUCH = 3;
/** Words that are worth a slide of their own. */
const FEWEST_WORDS = 40;
const FEWEST_BEHIND_STEPS = 35;
/** Steps of together so many words are a slide of their own, however few they are, beside a few sentences. */
const MUCH_OF_STEPS = 60;
const FEWEST_BEFORE_STEPS = 25;

/**
 * The group in parts: what stands before its numbered list, if that is much, the list with what is left, and what stands behind it. What leads
 * to items without numbers stays with them.
 */
export const listsApart = (group: Group): Group[] => ledApart(group).flatMap(parted).flatMap(halvesOf);

/** Items that one sentence leads to, and words of what else the section says, from which both are slides. */
const FEWEST_LED = 3;
const FEWEST_BESIDE = 25;
const MOST_BEHIND = 2;

/**
 * "With the consent of the office four days are possible in these cases: …", among other sentences: beside these its items would read as what the
 * section says. The others stand first, and below them what leads to the items with them.
 */
function ledApart(group: Group): Group[] {
  const { passages } = group;
  const at = passages.findIndex(
    ({ form, ordered, units }, i) =>
      form === 'list' &&
      !ordered &&
      units.length >= FEWEST_LED &&
      units.every(({ level, lead }) => level === 0 && lead === undefined) &&
      passages[i - 1]?.form === 'prose' &&
      /[:：]$/u.test(passages[i - 1]?.units.at(-1)?.text ?? ''),
  );
  const [above, list] = [passages[at - 1], passages[at]];
  if (!above || !list || passages.some((passage, i) => i !== at && passage.form !== 'prose')) return [group];
  const before = above.units.slice(0, -1);
  // What stands behind the items may speak of them.
  const behind = unitsOf({ passages: passages.slice(at + 1) });
  if (behind.length > MOST_BEHIND || behind.some(({ needs }) => needs.length > 0)) return [group];
  const others = [...passages.slice(0, at - 1), ...(before.length > 0 ? [{ ...above, units: before }] : []), ...passages.slice(at + 1)];
  const beside = unitsOf({ passages: others });
  if (beside.length < 2 || wordsOf(beside) < FEWEST_BESIDE) return [group];
  return [{ passages: others }, { passages: [{ ...above, units: above.units.slice(-1) }, list] }];
}

function parted(group: Group): Group[] {
  const { passages } = group;
  const at = passages.findIndex(({ form, units }) => form === 'list' && units.length >= FEWEST_BEFORE_MUCH);
  if (at < 0) return [group];
  const [before, after] = [passages.slice(0, at), passages.slice(at + 1)];
  const units = passages[at]?.units ?? [];
  const isTold = units.every(({ level }) => level === 0) && wordsOf(units) >= MUCH_OF_STEPS;
  const isLong = units.length >= FEWEST_ITEMS;
  const ordered = passages[at]?.ordered === true && (isLong || isTold);
  // What stands behind numbered steps would take the place of some of them.
  const [early, late] = [
    ordered && (isMuch(before) || (isTold && wordsOf(unitsOf({ passages: before })) >= FEWEST_BEFORE_STEPS)),
    isMuch(after) || (ordered && isLong && wordsOf(unitsOf({ passages: after })) >= FEWEST_BEHIND_STEPS),
  ];
  if (!early && !late) return [group];
  const list = [...(early ? [] : before), ...passages.slice(at, at + 1), ...(late ? [] : after)];
  return [...(early ? [{ passages: before }] : []), { passages: list }, ...(late ? [{ passages: after }] : [])];
}

/** Whether it is more than the words that lead to a list. */
const isMuch = (passages: readonly Passage[]): boolean => wordsOf(unitsOf({ passages })) >= FEWEST_WORDS;

/** Words of labelled paragraphs that the cards of a slide hold; fewer than so many are not parted. */
const MOST_ON_CARDS = 170;
const FEWEST_PARTED = 4;

/** Paragraphs with labels ("Day 1. …" to "Day 5. …") that are too much for the cards of one slide, on two; what stands behind them by itself. */
function halvesOf(group: Group): Group[] {
  const { passages } = group;
  const list = passages.find(({ paragraphs, units }) => paragraphs && units.length >= FEWEST_PARTED && wordsOf(units) > MOST_ON_CARDS);
  if (!list) return [group];
  const { units } = list;
  const place = passages.indexOf(list);
  const sides = units.map((_, i) => Math.abs(wordsOf(units) - 2 * wordsOf(units.slice(0, i))));
  const at = sides.indexOf(Math.min(...sides.slice(2, -1)));
  return [
    { passages: [...passages.slice(0, place), { ...list, units: units.slice(0, at) }] },
    { passages: [{ ...list, units: units.slice(at) }] },
    // Beside sentences the second half would lose its labels.
    ...(place + 1 < passages.length ? [{ passages: passages.slice(place + 1) }] : []),
  ];
}
