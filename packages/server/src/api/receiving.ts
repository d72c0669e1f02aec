/** Bodies that go to the disk are received some at a time, and none so slowly that the others wait for it. */
import type { FastifyRequest } from 'fastify';
import { holderOf } from './access.ts';
import { ApiError } from './errors.ts';
import type { FairTurns } from './fairTurns.ts';

const lookEveryMs = 10_000;
/** Bytes that a body has to bring between two looks while others wait: a tenth of what a slow mobile network does. */
const fewestBytes = 64 * 1024;

/** Calls `receive` when it is the turn of the request's key. Throws a 400 when the body comes too slowly while others wait. */
export async function receiving<T>(turns: FairTurns, request: FastifyRequest, receive: () => Promise<T>): Promise<T> {
  const release = await turns.take(holderOf(request).keyId);
  const { socket } = request.raw;
  const tooSlow = Promise.withResolvers<never>();
  tooSlow.promise.catch(() => undefined);
  let read = socket.bytesRead;
  const timer = setInterval(() => {
    if (turns.waiting() > 0 && socket.bytesRead - read < fewestBytes) {
      tooSlow.reject(
        new ApiError(
          400,
          `The body came too slowly: less than ${fewestBytes} bytes in ${lookEveryMs / 1000} seconds, while others waited.`,
        ),
      );
    }
    read = socket.bytesRead;
  }, lookEveryMs);
  const received = receive();
  received.catch(() => undefined);
  try {
    return await Promise.race([received, tooSlow.promise]);
  } finally {
    clearInterval(timer);
    release();
  }
}
