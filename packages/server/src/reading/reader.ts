/** A reading process as the service sees it: started before it is needed, watched while it reads, replaced when it has ended. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { FailureKind } from '@slidewright/engine/read/failure';
import type { Logger } from 'pino';
import type { FromReader, ToReader } from './messages.ts';
import { watchMemory } from './watchMemory.ts';

/** What became of a file. */
export type Reading =
  /** The Document: JSON in UTF-8. */
  | { type: 'document'; json: Uint8Array }
  | { type: 'tooManyTokens'; tokens: number }
  /** `message` is for the person who sent it. */
  | { type: 'unreadable'; kind: FailureKind; message: string };

export interface ReaderLimits {
  /** For one document, in milliseconds. */
  timeoutMs: number;
  /** Resident memory of the process. */
  memoryMb: number;
}

export interface Reader {
  /** Starts the process if there is none. */
  warmUp(): void;
  /** Reads one file; the next may follow when this has resolved. Rejects when no process can be started, or the reader is closed. */
  read(request: ToReader): Promise<Reading>;
  /** Ends the process, whatever it does. */
  close(): void;
}

/** Memory of the process beside its heap of JavaScript: code, stacks, and buffers in which files are unpacked. */
const besideHeapMb = 256;
/** A process that a document has bloated to this share of its limit is replaced, so that the next one finds room. */
const bloated = 0.5;
/** How V8 ends a process whose heap is full. */
const outOfHeap: readonly (NodeJS.Signals | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGILL'];

type Answer = Exclude<FromReader, { type: 'ready' | 'part' | 'document' }> | { type: 'document'; json: Uint8Array; rss: number };
type Ending = { type: 'timeout' } | { type: 'memory' } | { type: 'died'; how: string };

export function createReader(limits: ReaderLimits, log: Logger): Reader {
  let current: ReadingProcess | undefined;
  let closed = false;

  const living = (): ReadingProcess => {
    if (closed) throw new Error('The readers are closed.');
    if (!current || current.ended()) current = start(limits.memoryMb);
    return current;
  };

  const attempt = async (request: ToReader): Promise<Answer | Ending> => {
    const used = living();
    const result = await readIn(used, request, limits);
    if (!('rss' in result) || result.rss > bloated * limits.memoryMb * 2 ** 20) {
      used.kill();
      if (!closed) current = start(limits.memoryMb);
    }
    return result;
  };

  return {
    warmUp() {
      living();
    },

    async read(request) {
      let result = await attempt(request);
      // Something else than the document may have ended it, such as a system short of memory.
      if (result.type === 'died' && !closed) {
        log.warn({ how: result.how }, 'a reading process ended; its document is read again');
        result = await attempt(request);
      }
      if (result.type === 'fault' || result.type === 'died') log.warn({ result }, 'a document could not be read');
      return verdict(result, limits);
    },

    close() {
      closed = true;
      current?.kill();
    },
  };
}

function verdict(result: Answer | Ending, { timeoutMs, memoryMb }: ReaderLimits): Reading {
  const tooLarge = (what: string): Reading => ({
    type: 'unreadable',
    kind: 'tooLarge',
    message: `The file takes more than ${what} to be read. Make it smaller or simpler: divide it, or save it anew.`,
  });
  switch (result.type) {
    case 'document':
      return { type: 'document', json: result.json };
    case 'tooManyTokens':
      return { type: 'tooManyTokens', tokens: result.tokens };
    case 'unreadable':
      return { type: 'unreadable', kind: result.kind, message: result.message };
    case 'timeout':
      return tooLarge(`${timeoutMs / 1000} seconds`);
    case 'memory':
      return tooLarge(`${memoryMb} MB of memory`);
    case 'fault':
    case 'died':
      return { type: 'unreadable', kind: 'corrupt', message: 'The file is damaged and cannot be read. Save it anew and send that.' };
  }
}

interface ReadingProcess {
  readonly child: ChildProcess;
  /** Resolves when it can read; rejects when it ends before that. */
  readonly ready: Promise<void>;
  ended(): boolean;
  kill(): void;
}

function start(memoryMb: number): ReadingProcess {
  const child = fork(new URL('./readingProcess.ts', import.meta.url), {
    env: {},
    // What libraries print may quote the document.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Bytes cross as they are.
    serialization: 'advanced',
    execArgv: [
      `--max-old-space-size=${Math.max(64, memoryMb - besideHeapMb)}`,
      ...['--permission', '--allow-fs-read=*', '--allow-worker', '--disallow-code-generation-from-strings'],
    ],
  });
  // Before its threads begin, so that it is true of them: whoever waits for an answer comes before a document.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  // What goes wrong with it shows in its end.
  child.on('error', () => undefined);
  const ended = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  const ready = once(child, 'message').then(() => undefined);
  const gone = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`A reading process ended while it was starting (${signal ?? code}).`);
  });
  const started = Promise.race([ready, gone]);
  for (const promise of [ready, gone, started]) promise.catch(() => undefined);
  return { child, ready: started, ended, kill: () => void child.kill('SIGKILL') };
}

async function readIn(used: ReadingProcess, request: ToReader, { timeoutMs, memoryMb }: ReaderLimits): Promise<Answer | Ending> {
  await used.ready;
  const { child } = used;
  const { promise, resolve } = Promise.withResolvers<Answer | Ending>();
  const end = (why: Ending) => {
    resolve(why);
    used.kill();
  };
  const parts: Uint8Array[] = [];
  const onMessage = (message: FromReader) => {
    if (message.type === 'part') parts.push(message.bytes);
    else if (message.type === 'document') resolve({ ...message, json: Buffer.concat(parts) });
    else if (message.type !== 'ready') resolve(message);
  };
  const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
    resolve(outOfHeap.includes(signal) ? { type: 'memory' } : { type: 'died', how: String(signal ?? code) });
  child.on('message', onMessage).on('exit', onExit);
  const deadline = setTimeout(() => end({ type: 'timeout' }), timeoutMs);
  const stopWatching = watchMemory(child.pid ?? 0, memoryMb, () => end({ type: 'memory' }));
  try {
    if (used.ended()) return { type: 'died', how: 'before it began' };
    child.send(request, (error) => error && end({ type: 'died', how: error.message }));
    return await promise;
  } finally {
    clearTimeout(deadline);
    stopWatching();
    child.off('message', onMessage).off('exit', onExit);
  }
}
