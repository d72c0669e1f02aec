/** Answers with bytes that are there compressed: as they are to whoever takes that, and unpacked to the others. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const unpack = promisify(gunzip);

/** `gzipped` is the body in gzip; its type has been set. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, gzipped: Uint8Array): Promise<FastifyReply> {
  const varies = reply.getHeader('vary');
  reply.header('vary', varies === undefined ? 'accept-encoding' : `${varies}, accept-encoding`);
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(await unpack(gzipped));
  return reply.header('content-encoding', 'gzip').send(Buffer.from(gzipped));
}
