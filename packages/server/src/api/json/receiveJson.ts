/** Receives a JSON body: a small one into memory, a larger one to the disk as it comes. */
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { sizeInWords } from '../sizeInWords.ts';

/** Leaves JSON bodies to be received by their routes. Any other body is refused, except where a route adds a parser of its own. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async ({ headers }: FastifyRequest, body: Readable) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      throw new ApiError(400, `The Content-Encoding "${encoding}" is not supported. Send the body as it is, not compressed.`);
    }
    return body;
  });
}

export interface BodyLimits {
  /** Bytes up to which a body is received into memory. */
  small: number;
  /** Bytes that a body may have. */
  most: number;
}

/** A body that has begun to come. */
export interface Body {
  /** All of it, if that is little. */
  readonly small?: Buffer;
  /** Writes all of it to a file. Throws a 400 when it is larger than it may be, or ends early. */
  saveTo(path: string): Promise<void>;
}

/** Receives as much of the body as may be in memory. Throws a 400 when it is larger than it may be, or ends early. */
export async function receiveJson(request: FastifyRequest, { small, most }: BodyLimits): Promise<Body> {
  const stream = request.body as Readable | null | undefined;
  if (!stream) return { small: Buffer.alloc(0), saveTo: () => Promise.reject(new Error('there is no body')) };
  const hearingOut = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      // What is still coming is taken and dropped: a client that is sending hears the answer only when it has been heard out.
      request.raw.unpipe();
      request.raw.resume();
      if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') throw new ApiError(400, 'The body ended early.');
      throw error;
    });
  const stated = Number(request.headers['content-length'] ?? 0);
  const chunks = withinLimit(stream, stated, most);
  const head: Buffer[] = [];
  const size = () => head.reduce((sum, { length }) => sum + length, 0);
  const isWhole = stated <= small && (await hearingOut(fill(head, chunks, () => size() <= small)));
  return {
    ...(isWhole && { small: Buffer.concat(head) }),
    saveTo: (path) =>
      hearingOut(
        pipeline(async function* () {
          yield* head;
          yield* chunks;
        }, createWriteStream(path)),
      ),
  };
}

/** The chunks of the stream, which stays open when no more of them are asked for. */
async function* withinLimit(stream: Readable, stated: number, most: number): AsyncGenerator<Buffer, void> {
  let size = stated;
  const problem = `The body is larger than ${sizeInWords(most)}. Shorten it, or send the text as a file.`;
  if (size > most) throw new ApiError(400, problem);
  size = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new ApiError(400, problem);
    yield chunk;
  }
}

/** Whether the chunks ended while there was room. */
async function fill(head: Buffer[], chunks: AsyncGenerator<Buffer, void>, hasRoom: () => boolean): Promise<boolean> {
  while (hasRoom()) {
    const { value, done } = await chunks.next();
    if (done) return true;
    head.push(value);
  }
  return false;
}
