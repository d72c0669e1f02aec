/** One reading process: how it is started, and how it is watched while it reads. */
import { type ChildProcess, fork } from 'node:child_process';
import { giveWay } from '../world/giveWay.ts';
import { type FromReader, outOfWork, type ToReader } from './messages.ts';
import { watchMemory } from './watchMemory.ts';

export interface ReaderLimits {
  /** Processor time for one document, in milliseconds: it is the same on a quiet machine and on a busy one. */
  cpuMs: number;
  /** By the clock for one document, in milliseconds: what is ended by it does not work but hang. */
  hangMs: number;
  /** Resident memory of the process. */
  memoryMb: number;
}

/** What the process says of a file. */
export type Answer = Exclude<FromReader, { type: 'ready' | 'part' | 'document' }> | { type: 'document'; json: Uint8Array; rss: number };
/** How the process came to its end over a file, or before it. */
export type Ending =
  | { type: 'work' }
  | { type: 'hang' }
  | { type: 'memory' }
  | { type: 'died'; how: string }
  | { type: 'notStarted'; how: string };

export interface Child {
  ended(): boolean;
  kill(): void;
  /** Reads one file; the next may follow when this has resolved. Never rejects. */
  read(request: Omit<ToReader, 'cpuMs'>): Promise<Answer | Ending>;
}

/** Memory of the process beside its heap of JavaScript: code, stacks, and buffers in which files are unpacked. */
const besideHeapMb = 256;
/** How V8 ends a process whose heap is full. */
const outOfHeap: readonly string[] = ['SIGABRT', 'SIGTRAP', 'SIGILL'];

/** `script` is a module that calls `serveReader`. */
export function startChild(script: URL, limits: ReaderLimits): Child {
  const child = fork(script, [String(process.pid)], {
    env: {},
    // What libraries print may quote the document.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Bytes cross as they are.
    serialization: 'advanced',
    execArgv: [
      `--max-old-space-size=${Math.max(64, limits.memoryMb - besideHeapMb)}`,
      // A document is over before a larger one would pay, and what it grew to stays.
      '--max-semi-space-size=4',
      ...['--permission', '--allow-fs-read=*', '--allow-worker', '--allow-addons', '--disallow-code-generation-from-strings'],
    ],
  });
  giveWay(child.pid);
  let ended = false;
  /** Resolves to how it ended if it ends before it can read. */
  const ready = new Promise<string | undefined>((resolve) => {
    child.once('message', () => resolve(undefined));
    child.once('exit', (code, signal) => {
      ended = true;
      resolve(String(signal ?? code));
    });
    child.on('error', (error) => {
      ended ||= child.pid === undefined;
      resolve(error.message);
    });
  });
  return {
    ended: () => ended,
    kill: () => void child.kill('SIGKILL'),
    async read(request) {
      const how = await ready;
      if (how !== undefined) return { type: 'notStarted', how };
      return ended ? { type: 'died', how: 'before it began' } : readIn(child, { ...request, cpuMs: limits.cpuMs }, limits);
    },
  };
}

async function readIn(child: ChildProcess, request: ToReader, { hangMs, memoryMb }: ReaderLimits): Promise<Answer | Ending> {
  const { promise, resolve } = Promise.withResolvers<Answer | Ending>();
  const end = (why: Ending) => {
    resolve(why);
    child.kill('SIGKILL');
  };
  const parts: Uint8Array[] = [];
  const onMessage = (message: FromReader) => {
    if (message.type === 'part') parts.push(message.bytes);
    else if (message.type === 'document') resolve({ ...message, json: Buffer.concat(parts) });
    else if (message.type !== 'ready') resolve(message);
  };
  const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
    const how = String(signal ?? code);
    if (how === outOfWork) resolve({ type: 'work' });
    else resolve(outOfHeap.includes(how) ? { type: 'memory' } : { type: 'died', how });
  };
  child.on('message', onMessage).on('exit', onExit);
  const deadline = setTimeout(() => end({ type: 'hang' }), hangMs);
  const stopWatching = watchMemory(child.pid ?? 0, memoryMb, () => end({ type: 'memory' }));
  child.send(request, (error) => error && end({ type: 'died', how: error.message }));
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    stopWatching();
    child.off('message', onMessage).off('exit', onExit);
  }
}
