/** Prose that no heading divides is divided by its paragraphs: each is a thought, and half of one with half of the next is none. */
import type { Passage, Unit } from '../discourse/passages.ts';
import { wordiness } from '../sentence/measure.ts';

/** Words, as many as in English, of a paragraph that is a thought by itself; of fewer it goes with the next one. */
const FEWEST_WORDS = 30;
/** So many words are one slide's, however many paragraphs they are. */
const ONE_SLIDE = 90;

export const paragraphed = (passages: readonly Passage[], language: string): readonly Passage[] =>
  passages.flatMap((passage) =>
    passage.form === 'prose' && passage.section.heading === undefined ? divided(passage, wordiness(language)) : [passage],
  );

function divided(passage: Passage, said: number): readonly Passage[] {
  if (wordsOf(passage.units) <= ONE_SLIDE * said) return [passage];
  const pieces: Unit[][] = [];
  for (const unit of passage.units) {
    const open = pieces.at(-1);
    if (!open || (open.at(-1)?.ends && wordsOf(open) >= FEWEST_WORDS * said)) pieces.push([unit]);
    else open.push(unit);
  }
  const last = pieces.at(-1) ?? [];
  if (pieces.length > 1 && wordsOf(last) < FEWEST_WORDS * said && wordsOf(pieces.at(-2) ?? []) + wordsOf(last) <= ONE_SLIDE * said)
    pieces.splice(-2, 2, [...(pieces.at(-2) ?? []), ...last]);
  return pieces.map((units) => ({ ...passage, units }));
}

const wordsOf = (units: readonly Unit[]): number => units.reduce((sum, { words }) => sum + words, 0);
