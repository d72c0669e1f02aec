/** Tells all processes that this one makes presentations, how many at a time, and how long one takes. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../store/database.ts';
import { forgetWorker } from '../store/forgetWorker.ts';
import { seeWorker } from '../store/seeWorker.ts';

const everyMs = 3000;
/** Jobs whose times are remembered: few enough to notice that others are asked for now. */
const remembered = 21;

export interface Shift {
  /** Does a job, and remembers how long it took. */
  timed<T>(work: () => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

export function reportShift({ db, log, hands }: { db: Database; log: Logger; hands: number }): Shift {
  const id = randomUUID();
  const times: number[] = [];
  /** The median: one job that hangs says nothing of the others. */
  const typicalMs = () => {
    const middle = times.toSorted((a, b) => a - b)[times.length >> 1];
    return middle === undefined ? null : Math.max(1, Math.round(middle));
  };
  let last = Promise.resolve();
  const report = () => {
    last = last
      .then(() => seeWorker(db, { id, hands, typicalMs: typicalMs() }))
      .catch((cause) => log.warn({ err: cause }, 'the worker was not noted'));
  };
  const timer = hands > 0 ? setInterval(report, everyMs) : undefined;
  return {
    async timed(work) {
      const start = performance.now();
      const result = await work();
      times.push(performance.now() - start);
      if (times.length > remembered) times.shift();
      return result;
    },
    async end() {
      clearInterval(timer);
      await last;
      if (hands > 0) await forgetWorker(db, id).catch((cause) => log.warn({ err: cause }, 'the worker was not forgotten'));
    },
  };
}
