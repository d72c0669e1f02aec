/** The working half of a process: engine threads, the loop that feeds them, and the sweeper. */
import type { Logger } from 'pino';
import type { Uploads } from '../reading/uploads.ts';
import { type Claim, claimJob } from '../store/claimJob.ts';
import type { Database } from '../store/database.ts';
import type { Files } from '../store/files/disk.ts';
import { type EngineLimits, usualEngine } from './engine.ts';
import type { Queue } from './queue.ts';
import { reportShift } from './reportShift.ts';
import type { Retention } from './retention.ts';
import { type EndedAttempt, runJob } from './runJob.ts';
import { startSweeper } from './sweeper.ts';
import { createThread, type Thread, type ThreadState } from './thread.ts';
import type { WebhookConfig } from './webhooks.ts';
import { startWorker } from './worker.ts';

/** Other processes' jobs are seen within this time, though nobody announces them. */
const usualPollMs = 500;

export interface JobsConfig extends Retention, WebhookConfig {
  /** Presentations made at a time; 0 only sweeps. */
  workers: number;
  jobLeaseMs: number;
  jobSoftTimeoutMs: number;
  jobHardCapMs: number;
  /** A job that has lost its worker as often as this is given up. */
  jobAttempts: number;
}

export interface JobsOptions {
  db: Database;
  files: Files;
  uploads: Uploads;
  queue: Queue;
  config: JobsConfig;
  log: Logger;
  engine?: EngineLimits;
  /** One of the engines, which was begun before. */
  first?: Thread | undefined;
  pollMs?: number;
  /** An attempt at a job has ended here. */
  onEnded?: ((attempt: EndedAttempt) => void) | undefined;
}

export interface Jobs {
  /** Resolves when every thread is warm or has ended a task; rejects when one cannot start. */
  readonly ready: Promise<void>;
  /** Of each engine. */
  engines(): Promise<ThreadState[]>;
  /** Claims nothing more, gives running jobs `graceMs` milliseconds to end, and hands the others back to the queue. */
  stop(graceMs: number): Promise<void>;
}

export function startJobs(options: JobsOptions): Jobs {
  const { db, files, uploads, queue, config, log, engine = usualEngine, first, pollMs = usualPollMs, onEnded } = options;
  const { others, startOthers, end: endStart } = startInTurn(queue);
  const threads = Array.from({ length: config.workers }, (_, i) =>
    i === 0 && first ? first : createThread(engine.script, engine.heapLimitMb, i === 0 ? undefined : others),
  );
  threads[0]?.warm().then(startOthers, startOthers);
  const limits = { leaseMs: config.jobLeaseMs, softTimeoutMs: config.jobSoftTimeoutMs, graceMs: engine.graceMs };
  const leaseMs = config.jobLeaseMs;
  const hardCapMs = config.jobHardCapMs;
  const stopSweeper = startSweeper({
    ...{ db, files, uploads, log, leaseMs, hardCapMs },
    attempts: config.jobAttempts,
    retention: config,
    webhooks: config,
  });
  const shift = reportShift({ db, log, hands: config.workers });
  const worker = startWorker<Claim>(
    {
      claim: () => claimJob(db, { leaseMs, hardCapMs }),
      hands: threads.map((thread) => ({
        ready: thread.ready,
        rest: thread.rest,
        work: (claim, stop) => shift.timed(() => runJob(claim, thread, stop, { db, files, uploads, log, limits, onEnded })),
      })),
      onWork: queue.onAccepted,
      onError: (err) => log.error({ err }, 'a job could not be claimed or settled'),
    },
    { pollMs },
  );
  const ready = Promise.all(threads.map((thread) => thread.warm())).then(() => undefined);
  ready.catch(() => undefined);
  return {
    engines: () => Promise.all(threads.map((thread) => thread.state())),
    ready,
    async stop(graceMs) {
      endStart();
      await shift.end();
      await worker.stop(graceMs);
      await stopSweeper();
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** A first presentation that a language model writes takes longer; what was left of an earlier process, and is not announced, does not wait for it. */
const longestAloneMs = 10_000;

/**
 * Engines that load at the same time take each other's processor time, and the first presentation waits for all of them: the others are
 * loaded when the first one is warm, or when there is a second presentation to make before that.
 */
function startInTurn(queue: Pick<Queue, 'onAccepted'>): { others: Promise<void>; startOthers(): void; end(): void } {
  const { promise: others, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => startOthers(), longestAloneMs);
  let accepted = 0;
  const off = queue.onAccepted(() => {
    if (++accepted > 1) startOthers();
  });
  const end = () => {
    off();
    clearTimeout(timer);
  };
  const startOthers = () => {
    end();
    resolve();
  };
  return { others, startOthers, end };
}
