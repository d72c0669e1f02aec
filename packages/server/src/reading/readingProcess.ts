/**
 * What a reading process runs: the only place where documents of strangers are taken apart. It may read files, but not write any, nor
 * start programs; it has no environment and connects to nothing. Its memory and time are limited from outside.
 */
import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { documentText } from '@slidewright/engine/read/documentText';
import { UnreadableDocument } from '@slidewright/engine/read/failure';
import { readFile, warmUp } from '@slidewright/engine/read/file';
import { createTokenizer } from '../tokens/tokenizer.ts';
import type { FromReader, ToReader } from './messages.ts';

Socket.prototype.connect = () => {
  throw new Error('Reading a document needs no connection.');
};

const partBytes = 256 * 1024;

let countTokens: ((text: string) => number) | undefined;

async function read({ path, tokenLimit }: ToReader): Promise<FromReader> {
  const answer = await taken(path, tokenLimit).catch(explain);
  return { ...answer, rss: process.memoryUsage.rss() };
}

/** What is said in the end, but for the memory. */
type Answer<T = FromReader> = T extends { rss: number } ? Omit<T, 'rss'> : never;

async function taken(path: string, tokenLimit: number): Promise<Answer> {
  const document = await readFile(readFileSync(path));
  const text = documentText(document);
  // A token has at least one byte, so a short text need not be counted.
  if (Buffer.byteLength(text) > tokenLimit) {
    countTokens ??= createTokenizer();
    const tokens = countTokens(text);
    if (tokens > tokenLimit) return { type: 'tooManyTokens', tokens };
  }
  const json = Buffer.from(JSON.stringify(document));
  for (let at = 0; at < json.length; at += partBytes) send({ type: 'part', bytes: json.subarray(at, at + partBytes) });
  return { type: 'document' };
}

/** Messages of errors may quote the document, so of a fault only the trace is told. */
function explain(cause: unknown): Answer {
  if (cause instanceof UnreadableDocument) return { type: 'unreadable', kind: cause.kind, message: cause.message };
  const { name, stack = '' } = cause instanceof Error ? cause : new Error();
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: 'fault', trace: [name, ...lines].join('\n') };
}

const send = (message: FromReader): void => {
  process.send?.(message);
};

/** A process that hangs does not notice that the service is gone, but a thread of it does. */
const vigil = `
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500);
`;
new Worker(vigil, { eval: true }).unref();
process.on('disconnect', () => process.exit());
process.on('message', async (message: ToReader) => send(await read(message)));
await warmUp();
send({ type: 'ready' });
