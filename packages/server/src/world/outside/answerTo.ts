/** One request of `node:http` or `node:https`, sent, and what it is answered. */
import type { ClientRequest, IncomingMessage } from 'node:http';

/** A connection that was kept may have been closed by the other side as the request went out: then it is sent on another. */
export async function answerTo(open: () => ClientRequest, body: string | undefined): Promise<IncomingMessage> {
  for (;;) {
    const request = open();
    try {
      return await new Promise<IncomingMessage>((resolve, reject) => {
        request.on('response', resolve).on('error', reject);
        request.end(body);
      });
    } catch (cause) {
      const closed = cause instanceof Error && 'code' in cause && cause.code === 'ECONNRESET';
      if (!request.reusedSocket || !closed) throw cause;
    }
  }
}
