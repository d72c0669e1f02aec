/** Webhooks, an extension: which addresses may be called, and what the calls are signed with. */
import { webhookSecret as secretBody } from '@slidewright/contract/extensions';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Database } from '../store/database.ts';
import { rotateWebhookSecret, webhookSecret } from '../store/webhookSecret.ts';
import { addressOf, isPublicAddress } from '../world/pictures/http/publicAddress.ts';
import { holderOf } from './access.ts';
import { ApiError } from './errors.ts';
import { errorResponses } from './openapi.ts';

/** Throws a 400 for an address that will not be called. What a name leads to is seen when it is. */
export function requireReachable(webhookUrl: string | undefined, ownOrigins: readonly string[]): void {
  if (webhookUrl === undefined) return;
  const url = new URL(webhookUrl);
  if (ownOrigins.includes(url.origin)) return;
  if (url.protocol !== 'https:') throw new ApiError(400, `webhookUrl must begin with https://, but is "${webhookUrl}".`);
  if (url.username !== '' || url.password !== '') {
    throw new ApiError(400, 'webhookUrl must hold no user or password: what is sent is signed, see /v1/webhook-secret.');
  }
  const address = addressOf(url);
  if ((address !== undefined && !isPublicAddress(address)) || /(?:^|\.)(?:localhost|local|internal)\.?$/i.test(url.hostname)) {
    throw new ApiError(400, `webhookUrl must be an address of the public internet, but is "${webhookUrl}".`);
  }
}

export const webhooks: FastifyPluginCallbackZod<{ db: Database }> = (app, { db }, done) => {
  const described = {
    tags: ['Webhooks'],
    response: { 200: secretBody, ...errorResponses(401, 429, 500) },
  };
  app.get('/v1/webhook-secret', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'getWebhookSecret',
      summary: 'What the webhooks of the account are signed with',
      description: 'An extension. The signature is that of Standard Webhooks: HMAC-SHA256 of id, timestamp and body.',
      ...described,
    },
    handler: async (request) => ({ secret: await webhookSecret(db, holderOf(request).userId) }),
  });
  app.post('/v1/webhook-secret', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'replaceWebhookSecret',
      summary: 'Another secret for the webhooks of the account',
      description: 'An extension. What is sent from now on is signed with the new one alone.',
      ...described,
    },
    handler: async (request) => ({ secret: await rotateWebhookSecret(db, holderOf(request).userId) }),
  });
  done();
};
