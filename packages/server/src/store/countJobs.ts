import type { Database } from './database.ts';
import type { JobStatus } from './findJob.ts';

export interface JobCount {
  status: JobStatus;
  jobs: number;
  /** When the oldest was accepted, in milliseconds since 1970. */
  oldest: number;
}

const all: readonly JobStatus[] = ['queued', 'processing', 'completed', 'failed'];

/** How many jobs there are in each of the states. */
export function countJobs(db: Database, states = all): Promise<JobCount[]> {
  const places = states.map((_, index) => `$${index + 1}`).join(', ');
  return db.all<JobCount>(
    `SELECT status AS "status", COUNT(*) AS "jobs", MIN(created_at) AS "oldest" FROM jobs WHERE status IN (${places})
     GROUP BY status ORDER BY status`,
    states,
  );
}
