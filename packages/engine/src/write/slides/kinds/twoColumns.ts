/** Two sections that became one slide stand side by side. */

import { unitsOf } from '../../plan/allot.ts';
import { keyOf } from '../../say/memory.ts';
import { choosePoints, type Point, sayPoint } from '../../say/points.ts';
import { columns } from '../../sentence/measure.ts';
import type { Kind } from './kind.ts';
import { sectionShares } from './sectionShares.ts';

const LONGEST_HEAD = 60;
/** Characters: half of a slide has room for them in every template, also in scripts of long words and high lines. */
const MOST_IN_COLUMN = 300;
/** What their section says before both of them stands below, in this share of a slide's words. */
const OPENING = { share: 0.25, points: 2 };

export const twoSections: Kind = (group, judge) => {
  const sections = sectionShares(group);
  const [left, right] = sections ?? [];
  if (!left || !right || sections?.length !== 2 || group.passages.some(({ form }) => form === 'table' || form === 'facts'))
    return undefined;
  if (keyOf(left.name) === keyOf(right.name)) return undefined;
  if (columns(left.name) > LONGEST_HEAD || columns(right.name) > LONGEST_HEAD) return undefined;
  const half = { words: Math.round(judge.brief.slideWords / 2), points: 3 };
  const [a, b] = [choosePoints(left.units, judge, half), choosePoints(right.units, judge, half)];
  if (a.length === 0 || b.length === 0) return undefined;
  if ([a, b].some((side) => side.reduce((sum, { text }) => sum + columns(text), 0) > MOST_IN_COLUMN)) return undefined;
  const said = (point: Point): string => sayPoint(point, judge.brief.language);
  const opening = unitsOf(group).filter((unit) => ![left, right].some(({ units }) => units.includes(unit)));
  const chosen = choosePoints(opening, judge, { words: Math.round(OPENING.share * judge.brief.slideWords), points: OPENING.points });
  // What goes on from its first sentence is not understood without it.
  const above = chosen[0]?.unit === opening[0] ? chosen : [];
  return {
    body: {
      kind: 'twoColumns',
      columns: [
        { head: left.name, items: a.map(said) },
        { head: right.name, items: b.map(said) },
      ],
      ...(above.length > 0 && { sentence: above.map(said).join('\n') }),
    },
    used: [...above, ...a, ...b].map(({ unit }) => unit),
  };
};
