/** Extensions that draw: the slides of a completed presentation as pictures, and all of it in either format. */
import { formats } from '@slidewright/contract/presentation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Drawer } from '../jobs/drawer.ts';
import { fileName } from '../jobs/fileName.ts';
import { holderOf } from './access.ts';
import { contentDisposition } from './contentDisposition.ts';
import { ApiError } from './errors.ts';
import { contentTypes } from './files.ts';
import { errorResponses } from './openapi.ts';
import { slideWidths, toPng } from './png.ts';
import { sendCompressed } from './sendCompressed.ts';
import { etagOf, sendFile } from './sendFile.ts';
import type { storedDecks } from './storedDecks.ts';

export interface DrawingOptions {
  stored: ReturnType<typeof storedDecks>;
  drawer: Drawer;
}

const idParam = z.object({ id: z.string().describe('The id from the 202.') });
const widths = `must be a whole number from ${slideWidths.least} to ${slideWidths.most}`;
const size = z.object({
  width: z.coerce
    .number({ error: widths })
    .int(widths)
    .min(slideWidths.least, widths)
    .max(slideWidths.most, widths)
    .default(slideWidths.usual)
    .describe('Of a PNG, in pixels.'),
});
const tags = ['Presentations'];
const errors = errorResponses(401, 404, 429, 500);
const exported = { description: 'The file.', content: Object.fromEntries(contentTypes.map((type) => [type, { schema: z.file() }])) };
/** What is drawn is the same for ever, but for the key's holder alone. */
const keptPrivately = 'private, max-age=86400, immutable';
/** An SVG that is opened by itself runs nothing and loads nothing. */
const pictureRules = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox";

export const drawing: FastifyPluginCallbackZod<DrawingOptions> = (app, { stored, drawer }, done) => {
  const exportParams = idParam.extend({ format: z.string().describe(formats.join(' or ')) });
  type ExportRequest = FastifyRequest<{ Params: z.infer<typeof exportParams> }>;
  const answerExport = async (request: ExportRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { id, format: wanted } = request.params;
    const found = await stored(id, holderOf(request).keyId);
    const format = formats.find((name) => name === wanted);
    if (!format) throw new ApiError(404, `There is no such format: it is ${formats.join(' or ')}.`);
    const { bytes, mime, title } = await drawer.file(found.key, format, found.load);
    const disposition = contentDisposition(fileName(title, format));
    reply.type(mime).headers({ 'content-disposition': disposition, 'cache-control': 'private, no-cache' });
    const all = Buffer.from(bytes);
    return sendFile(request, reply, {
      // Told by its bytes: another version of this service may draw the same Deck otherwise.
      etag: etagOf(all),
      size: all.length,
      open: async (range) => (range ? all.subarray(range.start, range.end + 1) : all),
    });
  };

  app.get('/v1/presentations/:id/export/:format', {
    config: { access: 'lookUp' },
    exposeHeadRoute: false,
    schema: {
      operationId: 'exportPresentation',
      summary: 'A completed presentation in either format',
      description: 'An extension. The same slides as PPTX or PDF, whichever was asked for at first. Costs no credit.',
      tags,
      params: exportParams,
      response: { 200: exported, 206: { ...exported, description: 'A part of the file.' }, ...errors },
    },
    handler: async (request, reply: FastifyReply) => answerExport(request, reply),
  });
  app.head('/v1/presentations/:id/export/:format', {
    config: { access: 'lookUp' },
    schema: { hide: true, params: exportParams },
    handler: answerExport,
  });

  app.get('/v1/presentations/:id/slides/:picture', {
    config: { access: 'lookUp' },
    schema: {
      operationId: 'showSlide',
      summary: 'A slide of a completed presentation as a picture',
      description:
        'An extension. SVG, 960 x 540, its text as outlines: what the PDF shows; or the same as PNG, 1280 pixels wide unless `width` says otherwise. Drawn on demand.',
      tags,
      params: idParam.extend({ picture: z.string().describe('The number of the slide, from 1, and ".svg" or ".png".') }),
      querystring: size,
      response: {
        200: { description: 'The picture.', content: { 'image/svg+xml': { schema: z.string() }, 'image/png': { schema: z.file() } } },
        ...errors,
        ...errorResponses(400),
      },
    },
    // The schema describes a picture as one value; here its bytes are sent.
    handler: async (request, reply: FastifyReply) => {
      const { id, picture } = request.params;
      const found = await stored(id, holderOf(request).keyId);
      const [, number, kind] = /^([1-9]\d{0,3})\.(svg|png)$/.exec(picture) ?? [];
      const svg = number === undefined ? undefined : await drawer.picture(found.key, Number(number) - 1, found.load);
      if (!svg)
        throw new ApiError(404, 'There is no such slide: they are called 1.svg or 1.png, 2.svg and so on, and GET …/slides lists them.');
      reply.header('cache-control', keptPrivately);
      if (kind === 'png') return reply.type('image/png').send(await toPng(svg, request.query.width));
      return sendCompressed(request, reply.type('image/svg+xml').header('content-security-policy', pictureRules), svg);
    },
  });
  done();
};
