/** Downloads of finished presentations. The address is the permission: its token cannot be guessed. */
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../store/database.ts';
import { fileByToken } from '../store/fileByToken.ts';
import type { Files } from '../store/files/disk.ts';
import { contentDisposition } from './contentDisposition.ts';
import { ApiError } from './errors.ts';
import { errorResponses } from './openapi.ts';

export interface DownloadsOptions {
  db: Database;
  files: Files;
}

/** The address of a published file. */
export const fileUrl = (baseUrl: string, { token, name }: { token: string; name: string }): string =>
  `${baseUrl}/files/${token}/${encodeURIComponent(name)}`;

const params = z.object({
  token: z.string().describe('Names the file.'),
  name: z.string().describe('What to save it as; any name is right.'),
});
const contentTypes = ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'application/pdf'];

export const downloads: FastifyPluginCallbackZod<DownloadsOptions> = (app, { db, files }, done) => {
  /** Finds the file and sets its headers. The stream is the caller's to send or to destroy. */
  const open = async (token: string, reply: FastifyReply): Promise<Readable> => {
    const file = await fileByToken(db, token);
    const stored = file && (await files.read(file.storageKey));
    if (!stored) throw new ApiError(404, 'There is no such file. The address of a presentation is its result.url, unchanged.');
    reply
      .type(file.mime)
      .header('content-length', stored.size)
      .header('content-disposition', contentDisposition(file.name))
      .header('cache-control', 'public, max-age=31536000, immutable');
    return stored.stream;
  };

  app.get('/files/:token/:name', {
    config: { access: 'public' },
    // The framework's own would read the whole file to send nothing of it.
    exposeHeadRoute: false,
    schema: {
      operationId: 'downloadFile',
      summary: 'The file of a completed presentation',
      description: 'The `result.url` of a presentation leads here. Needs no key. The same bytes for as long as the service keeps them.',
      tags: ['Presentations'],
      security: [],
      params,
      response: {
        200: {
          description: 'The file.',
          content: Object.fromEntries(contentTypes.map((type) => [type, { schema: z.file() }])),
        },
        ...errorResponses(404, 500),
      },
    },
    // The schema describes a file as one value; here its bytes come as a stream.
    handler: async (request, reply: FastifyReply) => reply.send(await open(request.params.token, reply)),
  });

  app.head('/files/:token/:name', {
    config: { access: 'public' },
    schema: { hide: true, params },
    handler: async (request, reply) => {
      (await open(request.params.token, reply)).destroy();
      return reply.send();
    },
  });
  done();
};
