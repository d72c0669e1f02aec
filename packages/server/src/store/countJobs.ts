import type { Database } from './database.ts';
import type { JobStatus } from './findJob.ts';

export interface JobCount {
  status: JobStatus;
  jobs: number;
  /** When the oldest was accepted, in milliseconds since 1970. */
  oldest: number;
}

/** How many jobs there are in each state. */
export function countJobs(db: Database): Promise<JobCount[]> {
  return db.all<JobCount>(
    'SELECT status AS "status", COUNT(*) AS "jobs", MIN(created_at) AS "oldest" FROM jobs GROUP BY status ORDER BY status',
  );
}
