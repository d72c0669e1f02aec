/** A file that is held in memory, compressed, and asked for anew each time: unchanged, it is not sent again. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './sendCompressed.ts';

export interface Held {
  readonly type: string;
  readonly etag: string;
  readonly gzipped: Uint8Array;
}

export function hold(bytes: Uint8Array, type: string): Held {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { type, etag, gzipped: gzipSync(bytes, { level: 9 }) };
}

export async function sendHeld(request: FastifyRequest, reply: FastifyReply, { type, etag, gzipped }: Held): Promise<FastifyReply> {
  reply.headers({ etag, 'cache-control': 'no-cache' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return sendCompressed(request, reply.type(type), gzipped);
}
