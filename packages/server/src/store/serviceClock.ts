/**
 * The clock that leases and the hard cap go by. It is the database's, but where that is set to another time (by hand, after a suspension,
 * by a time server) the service's goes on: each process also counts the time by a clock that nobody can set, and whoever first sees that
 * the two have parted corrects the offset between them, for all.
 */
import type { ServiceClock } from './connection.ts';
import { readServiceClock } from './readServiceClock.ts';
import { setClockOffset } from './setClockOffset.ts';

export interface ClockSources {
  /** Milliseconds, by a clock that only goes forward. */
  monotone(): number;
  /** What the database's clock is said to be ahead of what it tells, in milliseconds. */
  skew(): number;
}

const usual: ClockSources = { monotone: () => performance.now(), skew: () => 0 };
/** Clocks are slowed down and sped up by less than this between two looks. */
const toleranceMs = 2000;

interface Anchor {
  /** The service's time at `at`, which is by the clock that only goes forward. */
  readonly time: number;
  readonly at: number;
  readonly version: number;
}

/** It goes from the first time that it is reconciled. */
export function createServiceClock({ monotone, skew }: ClockSources = usual): ServiceClock {
  let anchor: Anchor | undefined;
  const timeAt = ({ time, at }: Anchor, now: number): number => Math.round(time + now - at);
  return {
    now() {
      if (!anchor) throw new Error('the clock has not been set');
      return timeAt(anchor, monotone());
    },

    async reconcile(db) {
      const before = monotone();
      const seen = await readServiceClock(db);
      const at = monotone();
      const wall = seen.wall + skew();
      const time = wall - seen.offsetMs;
      // When too long has passed in between, nobody knows what the one clock said when the other did.
      if (anchor && at - before > toleranceMs / 2) return;
      if (!anchor || anchor.version !== seen.version || Math.abs(time - timeAt(anchor, at)) <= toleranceMs) {
        anchor = { time, at, version: seen.version };
      } else if (await setClockOffset(db, wall - timeAt(anchor, at), seen.version)) {
        anchor = { ...anchor, version: seen.version + 1 };
      }
    },
  };
}
