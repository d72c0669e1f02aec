/** The inside of an engine thread: takes tasks, one at a time, and hands back files. */
import { setImmediate as turn } from 'node:timers/promises';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { JobFailure } from '@slidewright/engine/failure';
import type { Log } from '@slidewright/engine/world';
import type { Step } from './step.ts';
import type { FromThread, Made, Stage, Task, ToThread } from './threadMessages.ts';

export interface Surroundings {
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly onStep: (step: Step) => void;
  /** Resolves when the value is stored. */
  save(stage: Stage, value: unknown): Promise<void>;
}

export interface ThreadVerbs {
  /** Each does once a part of what makes the first presentation slow. */
  readonly warmUp: readonly (() => Promise<void>)[];
  make(task: Task, surroundings: Surroundings): Promise<Made>;
}

/** Call this once, in a thread. Resolves when the thread is warm, or has ended its first task; it then lives until it is terminated. */
export async function serveThread({ warmUp, make }: ThreadVerbs): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('serveThread() was called outside of a thread.');
  const warm = Promise.withResolvers<void>();
  let isAsked = false;
  let abort = new AbortController();
  let saved: (() => void) | undefined;
  const tell = (step: Step) => send(port, { type: 'step', step });
  /** A task that comes meanwhile does not wait for the parts that are left: it does what they would. */
  const warmedUp = async (): Promise<void> => {
    for (const part of warmUp) {
      if (!isAsked) await part();
      await turn();
    }
    send(port, { type: 'warm' });
  };
  port.on('message', async (message: ToThread) => {
    if (message.type === 'abort') abort.abort();
    else if (message.type === 'saved') saved?.();
    else if (message.type === 'warmUp') await warmedUp().then(warm.resolve, warm.reject);
    else {
      isAsked = true;
      abort = new AbortController();
      const save = (stage: Stage, value: unknown) =>
        new Promise<void>((resolve) => {
          saved = resolve;
          send(port, { type: 'checkpoint', stage, value: JSON.stringify(value) });
        });
      try {
        sendFile(port, await make(message.task, { log: logTo(port), signal: abort.signal, onStep: tell, save }));
      } catch (cause) {
        send(port, explain(cause));
      }
      warm.resolve();
    }
  });
  send(port, { type: 'ready' });
  return warm.promise;
}

const send = (port: MessagePort, message: FromThread): void => port.postMessage(message);

/** The bytes are copied into a buffer of their own: what they are a view of may be shared, and then cannot be handed over. */
function sendFile(port: MessagePort, file: Made): void {
  const bytes = new Uint8Array(file.bytes);
  const kept = new Uint8Array(file.kept);
  port.postMessage({ type: 'made', file: { ...file, bytes, kept } } satisfies FromThread, [bytes.buffer, kept.buffer]);
}

const logTo = (port: MessagePort): Log => ({
  info: (fields, message) => send(port, { type: 'log', level: 'info', fields, message }),
  warn: (fields, message) => send(port, { type: 'log', level: 'warn', fields, message }),
});

function explain(cause: unknown): FromThread {
  if (cause instanceof JobFailure) return { type: 'failed', code: cause.code, message: cause.message };
  return { type: 'threw', cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
}
