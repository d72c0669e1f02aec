/** A job that cannot be finished, for a reason that the caller is told. Anything else that is thrown is a fault of the engine. */

export type FailureCode = 'TIMEOUT' | 'WORKER_TIMEOUT' | 'UPSTREAM_FAILURE' | 'UNSUPPORTED_TEMPLATE' | 'INPUT_TOO_LARGE';

export class JobFailure extends Error {
  readonly code: FailureCode;

  /** `message` is read by the caller of the API: it says what happened and what helps. */
  constructor(code: FailureCode, message: string) {
    super(message);
    this.name = 'JobFailure';
    this.code = code;
  }
}
