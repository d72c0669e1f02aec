/** Parts of a text with headings of their own are matters of their own: two of them share a slide only where one says next to nothing. */
import type { Passage } from '../discourse/passages.ts';
import { wordiness } from '../sentence/measure.ts';
import { type Group, unitsOf, wordsOf } from './allot.ts';

/** Words, as many as in English, that are a slide by themselves, under their heading. */
const FEWEST_WORDS = 15;

/** The group in parts: what stands under each main heading by itself, where all of that is enough. */
export function partsApart(group: Group, language: string): Group[] {
  const runs: Passage[][] = [];
  for (const passage of group.passages) {
    const open = runs.at(-1);
    if (open?.[0]?.section.part === passage.section.part) open.push(passage);
    else runs.push([passage]);
  }
  const isOwn = (run: readonly Passage[]): boolean =>
    run[0]?.section.heading !== undefined && wordsOf(unitsOf({ passages: run })) >= FEWEST_WORDS * wordiness(language);
  return runs.every(isOwn) ? runs.map((passages) => ({ passages })) : [group];
}
