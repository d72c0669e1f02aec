/** Waiting for a presentation: look-ups with pauses, which outlive a restart of the service and the limit of look-ups. */
import type { Presentation } from './contract.ts';
import { JobFailedError, SlidewrightError } from './errors.ts';

export type CompletedPresentation = Extract<Presentation, { status: 'completed' }>;

export interface WaitOptions {
  /** Called with each descriptor that is received before the job ends. */
  readonly onProgress?: (presentation: Presentation) => void;
  readonly signal?: AbortSignal;
}

/** Milliseconds between two look-ups: short at first, since most decks are ready within a second, and then polite. */
const firstPause = 100;
const longestPause = 2_000;
/** Look-ups in a row that may get no answer; with the pauses, the better part of a minute. */
const patience = 25;

export async function waitFor(
  find: (signal?: AbortSignal) => Promise<Presentation>,
  { onProgress, signal }: WaitOptions = {},
): Promise<CompletedPresentation> {
  for (let pause = firstPause, misses = 0; ; pause = Math.min(longestPause, pause * 1.5)) {
    try {
      const presentation = await find(signal);
      misses = 0;
      if (presentation.status === 'completed') return presentation;
      if (presentation.status === 'failed') throw new JobFailedError(presentation.error.code, presentation.error.message);
      onProgress?.(presentation);
    } catch (error) {
      signal?.throwIfAborted();
      if (!isPassing(error) || ++misses > patience) throw error;
      if (error instanceof SlidewrightError && error.retryAfterMs !== undefined) pause = error.retryAfterMs;
    }
    await sleep(pause, signal);
  }
}

/** A service that restarts, is overloaded or has reached the limit of look-ups: the job goes on, so asking again is right. */
function isPassing(error: unknown): boolean {
  if (error instanceof SlidewrightError) return error.status === 429 || error.status >= 500;
  return error instanceof TypeError;
}

function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(done, milliseconds);
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    function done() {
      signal?.removeEventListener('abort', abort);
      resolve();
    }
    signal?.addEventListener('abort', abort, { once: true });
  });
}
