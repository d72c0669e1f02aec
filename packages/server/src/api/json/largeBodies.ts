/** Large bodies as the API sees them: prepared in a thread, some at a time, so that one key's many do not hold up another's. */
import { Worker } from 'node:worker_threads';
import { ApiError } from '../errors.ts';
import type { FairTurns } from '../fairTurns.ts';
import type { FromBodyThread, ToBodyThread } from './bodyMessages.ts';
import type { Prepared } from './prepare.ts';

export interface LargeBody extends Omit<Prepared, 'request'> {
  request: { debugMode?: boolean };
  kept: boolean;
}

export interface LargeBodies {
  /**
   * Prepares the body that lies at the path. When the request is large it is kept: it then lies at the path as JSON, and what is returned
   * has an empty text. Throws a 400 or 422 that says what is wrong with the body.
   */
  prepare(body: Omit<ToBodyThread, 'id'>, keyId: number): Promise<LargeBody>;
  /** Ends the thread, with what it has not prepared. */
  close(): Promise<void>;
}

/** The thread starts with the first body and stays. */
export function createLargeBodies(turns: FairTurns): LargeBodies {
  let thread: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, PromiseWithResolvers<FromBodyThread>>();

  const start = (): Worker => {
    const worker = new Worker(new URL('./bodyThread.ts', import.meta.url), { name: 'bodies' });
    worker.unref();
    worker.on('message', (message: FromBodyThread) => {
      waiting.get(message.id)?.resolve(message);
      waiting.delete(message.id);
    });
    const end = (error: Error) => {
      if (thread === worker) thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    worker.on('error', end);
    worker.on('exit', () => end(new Error('The thread for large bodies has ended.')));
    return worker;
  };

  return {
    async prepare(body, keyId) {
      const release = await turns.take(keyId);
      try {
        thread ??= start();
        const answer = Promise.withResolvers<FromBodyThread>();
        const id = ++asked;
        waiting.set(id, answer);
        thread.postMessage({ id, ...body } satisfies ToBodyThread);
        const prepared = await answer.promise;
        if (prepared.type === 'refused') throw new ApiError(prepared.status, prepared.message, prepared.details);
        if (prepared.type === 'failed') throw new Error(prepared.cause);
        const { kept, warning, webhookUrl, digest } = prepared;
        return { request: JSON.parse(prepared.request) as LargeBody['request'], kept, warning, webhookUrl, digest };
      } finally {
        release();
      }
    },

    async close() {
      await thread?.terminate();
    },
  };
}
