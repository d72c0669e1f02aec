/** Lays out decks that are looked at, keeps the last few, and draws their pages. It runs in the drawing thread. */
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { Deck } from '@slidewright/contract/deck';
import type { TemplateSource } from '@slidewright/engine/design/templates/templates';
import type { Template } from '@slidewright/engine/design/tokens/template';
import { createDesignMemory, type DesignMemory, type DrawableDeck, layOut, render } from '@slidewright/engine/render';
import type { Rewriting } from '@slidewright/engine/write/model/rewrite/rewriteSlide';
import { readTemplates } from '../templates/ownTemplates.ts';
import type { Cancelled, Drafts, DrawAnswer, DrawRequest, DrawThreadData, Outline, RewriteOf } from './drawMessages.ts';
import { type KeptDeck, packDeck, unpackDeck } from './keptDeck.ts';
import type { createRewriter as CreateRewriter } from './rewriteKept.ts';
import { withSlidesOf } from './withSlidesOf.ts';

/** A deck at hand; on its pages once they were asked for. */
interface Opened {
  readonly kept: KeptDeck;
  readonly memory: DesignMemory;
  drawable?: Promise<DrawableDeck>;
}

/** A deck on its pages takes a few megabytes, with its pictures more. */
const mostOpened = 6;
const opened = new Map<string, Opened>();
const read = readTemplates((workerData as DrawThreadData).templatesDir);

/** An edited deck shares most of its slides with what it was: those are not designed again. */
function openedAnew(key: string, packed: Uint8Array): Opened {
  const kept = unpackDeck(packed);
  const [name] = key.split('@');
  const before = [...opened].findLast(([other, { kept: was }]) => other.split('@')[0] === name && was.template === kept.template)?.[1];
  return before ? { kept: withSlidesOf(kept, before.kept), memory: before.memory } : { kept, memory: createDesignMemory() };
}

async function laidOutAs({ kept, memory }: Opened, deck: Deck): Promise<DrawableDeck> {
  const { templates } = await read;
  return layOut(deck, { template: templateOf(kept, templates), split: kept.split, memory }, templates.fonts, kept.images);
}

function laidOut(open: Opened): Promise<DrawableDeck> {
  open.drawable ??= laidOutAs(open, open.kept.deck).catch((cause: unknown) => {
    delete open.drawable;
    throw cause;
  });
  return open.drawable;
}

/** A template of the operator's may have gone since a deck was made in it. */
class LacksTemplate extends Error {}

function templateOf({ template }: KeptDeck, templates: TemplateSource): Template {
  const found = templates.byId(template);
  if (!found) throw new LacksTemplate(template);
  return found;
}

async function outlineOf(open: Opened): Promise<Outline> {
  const { deck, template, warnings } = open.kept;
  const drawn = await laidOut(open);
  const versionOf = (page: number) =>
    createHash('sha256')
      .update(`${template} ${drawn.seenOn(page)}`)
      .digest('base64url')
      .slice(0, 16);
  const pages = drawn.pages.map(({ title, notes, slide }, i) => ({ title, notes, slide: slide ?? null, version: versionOf(i) }));
  return { template, language: deck.language, ...(warnings && { warnings }), pages };
}

/** Null when the deck has no such slide. */
async function drawDrafts(open: Opened, { slides, at, page }: Drafts): Promise<Uint8Array | null> {
  const { deck } = open.kept;
  if (at >= deck.slides.length) return null;
  const pictures: { svg: string; pages: number }[] = [];
  for (const slide of slides) {
    const drawable = await laidOutAs(open, { ...deck, slides: deck.slides.with(at, slide) });
    const own = drawable.pages.flatMap((each, index) => (each.slide === at ? [index] : []));
    const shown = own[Math.min(page, own.length - 1)];
    if (shown === undefined) throw new Error(`slide ${at} is on no page`);
    pictures.push({ svg: drawable.draw(shown), pages: own.length });
  }
  return gzipSync(JSON.stringify({ pictures }), { level: 3 });
}

/** What the model is at, so that it can be stopped. */
const underWay = new Map<number, AbortController>();

/** Null when the deck has no such slide. */
async function rewritten(id: number, deck: Deck, wanted: RewriteOf): Promise<Rewriting | null> {
  const controller = new AbortController();
  underWay.set(id, controller);
  const { createRewriter } = await import('./rewriteKept.ts');
  rewriter ??= createRewriter(workerData as DrawThreadData);
  try {
    return await (await rewriter)(deck, wanted, controller.signal);
  } finally {
    underWay.delete(id);
  }
}
let rewriter: ReturnType<typeof CreateRewriter> | undefined;

async function answer({ id, key, kept: packed, page, wantsDeck, drafts, rewrite, change, format }: DrawRequest): Promise<DrawAnswer> {
  const known = opened.get(key) ?? (packed && openedAnew(key, packed));
  if (!known) return { id, type: 'wanted' };
  opened.delete(key);
  opened.set(key, known);
  for (const oldest of opened.keys()) if (opened.size > mostOpened) opened.delete(oldest);
  const { kept, memory } = known;
  if (wantsDeck) return { id, type: 'deck', deck: kept.deck };
  if (drafts) return { id, type: 'drafts', pictures: await drawDrafts(known, drafts) };
  if (rewrite) return { id, type: 'rewritten', rewriting: await rewritten(id, kept.deck, rewrite) };
  if (change) {
    const { deck = kept.deck, template = kept.template } = change;
    const { warnings: _, ...rest } = kept;
    return { id, type: 'changed', packed: packDeck({ ...(change.deck ? rest : kept), deck, template }) };
  }
  if (format) {
    const { templates } = await read;
    const options = { template: templateOf(kept, templates), split: kept.split, format, memory };
    const { bytes, mime } = render(kept.deck, options, templates.fonts, kept.images);
    return { id, type: 'file', bytes, mime, title: kept.deck.title };
  }
  if (page === undefined) return { id, type: 'outline', outline: await outlineOf(known) };
  const { pages, draw } = await laidOut(known);
  return { id, type: 'picture', svg: page < pages.length ? gzipSync(draw(page), { level: 5 }) : null };
}

/** Call this once, in a thread. `onWarm` is called after the first answer. */
export function serveDrawing(onWarm: () => void): void {
  const port = parentPort;
  let isWarm = false;
  if (!port) throw new Error('serveDrawing() was called outside of a thread.');
  port.on('message', async (request: DrawRequest | Cancelled) => {
    if ('cancelled' in request) return underWay.get(request.cancelled)?.abort();
    const { id } = request;
    const said = await answer(request).catch((cause: unknown): DrawAnswer => {
      if (cause instanceof LacksTemplate) return { id, type: 'lacksTemplate', template: cause.message };
      return { id, type: 'failed', cause: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
    });
    port.postMessage(said);
    if (!isWarm) onWarm();
    isWarm = true;
  });
}
