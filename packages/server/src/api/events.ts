/** An extension: what happens to a presentation, as it happens, until it has ended. Server-sent events. */
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { PresentationEvent } from '@slidewright/contract/extensions';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Queue } from '../jobs/queue.ts';
import { holderOf } from './access.ts';
import { describeJob } from './descriptor.ts';
import { ApiError } from './errors.ts';
import { errorResponses } from './openapi.ts';

/** Milliseconds between two looks at a job: short at first, since most decks are ready within a second. */
const firstPause = 60;
const longestPause = 1000;
/** Proxies end connections on which nothing comes. */
const stillThereMs = 15_000;
/** A browser that has lost its connection comes back after so long. */
const retryMs = 2000;
/** Streams of one key at the same time: each asks the database once a second. */
const mostStreams = 20;

export const events: FastifyPluginCallbackZod<{ queue: Queue; baseUrl: string }> = (app, { queue, baseUrl }, done) => {
  const stopping = new AbortController();
  // Streams would otherwise hold up the end of the service: whoever listens comes back to the next process.
  app.addHook('preClose', async () => stopping.abort());
  const open = new Map<number, number>();

  async function* follow(id: string, keyId: number, gone: AbortSignal): AsyncGenerator<string> {
    yield `retry: ${retryMs}\n\n`;
    let said = '';
    let saidAt = performance.now();
    for (let pause = firstPause; !gone.aborted; pause = Math.min(longestPause, pause * 1.3)) {
      const event = await stateOf(id, keyId);
      if (!event) return;
      const text = `event: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`;
      if (text !== said) yield text;
      else if (performance.now() - saidAt > stillThereMs) yield ': still there\n\n';
      if (text !== said || performance.now() - saidAt > stillThereMs) saidAt = performance.now();
      said = text;
      if (event.event === 'done') return;
      await delay(pause, undefined, { signal: gone }).catch(() => undefined);
    }
  }

  const stateOf = async (id: string, keyId: number): Promise<PresentationEvent | undefined> => {
    const stage = await queue.stage(id, keyId);
    if (stage === 'waiting') {
      const place = await queue.place(id);
      if (place !== undefined) return { event: 'queued', data: { place } };
    }
    const job = await queue.find(id, keyId);
    if (!job || !stage) return undefined;
    if (job.status === 'completed' || job.status === 'failed') return { event: 'done', data: describeJob(job, baseUrl) };
    return { event: 'stage', data: { stage } };
  };

  app.get('/v1/presentations/:id/events', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'followPresentation',
      summary: 'What happens to a presentation, as it happens',
      description:
        'An extension. Server-sent events: `queued` with the place in the line, `stage`, and at last `done` with the descriptor. The stream ' +
        'ends with that, or without it when the presentation is deleted.',
      tags: ['Presentations'],
      params: z.object({ id: z.string().describe('The id from the 202.') }),
      response: {
        200: { description: 'The events.', content: { 'text/event-stream': { schema: z.string() } } },
        ...errorResponses(401, 404, 429, 500),
      },
    },
    handler: async (request, reply: FastifyReply) => {
      const { id } = request.params;
      const { keyId } = holderOf(request);
      if (!(await queue.find(id, keyId))) throw new ApiError(404, 'This key has asked for no presentation with this id.');
      const held = open.get(keyId) ?? 0;
      if (held >= mostStreams) throw new ApiError(429, `This key follows ${held} presentations already. End one first.`, {}, retryMs);
      open.set(keyId, held + 1);
      const gone = new AbortController();
      const stream = Readable.from(follow(id, keyId, AbortSignal.any([gone.signal, stopping.signal])), { objectMode: false });
      stream.once('close', () => {
        gone.abort();
        const left = (open.get(keyId) ?? 1) - 1;
        if (left === 0) open.delete(keyId);
        else open.set(keyId, left);
      });
      // Proxies that collect answers before they hand them on are asked not to.
      return reply.type('text/event-stream').headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }).send(stream);
    },
  });
  done();
};
