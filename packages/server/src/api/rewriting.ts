/** Extension: one slide of a presentation as the language model would have it. Nothing is kept, and nothing is paid: a key has so many in a window. */
import { rewriteRequest, rewriting as rewritten } from '@slidewright/contract/extensions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Drawer } from '../jobs/drawer.ts';
import type { Database } from '../store/database.ts';
import { hitRateLimit } from '../store/hitRateLimit.ts';
import { holderOf } from './access.ts';
import { ApiError } from './errors.ts';
import { smallBody } from './json/smallBody.ts';
import { errorResponses } from './openapi.ts';
import type { storedDecks } from './storedDecks.ts';
import { unvalidated } from './validation.ts';

export interface RewritingOptions {
  db: Database;
  stored: ReturnType<typeof storedDecks>;
  drawer: Drawer;
  config: Pick<Config, 'llmProvider' | 'llmModel' | 'rateLimitRewrites' | 'rateLimitWindowMs'>;
}

/** Bytes. */
const bodyLimit = 256 * 1024;
const params = z.object({ id: z.string().describe('The id of a completed presentation.') });

export const rewriting: FastifyPluginCallbackZod<RewritingOptions> = (app, { db, stored, drawer, config }, done) => {
  app.post('/v1/presentations/:id/rewrite', {
    config: { access: 'create' },
    schema: {
      operationId: 'rewriteSlide',
      summary: 'A slide as the language model would have it',
      description:
        'An extension, where a language model is configured. Says no figure and no name that the presentation does not. Nothing is kept: PUT …/deck does that. Costs no credit; closing the connection stops the model.',
      tags: ['Presentations'],
      params,
      body: rewriteRequest,
      response: { 200: rewritten, ...errorResponses(400, 401, 403, 404, 422, 429, 500) },
    },
    validatorCompiler: unvalidated,
    handler: async (request, reply) => {
      if (config.llmProvider === 'none') throw new ApiError(400, noModel);
      const wanted = await smallBody(request, rewriteRequest, bodyLimit);
      const { keyId } = holderOf(request);
      const found = await stored(request.params.id, keyId);
      await countRewrite(db, config, keyId);
      const started = performance.now();
      const outcome = await drawer.rewrite(found.key, wanted, found.load, goneSignal(request, reply));
      if (!outcome) throw new ApiError(400, `at must be the index of a slide of the Deck, but is ${wanted.at}.`);
      const { type, inputTokens, outputTokens } = outcome;
      const why = outcome.type === 'slide' ? {} : { reason: outcome.reason };
      const ms = Math.round(performance.now() - started);
      request.log.info(
        { model: config.llmModel, wish: wanted.wish, outcome: type, inputTokens, outputTokens, ms, ...why },
        'slide rewritten',
      );
      if (outcome.type !== 'slide') throw new ApiError(422, messageOf(outcome.type, outcome.reason));
      return { slide: outcome.slide, leftOut: [...outcome.leftOut], tokens: { input: inputTokens, output: outputTokens } };
    },
  });
  done();
};

const noModel = 'There is no language model here that could rewrite a slide: whoever runs the service sets LLM_PROVIDER and LLM_MODEL.';

/** Throws a 429 when the key has asked for more slides in the window than it may. */
async function countRewrite(
  db: Database,
  { rateLimitRewrites: most, rateLimitWindowMs: windowMs }: RewritingOptions['config'],
  keyId: number,
) {
  const { hits, resetMs } = await hitRateLimit(db, { subject: `key:${keyId}`, bucket: 'rewrites', windowMs });
  if (hits > most)
    throw new ApiError(
      429,
      `The limit of ${most} rewritten slides per ${windowMs} ms is used up. Try again in ${resetMs} ms.`,
      {},
      resetMs,
    );
}

/** Aborted when whoever asked has gone: the model costs money by the token. */
function goneSignal(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // A browser that gives up closes its side, which by itself would not close the connection: that is ours to do then.
  const { socket } = request.raw;
  socket.once('end', () => {
    gone.abort();
    reply.raw.once('finish', () => socket.end());
  });
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

/** What the provider itself said stays in the log: it may name accounts and addresses. */
const inShort = (reason: string): string => reason.split(': ', 1)[0] ?? reason;

function messageOf(type: 'impossible' | 'unusable' | 'silent', reason: string): string {
  if (type === 'impossible') return `That cannot be done: ${reason}.`;
  return type === 'silent'
    ? `The language model did not answer: ${inShort(reason)}. The slide stays as it was.`
    : `The answer of the language model cannot be used: ${reason}. The slide stays as it was; ask again, or in other words.`;
}
