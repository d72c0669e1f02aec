/** Counts the tokens of long texts in a thread of its own, one after the other, so that the API goes on answering meanwhile. */
import { Worker } from 'node:worker_threads';

export interface TokenCounter {
  count(text: string): Promise<number>;
  /** Resolves when all that was to be counted has been, and the thread has ended. */
  close(): Promise<void>;
}

/** The thread starts with the first text and stays. */
export function createTokenCounter(): TokenCounter {
  let thread: Worker | undefined;
  const waiting: PromiseWithResolvers<number>[] = [];

  const start = (): Worker => {
    const worker = new Worker(new URL('./tokenThread.ts', import.meta.url));
    worker.unref();
    worker.on('message', (count: number) => waiting.shift()?.resolve(count));
    worker.on('error', (error) => {
      thread = undefined;
      for (const { reject } of waiting.splice(0)) reject(error);
    });
    return worker;
  };

  return {
    count(text) {
      thread ??= start();
      const answer = Promise.withResolvers<number>();
      waiting.push(answer);
      thread.postMessage(text);
      return answer.promise;
    },

    async close() {
      await Promise.allSettled(waiting.map(({ promise }) => promise));
      await thread?.terminate();
      thread = undefined;
    },
  };
}
