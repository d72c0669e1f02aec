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

/** Takes the oldest queued job that still has time, for `leaseMs` milliseconds, or nothing. */
export async function claimJob(db: Database, { leaseMs, hardCapMs }: { leaseMs: number; hardCapMs: number }): Promise<Claim | undefined> {
  const { now, skipLocked } = db.dialect;
  const claimed = await db.get<Omit<Claim, 'debug'> & { debug: number }>(
    `UPDATE jobs SET status = 'processing', attempt = attempt + 1, lease_until = ${now} + $1
     WHERE id = (
       SELECT id FROM jobs WHERE status = 'queued' AND created_at > ${now} - $2
       ORDER BY created_at, id LIMIT 1 ${skipLocked}
     )
     RETURNING id AS "id", attempt AS "attempt", request AS "request", debug AS "debug",
       created_at + $2 - ${now} AS "remainingMs"`,
    [leaseMs, hardCapMs],
  );
  return claimed && { ...claimed, debug: claimed.debug !== 0 };
}
