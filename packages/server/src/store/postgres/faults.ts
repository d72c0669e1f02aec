/** What goes wrong between a process and PostgreSQL, and what is then done. */
import { setTimeout as delay } from 'node:timers/promises';

/** A request is kept waiting for a database that is away for as long; then it fails. */
export const patienceMs = 5000;
const pauseMs = 100;

/** Codes of the system, and PostgreSQL's of connections that end or cannot begin: class 08, shutdowns, too many connections. */
const lost = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|08...|57P0[1-5]|53300|25P03)$/;
/** What the client library says where there is no code. */
const lostMessages =
  /^(?:Connection terminated|timeout e(?:xpired|xceeded when trying to connect)|Query read timeout|Client has encountered a connection error|Client was closed)/i;

const codeOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';

/** Whether the connection is gone: what was asked through it may have happened or not. */
export function isLost(cause: unknown): boolean {
  if (cause instanceof AggregateError) return cause.errors.some(isLost);
  return lost.test(codeOf(cause)) || (cause instanceof Error && lostMessages.test(cause.message));
}

/** Whether the database undid the transaction because of another: a deadlock, or a row that changed. */
export const isConflict = (cause: unknown): boolean => ['40001', '40P01'].includes(codeOf(cause));

/** Connects, again and again while the database is away, for some seconds. */
export async function whenItIsThere<T>(connect: () => Promise<T>): Promise<T> {
  const start = performance.now();
  for (;;) {
    try {
      return await connect();
    } catch (cause) {
      if (!isLost(cause) || performance.now() - start > patienceMs) throw cause;
      await delay(pauseMs * (0.5 + Math.random()));
    }
  }
}

/** A pause before the next try, longer each time, and not the same for all. */
export const settled = (tries: number): Promise<void> => delay(5 * 2 ** Math.min(tries, 6) * (0.5 + Math.random()));
