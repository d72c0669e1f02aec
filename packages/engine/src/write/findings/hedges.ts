/** Words at a figure that say how sure it is, or that it is a bound: "about", "up to", "or more". */
import type { Patterns } from './patterns.ts';
import { at } from './sticky.ts';

const LONGEST = 32;

/** At the end of what stands before the figure. */
export function hedgeBefore(before: string, patterns: Patterns): string | undefined {
  const hedge = patterns.hedgeBefore?.exec(before.slice(-LONGEST))?.[0];
  return hedge !== undefined && leadsUp(before, hedge, patterns) ? undefined : hedge;
}

/** "Rises to 900" in a language where that is "up to 900" is no bound. */
function leadsUp(before: string, hedge: string, { toEnd, rises, falls }: Patterns): boolean {
  const clause =
    before
      .slice(0, -hedge.length)
      .split(/[,.;:]\s/u)
      .at(-1) ?? '';
  return toEnd?.test(before) === true && [rises, falls].some((words) => words?.test(clause) === true);
}

export const hedgeAfterAt = (plain: string, end: number, patterns: Patterns): number | undefined =>
  patterns.hedgeAfterAt ? at(patterns.hedgeAfterAt, plain, end + (/^[\s\u00a0]/.test(plain.slice(end)) ? 1 : 0)) : undefined;
