/** Two sections that became one slide stand side by side; so do more points than one column holds well. */
import { type Group, unitsOf } from '../allot.ts';
import { columns } from '../measure.ts';
import type { Unit } from '../passages.ts';
import { choosePoints, sayPoint } from '../points.ts';
import type { Kind } from './kind.ts';

const LONGEST_HEAD = 60;

export const twoSections: Kind = (group, judge) => {
  const sections = new Map<number, { heading: string | undefined; units: Unit[] }>();
  for (const { section, units, form } of group.passages) {
    if (form === 'table' || form === 'facts') return undefined;
    const known = sections.get(section.index) ?? { heading: section.heading, units: [] };
    known.units.push(...units);
    sections.set(section.index, known);
  }
  const [left, right] = [...sections.values()];
  if (sections.size !== 2 || !left?.heading || !right?.heading) return undefined;
  if (columns(left.heading) > LONGEST_HEAD || columns(right.heading) > LONGEST_HEAD) return undefined;
  const half = { words: Math.round(judge.brief.slideWords / 2), points: 3 };
  const [a, b] = [choosePoints(left.units, judge, half), choosePoints(right.units, judge, half)];
  if (a.length === 0 || b.length === 0) return undefined;
  return {
    body: {
      kind: 'twoColumns',
      columns: [
        { head: left.heading, items: a.map(sayPoint) },
        { head: right.heading, items: b.map(sayPoint) },
      ],
    },
    used: [...a, ...b].map(({ unit }) => unit),
  };
};

/** Asked when one column of points would be the third in a row. */
export const pointsInColumns: Kind = (group: Group, judge) => {
  const points = choosePoints(unitsOf(group), judge, { words: judge.brief.slideWords, points: judge.brief.mostPoints });
  if (points.length < 4) return undefined;
  const half = Math.ceil(points.length / 2);
  const items = points.map(sayPoint);
  return {
    body: { kind: 'twoColumns', columns: [{ items: items.slice(0, half) }, { items: items.slice(half) }] },
    used: points.map(({ unit }) => unit),
  };
};
