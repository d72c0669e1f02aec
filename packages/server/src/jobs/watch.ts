/** Watches over an attempt: keeps its lease alive, and says when it must stop. */
import type { Claim } from '../store/claimJob.ts';

export interface JobLimits {
  leaseMs: number;
  /** Counted from the claim. */
  softTimeoutMs: number;
  /** How long a thread may take to stop after it was asked to. */
  graceMs: number;
}

/** Why a thread was asked to stop: out of time, at the hard cap, because the process stops, or because another attempt has the job. */
export type Halt = 'soft timeout' | 'hard cap' | 'stop' | 'lost';

export interface Watch {
  readonly signal: AbortSignal;
  halt(reason: Halt): void;
  reason(): Halt | undefined;
  release(): void;
}

/** `keepLease` is called three times a lease; it resolves to false when the job is no longer this attempt's. */
export function watchOver(claim: Claim, stop: AbortSignal, limits: JobLimits, keepLease: () => Promise<boolean>): Watch {
  const controller = new AbortController();
  let reason: Halt | undefined;
  const halt = (why: Halt) => {
    reason ??= why;
    controller.abort();
  };
  const onStop = () => halt('stop');
  const soft = setTimeout(() => halt('soft timeout'), limits.softTimeoutMs);
  const hard = setTimeout(() => halt('hard cap'), Math.max(0, claim.remainingMs));
  const heartbeat = setInterval(async () => {
    if (!(await keepLease())) halt('lost');
  }, limits.leaseMs / 3);
  if (stop.aborted) onStop();
  else stop.addEventListener('abort', onStop);
  return {
    signal: controller.signal,
    halt,
    reason: () => reason,
    release() {
      clearTimeout(soft);
      clearTimeout(hard);
      clearInterval(heartbeat);
      stop.removeEventListener('abort', onStop);
    },
  };
}
