/** Extensions for looking: the key's own presentations, how far one is, its Deck, and its slides as pictures. */
import { deck } from '@slidewright/contract/deck';
import { presentationPage, progress, slideList } from '@slidewright/contract/extensions';
import { formats as formatNames } from '@slidewright/contract/presentation';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Drawer } from '../jobs/drawer.ts';
import { fileName } from '../jobs/fileName.ts';
import type { ListedRecord, Queue } from '../jobs/queue.ts';
import type { Shelf } from '../jobs/shelf.ts';
import { holderOf } from './access.ts';
import { contentDisposition } from './contentDisposition.ts';
import { describeJob } from './descriptor.ts';
import { ApiError } from './errors.ts';
import { errorResponses } from './openapi.ts';
import { sendCompressed } from './sendCompressed.ts';

export interface ViewingOptions {
  queue: Queue;
  shelf: Shelf;
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
const pictureParams = idParam.extend({ picture: z.string().describe('The number of the slide, from 1, and ".svg".') });
const tags = ['Presentations'];
const errors = errorResponses(401, 404, 429, 500);
const formats: Readonly<Record<string, 'pptx' | 'pdf'>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
};
/** What is drawn is the same for ever, but for the key's holder alone. */
const keptPrivately = 'private, max-age=86400, immutable';
/** An SVG that is opened by itself runs nothing and loads nothing. */
const pictureRules = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

export const viewing: FastifyPluginCallbackZod<ViewingOptions> = (app, { queue, shelf, drawer, baseUrl }, done) => {
  const stored = async (id: string, keyId: number) => {
    const found = await shelf.find(id, keyId);
    if (found) return found;
    const job = await queue.find(id, keyId);
    if (!job) throw new ApiError(404, 'This key has asked for no presentation with this id.');
    if (job.status !== 'completed') throw new ApiError(404, `The presentation is ${job.status}: it has slides when it is completed.`);
    throw new ApiError(404, 'The slides of this presentation are not kept any more.');
  };

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
      description: 'An extension. The stage that is being worked on.',
      tags,
      params: idParam,
      response: { 200: progress, ...errors },
    },
    handler: async (request) => {
      const stage = await queue.stage(request.params.id, holderOf(request).keyId);
      if (!stage) throw new ApiError(404, 'This key has asked for no presentation with this id.');
      return { stage };
    },
  });

  app.get('/v1/presentations/:id/deck', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'getDeck',
      summary: 'The Deck of a completed presentation',
      description: 'An extension. What each slide says, as `slidewright render` takes it; the bytes of pictures are left out.',
      tags,
      params: idParam,
      response: { 200: deck.describe('The Deck.'), ...errors },
    },
    handler: async (request) => {
      const found = await stored(request.params.id, holderOf(request).keyId);
      return drawer.deck(found.key, found.load);
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
      const { template, language, pages } = await drawer.outline(found.key, found.load);
      const slides = pages.map(({ title, notes, slide }, index) => ({
        number: index + 1,
        title,
        notes,
        deckSlide: slide,
        url: `${baseUrl}/v1/presentations/${id}/slides/${index + 1}.svg?v=${found.version}`,
      }));
      return { template, language, slides };
    },
  });

  app.get('/v1/presentations/:id/export/:format', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'exportPresentation',
      summary: 'A completed presentation in either format',
      description: 'An extension. The same slides as PPTX or PDF, whichever was asked for at first. Costs no credit.',
      tags,
      params: idParam.extend({ format: z.string().describe(formatNames.join(' or ')) }),
      response: {
        200: { description: 'The file.', content: Object.fromEntries(Object.keys(formats).map((type) => [type, { schema: z.file() }])) },
        ...errors,
      },
    },
    handler: async (request, reply: FastifyReply) => {
      const { id, format: wanted } = request.params;
      const found = await stored(id, holderOf(request).keyId);
      const format = formatNames.find((name) => name === wanted);
      if (!format) throw new ApiError(404, `There is no such format: it is ${formatNames.join(' or ')}.`);
      const { bytes, mime, title } = await drawer.file(found.key, format, found.load);
      reply.type(mime).header('content-disposition', contentDisposition(fileName(title, format)));
      return reply.send(Buffer.from(bytes));
    },
  });

  app.get('/v1/presentations/:id/slides/:picture', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'showSlide',
      summary: 'A slide of a completed presentation as a picture',
      description: 'An extension. SVG, 960 x 540, its text as outlines: what the PDF shows. Drawn on demand.',
      tags,
      params: pictureParams,
      response: { 200: { description: 'The picture.', content: { 'image/svg+xml': { schema: z.string() } } }, ...errors },
    },
    handler: async (request, reply: FastifyReply) => {
      const { id, picture } = request.params;
      const found = await stored(id, holderOf(request).keyId);
      const number = Number(/^([1-9]\d{0,3})\.svg$/.exec(picture)?.[1] ?? Number.NaN);
      const svg = Number.isNaN(number) ? undefined : await drawer.picture(found.key, number - 1, found.load);
      if (!svg) throw new ApiError(404, 'There is no such slide: they are called 1.svg, 2.svg and so on, and GET …/slides lists them.');
      reply.type('image/svg+xml').headers({ 'cache-control': keptPrivately, 'content-security-policy': pictureRules });
      return sendCompressed(request, reply, svg);
    },
  });
  done();
};

function listed(job: ListedRecord, baseUrl: string) {
  const presentation = describeJob(job, baseUrl);
  return { presentation, title: job.file?.name.replace(/\.[a-z]+$/, '') ?? null, format: (job.mime && formats[job.mime]) || null };
}
