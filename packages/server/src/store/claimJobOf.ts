import type { Database } from './database.ts';

/** A job that a worker holds. Whoever claims it later has a greater `attempt`, and this one can change nothing any more. */
export interface Claim {
  id: string;
  attempt: number;
  /** JSON, as it was accepted. */
  request: string;
  /** Whether diagnostics are kept. */
  debug: boolean;
  /** Milliseconds until the hard cap, which counts from acceptance. */
  remainingMs: number;
}

export interface ClaimLimits {
  leaseMs: number;
  hardCapMs: number;
}

/** Characters above which a job is large: it takes seconds where others take tenths. */
const largeSize = 65_536;
/** So long a large job gives way to the small ones of its own account, in milliseconds. */
const giveWayMs = 60_000;

/** Takes the account's job whose turn it is: the oldest that still has time, but for large ones, which give way to small ones for a while. */
export async function claimJobOf(db: Database, userId: number, { leaseMs, hardCapMs }: ClaimLimits): Promise<Claim | undefined> {
  const now = db.clock.now();
  const claimed = await db.get<Omit<Claim, 'debug'> & { debug: number }>(
    `UPDATE jobs SET status = 'processing', attempt = attempt + 1, lease_until = $2
     WHERE id = (
       SELECT id FROM jobs WHERE status = 'queued' AND user_id = $1 AND accepted_at > $3
       ORDER BY CASE WHEN size > ${largeSize} AND accepted_at > $4 THEN 1 ELSE 0 END, accepted_at, id LIMIT 1 ${db.dialect.skipLocked}
     )
     RETURNING id AS "id", attempt AS "attempt", request AS "request", debug AS "debug", accepted_at - $3 AS "remainingMs"`,
    [userId, now + leaseMs, now - hardCapMs, now - giveWayMs],
  );
  return claimed && { ...claimed, debug: claimed.debug !== 0 };
}
