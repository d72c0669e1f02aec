/** A group by the sections that it spans, each with its units and the name that it stands under. */

import type { Unit } from '../../discourse/passages.ts';
import type { Group } from '../../plan/allot.ts';
import { trimClause } from '../../sentence/tidying.ts';

export interface SectionShare {
  readonly name: string;
  readonly units: readonly Unit[];
}

/**
 * Undefined when one of the sections has no heading. What a section says before its own subsections stands beside none of them: it
 * is left to the notes where there are two or more of those.
 */
export function sectionShares(group: Group): SectionShare[] | undefined {
  const shares = new Map<number, { heading: string; units: Unit[] }>();
  for (const { section, units } of group.passages) {
    if (section.heading === undefined) return undefined;
    const known = shares.get(section.index) ?? { heading: section.heading, units: [] };
    for (const unit of units) known.units.push(unit);
    shares.set(section.index, known);
  }
  const isParent = (heading: string) => group.passages.some(({ section }) => section.path.includes(heading));
  const named = [...shares.values()];
  const below = named.filter(({ heading }) => !isParent(heading));
  if (below.length < Math.min(2, named.length)) return undefined;
  return below.map(({ heading, units }) => ({ name: trimClause(heading), units }));
}
