/** The inside of a reading process: takes files, one at a time, and hands back Documents. */
import { Worker } from 'node:worker_threads';
import type { FailureKind } from '@slidewright/engine/read/failure';
import { type FromReader, outOfWork, type ToReader } from './messages.ts';

/** What became of a file, before it is told: a Document is any JSON value here. */
export type Read =
  | { type: 'document'; document: object }
  | { type: 'tooManyTokens'; tokens: number }
  | { type: 'unreadable'; kind: FailureKind; message: string };

export interface ReaderVerbs {
  /** Does once what makes the first document slow. */
  warmUp(): Promise<void>;
  read(request: ToReader): Promise<Read>;
}

/** Small enough that the service answers others between two parts. */
const partBytes = 256 * 1024;

/**
 * A process that is stuck in a document notices neither that the service is gone nor how long it has worked, but a thread of it does. It is
 * told the limit when a document begins, in milliseconds of processor time of the whole process, and 0 when it is done.
 */
const vigil = `
  const { parentPort, workerData } = require('node:worker_threads');
  setInterval(() => process.ppid === workerData.service || process.kill(process.pid, 'SIGKILL'), 500);
  let watching;
  parentPort.on('message', (limit) => {
    clearInterval(watching);
    if (limit === 0) return;
    const start = process.cpuUsage();
    watching = setInterval(() => {
      const { user, system } = process.cpuUsage(start);
      if ((user + system) / 1000 > limit) process.kill(process.pid, workerData.outOfWork);
    }, 50);
  });
`;

/** Call this once, in a process that `startChild` forked. Resolves when the process is warm; it then lives until the service ends it. */
export async function serveReader({ warmUp, read }: ReaderVerbs): Promise<void> {
  const watch = new Worker(vigil, { eval: true, workerData: { service: Number(process.argv[2]), outOfWork } });
  watch.unref();
  process.on('disconnect', () => process.exit());
  process.on('message', async (request: ToReader) => {
    watch.postMessage(request.cpuMs);
    const result = await read(request).catch(faultOf);
    watch.postMessage(0);
    send({ ...(result.type === 'document' ? sendDocument(result.document) : result), rss: process.memoryUsage.rss() });
  });
  await warmUp();
  send({ type: 'ready' });
}

const send = (message: FromReader): void => {
  process.send?.(message);
};

function sendDocument(document: object): { type: 'document' } {
  const json = Buffer.from(JSON.stringify(document));
  for (let at = 0; at < json.length; at += partBytes) send({ type: 'part', bytes: json.subarray(at, at + partBytes) });
  return { type: 'document' };
}

/** Messages of errors may quote the document, so only the trace is told. */
function faultOf(cause: unknown): { type: 'fault'; trace: string } {
  const { name, stack = '' } = cause instanceof Error ? cause : new Error();
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: 'fault', trace: [name, ...lines].join('\n') };
}
