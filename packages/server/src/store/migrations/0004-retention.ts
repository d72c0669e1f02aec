/** What has been kept for longer than it may be is found without looking at all jobs. */
import type { Migration } from './migration.ts';

export const retention: Migration = () => ['CREATE INDEX jobs_by_end ON jobs (completed_at)'];
