/** A process of the service from its start to its end. */
import { flushCompileCache } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Jobs } from '../jobs/startJobs.ts';
import { withOwnOptions } from '../jobs/startThread.ts';
import type { Readers } from '../reading/readers.ts';
import type { Database } from '../store/database.ts';

/** How long running jobs and requests may take to end when the process is asked to stop. Docker kills after 10 seconds. */
const stopGraceMs = 5000;

/** A collector that does not answer keeps nobody. */
const stopObservingMs = 1500;

/** npm hands on to its child the Control-C that the terminal has already sent to both: within this time it is the same one. */
const echoMs = 500;

/** Resolves at the first SIGTERM or SIGINT. A second one ends the process at once. */
export function stopSignal(): Promise<NodeJS.Signals> {
  const { promise, resolve } = Promise.withResolvers<NodeJS.Signals>();
  let first: { signal: NodeJS.Signals; at: number } | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (first && (signal !== first.signal || performance.now() - first.at > echoMs)) process.exit(130);
      first ??= { signal, at: performance.now() };
      resolve(signal);
    });
  }
  return promise;
}

export interface Running {
  jobs: Jobs;
  readers: Readers;
  db: Database;
  log: Logger;
  /** Stops taking requests and resolves when those under way are answered. */
  closeApi?(): Promise<unknown>;
  /** Hands on what is left to tell. */
  stopObserving?: (() => Promise<unknown>) | undefined;
}

/** Runs until `stop` resolves, then finishes what it can, hands back the rest and closes. Rejects when no presentation can be made. */
export async function runUntil(stop: Promise<NodeJS.Signals>, { jobs, readers, db, log, closeApi, stopObserving }: Running): Promise<void> {
  try {
    const ready = jobs.ready.then(
      () => {
        log.info('ready to make presentations');
        withOwnOptions(flushCompileCache);
      },
      (cause) => {
        throw new Error(`The engine cannot start: ${cause instanceof Error ? cause.message : cause}`, { cause });
      },
    );
    const signal = await Promise.race([stop, ready.then(() => stop)]);
    log.info({ signal }, 'stopping');
  } finally {
    // A slow download may outlast the grace: it is cut off when the process ends.
    await Promise.all([jobs.stop(stopGraceMs), Promise.race([closeApi?.(), delay(stopGraceMs, undefined, { ref: false })])]);
    await Promise.race([stopObserving?.(), delay(stopObservingMs, undefined, { ref: false })]);
    readers.close();
    await db.close();
  }
}
