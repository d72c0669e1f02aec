/** Presentations: three ways to ask for one, and the look-up. */
import multipart from '@fastify/multipart';
import {
  type AcceptedPresentation,
  acceptedPresentation,
  fileRequest,
  presentation,
  requestsWith,
  textRequest,
  topicRequest,
} from '@slidewright/contract/presentation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { NewRequest, Queue } from '../jobs/queue.ts';
import type { NoRoom, RoomLimits } from '../jobs/room.ts';
import type { Uploads } from '../reading/uploads.ts';
import { holderOf } from './access.ts';
import { describeJob } from './descriptor.ts';
import { ApiError, sendWithPost } from './errors.ts';
import { createFairTurns } from './fairTurns.ts';
import { fileDigest, fingerprintOf, idempotencyKeyOf, replayed } from './idempotency.ts';
import { noteJob } from './jobOf.ts';
import { createJsonIntake } from './json/intake.ts';
import type { JsonSource } from './json/prepare.ts';
import { errorResponses } from './openapi.ts';
import { receiving } from './receiving.ts';
import { coerceFields } from './upload/coerceFields.ts';
import { receiveForm } from './upload/receiveForm.ts';
import { requireDocument } from './upload/requireDocument.ts';
import { unvalidated, validate } from './validation.ts';
import { warningHeader, warningOf } from './warning.ts';
import { requireReachable } from './webhooks.ts';

export interface PresentationsOptions {
  queue: Queue;
  uploads: Uploads;
  /** Ids. */
  templates: readonly string[];
  config: {
    baseUrl: string;
    textTokenLimit: number;
    fileSizeLimit: number;
    bodyLimit: number;
    uploadsAtOnce: number;
    webhookOrigins: readonly string[];
  } & RoomLimits;
}

const creation = {
  tags: ['Presentations'],
  response: {
    202: acceptedPresentation,
    ...errorResponses(400, 401, 403, 422, 429, 500),
  },
};
const uploadForm = fileRequest.extend({
  file: z.file().describe('A PDF, PPTX, DOCX or plain text (Markdown too, in any usual encoding); told by its bytes, not its name.'),
});

/** Bytes of a JSON body that is worth a look at the queue before it is received. */
const largeBody = 64 * 1024;

export const presentations: FastifyPluginAsyncZod<PresentationsOptions> = async (app, { queue, uploads, templates, config }) => {
  const requests = requestsWith(templates);
  const turns = createFairTurns({ atOnce: config.uploadsAtOnce, perHolder: Math.ceil(config.uploadsAtOnce / 4) });
  const intake = createJsonIntake({ uploads, turns, templates, bodyLimit: config.bodyLimit, tokenLimit: config.textTokenLimit });
  app.addHook('onClose', () => intake.close());

  const accept = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Pick<NewRequest, 'request' | 'webhookUrl' | 'idempotency' | 'id' | 'document' | 'keptFile'>,
  ): Promise<AcceptedPresentation> => {
    const { keyId, userId } = holderOf(request);
    const accepted = await queue.accept({ keyId, userId, ...asked });
    if (accepted === 'no-credits') throw new ApiError(403, 'There are no credits left on this account. Add credits to go on.');
    if (typeof accepted === 'object' && 'reason' in accepted) throw noRoom(accepted, config);
    const { id, createdAt } = replayed(reply, accepted);
    noteJob(request, id);
    return { id, status: 'queued', createdAt };
  };
  const idempotencyOf = (request: FastifyRequest, asked: unknown): NewRequest['idempotency'] => {
    const key = idempotencyKeyOf(request);
    return key === undefined ? undefined : { key, fingerprint: fingerprintOf(request, asked) };
  };
  /** Before a large body is received: whoever would be refused after it is refused now. */
  const requireRoom = async (request: FastifyRequest): Promise<void> => {
    const lack = await queue.lackOfRoom(holderOf(request).userId);
    if (lack) throw noRoom(lack, config);
  };
  const fromJson = (source: JsonSource) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (Number(request.headers['content-length']) > largeBody) await requireRoom(request);
    const accepted = await intake.take(request, source, ({ request: asked, warning, webhookUrl, digest }, kept) => {
      warn(reply, warning);
      requireReachable(webhookUrl, config.webhookOrigins);
      return accept(request, reply, { request: asked, webhookUrl, idempotency: idempotencyOf(request, digest), ...kept });
    });
    return reply.code(202).send(accepted);
  };

  app.post('/v1/presentations/topic', {
    config: { access: 'create' },
    schema: { operationId: 'createFromTopic', summary: 'A presentation about a topic', body: topicRequest, ...creation },
    validatorCompiler: unvalidated,
    handler: fromJson('topic'),
  });

  app.post('/v1/presentations/text', {
    config: { access: 'create' },
    schema: { operationId: 'createFromText', summary: 'A presentation of a text', body: textRequest, ...creation },
    validatorCompiler: unvalidated,
    handler: fromJson('text'),
  });

  await app.register(async (scope: typeof app) => {
    const form = { fileSizeLimit: config.fileSizeLimit, names: Object.keys(uploadForm.shape) };
    scope.removeAllContentTypeParsers();
    // Whether a file was too large is asked as soon as it has been received, not when the whole form has.
    await scope.register(multipart, { throwFileSizeLimit: false });

    scope.post('/v1/presentations/file', {
      config: { access: 'create' },
      schema: {
        operationId: 'createFromFile',
        summary: 'A presentation of a document',
        consumes: ['multipart/form-data'],
        body: uploadForm,
        ...creation,
      },
      validatorCompiler: unvalidated,
      handler: async (request, reply) => {
        await requireRoom(request);
        const accepted = await uploads.receive(async (file) => {
          const { fields, names } = await receiving(turns, request, () => receiveForm(request, file.path, form));
          warn(reply, warningOf(names, form.names));
          const { contentModificator, textDensity, verbosity, webhookUrl, ...settings } = validate(
            requests.fileRequest,
            coerceFields(fields),
          );
          requireReachable(webhookUrl, config.webhookOrigins);
          const asked = { source: { origin: 'file' as const, contentModificator, textDensity, verbosity }, ...settings };
          const idempotency =
            idempotencyKeyOf(request) === undefined ? undefined : idempotencyOf(request, [asked, webhookUrl, await fileDigest(file.path)]);
          // What has come before is not read again.
          const known = idempotency && (await queue.replay(holderOf(request).keyId, idempotency));
          if (known) {
            const { id, createdAt } = replayed(reply, known);
            return { id, status: 'queued' as const, createdAt };
          }
          const reading = await uploads.read(file);
          const kept = await uploads.keep(file, reading && requireDocument(reading, config.textTokenLimit));
          const accepted = await accept(request, reply, { request: asked, webhookUrl, idempotency, id: file.id, ...kept }).catch(
            async (error: unknown) => {
              await uploads.forget(file.id);
              throw error;
            },
          );
          if (accepted.id !== file.id) await uploads.forget(file.id);
          return accepted;
        });
        return reply.code(202).send(accepted);
      },
    });
  });

  app.get('/v1/presentations/:id', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'getPresentation',
      summary: 'A presentation that the key has asked for',
      tags: ['Presentations'],
      params: z.object({ id: z.string().describe('The id from the 202.') }),
      response: { 200: presentation, ...errorResponses(401, 404, 429, 500) },
    },
    handler: async (request) => {
      const job = await queue.find(request.params.id, holderOf(request).keyId);
      if (!job) throw sendWithPost(request) ?? new ApiError(404, 'This key has asked for no presentation with this id.');
      return describeJob(job, config.baseUrl);
    },
  });
};

function warn(reply: FastifyReply, warning: string | undefined): void {
  if (warning !== undefined) reply.header(warningHeader, warning);
}

function noRoom({ reason, retryMs }: NoRoom, { queuePerKey, jobHardCapMs }: RoomLimits): ApiError {
  const why =
    reason === 'key'
      ? `This account has ${queuePerKey} presentations waiting already, which is as many as may wait.`
      : `There are so many presentations waiting that this one would not be made within ${jobHardCapMs / 1000} seconds.`;
  return new ApiError(429, `${why} Try again in ${retryMs} ms.`, {}, retryMs);
}
