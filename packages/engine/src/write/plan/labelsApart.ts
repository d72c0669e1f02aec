/** Paragraphs that bear their names: beside what has none, theirs would be lost. */
import type { Passage } from '../discourse/passages.ts';
import { type Group, unitsOf, wordsOf } from './allot.ts';

/** Words that are a slide by themselves, under their name. */
const FEWEST_WORDS = 8;

/**
 * The group in parts: each of its labelled sections by itself where others stand beside it, unless two of them can be set side by side. A
 * single sentence behind one of them stays with it.
 */
export function labelsApart(group: Group): Group[] {
  const runs: Passage[][] = [];
  for (const passage of group.passages) {
    const open = runs.at(-1);
    const goesOn =
      open?.[0]?.section === passage.section ||
      (!passage.section.labelled && (!open?.[0]?.section.labelled || (passage.form === 'prose' && passage.units.length === 1)));
    if (open && goesOn) open.push(passage);
    else runs.push([passage]);
  }
  const labelled = runs.filter(([first]) => first?.section.labelled);
  const besides = runs.length - labelled.length;
  if (labelled.length === 0 || runs.length === 1 || (besides === 0 && runs.length === 2)) return [group];
  const tooLittle = runs.some((run) => wordsOf(unitsOf({ passages: run })) < FEWEST_WORDS);
  return tooLittle ? [group] : runs.map((passages) => ({ passages }));
}
