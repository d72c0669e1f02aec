/** Downloads of finished presentations. The address is the permission: its token cannot be guessed. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../store/database.ts';
import { fileByToken } from '../store/fileByToken.ts';
import type { Files } from '../store/files/disk.ts';
import { contentDisposition } from './contentDisposition.ts';
import { GoneFile } from './errors.ts';
import { errorResponses } from './openapi.ts';
import { etagOf, sendFile } from './sendFile.ts';

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
/** Of presentations. */
export const contentTypes = ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'application/pdf'];

const fileResponse = {
  description: 'The file.',
  content: Object.fromEntries(contentTypes.map((type) => [type, { schema: z.file() }])),
};
const gone = 'There is no such file. The address of a presentation is its result.url, unchanged.';

export const downloads: FastifyPluginCallbackZod<DownloadsOptions> = (app, { db, files }, done) => {
  const answer = async (request: FastifyRequest, token: string, reply: FastifyReply): Promise<FastifyReply> => {
    const file = await fileByToken(db, token);
    const size = file && (await files.size(file.storageKey));
    if (!file || size === undefined) throw new GoneFile(404, gone);
    reply
      .type(file.mime)
      .header('content-disposition', contentDisposition(file.name))
      .header('cache-control', 'public, max-age=31536000, immutable');
    return sendFile(request, reply, {
      // A key is that of one attempt, and what is stored under it is never written again.
      etag: etagOf(file.storageKey),
      size,
      open: async (range) => {
        const stored = await files.read(file.storageKey, range);
        if (!stored) throw new GoneFile(404, gone);
        return stored.stream;
      },
    });
  };

  app.get('/files/:token/:name', {
    config: { access: 'public' },
    exposeHeadRoute: false,
    schema: {
      operationId: 'downloadFile',
      summary: 'The file of a completed presentation',
      description:
        'The `result.url` of a presentation leads here. Needs no key. The same bytes for as long as the service keeps them: HEAD, one Range, ' +
        'If-Range and If-None-Match (304) are heeded.',
      tags: ['Presentations'],
      security: [],
      params,
      response: { 200: fileResponse, 206: { ...fileResponse, description: 'A part of the file.' }, ...errorResponses(404, 500) },
    },
    handler: async (request, reply: FastifyReply) => answer(request, request.params.token, reply),
  });

  app.head('/files/:token/:name', {
    config: { access: 'public' },
    schema: { hide: true, params },
    handler: (request, reply) => answer(request, request.params.token, reply),
  });
  done();
};
