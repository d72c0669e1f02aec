/** The thread in which large bodies are parsed and their tokens counted: what costs more than an answer to somebody else may wait for. */
import { readFileSync, writeFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { createPartwiseTokenizer } from '../../tokens/tokenizer.ts';
import { ApiError } from '../errors.ts';
import type { FromBodyThread, ToBodyThread } from './bodyMessages.ts';
import { parseJson } from './parseJson.ts';
import { prepare } from './prepare.ts';

/** Bytes of a request up to which it goes with its job; a larger one is kept as a file. */
const smallRequest = 256 * 1024;

let partsOf: ReturnType<typeof createPartwiseTokenizer> | undefined;

/** Bodies take turns at it: one that takes a minute to count holds up no other for as long. */
async function countTokens(text: string): Promise<number> {
  partsOf ??= createPartwiseTokenizer();
  let count = 0;
  for (const tokens of partsOf(text)) {
    count += tokens;
    await turn();
  }
  return count;
}

async function answer({ id, source, path, templates, tokenLimit }: ToBodyThread): Promise<FromBodyThread> {
  try {
    const { request, ...said } = await prepare(source, parseJson(readFileSync(path)), { templates, tokenLimit, countTokens });
    const json = JSON.stringify(request);
    if (Buffer.byteLength(json) <= smallRequest) return { id, type: 'prepared', request: json, kept: false, ...said };
    writeFileSync(path, json);
    const rest = request.source.origin === 'text' ? { ...request, source: { ...request.source, text: '' } } : request;
    return { id, type: 'prepared', request: JSON.stringify(rest), kept: true, ...said };
  } catch (cause) {
    if (cause instanceof ApiError) return { id, type: 'refused', status: cause.status, message: cause.message, details: cause.details };
    return { id, type: 'failed', cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
}

parentPort?.on('message', async (message: ToBodyThread) => parentPort?.postMessage(await answer(message)));
