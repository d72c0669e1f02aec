/** Two to six points, each with its lead if it has one. What every group can be. */
import { type Group, unitsOf } from '../allot.ts';
import type { Unit } from '../passages.ts';
import { choosePoints, type Judgement, type Point, sayPoint } from '../points.ts';
import type { Proposal } from './kind.ts';

/** Where sentences are so long that hardly any is a point, longer ones are let in. */
const ROOMIER = 1.25;
const FEWEST = 2;

function enoughOf(units: readonly Unit[], judge: Judgement, limits: Parameters<typeof choosePoints>[2]): Point[] {
  const points = choosePoints(units, judge, limits);
  if (points.length >= FEWEST || units.length <= FEWEST) return points;
  const brief = { ...judge.brief, longestPoint: Math.round(ROOMIER * judge.brief.longestPoint) };
  const more = choosePoints(units, { ...judge, brief }, limits);
  return more.length > points.length ? more : points;
}

/** Points with leads and points without are not mixed: where a list of leads is most of what the group says, only that is shown. */
function pointsOf(units: readonly Unit[], judge: Judgement, limits: Parameters<typeof choosePoints>[2]): Point[] {
  const points = enoughOf(units, judge, limits);
  const led = units.filter(({ lead }) => lead !== undefined);
  const share = led.reduce((sum, unit) => sum + unit.words, 0) / units.reduce((sum, unit) => sum + unit.words, 1);
  if (led.length < 2 || share < 0.5 || points.every(({ head }) => head !== undefined)) return points;
  return choosePoints(led, judge, limits);
}

export function bullets(group: Group, judge: Judgement): Proposal | undefined {
  const { slideWords, mostPoints } = judge.brief;
  const points = pointsOf(unitsOf(group), judge, { words: slideWords, points: mostPoints });
  if (points.length === 0) return undefined;
  const led = points.every(({ head }) => head !== undefined);
  return {
    body: { kind: 'bullets', items: points.map((point) => (led ? { head: point.head, text: point.text } : { text: sayPoint(point) })) },
    used: points.map((point) => point.unit),
  };
}
