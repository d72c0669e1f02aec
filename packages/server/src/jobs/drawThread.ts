/** What the drawing thread runs: it lays out decks that are looked at, keeps the last few, and draws their pages. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { Template } from '@slidewright/engine/design/templates/template';
import type { DrawableDeck } from '@slidewright/engine/make';
import type { DrawAnswer, DrawRequest, DrawThreadData, Outline } from './drawMessages.ts';
import type { KeptDeck } from './keptDeck.ts';

enableCompileCache();
const { layOut, render } = await import('@slidewright/engine/make');
const { readTemplates } = await import('../templates/ownTemplates.ts');
const { packDeck, unpackDeck } = await import('./keptDeck.ts');

/** A deck at hand; on its pages once they were asked for. */
interface Opened {
  readonly kept: KeptDeck;
  drawable?: Promise<DrawableDeck>;
}

/** A deck on its pages takes a few megabytes, with its pictures more. */
const mostOpened = 6;
const opened = new Map<string, Opened>();
const { templates } = await readTemplates((workerData as DrawThreadData).templatesDir);
const { fonts } = templates;
const port = parentPort;
if (!port) throw new Error('drawThread.ts was loaded outside of a thread.');

function laidOut(open: Opened): Promise<DrawableDeck> {
  const { deck, split, images } = open.kept;
  open.drawable ??= layOut(deck, { template: templateOf(open.kept), split }, fonts, images).catch((cause: unknown) => {
    delete open.drawable;
    throw cause;
  });
  return open.drawable;
}

/** A template of the operator's may have gone since a deck was made in it. */
class LacksTemplate extends Error {}

function templateOf({ template }: KeptDeck): Template {
  const found = templates.byId(template);
  if (!found) throw new LacksTemplate(template);
  return found;
}

async function outlineOf(open: Opened): Promise<Outline> {
  const { deck, template } = open.kept;
  const { pages } = await laidOut(open);
  return { template, language: deck.language, pages: pages.map(({ title, notes, slide }) => ({ title, notes, slide: slide ?? null })) };
}

async function answer({ id, key, kept: packed, page, wantsDeck, change, format }: DrawRequest): Promise<DrawAnswer> {
  const known = opened.get(key) ?? (packed && { kept: unpackDeck(packed) });
  if (!known) return { id, type: 'wanted' };
  opened.delete(key);
  opened.set(key, known);
  for (const oldest of opened.keys()) if (opened.size > mostOpened) opened.delete(oldest);
  const { kept } = known;
  if (wantsDeck) return { id, type: 'deck', deck: kept.deck };
  if (change) {
    const { deck = kept.deck, template = kept.template } = change;
    return { id, type: 'changed', packed: packDeck({ ...kept, deck, template }) };
  }
  if (format) {
    const { bytes, mime } = render(kept.deck, { template: templateOf(kept), split: kept.split, format }, fonts, kept.images);
    return { id, type: 'file', bytes, mime, title: kept.deck.title };
  }
  if (page === undefined) return { id, type: 'outline', outline: await outlineOf(known) };
  const { pages, draw } = await laidOut(known);
  return { id, type: 'picture', svg: page < pages.length ? gzipSync(draw(page), { level: 5 }) : null };
}

port.on('message', async (request: DrawRequest) => {
  const { id } = request;
  const said = await answer(request).catch((cause: unknown): DrawAnswer => {
    if (cause instanceof LacksTemplate) return { id, type: 'lacksTemplate', template: cause.message };
    return { id, type: 'failed', cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  });
  port.postMessage(said);
});
flushCompileCache();
