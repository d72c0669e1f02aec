/** Which presentation a request is about, for the log and whoever watches. */
import type { FastifyRequest } from 'fastify';

const noted = new WeakMap<FastifyRequest, string>();
const jobId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The request has made this presentation. */
export function noteJob(request: FastifyRequest, id: string): void {
  noted.set(request, id);
}

/** What it has made, or what its path names. Undefined when that is none. */
export function jobOf(request: FastifyRequest): string | undefined {
  const { id } = (request.params ?? {}) as { id?: unknown };
  return noted.get(request) ?? (typeof id === 'string' && jobId.test(id) ? id : undefined);
}
