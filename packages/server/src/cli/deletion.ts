/** Deleting for good: rows, files, and what the database file still held of them. */
import { setTimeout as delay } from 'node:timers/promises';
import { removeFilesOf } from '../jobs/retention.ts';
import type { Database } from '../store/database.ts';
import type { ExpiredJob } from '../store/expiredJobs.ts';
import type { Files } from '../store/files/disk.ts';

const scrubTries = 20;
const betweenTriesMs = 250;

/** Removes the files of jobs that have been deleted, and what the database file still holds. False when it was in use all the time. */
export async function removeTraces(db: Database, files: Files, jobs: readonly ExpiredJob[]): Promise<boolean> {
  for (const job of jobs) await removeFilesOf(job, files);
  for (let tries = 0; tries < scrubTries; tries++) {
    if (await db.scrub()) return true;
    await delay(betweenTriesMs);
  }
  return false;
}

export const stillHeld = 'The database file was in use: the service overwrites what it still holds within a minute.';
