/** Counts the tokens of long texts in a thread of its own, one after the other, so that the API goes on answering meanwhile. */
import { Worker } from 'node:worker_threads';

export interface TokenCounter {
  count(text: string): Promise<number>;
  close(): Promise<void>;
}

/** The thread starts with the first text and stays. */
export function createTokenCounter(): TokenCounter {
  let thread: Worker | undefined;
  let waiting: PromiseWithResolvers<number>[] = [];

  const start = (): Worker => {
    const worker = new Worker(new URL('./tokenThread.ts', import.meta.url));
    worker.unref();
    worker.on('message', (count: number) => waiting.shift()?.resolve(count));
    worker.on('error', (error) => abandon(error));
    return worker;
  };
  const abandon = (reason: unknown): void => {
    thread = undefined;
    for (const { reject } of waiting) reject(reason);
    waiting = [];
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
      const stopping = thread;
      abandon(new Error('the token counter was closed'));
      await stopping?.terminate();
    },
  };
}
