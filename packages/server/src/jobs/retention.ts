/** What is kept, and for how long: files and jobs that are older than the settings say are removed. */

import { sourceKeyOf } from '../reading/uploads.ts';
import type { Database } from '../store/database.ts';
import { deleteJob } from '../store/deleteJob.ts';
import { expiredFiles } from '../store/expiredFiles.ts';
import { type ExpiredJob, expiredJobs } from '../store/expiredJobs.ts';
import type { Files } from '../store/files/disk.ts';
import { forgetFile } from '../store/forgetFile.ts';
import { deckKeyOf } from './deckKey.ts';

export interface Retention {
  /** Days after which the file of a job is removed; 0 keeps it for ever. */
  fileRetentionDays: number;
  /** Days after which a job is removed, with its file; 0 keeps it for ever. */
  jobRetentionDays: number;
}

const dayMs = 86_400_000;
/** Removed between two looks at whether the service is to stop. */
const atOnce = 200;

/** Removes what is older than it may be. `now` is in milliseconds since 1970. */
export async function sweepRetained(
  db: Database,
  files: Files,
  { fileRetentionDays, jobRetentionDays }: Retention,
  now = Date.now(),
): Promise<void> {
  if (jobRetentionDays > 0) {
    const expired = () => expiredJobs(db, now - jobRetentionDays * dayMs, atOnce);
    for (let jobs = await expired(); jobs.length > 0; jobs = await expired()) {
      for (const job of jobs) {
        await deleteJob(db, job.id);
        await removeFilesOf(job, files);
      }
    }
  }
  if (fileRetentionDays > 0) {
    const expired = () => expiredFiles(db, now - fileRetentionDays * dayMs, atOnce);
    for (let jobs = await expired(); jobs.length > 0; jobs = await expired()) {
      for (const job of jobs) {
        await forgetFile(db, job.id);
        await removeFilesOf(job, files);
      }
    }
  }
}

/** Removes what lies in the files of a job that is gone, or that has lost its file. */
export async function removeFilesOf({ id, storageKey }: ExpiredJob, files: Files): Promise<void> {
  if (storageKey !== null) for (const key of [storageKey, deckKeyOf(storageKey)]) await files.remove(key);
  await files.remove(sourceKeyOf(id));
}
