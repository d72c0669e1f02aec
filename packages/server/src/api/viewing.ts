/** Extensions for looking: the key's own presentations, how far one is, its Deck, and the list of its slides. */
import { deck } from '@slidewright/contract/deck';
import { presentationPage, progress, slideList } from '@slidewright/contract/extensions';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Drawer } from '../jobs/drawer.ts';
import type { ListedRecord, Queue } from '../jobs/queue.ts';
import { holderOf } from './access.ts';
import { describeJob } from './descriptor.ts';
import { ApiError } from './errors.ts';
import { errorResponses } from './openapi.ts';
import { etagOf } from './sendFile.ts';
import type { storedDecks } from './storedDecks.ts';

export interface ViewingOptions {
  queue: Queue;
  stored: ReturnType<typeof storedDecks>;
  drawer: Drawer;
  baseUrl: string;
}

const mostListed = 100;
const limits = `must be a whole number from 1 to ${mostListed}`;
const query = z.object({
  limit: z.coerce.number({ error: limits }).int(limits).min(1, limits).max(mostListed, limits).default(20).describe('How many at most.'),
  cursor: z.string().max(100).optional().describe('`next` of the page before.'),
});
const idParam = z.object({ id: z.string().describe('The id from the 202.') });
const tags = ['Presentations'];
const errors = errorResponses(401, 404, 429, 500);
const formats: Readonly<Record<string, 'pptx' | 'pdf'>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
};

export const viewing: FastifyPluginCallbackZod<ViewingOptions> = (app, { queue, stored, drawer, baseUrl }, done) => {
  app.get('/v1/presentations', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'listPresentations',
      summary: 'The presentations that the key has asked for',
      description: 'An extension. The newest first, in pages.',
      tags,
      querystring: query,
      response: { 200: presentationPage, ...errorResponses(400, 401, 429, 500) },
    },
    handler: async (request) => {
      const { limit, cursor } = request.query;
      const page = await queue.list(holderOf(request).keyId, limit, cursor);
      if (page === 'no-cursor') throw new ApiError(400, 'cursor must be `next` of the page before, unchanged.');
      // Whoever looks at the list looks at slides next.
      drawer.warmUp();
      return { presentations: page.jobs.map((job) => listed(job, baseUrl)), next: page.next };
    },
  });

  app.get('/v1/presentations/:id/progress', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'getProgress',
      summary: 'How far a presentation is',
      description: 'An extension. The stage that is being worked on, and the place in the line of one that waits.',
      tags,
      params: idParam,
      response: { 200: progress, ...errors },
    },
    handler: async (request) => {
      const { id } = request.params;
      const stage = await queue.stage(id, holderOf(request).keyId);
      if (!stage) throw new ApiError(404, 'This key has asked for no presentation with this id.');
      const place = stage === 'waiting' ? await queue.place(id) : undefined;
      return { stage, ...(place !== undefined && { place }) };
    },
  });

  app.get('/v1/presentations/:id/deck', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'getDeck',
      summary: 'The Deck of a completed presentation',
      description:
        'An extension. What each slide says, as `slidewright render` takes it; the bytes of pictures are left out. Its ETag is what PUT …/deck takes as If-Match.',
      tags,
      params: idParam,
      response: { 200: deck.describe('The Deck.'), ...errors },
    },
    handler: async (request, reply) => {
      const found = await stored(request.params.id, holderOf(request).keyId);
      const current = await drawer.deck(found.key, found.load);
      reply.headers({ etag: etagOf(found.key), 'cache-control': 'private, no-cache' });
      return current;
    },
  });

  app.get('/v1/presentations/:id/slides', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'listSlides',
      summary: 'The slides of a completed presentation',
      description: 'An extension. Their titles, notes, and the addresses of their pictures.',
      tags,
      params: idParam,
      response: { 200: slideList, ...errors },
    },
    handler: async (request) => {
      const { id } = request.params;
      const found = await stored(id, holderOf(request).keyId);
      const { template, language, warnings, pages } = await drawer.outline(found.key, found.load);
      const slides = pages.map(({ title, notes, slide, version }, index) => ({
        number: index + 1,
        title,
        notes,
        deckSlide: slide,
        url: `${baseUrl}/v1/presentations/${id}/slides/${index + 1}.svg?v=${version}`,
      }));
      return { template, language, ...(warnings && { warnings: [...warnings] }), slides };
    },
  });
  done();
};

function listed(job: ListedRecord, baseUrl: string) {
  const presentation = describeJob(job, baseUrl);
  return { presentation, title: job.file?.name.replace(/\.[a-z]+$/, '') ?? null, format: (job.mime && formats[job.mime]) || null };
}
