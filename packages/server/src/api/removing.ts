/** An extension: a presentation is taken back, or removed for good. */
import { deletion } from '@slidewright/contract/extensions';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Queue } from '../jobs/queue.ts';
import { removeFilesOf } from '../jobs/retention.ts';
import type { Files } from '../store/files/disk.ts';
import { holderOf } from './access.ts';
import { ApiError, sendWithPost } from './errors.ts';
import { errorResponses } from './openapi.ts';

export const removing: FastifyPluginCallbackZod<{ queue: Queue; files: Files }> = (app, { queue, files }, done) => {
  app.delete('/v1/presentations/:id', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'deletePresentation',
      summary: 'Takes a presentation back, or removes it',
      description:
        'An extension. One that waits or is being made is cancelled, and its credits are given back, as of one that fails. One that has ended ' +
        'is removed with its file, its Deck and what it was made from; its address leads nowhere then.',
      tags: ['Presentations'],
      params: z.object({ id: z.string().describe('The id from the 202.') }),
      response: { 200: deletion, ...errorResponses(400, 401, 404, 429, 500) },
    },
    handler: async (request) => {
      const { id } = request.params;
      const removed = await queue.remove(id, holderOf(request).keyId);
      if (!removed) throw sendWithPost(request) ?? new ApiError(404, 'This key has asked for no presentation with this id.');
      await removeFilesOf(removed, files);
      return { id, deleted: true as const };
    },
  });
  done();
};
