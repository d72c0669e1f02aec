/** What the caller of a failed job reads, where the engine itself did not say it. */
import type { FailureCode } from '@slidewright/engine/failure';

interface Verdict {
  code: FailureCode;
  message: string;
}

export const outOfTime = (when: string): Verdict => ({
  code: 'TIMEOUT',
  message: `The presentation took too long and was stopped ${when}. Try again, with fewer slides or a shorter source.`,
});

export const workerFault: Verdict = {
  code: 'WORKER_TIMEOUT',
  message: 'The worker that made the presentation stopped responding and was ended. Try again; if it happens again, use a shorter source.',
};

export const unknownFault: Verdict = {
  code: 'UPSTREAM_FAILURE',
  message: 'The presentation could not be built because of a fault in the service. Try again in a moment.',
};
