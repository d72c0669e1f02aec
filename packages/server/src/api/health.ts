import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../store/database.ts';
import type { Files } from '../store/files/disk.ts';
import { probeDatabase } from '../store/probeDatabase.ts';
import { ApiError } from './errors.ts';
import { errorResponses } from './openapi.ts';

const health = z.strictObject({ status: z.literal('ok') });

/** So long one answer of the disk stands for all, in milliseconds: whoever asks often does not keep it busy. */
const probeEveryMs = 1000;

export const healthCheck: FastifyPluginCallbackZod<{ db: Database; files: Files }> = (app, { db, files }, done) => {
  let probed: { at: number; result: Promise<unknown> } | undefined;
  const probe = (): Promise<unknown> => {
    if (!probed || performance.now() - probed.at > probeEveryMs) {
      probed = { at: performance.now(), result: Promise.all([probeDatabase(db), files.probe()]) };
    }
    return probed.result;
  };
  app.get('/health', {
    config: { access: 'public' },
    schema: {
      operationId: 'getHealth',
      summary: 'Whether the service can take requests',
      description: 'Answers 500 when nothing can be stored, as on a full disk.',
      tags: ['Service'],
      security: [],
      response: { 200: health.describe('The service answers.'), ...errorResponses(500) },
    },
    handler: async (request) => {
      await probe().catch((cause) => {
        request.log.error({ err: cause }, 'nothing can be stored');
        throw new ApiError(500, 'The service can store nothing at present, and so takes no requests.');
      });
      return { status: 'ok' as const };
    },
  });
  done();
};
