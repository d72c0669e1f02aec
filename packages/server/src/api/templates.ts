/** The templates: what they are called, their colours, and pictures of them. Public. */
import { join } from 'node:path';
import { templateIds, templateList } from '@slidewright/contract/template';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { galleryFolder, gallerySlides, pictureName, readGallery } from '../gallery/gallery.ts';
import type { Drawer } from '../jobs/drawer.ts';
import type { TemplateSummary } from '../templates/listedTemplates.ts';
import { drawnPreviews } from './drawnPreviews.ts';
import { ApiError } from './errors.ts';
import { errorResponses } from './openapi.ts';
import { sendPicture } from './sendPicture.ts';

export interface TemplatesOptions {
  /** Those of the operator. */
  own: readonly TemplateSummary[];
  drawer: Drawer;
  baseUrl: string;
}

const params = z.object({ id: z.string().describe('The template.'), picture: z.string().describe('A slide and ".webp".') });

export const templates: FastifyPluginCallbackZod<TemplatesOptions> = (app, { own, drawer, baseUrl }, done) => {
  const builtIn = readGallery().map(({ drawings: _, ...template }) => template);
  const list = {
    templates: [...builtIn, ...own].map((template) => ({
      ...template,
      previews: gallerySlides.map((slide) => ({ slide, url: `${baseUrl}/v1/templates/${template.id}/${slide}.webp` })),
    })),
  };
  const drawn = drawnPreviews(drawer);

  app.get('/v1/templates', {
    config: { access: 'public' },
    schema: {
      operationId: 'listTemplates',
      summary: 'The templates',
      description: 'What `template` may name, the default first, with colours and the addresses of pictures. Needs no key.',
      tags: ['Templates'],
      security: [],
      response: { 200: templateList.describe('The templates.'), ...errorResponses(500) },
    },
    handler: async (_, reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      return list;
    },
  });

  app.get('/v1/templates/:id/:picture', {
    config: { access: 'public' },
    schema: {
      operationId: 'showTemplate',
      summary: 'A picture of a template',
      description: 'A slide drawn in the template, 640 x 360 pixels. The addresses are in the list of templates. Needs no key.',
      tags: ['Templates'],
      security: [],
      params,
      response: { 200: { description: 'The picture.', content: { 'image/webp': { schema: z.file() } } }, ...errorResponses(404, 500) },
    },
    // The schema describes a file as one value; here its bytes come as a stream.
    handler: async ({ params: { id, picture } }, reply: FastifyReply) => {
      const slide = gallerySlides.find((known) => `${known}.webp` === picture);
      if (slide && own.some((template) => template.id === id)) {
        return reply
          .type('image/webp')
          .header('cache-control', 'public, max-age=3600')
          .send(await drawn(id, slide));
      }
      const template = templateIds.find((known) => known === id);
      if (!template || !slide) {
        throw new ApiError(
          404,
          `There is no such picture. A template has ${gallerySlides.join('.webp, ')}.webp; GET /v1/templates lists all.`,
        );
      }
      return sendPicture(reply, join(galleryFolder, pictureName(template, slide)), 'image/webp', 86_400);
    },
  });
  done();
};
