/** Points that are points and no paragraphs. */

import type { Unit } from '../../discourse/passages.ts';
import { choosePoints, type Judgement, type Point } from '../../say/points.ts';
import { isParagraph } from '../../sentence/measure.ts';

/** The best points of the units; those that fill several lines are left to the notes, as long as there is anything else to say. */
export function shortPoints(units: readonly Unit[], judge: Judgement, limits: Parameters<typeof choosePoints>[2]): Point[] {
  let left = units;
  let points = choosePoints(left, judge, limits);
  for (let round = 0; round < ROUNDS; round++) {
    const long = longOf(points);
    if (long.size === 0) break;
    left = left.filter((unit) => !long.has(unit));
    const others = left.length > 0 ? choosePoints(left, judge, limits) : [];
    const enough = others.filter(({ text }) => !isParagraph(text)).length >= Math.min(points.length, limits.points, FEWEST);
    if (!enough) break;
    points = others;
  }
  return points;
}

const FEWEST = 2;
/** Choosing takes long where there is much to choose from. */
const ROUNDS = 3;

const longOf = (points: readonly Point[]): ReadonlySet<Unit> =>
  new Set(points.flatMap(({ text, unit }) => (isParagraph(text) ? [unit] : [])));
