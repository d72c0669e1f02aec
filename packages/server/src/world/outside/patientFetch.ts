/**
 * `fetch` without a time limit of its own: the built-in one gives up when nothing has come for five minutes, in which a slow model of one's own
 * has not yet read a long prompt. How long is waited is for the signal to say. Redirects are handed back, never followed.
 */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type Duplex, pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { answerTo } from './answerTo.ts';

/** Some pack what they were asked not to. */
const unpacking: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Answers that have no body. */
const BARE: readonly (number | undefined)[] = [204, 205, 304];

/** Rejects as `fetch` does: with the signal's reason, or with a TypeError whose cause is what went wrong. */
export async function patientFetch(url: URL, { method = 'GET', headers, body, signal }: RequestInit): Promise<Response> {
  if (body !== undefined && body !== null && typeof body !== 'string') throw new TypeError('What is asked is a text.');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const all = Object.fromEntries(new Headers(headers));
  const length = typeof body === 'string' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  const options = { method, headers: { 'accept-encoding': 'identity', ...all, ...length }, ...(signal && { signal }) };
  try {
    signal?.throwIfAborted();
    return responseOf(await answerTo(() => request(url, options), body ?? undefined));
  } catch (cause) {
    signal?.throwIfAborted();
    throw new TypeError('fetch failed', { cause });
  }
}

function responseOf(message: IncomingMessage): Response {
  const { statusCode: status, statusMessage: statusText = '', headers } = message;
  const known = new Headers();
  for (const [name, value] of Object.entries(headers)) for (const each of [value].flat()) if (each !== undefined) known.append(name, each);
  const bare = BARE.includes(status);
  if (bare) message.resume();
  const unpack = unpacking[known.get('content-encoding')?.toLowerCase() ?? ''];
  // What goes wrong on either side is what the reader of the body hears.
  const body = unpack ? pipeline(message, unpack(), () => undefined) : message;
  if (unpack) for (const name of ['content-encoding', 'content-length']) known.delete(name);
  const stream = bare ? null : (Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>);
  return new Response(stream, { status: status ?? 0, statusText, headers: known });
}
