/** The documentation at /docs: the Markdown of `docs/` and of the README as pages, and the interface's reference. Public. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { galleryFolder } from '../gallery/gallery.ts';
import type { Description } from './description.ts';
import { docsFrame, docsPage, docsTopics } from './docsPage.ts';
import { unknownRoute } from './errors.ts';
import { type Held, hold, sendHeld } from './held.ts';
import { plainPageRules, rootOf } from './plainPage.ts';
import { referenceOf } from './referencePage.ts';
import { sendPicture } from './sendPicture.ts';

/** In a package of its own, the service has the documentation beside its code; here it is the repository's. */
const folders = ['../../docs/', '../../../../docs/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const folder = folders.find((path) => existsSync(join(path, 'errors.md')));

const pictures: Readonly<Record<string, string>> = { '.png': 'image/png', '.webp': 'image/webp' };

export const docs: FastifyPluginAsync<{ baseUrl: string }> = async (app, { baseUrl }) => {
  const hidden = { config: { access: 'public' as const }, schema: { hide: true } };
  if (folder === undefined) return;
  const root = rootOf(baseUrl);
  // As programs are told it: with the operator's own templates.
  const describe = async () => (await app.inject({ url: '/openapi.json' })).json<Description>();

  app.get('/docs', hidden, async (request, reply) => {
    reply.headers(plainPageRules);
    return sendHeld(request, reply, await docsPage(folder, 'start', root));
  });
  app.get<{ Params: { topic: string } }>('/docs/:topic', hidden, async (request, reply) => {
    const topic = docsTopics.find(({ name }) => name === request.params.topic);
    if (!topic) throw unknownRoute(request);
    reply.headers(plainPageRules);
    return sendHeld(request, reply, await docsPage(folder, topic.name, root));
  });
  app.get<{ Params: { name: string } }>('/docs/images/:name', hidden, async (request, reply: FastifyReply) => {
    const { name } = request.params;
    const type = pictures[/\.\w+$/.exec(name)?.[0] ?? ''];
    // The sheets of all templates stand among the templates' pictures.
    const path = join(name.startsWith('all-') ? galleryFolder : join(folder, 'images'), name);
    if (type === undefined || !/^[\w-]+\.\w+$/.test(name) || !existsSync(path)) throw unknownRoute(request);
    return sendPicture(reply, path, type, 3600);
  });
  let reference: Held | undefined;
  for (const path of ['/docs/api', '/docs/api/']) {
    app.get(path, hidden, async (request, reply) => {
      reference ??= hold(
        Buffer.from(docsFrame('Reference', 'api', referenceOf(await describe(), baseUrl.replace(/\/$/, ''), root), root)),
        'text/html; charset=utf-8',
      );
      return sendHeld(request, reply.headers(plainPageRules), reference);
    });
  }
};
