/** A group by the sections that it spans, each with its units and the name that it stands under. */
import type { Group } from '../allot.ts';
import { trimClause } from '../clauses.ts';
import type { Unit } from '../passages.ts';
import { words } from '../words/words.ts';

export interface SectionShare {
  readonly name: string;
  readonly units: readonly Unit[];
}

/** Undefined when one of the sections has no heading. What a section says before its own subsections is their overview. */
export function sectionShares(group: Group, language: string): SectionShare[] | undefined {
  const shares = new Map<number, { heading: string; units: Unit[] }>();
  for (const { section, units } of group.passages) {
    if (section.heading === undefined) return undefined;
    const known = shares.get(section.index) ?? { heading: section.heading, units: [] };
    known.units.push(...units);
    shares.set(section.index, known);
  }
  const isParent = (heading: string) => group.passages.some(({ section }) => section.path.includes(heading));
  return [...shares.values()].map(({ heading, units }) => ({
    name: isParent(heading) ? words(language).overview : trimClause(heading),
    units,
  }));
}
