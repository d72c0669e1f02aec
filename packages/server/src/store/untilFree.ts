import { setTimeout as delay } from 'node:timers/promises';

/** Our transactions take milliseconds. A backup's, or a person's, may take longer. */
const mostMs = 60_000;
const longestPauseMs = 50;

/** SQLite's primary result code of a database that another connection has locked. */
const SQLITE_BUSY = 5;

/** Does the work, again and again while another process has the database locked, for a minute; the event loop goes on meanwhile. */
export async function untilFree<T>(work: () => T): Promise<T> {
  const start = performance.now();
  for (let pauseMs = 2; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return work();
    } catch (cause) {
      if (!isBusy(cause) || performance.now() - start > mostMs) throw cause;
      // Not the same for all: of two who wait for each other's pauses, one would wait for ever.
      await delay(pauseMs * (0.5 + Math.random()));
    }
  }
}

const isBusy = (cause: unknown): boolean =>
  cause instanceof Error && 'errcode' in cause && typeof cause.errcode === 'number' && (cause.errcode & 0xff) === SQLITE_BUSY;
