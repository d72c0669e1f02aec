/** Two to six points, each with its lead if it has one. What every group can be. */
import { type Group, unitsOf } from '../allot.ts';
import { choosePoints, type Judgement } from '../points.ts';
import type { Proposal } from './kind.ts';

export function bullets(group: Group, judge: Judgement): Proposal | undefined {
  const { slideWords, mostPoints } = judge.brief;
  const points = choosePoints(unitsOf(group), judge, { words: slideWords, points: mostPoints });
  if (points.length === 0) return undefined;
  return {
    body: { kind: 'bullets', items: points.map(({ head, text }) => (head === undefined ? { text } : { head, text })) },
    used: points.map((point) => point.unit),
  };
}
