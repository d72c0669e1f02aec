import { type Claim, type ClaimLimits, claimJobOf } from './claimJobOf.ts';
import { countTurn } from './countTurn.ts';
import type { Database } from './database.ts';
import { nextInTurn } from './nextInTurn.ts';

export type { Claim } from './claimJobOf.ts';

/** Takes a job of the account whose turn it is, for `leaseMs` milliseconds, or nothing. */
export async function claimJob(db: Database, limits: ClaimLimits): Promise<Claim | undefined> {
  /** Accounts whose last jobs others have just taken, or are about to. */
  const passed: number[] = [];
  for (;;) {
    const userId = await nextInTurn(db, db.clock.now() - limits.hardCapMs, passed);
    if (userId === undefined) return undefined;
    const claimed = await db.transaction(async (tx) => {
      const claim = await claimJobOf(tx, userId, limits);
      if (claim) await countTurn(tx, userId);
      return claim;
    });
    if (claimed) return claimed;
    passed.push(userId);
  }
}
