/** Signed requests to one bucket (AWS Signature Version 4), which are sent again when the network or the store fails. */

import type { ReadableStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';

export interface S3Options {
  /** Of the store, without the bucket. */
  endpoint: string;
  name: string;
  region: string;
  /** What keys begin with; what lies beside is left alone. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Sending {
  headers?: Readonly<Record<string, string>>;
  /** Made anew for each try. */
  body?: () => Promise<Uint8Array<ArrayBuffer> | Blob>;
  /** Tries go on for as long, in milliseconds. */
  patienceMs: number;
}

export interface BucketAnswer {
  status: number;
  headers: Headers;
  /** Only of GET; to be read or cancelled. */
  body?: ReadableStream<Uint8Array>;
}

export interface Bucket {
  /** `target` is "/key", "?query", or empty for the bucket itself. Rejects when the store cannot be reached or goes on failing. */
  send(method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', target: string, sending: Sending): Promise<BucketAnswer>;
}

/** The answer to a request has to begin within this time, in milliseconds, and longer for what is sent: 128 KB/s at least. */
const answerMs = 15_000;
const leastBytesPerMs = 128;
const firstPauseMs = 100;
const longestPauseMs = 3000;
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

export function createBucket({ endpoint, name, region, accessKeyId, secretAccessKey }: S3Options): Bucket {
  const attempt = async (method: string, target: string, { headers = {}, body: makeBody }: Sending): Promise<BucketAnswer> => {
    const url = `${endpoint}/${name}${target}`;
    const signer = new AwsV4Signer({ method, url, headers: { ...headers }, accessKeyId, secretAccessKey, region, service: 's3' });
    const signed = await signer.sign();
    const body = await makeBody?.();
    const bytes = body === undefined ? 0 : 'size' in body ? body.size : body.byteLength;
    const timer = new AbortController();
    // The answer alone is timed: a download is as slow as whoever reads it.
    const timeout = setTimeout(() => timer.abort(new Error('the store did not answer in time')), answerMs + bytes / leastBytesPerMs);
    try {
      const init = { method, headers: signed.headers, signal: timer.signal, redirect: 'manual' as const };
      const response = await fetch(signed.url, body === undefined ? init : { ...init, body });
      if (method === 'GET' && response.ok && response.body) {
        return { status: response.status, headers: response.headers, body: response.body as ReadableStream<Uint8Array> };
      }
      await response.arrayBuffer();
      return { status: response.status, headers: response.headers };
    } finally {
      clearTimeout(timeout);
    }
  };

  return {
    async send(method, target, sending) {
      const begun = performance.now();
      for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
        const isLast = performance.now() - begun > sending.patienceMs;
        const answer = await attempt(method, target, sending).catch((cause: unknown) => {
          if (isLast) throw new Error(`${method} ${name}: ${why(cause)}`, { cause });
        });
        if (answer && (isLast || !passing.has(answer.status))) return answer;
        await answer?.body?.cancel();
        await delay(pauseMs * (0.5 + Math.random()));
      }
    },
  };
}

/** fetch itself says "fetch failed". */
function why(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { cause: inner } = cause;
  if (inner instanceof AggregateError && inner.errors.length > 0) return String(inner.errors[0]);
  return inner instanceof Error ? inner.message : cause.message;
}
