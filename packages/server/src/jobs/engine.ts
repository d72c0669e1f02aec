/** What the engines of a service are, and the first of them. */
import { createThread, type Thread } from './thread.ts';

export interface EngineLimits {
  /** The module that the threads run. */
  script: URL;
  /** Of each thread. A presentation takes tens of megabytes. */
  heapLimitMb: number;
  /** An engine that was asked to stop has this long to come to the end of a step. */
  graceMs: number;
}

export const usualEngine: EngineLimits = { script: new URL('./engineThread.ts', import.meta.url), heapLimitMb: 1024, graceMs: 2000 };

/** Begins to load an engine: `startJobs` is given it. */
export const startEngine = (): Thread => createThread(usualEngine.script, usualEngine.heapLimitMb);
