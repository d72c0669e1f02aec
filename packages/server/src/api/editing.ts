/** Extensions for Decks: one that was written elsewhere, another Deck in the place of a presentation's own, and a presentation made of it anew, at no cost. */
import { deck } from '@slidewright/contract/deck';
import { deckRequest, deckRequestsWith, drafts, draftsRequest, renderRequest } from '@slidewright/contract/extensions';
import { presentation } from '@slidewright/contract/presentation';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Drawer } from '../jobs/drawer.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Shelf } from '../jobs/shelf.ts';
import { holderOf } from './access.ts';
import { describeJob } from './descriptor.ts';
import { ApiError } from './errors.ts';
import { smallBody } from './json/smallBody.ts';
import { errorResponses } from './openapi.ts';
import { sendCompressed } from './sendCompressed.ts';
import { etagOf, names } from './sendFile.ts';
import type { storedDecks } from './storedDecks.ts';
import { unvalidated } from './validation.ts';

/** Bytes. A Deck of fifty full slides has a tenth of that. */
const bodyLimit = 1024 * 1024;
const params = z.object({ id: z.string().describe('The id of a completed presentation.') });
const conditions = z.object({
  'if-match': z.string().optional().describe('The ETag of the Deck that is to be replaced, as GET …/deck answered it.'),
});
const tags = ['Presentations'];
const nothingKept = 'This key has no completed presentation with this id whose slides are kept.';
const changedElsewhere =
  'The Deck was changed since it had the ETag that If-Match names. Ask for it again with GET …/deck and make the change in that one, or leave If-Match out to replace it.';

export interface EditingOptions {
  queue: Queue;
  shelf: Shelf;
  stored: ReturnType<typeof storedDecks>;
  drawer: Drawer;
  /** Ids. */
  templates: readonly string[];
  baseUrl: string;
}

export const editing: FastifyPluginCallbackZod<EditingOptions> = (app, { queue, shelf, stored, drawer, templates, baseUrl }, done) => {
  const requests = deckRequestsWith(templates);
  app.put('/v1/presentations/:id/deck', {
    config: { access: 'create' },
    schema: {
      operationId: 'replaceDeck',
      summary: 'Another Deck for a completed presentation',
      description:
        'An extension. The slides that are looked at are the new ones; the file at result.url stays as it is. With If-Match, the ETag of GET …/deck or of the last PUT, it is kept only where nobody changed the Deck since (412). The answer has the ETag of what is kept.',
      tags,
      params,
      headers: conditions,
      body: deck,
      response: { 200: deck.describe('The Deck as it is kept.'), ...errorResponses(400, 401, 403, 404, 412, 429, 500) },
    },
    validatorCompiler: unvalidated,
    handler: async (request, reply: FastifyReply) => {
      const edited = await smallBody(request, deck, bodyLimit);
      const expected = request.headers['if-match'];
      const kept = await shelf.replace(
        request.params.id,
        holderOf(request).keyId,
        edited,
        (key) => expected === undefined || names(expected, etagOf(key)),
      );
      if (kept === undefined) throw new ApiError(404, nothingKept);
      if (kept === 'changed') throw new ApiError(412, changedElsewhere);
      reply.header('etag', etagOf(kept));
      return edited;
    },
  });

  // PUT, as what is drawn follows from the body alone: one that types has a picture a letter, which counts as look-ups do.
  app.put('/v1/presentations/:id/drafts', {
    config: { access: 'create' },
    schema: {
      operationId: 'drawDrafts',
      summary: 'Slides as they might be, drawn in the place of one that is there',
      description:
        'An extension. Nothing is kept: it is what a slide of the presentation would look like with other words, or in another layout.',
      tags,
      params,
      body: draftsRequest,
      response: { 200: drafts, ...errorResponses(400, 401, 403, 404, 429, 500) },
    },
    validatorCompiler: unvalidated,
    // The schema describes the answer as a value; here its bytes are sent.
    handler: async (request, reply: FastifyReply) => {
      const wanted = await smallBody(request, draftsRequest, bodyLimit);
      const found = await stored(request.params.id, holderOf(request).keyId);
      const pictures = await drawer.drafts(found.key, wanted, found.load);
      if (!pictures) throw new ApiError(400, `at must be the index of a slide of the Deck, but is ${wanted.at}.`);
      return sendCompressed(request, reply.type('application/json; charset=utf-8'), pictures);
    },
  });

  app.post('/v1/presentations/:id/render', {
    config: { access: 'create' },
    schema: {
      operationId: 'renderPresentation',
      summary: 'A presentation made of another’s Deck',
      description: 'An extension. It has an id and a permanent address of its own, is completed at once, and costs no credit.',
      tags,
      params,
      body: renderRequest,
      response: { 201: presentation, ...errorResponses(400, 401, 403, 404, 429, 500) },
    },
    validatorCompiler: unvalidated,
    handler: async (request, reply) => {
      const how = await smallBody(request, requests.renderRequest, bodyLimit);
      const holder = holderOf(request);
      const made = await shelf.render(request.params.id, holder, how);
      const job = made === undefined ? undefined : await queue.find(made, holder.keyId);
      if (!job) throw new ApiError(404, nothingKept);
      return reply.code(201).send(describeJob(job, baseUrl));
    },
  });
  app.post('/v1/presentations/deck', {
    config: { access: 'create' },
    schema: {
      operationId: 'createFromDeck',
      summary: 'A presentation of a Deck that was written elsewhere',
      description: 'An extension. It is completed at once, and costs what any presentation does.',
      tags,
      body: deckRequest,
      response: { 201: presentation, ...errorResponses(400, 401, 403, 429, 500) },
    },
    validatorCompiler: unvalidated,
    handler: async (request, reply) => {
      const { deck: written, ...how } = await smallBody(request, requests.deckRequest, bodyLimit);
      const holder = holderOf(request);
      const made = await shelf.make(written, holder, how);
      if (made === 'no-credits') throw new ApiError(403, 'There are no credits left on this account. Add credits to go on.');
      const job = await queue.find(made, holder.keyId);
      if (!job) throw new Error(`${made} was made and is not there`);
      return reply.code(201).send(describeJob(job, baseUrl));
    },
  });
  done();
};
