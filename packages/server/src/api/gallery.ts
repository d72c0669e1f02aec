/** The gallery at /gallery: decks that were made of real sources, slide by slide. Public, and made of pictures that come with the service. */
import { join } from 'node:path';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { decksFolder, readShownDecks, type ShownDeck, slidePictureName } from '../gallery/decks.ts';
import { unknownRoute } from './errors.ts';
import { hold, sendHeld } from './held.ts';
import { escapeHtml, plainPage, plainPageRules, rootOf } from './plainPage.ts';
import { sendPicture } from './sendPicture.ts';

export const gallery: FastifyPluginCallback<{ baseUrl: string }> = (app, { baseUrl }, done) => {
  const hidden = { config: { access: 'public' as const }, schema: { hide: true } };
  const root = rootOf(baseUrl);
  const decks = readShownDecks();
  const page = hold(Buffer.from(plainPage('Gallery', 'Gallery', contentOf(decks, root), root)), 'text/html; charset=utf-8');
  const pictures = new Set(decks.flatMap(({ name, drawings }) => drawings.map((_, i) => slidePictureName(name, i + 1))));

  app.get('/gallery', hidden, async (request, reply) => sendHeld(request, reply.headers(plainPageRules), page));
  app.get<{ Params: { picture: string } }>('/gallery/:picture', hidden, async (request, reply: FastifyReply) => {
    const { picture } = request.params;
    if (!pictures.has(picture)) throw unknownRoute(request);
    return sendPicture(reply, join(decksFolder, picture), 'image/webp', 3600);
  });
  done();
};

/** As it is read: "BuenosAires" is its id. */
const spaced = (template: string): string => template.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

function contentOf(decks: readonly ShownDeck[], root: string): string {
  const shown = decks.map(({ name, title, language, template, from, drawings }) => {
    const slides = drawings.map((_, i) => {
      const alt = `${escapeHtml(title)}, slide ${i + 1} of ${drawings.length}`;
      return `<li><img src="${root}/gallery/${slidePictureName(name, i + 1)}" width="640" height="360" alt="${alt}" loading="lazy" /></li>`;
    });
    return `<section aria-labelledby="${name}"><h2 id="${name}" lang="${language}">${escapeHtml(title)}</h2>
      <p class="small">${escapeHtml(from)} · template ${spaced(template)}</p>
      <ol class="strip" tabindex="0" aria-label="Slides">${slides.join('')}</ol></section>`;
  });
  return `<main class="gallery" id="main"><h1>Decks that were made here</h1>
    <p class="lead">Each was set and drawn by this service from what stands below its title; there it also says whether the built-in writer, a language model or a person wrote the words. What you see is what the PPTX holds, as shapes, charts and tables that can be edited.</p>
    ${shown.join('\n')}</main>`;
}
