import { account } from '@slidewright/contract/account';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { holderOf } from './access.ts';
import { errorResponses } from './openapi.ts';

export const me: FastifyPluginCallbackZod = (app, _options, done) => {
  app.get('/v1/me', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'getAccount',
      summary: 'The account that the key belongs to',
      tags: ['Account'],
      response: { 200: account, ...errorResponses(401, 429, 500) },
    },
    handler: async (request) => {
      const { userId, email, plan, credits } = holderOf(request);
      return { userId, email, plan, credits: { remaining: credits } };
    },
  });
  done();
};
