/** How much each unit is worth showing: its role and strength in its text, and among those of about the same what the text comes back to. */
import type { Passage } from '../discourse/passages.ts';
import type { Role } from '../discourse/role.ts';

/** Shown only where nothing else is there. */
const EMPTY: ReadonlySet<Role> = new Set<Role>(['question', 'announcement', 'about', 'scene', 'transition', 'rhetoric', 'greeting']);

const STRENGTH = 0.7;
const CENTRALITY = 0.3;

export const isEmpty = (role: Role): boolean => EMPTY.has(role);

/** About 0 to 1, by the unit's index; `ranks` are LexRank's with what else speaks for a unit. */
export function worthsOf(passages: readonly Passage[], ranks: Float64Array): Float64Array {
  const most = ranks.reduce((best, rank) => Math.max(best, rank), 1e-9);
  const worths = new Float64Array(ranks.length);
  for (const { units } of passages)
    for (const { index, strength } of units) worths[index] = STRENGTH * strength + CENTRALITY * (Math.max(0, ranks[index] ?? 0) / most);
  return worths;
}
