/** Threads that make and draw decks, and the options of V8 that their work goes better with. */
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { setOptions, type V8Option } from '../world/v8Options.ts';

/**
 * A heap grows by less before it is looked through. A pattern is made machine code when it has been used a thousand times, or on a text of a
 * thousand characters: most of those for twenty languages never are. An engine takes 60 MB less, in no more processor time.
 */
export const threadOptions: readonly V8Option[] = [
  { name: 'heap-growing-percent', own: 0, here: 30 },
  { name: 'regexp-tier-up-ticks', own: 1, here: 1000 },
];

/**
 * The options are the whole process's, and with any but its own V8 takes none of the code that Node brings compiled, which costs 35 ms: a thread is
 * loaded with V8's own and sets them then, and no command without threads has them.
 */
export function startThread(script: URL, surroundings: WorkerOptions): Worker {
  setOptions(threadOptions, 'own');
  return new Worker(script, surroundings);
}

/** Called in a thread when it has been loaded. */
export const threadIsLoaded = (): void => setOptions(threadOptions, 'here');

/** What is done with V8's own options, such as to keep what it has compiled. */
export function withOwnOptions(work: () => void): void {
  setOptions(threadOptions, 'own');
  work();
  setOptions(threadOptions, 'here');
}
