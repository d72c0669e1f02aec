/**
 * Puts in order what crashed or stalled processes left behind: expired leases, jobs past the hard cap, files that nobody published,
 * windows of rate limits. Every process runs one; they do not disturb each other.
 */
import type { Logger } from 'pino';
import type { Uploads } from '../reading/uploads.ts';
import type { Database } from '../store/database.ts';
import type { Files } from '../store/files/disk.ts';
import { ownerKey } from '../store/files/ownership.ts';
import { isPublished } from '../store/isPublished.ts';
import { requeueExpiredJobs } from '../store/requeueExpiredJobs.ts';
import { sweepIdempotencyKeys } from '../store/sweepIdempotencyKeys.ts';
import { sweepRateLimits } from '../store/sweepRateLimits.ts';
import { sweepSessions } from '../store/sweepSessions.ts';
import { fileKeyOf } from './deckKey.ts';
import { type Retention, sweepRetained } from './retention.ts';
import { failExhausted, failOverdue } from './settle.ts';
import { outOfTime, workerFault } from './verdicts.ts';
import { createWebhookSender, type WebhookConfig } from './webhooks.ts';

const webhooksEveryMs = 500;
const filesEveryMs = 3_600_000;
/** A stored file is published within moments, unless its process died in between. Clocks are set an hour forth now and then. */
const orphanAgeMs = 2 * 3_600_000;

const scrubEveryMs = 60_000;
const uploadsEveryMs = 600_000;
/** No request may take as long, though the clock be set an hour forth meanwhile. */
const uploadAgeMs = 2 * 3_600_000;

export interface SweepOptions {
  db: Database;
  files: Files;
  uploads: Uploads;
  log: Logger;
  leaseMs: number;
  hardCapMs: number;
  attempts: number;
  retention: Retention;
  webhooks: WebhookConfig;
}

/** Sweeps now and then again and again, until the returned function is called; it resolves when the last sweep has ended. */
export function startSweeper(options: SweepOptions): () => Promise<void> {
  let looked = performance.now();
  /** Leases that could not be extended while the database was locked, or this process stopped, are for their holders to extend now. */
  const looksAway = (): boolean => {
    const since = performance.now() - looked;
    looked = performance.now();
    return since > Math.max(2000, options.leaseMs / 2);
  };
  const webhooks = createWebhookSender(options.db, options.webhooks, options.log);
  const sweeps = [
    every(webhooksEveryMs, options.log, webhooks.sweep),
    every(Math.min(1000, options.leaseMs / 3), options.log, () => sweepJobs(options, looksAway)),
    every(filesEveryMs, options.log, () => sweepFiles(options)),
    every(filesEveryMs, options.log, () => sweepRetained(options.db, options.files, options.retention)),
    // The texts of jobs that have ended are not to be found in the database file any more.
    every(scrubEveryMs, options.log, async () => void (await options.db.scrub())),
    every(uploadsEveryMs, options.log, () => options.uploads.sweep(uploadAgeMs)),
  ];
  return async () => {
    await Promise.all(sweeps.map((stop) => stop()));
    await webhooks.stop();
  };
}

async function sweepJobs({ db, uploads, log, hardCapMs, attempts }: SweepOptions, looksAway: () => boolean): Promise<void> {
  await db.clock.reconcile(db);
  await sweepRateLimits(db);
  await sweepSessions(db);
  await sweepIdempotencyKeys(db);
  const failed = await failOverdue(db, hardCapMs, outOfTime(`${hardCapMs / 1000} seconds after it was accepted`));
  if (failed.length > 0) log.warn({ jobs: failed }, 'jobs reached the hard cap');
  for (const id of failed) await uploads.forget(id);
  if (looksAway()) return;
  const exhausted = await failExhausted(db, attempts, workerFault);
  if (exhausted.length > 0) log.error({ jobs: exhausted, attempts }, 'jobs lost their worker as often as is allowed');
  for (const id of exhausted) await uploads.forget(id);
  const requeued = await requeueExpiredJobs(db);
  if (requeued > 0) log.warn({ requeued }, 'jobs whose workers went silent are queued again');
}

/** `now`: as the files' times are, milliseconds since 1970. */
export async function sweepFiles(
  { db, files, hardCapMs }: Pick<SweepOptions, 'db' | 'files' | 'hardCapMs'>,
  now = Date.now(),
): Promise<void> {
  const ageMs = orphanAgeMs + hardCapMs;
  await files.sweep(ageMs);
  for await (const { key, modifiedMs } of files.list()) {
    if (key !== ownerKey && now - modifiedMs > ageMs && !(await isPublished(db, fileKeyOf(key)))) await files.remove(key);
  }
}

/** Calls now, and then `ms` after each call has ended. */
function every(ms: number, log: Logger, work: () => Promise<void>): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    await work().catch((cause) => log.error({ err: cause }, 'a sweep failed'));
    if (stopped) return;
    timer = setTimeout(() => {
      last = round();
    }, ms);
  };
  let last = round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return last;
  };
}
