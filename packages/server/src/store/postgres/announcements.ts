/** What processes tell each other through the database, on a connection of its own that is made again when it is lost. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const channel = 'slidewright_jobs';
/** A connection over which nothing comes is asked whether it is still there as often: the network does not say. */
const lookEveryMs = 15_000;
const longestPauseMs = 10_000;

export interface Announcements {
  /** The statement that announces; its parameter names who does. */
  readonly sql: string;
  /** Calls back when somebody else has announced something, and when that may have been missed. */
  onAnnounced(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Listens from the first listener on. `self` names this process, which need not be told what it says. */
export function listenTo(config: pg.ClientConfig, self: string): Announcements {
  const listeners = new Set<() => void>();
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  const listen = async (): Promise<void> => {
    const client = new pg.Client({ ...config, query_timeout: 5000 });
    const gone = Promise.withResolvers<void>();
    client.on('error', () => gone.resolve()).on('end', () => gone.resolve());
    client.on('notification', ({ payload }) => payload !== self && tell());
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      tell();
      while (!stop.signal.aborted) {
        const wait = new AbortController();
        const pause = delay(lookEveryMs, 'quiet', { signal: AbortSignal.any([stop.signal, wait.signal]) }).catch(() => 'stopped');
        if ((await Promise.race([gone.promise, pause])) !== 'quiet') break;
        wait.abort();
        await client.query('SELECT 1');
      }
    } finally {
      await Promise.race([client.end().catch(() => undefined), delay(1000, undefined, { ref: false })]);
    }
  };
  const keepListening = async (): Promise<void> => {
    for (let pauseMs = 250; !stop.signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const begun = performance.now();
      await listen().catch(() => undefined);
      if (performance.now() - begun > longestPauseMs) pauseMs = 250;
      await delay(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };

  return {
    sql: `SELECT pg_notify('${channel}', $1)`,
    onAnnounced(listener) {
      listeners.add(listener);
      running ??= keepListening();
      return () => listeners.delete(listener);
    },
    async close() {
      stop.abort();
      await running;
    },
  };
}
