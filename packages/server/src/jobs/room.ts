/** Whether there is room for a job: what cannot be made in time is said at once, instead of failing at the hard cap. */
import { capacity } from '../store/capacity.ts';
import type { Database } from '../store/database.ts';
import { waitingJobs } from '../store/waitingJobs.ts';

export interface RoomLimits {
  /** Jobs that may wait for one account. */
  queuePerKey: number;
  jobHardCapMs: number;
}

export interface NoRoom {
  /** `key`: the account has as many waiting as it may. `time`: it would not be made before its hard cap. */
  reason: 'key' | 'time';
  /** When there will be room, in milliseconds, as far as can be told. */
  retryMs: number;
}

/** Nobody is sent away for less. */
const leastRetryMs = 1000;
/** When nothing has been made yet, nobody knows how long it takes. */
const unknownRetryMs = 5000;

/** Undefined when there is room. */
export async function lackOfRoom(db: Database, userId: number, { queuePerKey, jobHardCapMs }: RoomLimits): Promise<NoRoom | undefined> {
  const { own, ahead, accounts } = await waitingJobs(db, userId);
  if (own >= queuePerKey) {
    const able = await capacity(db);
    // Each account has its turn before this one has its next.
    const retryMs = able ? Math.max(leastRetryMs, Math.ceil(accounts / able.perMs)) : unknownRetryMs;
    return { reason: 'key', retryMs };
  }
  if (ahead === 0) return undefined;
  const able = await capacity(db);
  if (!able || ahead < able.hands) return undefined;
  const lateMs = Math.ceil((ahead + 1) / able.perMs) - jobHardCapMs;
  return lateMs > 0 ? { reason: 'time', retryMs: Math.max(leastRetryMs, lateMs) } : undefined;
}
