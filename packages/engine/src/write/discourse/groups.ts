/** Minimal groups of a passage: units that are shown together or not at all. */
import type { Passage, Unit } from './passages.ts';

/**
 * The passage's units shared out into the smallest groups that stand by themselves, in the order of their first units: a unit with what
 * it needs, an announcement with what it announces, both sides of a thing. Units that are never shown are in none.
 */
export function groupsOf(passage: Pick<Passage, 'units'>): readonly (readonly Unit[])[] {
  const usable = passage.units.filter(({ unusable }) => !unusable);
  const byIndex = new Map(usable.map((unit) => [unit.index, unit]));
  const leader = new Map<number, number>();
  const find = (index: number): number => {
    let at = index;
    while ((leader.get(at) ?? at) !== at) at = leader.get(at) ?? at;
    return at;
  };
  for (const unit of usable) {
    if (unit.resolved !== undefined) continue;
    for (const needed of unit.needs) {
      if (!byIndex.has(needed)) continue;
      const [a, b] = [find(unit.index), find(needed)];
      leader.set(Math.max(a, b), Math.min(a, b));
    }
  }
  return [...Map.groupBy(usable, (unit) => find(unit.index)).values()];
}

/** The unit with all that it needs, and what that needs in turn, in the order of the source; undefined where something is never shown. */
export function withNeeds(unit: Unit, byIndex: (index: number) => Unit | undefined): readonly Unit[] | undefined {
  const found = new Map<number, Unit>();
  const open = [unit];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.unusable) return undefined;
    if (found.has(next.index)) continue;
    found.set(next.index, next);
    if (next.resolved !== undefined) continue;
    for (const index of next.needs) {
      const needed = byIndex(index);
      if (needed) open.push(needed);
    }
  }
  return [...found.values()].sort((a, b) => a.index - b.index);
}
