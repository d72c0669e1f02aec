/** Follows a presentation until it has ended. */
import { useEffect, useState } from 'preact/hooks';
import { find, type Presentation, type Progress, progress } from './api.ts';
import { Problem } from './call.ts';

export interface Watched {
  presentation?: Presentation;
  progress?: Progress;
  problem?: string;
}

/** Milliseconds between two looks: short at first, since most decks are ready within a second. */
const firstPause = 150;
const longestPause = 1500;

/** Anew for whoever has signed in since: `session` is his. */
export function useJob(id: string, session: string | undefined): Watched {
  const [watched, setWatched] = useState<Watched>({});
  useEffect(() => {
    // What is shown stays as it is for whoever signs in again.
    if (session === undefined) return;
    const stop = new AbortController();
    void watch(id, stop.signal, setWatched);
    return () => stop.abort();
  }, [id, session]);
  return watched;
}

async function watch(id: string, signal: AbortSignal, tell: (watched: Watched) => void): Promise<void> {
  for (let pause = firstPause; !signal.aborted; pause = Math.min(longestPause, pause * 1.3)) {
    try {
      const presentation = await find(id);
      const ended = presentation.status === 'completed' || presentation.status === 'failed';
      const now: Progress = ended ? { stage: presentation.status } : await progress(id);
      if (signal.aborted) return;
      tell({ presentation, progress: now });
      if (ended) return;
    } catch (cause) {
      if (signal.aborted) return;
      if (!(cause instanceof Problem)) throw cause;
      tell({ problem: cause.message });
      // The limit of look-ups passes, and a service that restarts comes back; what is unknown stays so.
      if (cause.status !== 0 && cause.status !== 429 && cause.status < 500) return;
      pause = longestPause;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
