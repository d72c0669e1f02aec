/** A job as its creator sees it. */
import { type JobFailureCode, jobFailureCodes } from '@slidewright/contract/errors';
import type { Presentation } from '@slidewright/contract/presentation';
import type { JobRecord } from '../jobs/queue.ts';
import { fileUrl } from './files.ts';

export function describeJob(job: JobRecord, baseUrl: string): Presentation {
  const { id, createdAt, completedAt, file, error } = job;
  switch (job.status) {
    case 'queued':
    case 'processing':
      return { id, status: job.status, createdAt };
    case 'completed':
      if (!file || completedAt === undefined) throw new Error(`job ${id} is completed without a file`);
      return { id, status: 'completed', createdAt, completedAt, result: { url: fileUrl(baseUrl, file) } };
    case 'failed':
      if (!error || completedAt === undefined) throw new Error(`job ${id} failed without a reason`);
      return { id, status: 'failed', createdAt, completedAt, error: { code: failureCode(error.code), message: error.message } };
  }
}

function failureCode(code: string): JobFailureCode {
  const known = jobFailureCodes.find((candidate) => candidate === code);
  if (!known) throw new Error(`${code} is not a code of a failed job`);
  return known;
}
