/** One claimed job from its checkpoints to its end: watched over, kept alive, timed, and settled. */
import { randomBytes } from 'node:crypto';
import type { MadeFile } from '@slidewright/engine/make';
import type { Logger } from 'pino';
import type { Claim } from '../store/claimJob.ts';
import type { Database } from '../store/database.ts';
import { extendLease } from '../store/extendLease.ts';
import type { JobError } from '../store/failJob.ts';
import type { Files } from '../store/files/disk.ts';
import { loadCheckpoints } from '../store/loadCheckpoints.ts';
import { releaseJob } from '../store/releaseJob.ts';
import { saveCheckpoint } from '../store/saveCheckpoint.ts';
import { fileName } from './fileName.ts';
import { completeClaim, failClaim } from './settle.ts';
import type { Outcome, Thread } from './thread.ts';
import { outOfTime, unknownFault, workerFault } from './verdicts.ts';

export interface JobLimits {
  leaseMs: number;
  /** Counted from the claim. */
  softTimeoutMs: number;
  /** How long a thread may take to stop after it was asked to. */
  graceMs: number;
}

export interface JobSurroundings {
  db: Database;
  files: Files;
  log: Logger;
  limits: JobLimits;
}

/** Why a thread was asked to stop: out of time, at the hard cap, because the process stops, or because another attempt has the job. */
type Halt = 'soft timeout' | 'hard cap' | 'stop' | 'lost';

/** Makes the claimed job's presentation in the thread. When `stop` is aborted, the job goes back to the queue. */
export async function runJob(claim: Claim, thread: Thread, stop: AbortSignal, surroundings: JobSurroundings): Promise<void> {
  const { db, limits } = surroundings;
  const log = surroundings.log.child({ job: claim.id, attempt: claim.attempt });
  const started = performance.now();
  const watch = watchOver(claim, stop, limits, async () => {
    const kept = await extendLease(db, claim, limits.leaseMs).catch((cause) => log.warn({ err: cause }, 'the lease could not be extended'));
    return kept !== false;
  });

  let outcome: Outcome;
  try {
    outcome = await thread.run(
      { request: claim.request, checkpoints: await loadCheckpoints(db, claim.id) },
      {
        log,
        signal: watch.signal,
        graceMs: limits.graceMs,
        async save(stage, value) {
          const kept = await saveCheckpoint(db, claim, stage, value).catch((cause) =>
            log.warn({ err: cause }, 'the checkpoint was not kept'),
          );
          if (kept === false) watch.halt('lost');
        },
      },
    );
    await settle(claim, outcome, watch.reason(), { ...surroundings, log });
  } finally {
    watch.release();
  }
  const { timings, slides, warnings } = outcome.type === 'made' ? outcome.file : {};
  const cause = 'cause' in outcome ? outcome.cause : undefined;
  log.info(
    { outcome: outcome.type, halted: watch.reason(), cause, ms: Math.round(performance.now() - started), slides, timings, warnings },
    'job run',
  );
}

interface Watch {
  readonly signal: AbortSignal;
  halt(reason: Halt): void;
  reason(): Halt | undefined;
  release(): void;
}

/** Keeps the lease alive and says when the thread must stop. */
function watchOver(claim: Claim, stop: AbortSignal, limits: JobLimits, keepLease: () => Promise<boolean>): Watch {
  const controller = new AbortController();
  let reason: Halt | undefined;
  const halt = (why: Halt) => {
    reason ??= why;
    controller.abort();
  };
  const onStop = () => halt('stop');
  const soft = setTimeout(() => halt('soft timeout'), limits.softTimeoutMs);
  const hard = setTimeout(() => halt('hard cap'), Math.max(0, claim.remainingMs));
  const heartbeat = setInterval(async () => {
    if (!(await keepLease())) halt('lost');
  }, limits.leaseMs / 3);
  if (stop.aborted) onStop();
  else stop.addEventListener('abort', onStop);
  return {
    signal: controller.signal,
    halt,
    reason: () => reason,
    release() {
      clearTimeout(soft);
      clearTimeout(hard);
      clearInterval(heartbeat);
      stop.removeEventListener('abort', onStop);
    },
  };
}

async function settle(claim: Claim, outcome: Outcome, halt: Halt | undefined, { db, files, log, limits }: JobSurroundings): Promise<void> {
  if (halt === 'lost') return;
  if (outcome.type === 'made') {
    try {
      await publish(claim, outcome.file, db, files);
      return;
    } catch (cause) {
      log.error({ err: cause }, 'the file could not be stored');
      await failClaim(db, claim, unknownFault);
      return;
    }
  }
  if (halt === 'stop') await releaseJob(db, claim);
  else await failClaim(db, claim, verdict(outcome, halt, limits));
}

/** A file that was made in time after all is published above, whatever the clock said meanwhile. */
function verdict(
  outcome: Exclude<Outcome, { type: 'made' }>,
  halt: Exclude<Halt, 'stop' | 'lost'> | undefined,
  limits: JobLimits,
): JobError {
  if (halt === 'hard cap') return outOfTime('before it could be finished');
  if (outcome.type === 'unresponsive' || outcome.type === 'died') return workerFault;
  if (halt === 'soft timeout') return outOfTime(`after ${limits.softTimeoutMs / 1000} seconds of work`);
  return outcome.type === 'failed' ? { code: outcome.code, message: outcome.message } : unknownFault;
}

/** The file is stored under a key of this attempt alone; if the job is no longer ours, it goes again. */
async function publish(claim: Claim, { bytes, mime, extension, title }: MadeFile, db: Database, files: Files): Promise<void> {
  const storageKey = `${claim.id}-${claim.attempt}.${extension}`;
  await files.write(storageKey, bytes);
  const token = randomBytes(24).toString('base64url');
  const published = await completeClaim(db, claim, {
    token,
    storageKey,
    name: fileName(title, extension),
    mime,
    size: bytes.byteLength,
  });
  if (!published) await files.remove(storageKey);
}
