/** One claimed job from its checkpoints to its end: watched over, kept alive, timed, and settled. */
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { KeptFile, Uploads } from '../reading/uploads.ts';
import type { Claim } from '../store/claimJob.ts';
import type { Database } from '../store/database.ts';
import { extendLease } from '../store/extendLease.ts';
import type { JobError } from '../store/failJob.ts';
import type { Files } from '../store/files/disk.ts';
import { loadCheckpoints } from '../store/loadCheckpoints.ts';
import { releaseJob } from '../store/releaseJob.ts';
import { saveCheckpoint } from '../store/saveCheckpoint.ts';
import { saveDiagnostics } from '../store/saveDiagnostics.ts';
import { deckKeyOf } from './deckKey.ts';
import { diagnosticsOf, writerDiagnosticsOf } from './diagnostics.ts';
import { fileName } from './fileName.ts';
import { readSource } from './readSource.ts';
import { completeClaim, failClaim } from './settle.ts';
import type { Step } from './step.ts';
import type { Outcome, Thread } from './thread.ts';
import type { Made, Stage, Task } from './threadMessages.ts';
import { outOfTime, unknownFault, workerFault } from './verdicts.ts';
import { type Halt, type JobLimits, watchOver } from './watch.ts';

/** An attempt that has come to its end, for whoever counts them. */
export interface EndedAttempt {
  job: string;
  attempt: number;
  outcome: Outcome['type'];
  /** From the claim on. */
  ms: number;
  /** What it was made of, as it ended. */
  steps: readonly Step[];
  made?: Pick<Made, 'timings' | 'writer' | 'cache'>;
}

export interface JobSurroundings {
  onEnded?: ((attempt: EndedAttempt) => void) | undefined;
  db: Database;
  files: Files;
  uploads: Uploads;
  log: Logger;
  limits: JobLimits;
}

/** Characters. A larger Document is sooner made of its text again than written down. */
const largestDocument = 2 ** 20;

/** What was kept for a job: by its attempts, and when it was accepted. */
interface Kept extends Partial<Record<Stage, string>> {
  keptFile?: KeptFile;
}

/**
 * Makes the claimed job's presentation in the thread. When `stop` is aborted, the job goes back to the queue. False when the job was, or
 * has become, another attempt's.
 */
export async function runJob(claim: Claim, thread: Thread, stop: AbortSignal, surroundings: JobSurroundings): Promise<boolean> {
  const { db, uploads, limits } = surroundings;
  const log = surroundings.log.child({ job: claim.id, attempt: claim.attempt });
  const started = performance.now();
  const steps: Step[] = [];
  const timeLeft = () => Math.min(limits.softTimeoutMs, claim.remainingMs) - (performance.now() - started);
  const watch = watchOver(claim, stop, limits, async () => {
    const kept = await extendLease(db, claim, limits.leaseMs).catch((cause) => log.warn({ err: cause }, 'the lease could not be extended'));
    return kept !== false;
  });

  const save = async (stage: Stage, value: string): Promise<void> => {
    if (stage === 'document' && value.length > largestDocument) return;
    const kept = await saveCheckpoint(db, claim, stage, value).catch((cause) => log.warn({ err: cause }, 'the checkpoint was not kept'));
    if (kept === false) watch.halt('lost');
  };
  const make = async ({ keptFile, ...checkpoints }: Kept): Promise<Outcome> => {
    const onStep = (step: Step) => steps.push(step);
    const options = { log, signal: watch.signal, graceMs: limits.graceMs, onStep, save };
    const request = keptFile === 'request' ? await uploads.readRequest(claim.id) : claim.request;
    const task = (of: Task['checkpoints']): Task => ({ request, checkpoints: of, timeMs: timeLeft() });
    if (keptFile === undefined || keptFile === 'request') return thread.run(task(checkpoints), options);
    const document = await readSource(uploads, claim.id, keptFile, watch.signal);
    return 'type' in document ? document : thread.run(task({ ...checkpoints, document }), options);
  };

  let outcome: Outcome;
  let ended: boolean;
  try {
    const kept: Kept = await loadCheckpoints(db, claim.id);
    outcome = await make(kept);
    ended = await settle(claim, outcome, watch.reason(), { ...surroundings, log });
    if (ended && kept.keptFile !== undefined) await uploads.forget(claim.id);
  } finally {
    watch.release();
  }
  const ms = performance.now() - started;
  const all = diagnosticsOf(claim.attempt, outcome, watch.reason(), ms);
  const kept = claim.debug ? all : writerDiagnosticsOf(all);
  if (kept) {
    await saveDiagnostics(db, claim.id, JSON.stringify(kept)).catch((cause) => log.warn({ err: cause }, 'the diagnostics were not kept'));
  }
  const { id: job, attempt } = claim;
  surroundings.onEnded?.({ job, attempt, outcome: outcome.type, ms, steps, ...(outcome.type === 'made' && { made: outcome.file }) });
  report(log, outcome, watch.reason(), ms);
  return ended || watch.reason() === 'stop';
}

/** False when the job has not ended: it went back to the queue, or is another attempt's. */
async function settle(
  claim: Claim,
  outcome: Outcome,
  halt: Halt | undefined,
  { db, files, log, limits }: JobSurroundings,
): Promise<boolean> {
  if (halt === 'lost') return false;
  if (outcome.type === 'made') {
    const storageKey = `${claim.id}-${claim.attempt}.${outcome.file.extension}`;
    try {
      await files.write(storageKey, outcome.file.bytes);
      await files.write(deckKeyOf(storageKey), outcome.file.kept);
    } catch (cause) {
      log.error({ err: cause }, 'the file could not be stored');
      return failClaim(db, claim, unknownFault);
    }
    // A database that is away fails no job: its lease lapses, and another attempt makes the file again.
    return publish(claim, storageKey, outcome.file, db, files);
  }
  if (halt !== 'stop') return failClaim(db, claim, verdict(outcome, halt, limits));
  await releaseJob(db, claim);
  return false;
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

/** The file and its Deck stand under keys of this attempt alone; if the job is no longer ours, they go again. */
async function publish(claim: Claim, storageKey: string, made: Made, db: Database, files: Files): Promise<boolean> {
  const { bytes, mime, extension, title } = made;
  const token = randomBytes(24).toString('base64url');
  const published = await completeClaim(db, claim, {
    token,
    storageKey,
    name: fileName(title, extension),
    mime,
    size: bytes.byteLength,
  });
  if (!published) for (const key of [storageKey, deckKeyOf(storageKey)]) await files.remove(key);
  return published;
}

/** Without what quotes the source: that is kept with the job where its request asks for it, and in no log. */
function countsOf({ planProblems: _, slides: __, ...counts }: NonNullable<Made['writer']>): object {
  return counts;
}

function report(log: Logger, outcome: Outcome, halted: Halt | undefined, ms: number): void {
  const fields = { halted, ms: Math.round(ms) };
  if (outcome.type === 'made') {
    const { slides, bytes, timings, warnings, research, writer } = outcome.file;
    const stages = Object.fromEntries(Object.entries(timings).map(([stage, time]) => [stage, Math.round(time)]));
    log.info(
      {
        ...fields,
        slides,
        bytes: bytes.byteLength,
        stages,
        research,
        writer: writer && countsOf(writer),
        warnings: warnings.length > 0 ? warnings : undefined,
      },
      'presentation made',
    );
  } else if (outcome.type === 'failed') log.info({ ...fields, code: outcome.code }, 'presentation cannot be made');
  else if (halted === 'stop') log.info(fields, 'presentation handed back');
  else log.error({ ...fields, outcome: outcome.type, cause: 'cause' in outcome ? outcome.cause : undefined }, 'presentation not made');
}
