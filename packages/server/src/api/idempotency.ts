/** Requests that are sent again because nobody knows whether they arrived: with the same key, they are the same request. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AcceptedJob, KeyTaken } from '../jobs/queue.ts';
import { ApiError } from './errors.ts';

/** The key that the request was sent with. Throws a 400 when it is none. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new ApiError(400, 'Idempotency-Key must have 1 to 255 characters of ASCII without spaces, such as a UUID.');
  }
  return key;
}

/** Of what is asked for: the route, and a JSON value. */
export const fingerprintOf = (request: FastifyRequest, asked: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([request.url.split('?', 1)[0], asked]))
    .digest('hex');

export async function fileDigest(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The answer to a request that has come before. Throws a 422 when it was another one. */
export function replayed<T extends AcceptedJob>(reply: FastifyReply, known: T | KeyTaken): T {
  if (known === 'key-taken') {
    throw new ApiError(422, 'This Idempotency-Key was sent with another request before. Send a new key with a new request.');
  }
  if (known.replayed) reply.header('idempotent-replayed', 'true');
  return known;
}
