import type { Database } from './database.ts';

export interface LackedTemplate {
  message: string;
  jobs: number;
  /** When the last of them failed, in milliseconds since 1970. */
  last: number;
}

/** The jobs that have failed since the moment for want of a template that the service had accepted, by what they were told. */
export function lackedTemplates(db: Database, since: number): Promise<LackedTemplate[]> {
  return db.all<LackedTemplate>(
    `SELECT error_message AS "message", COUNT(*) AS "jobs", MAX(completed_at) AS "last" FROM jobs
     WHERE status = 'failed' AND error_code = 'UNSUPPORTED_TEMPLATE' AND completed_at > $1 AND error_message LIKE '%TEMPLATES_DIR%'
     GROUP BY error_message ORDER BY error_message`,
    [since],
  );
}
