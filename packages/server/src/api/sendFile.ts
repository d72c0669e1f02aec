/** Sends a file that does not change: whole, a part of it, or, to whoever has it already, nothing. RFC 9110, sections 13 and 14. */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../store/files/disk.ts';

export interface SentFile {
  /** Strong: the same tag, the same bytes. With its quotes. */
  readonly etag: string;
  /** Bytes. */
  readonly size: number;
  /** The bytes of the range, or all. */
  open(range?: ByteRange): Promise<Readable | Buffer>;
}

/** A tag of bytes, or of a name that names them for ever. */
export const etagOf = (name: string | Uint8Array): string => `"${createHash('sha256').update(name).digest('base64url').slice(0, 22)}"`;

/** The type and the name of the file have been set. To HEAD, which needs a route of its own, the same without the bytes. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, { etag, size, open }: SentFile): Promise<FastifyReply> {
  reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (names(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? rangeOf(request.headers.range, size) : undefined;
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  return reply.send(request.method === 'HEAD' ? undefined : await open(range));
}

/** Whether the header, a list of tags or "*", names the tag. Weak tags count as strong ones: a proxy that compresses makes them weak. */
export function names(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;
}

/** One range that has bytes in the file. Whatever else is asked for is answered with all of it, as it may be. */
function rangeOf(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : undefined;
}
