/** The playground: a page and what it is made of, held in memory. It asks nobody but this service. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyPluginCallback } from 'fastify';
import type { Config } from '../config.ts';
import { readySources } from '../world/pictures/configuredPictures.ts';
import { unknownRoute } from './errors.ts';
import { hold, sendHeld } from './held.ts';
import { escapeHtml } from './plainPage.ts';

export type PlaygroundConfig = Config;

/** In a package of its own, the service has the page beside its code; here it is a neighbour's. */
const folders = ['../../web/', '../../../web/built/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const folder = folders.find((path) => existsSync(`${path}index.html`)) ?? folders[0];
const assets: Readonly<Record<string, string>> = {
  'app.js': 'text/javascript; charset=utf-8',
  'app.css': 'text/css; charset=utf-8',
  'docs.js': 'text/javascript; charset=utf-8',
  'docs.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
  'text.ttf': 'font/ttf',
  'text-strong.ttf': 'font/ttf',
  'display.ttf': 'font/ttf',
};

const rules = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

export const playground: FastifyPluginCallback<{ config: PlaygroundConfig }> = (app, { config }, done) => {
  const page = hold(pageFor(config), 'text/html; charset=utf-8');
  const held = new Map(
    Object.entries(assets).flatMap(([name, type]) => {
      const path = `${folder}${name}`;
      return existsSync(path) ? [[name, hold(readFileSync(path), type)] as const] : [];
    }),
  );
  const hidden = { config: { access: 'public' as const }, schema: { hide: true } };

  // Whoever does not ask for a page is answered like on any address that the interface does not have.
  app.get('/', hidden, async (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) throw unknownRoute(request);
    reply.headers(rules).header('vary', 'accept');
    return sendHeld(request, reply, page);
  });
  app.get<{ Params: { name: string } }>('/assets/:name', hidden, async (request, reply) => {
    const asset = held.get(request.params.name);
    if (!asset) throw unknownRoute(request);
    return sendHeld(request, reply, asset);
  });
  done();
};

/** The page, with what it has to know of the service. */
function pageFor(config: PlaygroundConfig): Buffer {
  const { baseUrl, fileSizeLimit, textTokenLimit, llmProvider, llmModel, research, jobCredits } = config;
  const writer = llmProvider === 'none' ? null : llmModel;
  const pictures = { ready: readySources(config), fallback: config.pictureFallback };
  const settings = JSON.stringify({ baseUrl, fileSizeLimit, textTokenLimit, writer, research: research !== 'off', jobCredits, pictures });
  return Buffer.from(readFileSync(`${folder}index.html`, 'utf8').replace('{settings}', () => escapeHtml(settings)));
}
