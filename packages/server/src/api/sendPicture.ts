/** Answers with a picture that comes with the service. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';

/** `maxAge` is for how many seconds it may be kept. @throws when the file is not there */
export async function sendPicture(reply: FastifyReply, path: string, type: string, maxAge: number): Promise<FastifyReply> {
  const { size } = await stat(path);
  reply.type(type).header('content-length', size).header('cache-control', `public, max-age=${maxAge}`);
  return reply.send(createReadStream(path));
}
