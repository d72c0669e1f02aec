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
  // As constants, the plan goes by how many there are of them.
  const named = states.map((state) => `'${state}'`).join(', ');
  return db.all<JobCount>(
    `SELECT status AS "status", COUNT(*) AS "jobs", MIN(created_at) AS "oldest" FROM jobs WHERE status IN (${named})
     GROUP BY status ORDER BY status`,
  );
}
