/** How a job ends: whatever follows from its end happens in the same transaction, so it happens exactly once. */
import { setImmediate } from 'node:timers/promises';
import type { Claim } from '../store/claimJob.ts';
import { completeJob } from '../store/completeJob.ts';
import { creditAccount } from '../store/creditAccount.ts';
import type { Database } from '../store/database.ts';
import { failExhaustedJobs } from '../store/failExhaustedJobs.ts';
import { type FailedJob, failJob, type JobError } from '../store/failJob.ts';
import { failOverdueJobs } from '../store/failOverdueJobs.ts';
import type { PublishedFile } from '../store/fileByToken.ts';
import { removeCheckpoints } from '../store/removeCheckpoints.ts';

/** Publishes the file. False when another attempt holds or has ended the job: the file is then nobody's. */
export function completeClaim(db: Database, claim: Claim, file: PublishedFile & { token: string }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const published = await completeJob(tx, claim, file);
    if (published) await removeCheckpoints(tx, claim.id);
    return published;
  });
}

/** Fails the job and gives its credits back. False when another attempt holds or has ended it. */
export function failClaim(db: Database, claim: Claim, error: JobError): Promise<boolean> {
  return db.transaction(async (tx) => {
    const failed = await failJob(tx, claim, error);
    if (failed) await refund(tx, failed);
    return failed !== undefined;
  });
}

/** Jobs that are failed in one transaction: some ten milliseconds. */
const failedAtOnce = 100;

/** Fails every job that has reached the hard cap, gives the credits back, and returns the jobs' ids. */
export async function failOverdue(db: Database, hardCapMs: number, error: JobError): Promise<string[]> {
  const all: string[] = [];
  for (;;) {
    const failed = await failAll(db, (tx) => failOverdueJobs(tx, hardCapMs, error, failedAtOnce));
    all.push(...failed);
    if (failed.length < failedAtOnce) return all;
    // Whoever waits for an answer has it before the next ones.
    await setImmediate();
  }
}

/** Fails every job that has lost its worker as often as is allowed, gives the credits back, and returns the jobs' ids. */
export const failExhausted = (db: Database, attempts: number, error: JobError): Promise<string[]> =>
  failAll(db, (tx) => failExhaustedJobs(tx, attempts, error));

function failAll(db: Database, fail: (tx: Database) => Promise<FailedJob[]>): Promise<string[]> {
  return db.transaction(async (tx) => {
    const failed = await fail(tx);
    for (const job of failed) await refund(tx, job);
    return failed.map((job) => job.id);
  });
}

async function refund(tx: Database, { id, userId, charged }: FailedJob): Promise<void> {
  if (charged > 0) await creditAccount(tx, userId, charged);
  await removeCheckpoints(tx, id);
}
