import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorResponses } from './openapi.ts';

const health = z.strictObject({ status: z.literal('ok') });

export const healthCheck: FastifyPluginCallbackZod = (app, _options, done) => {
  app.get('/health', {
    config: { access: 'public' },
    schema: {
      operationId: 'getHealth',
      summary: 'Whether the service can answer',
      description: 'Answers 500 when the database does not.',
      tags: ['Service'],
      security: [],
      response: { 200: health.describe('The service answers.'), ...errorResponses(500) },
    },
    // Like every request, this one has been counted in the database when it comes here: the database answers.
    handler: async () => ({ status: 'ok' as const }),
  });
  done();
};
