/** Threads that make and draw decks, and the options of V8 that their work goes better with. */
import { setFlagsFromString } from 'node:v8';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * A heap grows by less before it is looked through. A pattern is made machine code when it has been used a thousand times, or on a text of a
 * thousand characters: most of those for twenty languages never are. An engine takes 60 MB less, in no more processor time.
 */
const options = ['--heap-growing-percent=30', '--regexp-tier-up-ticks=1000'];

/**
 * The options are the whole process's, and with any but its own V8 takes none of the code that Node brings compiled, which costs 35 ms: they
 * are set when there is a thread, after the process itself has been loaded, and no command without threads has them.
 */
export function startThread(script: URL, surroundings: WorkerOptions): Worker {
  for (const option of options) setFlagsFromString(option);
  return new Worker(script, surroundings);
}
