/** An engine thread as the rest of the process sees it: there before it is needed, replaced when it dies. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { FailureCode } from '@slidewright/engine/failure';
import type { Log } from '@slidewright/engine/world';
import { startThread } from './startThread.ts';
import type { Step } from './step.ts';
import type { FromThread, Made, Stage, Task, ToThread } from './threadMessages.ts';

export type Outcome =
  | { type: 'made'; file: Made }
  | { type: 'failed'; code: FailureCode; message: string }
  | { type: 'threw'; cause: string }
  /** It did not end within the grace after the abort, and was terminated. */
  | { type: 'unresponsive' }
  /** It ended by itself, for want of memory or by an error that nobody caught. */
  | { type: 'died'; cause: string };

export interface TaskOptions {
  readonly log: Log;
  /** Asks the engine to stop. */
  readonly signal: AbortSignal;
  /** How long the engine may take to stop, milliseconds. */
  readonly graceMs: number;
  /** A stage or a call has ended. */
  onStep?(step: Step): void;
  /** Called after each stage; the engine goes on when it resolves. Must not reject. */
  save(stage: Stage, value: string): Promise<void>;
}

export interface Thread {
  /** Resolves when the thread takes tasks; rejects when it cannot start. One that has died is replaced. */
  ready(): Promise<void>;
  /** Resolves when the thread is warm, or its first task has ended, which warms it as well; rejects when it cannot start or be warmed up. */
  warm(): Promise<void>;
  /** There is no task at the moment: what makes the first one slow is done now. */
  rest(): void;
  /** Runs one task; the next may follow when this has resolved. Never rejects. */
  run(task: Task, options: TaskOptions): Promise<Outcome>;
  /** How it is, and how often it was replaced because it had died or did not answer. */
  state(): Promise<ThreadState>;
  close(): Promise<void>;
}

export interface ThreadState {
  now: 'starting' | 'idle' | 'busy';
  replaced: number;
  /** Of its JavaScript: what is in use, and what is reserved. */
  heapBytes: { used: number; total: number };
}

/**
 * `script` is a module that calls `serveThread`. At `heapLimitMb` the thread dies alone, instead of the process with all its jobs. It is not
 * started before `begin` has resolved.
 */
export function createThread(script: URL, heapLimitMb: number, begin?: Promise<void>): Thread {
  let current: Spawned | undefined;
  let isClosed = false;
  let replaced = 0;
  let isBusy = false;
  const start = async (): Promise<Spawned> => {
    await begin;
    if (isClosed) throw new Error('The engine thread was closed before it was started.');
    current = spawn(script, heapLimitMb);
    return current;
  };
  const started = start();
  started.catch(() => undefined);
  const replace = () => {
    replaced++;
    current = spawn(script, heapLimitMb);
  };
  return {
    async ready() {
      await started;
      if (current?.ended) replace();
      return current?.ready;
    },
    warm: async () => (await started).warm,
    rest() {
      if (!current || current.isBegun) return;
      current.isBegun = true;
      current.worker.postMessage({ type: 'warmUp' } satisfies ToThread);
    },
    async run(task, options) {
      isBusy = true;
      const spawned = current ?? (await started);
      const outcome = await runIn(spawned, task, options);
      isBusy = false;
      if (spawned.hasTask) spawned.warmed();
      if (outcome.type === 'unresponsive' || outcome.type === 'died') replace();
      return outcome;
    },
    async state() {
      const asked = current?.worker.getHeapStatistics().catch(() => undefined);
      const heap = await Promise.race([asked, delay(longestAnswerMs, undefined, { ref: false })]);
      const heapBytes = { used: heap?.used_heap_size ?? 0, total: heap?.total_heap_size ?? 0 };
      return { now: isBusy ? 'busy' : current?.isReady ? 'idle' : 'starting', replaced, heapBytes };
    },
    async close() {
      isClosed = true;
      await current?.worker.terminate();
    },
  };
}

/** An engine that does not even say how it is does not keep whoever asks. */
const longestAnswerMs = 1000;

interface Spawned {
  readonly worker: Worker;
  readonly ready: Promise<void>;
  readonly warm: Promise<void>;
  /** Resolves `warm`. */
  warmed(): void;
  isReady: boolean;
  /** It was warmed up, or given a task, or is being so. */
  isBegun: boolean;
  hasTask: boolean;
  ended: boolean;
}

/**
 * What a deck is made of lives for less than it takes to make it: a smaller nursery is emptied before that, and copies what will be garbage in
 * a moment. By processor time, in pairs (`npm run bench -- nursery`), decks take a fifth less with 48 than with 12, for 25 MB more of memory.
 */
const NURSERY_MB = 48;

function spawn(script: URL, heapLimitMb: number): Spawned {
  const worker = startThread(script, { resourceLimits: { maxOldGenerationSizeMb: heapLimitMb, maxYoungGenerationSizeMb: NURSERY_MB } });
  const ready = Promise.withResolvers<void>();
  const warm = Promise.withResolvers<void>();
  const fail = (cause: unknown) => {
    ready.reject(cause);
    // Where its task is the thread's end, that says nothing of threads.
    if (!spawned.hasTask) warm.reject(cause);
  };
  worker.on('message', ({ type }: FromThread) => {
    if (type === 'warm') warm.resolve();
    if (type !== 'ready') return;
    spawned.isReady = true;
    ready.resolve();
  });
  worker.once('error', fail);
  worker.once('exit', () => fail(new Error('The engine thread ended while it was starting.')));
  for (const { promise } of [ready, warm]) promise.catch(() => undefined);
  const spawned: Spawned = {
    worker,
    ready: ready.promise,
    warm: warm.promise,
    warmed: warm.resolve,
    isReady: false,
    isBegun: false,
    hasTask: false,
    ended: false,
  };
  worker.once('exit', () => {
    spawned.ended = true;
  });
  return spawned;
}

/** What need not be copied, because nobody else looks at it: values of megabytes, each in a buffer of its own. */
function ownBuffers({ request, checkpoints }: Task): ArrayBuffer[] {
  const values = [request, ...Object.values(checkpoints)].filter((value) => value instanceof Uint8Array);
  return values
    .filter(({ buffer, byteLength }) => buffer.byteLength === byteLength)
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer);
}

async function runIn(spawned: Spawned, task: Task, { log, signal, graceMs, onStep, save }: TaskOptions): Promise<Outcome> {
  const { worker, ready } = spawned;
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const say = (message: ToThread) => worker.postMessage(message);
  const begin = () => {
    spawned.isBegun = true;
    spawned.hasTask = true;
    worker.postMessage({ type: 'make', task } satisfies ToThread, ownBuffers(task));
  };
  let graceTimer: NodeJS.Timeout | undefined;

  const onDeath = (cause: unknown) => resolve({ type: 'died', cause: String(cause) });
  const onExit = (code: number) => onDeath(`the thread exited with ${code}`);
  const onMessage = (message: FromThread) => {
    if (message.type === 'log') log[message.level](message.fields, message.message);
    else if (message.type === 'step') onStep?.(message.step);
    else if (message.type === 'checkpoint') void save(message.stage, message.value).then(() => say({ type: 'saved' }));
    else if (message.type !== 'ready' && message.type !== 'warm') resolve(message);
  };
  const onAbort = () => {
    say({ type: 'abort' });
    graceTimer = setTimeout(() => {
      resolve({ type: 'unresponsive' });
      void worker.terminate();
    }, graceMs);
  };

  worker.on('error', onDeath).on('exit', onExit).on('message', onMessage);
  ready.then(() => {
    if (signal.aborted) resolve({ type: 'threw', cause: 'it was stopped before it began' });
    else begin();
  }, onDeath);
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort);
  try {
    return await promise;
  } finally {
    worker.off('error', onDeath).off('exit', onExit).off('message', onMessage);
    signal.removeEventListener('abort', onAbort);
    clearTimeout(graceTimer);
  }
}
