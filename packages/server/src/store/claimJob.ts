import { type Claim, type ClaimLimits, claimJobOf } from './claimJobOf.ts';
import { countTurn } from './countTurn.ts';
import type { Database } from './database.ts';
import { nextInTurn } from './nextInTurn.ts';

export type { Claim } from './claimJobOf.ts';

/** Takes a job of the account whose turn it is, for `leaseMs` milliseconds, or nothing. */
export async function claimJob(db: Database, limits: ClaimLimits): Promise<Claim | undefined> {
  for (;;) {
    const userId = await nextInTurn(db, db.clock.now() - limits.hardCapMs);
    if (userId === undefined) return undefined;
    const claimed = await db.transaction(async (tx) => {
      const claim = await claimJobOf(tx, userId, limits);
      if (claim) await countTurn(tx, userId);
      return claim;
    });
    // Somebody else may have taken the account's last job since it was looked for.
    if (claimed) return claimed;
  }
}
