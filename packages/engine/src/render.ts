/**
 * The second half of the way: a Deck becomes a Scene, a Scene a file or pages to look at. It stands beside `make`, so that whoever only draws
 * loads neither what reads nor what writes.
 */
import type { Deck } from '@slidewright/contract/deck';
import { type DesignMemory, designDeck } from './design/designDeck.ts';
import { type Finding, lintScene } from './design/finish/lint.ts';
import { createMemory } from './design/memory.ts';
import { picturesOf } from './design/tokens/brand.ts';
import type { Template } from './design/tokens/template.ts';
import { type Judgement, passGate } from './gate/gate.ts';
import { unseenOf } from './gate/unseen.ts';
import type { Document } from './model/document.ts';
import { perObject } from './model/memo.ts';
import type { Page } from './model/scene.ts';
import { writePdf } from './output/pdf/writePdf.ts';
import { writePptx } from './output/pptx/writePptx.ts';
import { writeSvg } from './output/svg/writeSvg.ts';
import { loadGlyphOutlines } from './text/glyphOutlines.ts';
import { createTypesetter } from './text/typeset.ts';
import type { FontSource } from './world.ts';

export type Format = 'pptx' | 'pdf';

/** Pictures by their ids, as a Document has them. */
export type Images = NonNullable<Document['images']>;

export interface RenderOptions {
  /** A built-in template by its id, or any. */
  readonly template: string | Template;
  readonly format: Format;
  /** Whether content that does not fit a slide may continue on a slide of its own; if not, it goes to the notes. */
  readonly split: boolean;
  /** Whether the pages are held against the rules of design; what is found is told, and changes nothing. */
  readonly lint?: boolean;
  /** Whether the slides are judged and put another way where they fail, and whether points may be left to the notes for that. */
  readonly gate?: 'drop' | 'keep';
  /** What was designed of the same slides before, in the same template with the same pictures. */
  readonly memory?: DesignMemory;
  /** When the file is made, in ISO 8601 and UTC; without it the same Deck gives the same bytes. */
  readonly created?: string;
}

export interface RenderedFile {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly extension: Format;
  readonly slides: number;
  /** What the file shows: the Deck as it was drawn, after the gate. */
  readonly deck: Deck;
  /** Milliseconds. */
  readonly timings: { readonly design: number; readonly output: number };
  /** By the number of the slide, from 1: what it says that no page shows. */
  readonly unseen: ReadonlyMap<number, readonly string[]>;
  /** What the lint found on the pages; only when the request asks to debug. */
  readonly findings?: readonly Finding[];
  /** What the gate found on the slides, and whether it was mended; only when the request asks to debug. */
  readonly judgements?: readonly Judgement[];
}

const writers = {
  pptx: { write: writePptx, mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  pdf: { write: writePdf, mime: 'application/pdf' },
} as const;

/**
 * A Deck to a file: the second half of `make`, for a Deck that somebody wrote or edited. `images` are the pictures that its slides name;
 * one that is missing is left out.
 */
export function render(deck: Deck, options: RenderOptions, fonts: FontSource, images: Document['images'] = {}): RenderedFile {
  const writer = writers[options.format];
  const start = performance.now();
  const { memory = createMemory() } = options;
  const designing = { split: options.split, images: sizesOf(images), memory };
  const design = (each: Deck) => designDeck(each, options.template, typesetterOf(fonts), designing);
  const judged = options.gate ? passGate(deck, design, options.gate === 'drop') : undefined;
  const scene = judged?.scene ?? design(deck);
  const designed = performance.now();
  const { created } = options;
  const all = withBrand(images, options.template);
  const bytes = writer.write(scene, { fonts, image: (id) => bytesOf(id, all), ...(created && { created }) });
  const timings = { design: designed - start, output: performance.now() - designed };
  return {
    bytes,
    mime: writer.mime,
    extension: options.format,
    slides: scene.pages.length,
    deck: judged?.deck ?? deck,
    timings,
    unseen: unseenOf(deck, judged?.deck ?? deck, scene),
    ...(options.lint && { findings: lintScene(scene), ...(judged && { judgements: judged.judgements }) }),
  };
}

/** A Deck on its pages, of which each can be looked at. */
export interface DrawableDeck {
  readonly pages: readonly Pick<Page, 'title' | 'notes' | 'slide'>[];
  /** All that is seen on the page, as a text: what is the same is drawn the same. */
  seenOn(page: number): string;
  /** The page, counted from 0, in SVG, 960 x 540, its text as outlines. */
  draw(page: number): string;
}

/** What a deck is designed with when it is laid out again and again, with a slide changed each time. */
export const createDesignMemory = (): DesignMemory => createMemory();
export type { DesignMemory };

/** For previews, which are made on demand and never on a job's way. The pages are those of the file that `render` makes without a gate. */
export async function layOut(
  deck: Deck,
  options: Pick<RenderOptions, 'template' | 'split' | 'memory'>,
  fonts: FontSource,
  images: Images = {},
): Promise<DrawableDeck> {
  const outline = await loadGlyphOutlines();
  const all = withBrand(images, options.template);
  const { split, memory } = options;
  const scene = designDeck(deck, options.template, typesetterOf(fonts), { split, images: sizesOf(images), ...(memory && { memory }) });
  const pageAt = (index: number): Page => {
    const page = scene.pages[index];
    if (!page) throw new Error(`There is no page ${index}: the deck has ${scene.pages.length}.`);
    return page;
  };
  return {
    pages: scene.pages,
    seenOn: (index) => JSON.stringify({ ...pageAt(index), notes: '' }),
    draw: (index) => writeSvg(scene, pageAt(index), { fonts, outline, image: (id) => bytesOf(id, all) }),
  };
}

/** All of a Deck's slides, as `layOut` draws them. */
export async function drawSlides(...[deck, options, fonts, images]: Parameters<typeof layOut>): Promise<string[]> {
  const { pages, draw } = await layOut(deck, options, fonts, images);
  return pages.map((_, index) => draw(index));
}

/** The typesetter keeps what it has shaped, so there is one for each source of fonts. */
const typesetterOf = perObject((fonts: FontSource) => createTypesetter(fonts));

/** The pictures of the deck, and those that its template brings. */
const withBrand = (images: Images, template: RenderOptions['template']): Images =>
  typeof template === 'string' ? images : { ...images, ...picturesOf(template.brand) };

const sizesOf = (images: Images) =>
  Object.fromEntries(Object.entries(images).map(([id, { mime, width, height }]) => [id, { mime, width, height }]));

function bytesOf(id: string, images: Images): Uint8Array {
  const image = images[id];
  if (!image) throw new Error(`The scene shows the picture "${id}", which nobody supplied.`);
  return Buffer.from(image.data, 'base64');
}
