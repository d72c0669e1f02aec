/**
 * Sessions, an extension: what a browser keeps instead of a key. One begins with a key, or with the token of a link that the service
 * printed, which works once; it may do what its key may, and ends with it.
 */
import { session, sessionEnd, sessionRequest } from '@slidewright/contract/extensions';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { createSession } from '../store/createSession.ts';
import type { Database } from '../store/database.ts';
import { endSession } from '../store/endSession.ts';
import { redeemSignIn } from '../store/redeemSignIn.ts';
import { authenticate, credentialOf } from './authentication.ts';
import { ApiError } from './errors.ts';
import { smallBody } from './json/smallBody.ts';
import { errorResponses } from './openapi.ts';
import { unvalidated } from './validation.ts';

const sessionMs = 30 * 86_400_000;
const bodyLimit = 4096;

export const sessions: FastifyPluginCallbackZod<{ db: Database }> = (app, { db }, done) => {
  const begin = async (keyId: number) => {
    const { token, expiresAt } = await createSession(db, keyId, sessionMs);
    return { token, expiresAt: new Date(expiresAt).toISOString() };
  };

  app.post('/v1/session', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'beginSession',
      summary: 'A session of the key',
      description: 'An extension. For browsers: the session stands for the key for 30 days, or until the key is replaced.',
      tags: ['Sessions'],
      response: { 201: session, ...errorResponses(401, 429, 500) },
    },
    handler: async (request, reply) => {
      // A session does not live longer by beginning another.
      const holder = credentialOf(request.headers)?.startsWith('ppsk_') ? await authenticate(db, request.headers) : undefined;
      if (!holder) throw new ApiError(401, 'A session begins with a key: send it as "Authorization: Bearer ppsk_…".');
      return reply.code(201).send(await begin(holder.keyId));
    },
  });

  app.post('/v1/session/link', {
    config: { access: 'public' },
    schema: {
      operationId: 'signIn',
      summary: 'A session of a sign-in link',
      description:
        'An extension. The link that the service prints when it starts ends in a token, which begins one session within an hour.',
      tags: ['Sessions'],
      security: [],
      body: sessionRequest,
      response: { 201: session, ...errorResponses(400, 401, 500) },
    },
    validatorCompiler: unvalidated,
    handler: async (request, reply) => {
      const { signIn } = await smallBody(request, sessionRequest, bodyLimit);
      const keyId = await redeemSignIn(db, signIn);
      if (keyId === undefined) {
        throw new ApiError(
          401,
          'This link has been used already or is too old. Paste your API key, or start the service again for a new link.',
        );
      }
      return reply.code(201).send(await begin(keyId));
    },
  });

  app.delete('/v1/session', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'endSession',
      summary: 'Ends the session',
      description: 'An extension. The session that the request is made with; a key stays as it is.',
      tags: ['Sessions'],
      response: { 200: sessionEnd, ...errorResponses(401, 429, 500) },
    },
    handler: async (request) => {
      await endSession(db, credentialOf(request.headers) ?? '');
      return { ended: true as const };
    },
  });
  done();
};
