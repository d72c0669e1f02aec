/**
 * The whole flow on one screen: a request becomes a Document, a Document a Deck, a Deck one with pictures, that a Scene, a Scene a file.
 * Each arrow is a folder that knows nothing of its neighbours; they meet here, in plain values.
 */
import type { Deck } from '@slidewright/contract/deck';
import type { PresentationRequest } from '@slidewright/contract/presentation';
import { isCustomTemplateReference } from '@slidewright/contract/template';
import { type DesignMemory, designDeck } from './design/designDeck.ts';
import { type Finding, lintScene } from './design/lint.ts';
import { createMemory } from './design/memory.ts';
import { pictureLook } from './design/pictureLook.ts';
import { picturesOf } from './design/templates/brand.ts';
import type { Template } from './design/templates/template.ts';
import { builtInTemplates, type TemplateSource } from './design/templates/templates.ts';
import { JobFailure } from './failure.ts';
import { type Judgement, passGate } from './gate/gate.ts';
import { illustrate } from './illustrate/illustrate.ts';
import type { Document } from './model/document.ts';
import type { Illustrated } from './model/illustrated.ts';
import type { Page } from './model/scene.ts';
import { writePdf } from './output/pdf/writePdf.ts';
import { writePptx } from './output/pptx/writePptx.ts';
import { writeSvg } from './output/svg/writeSvg.ts';
import { readText } from './read/text.ts';
import { readTopic, type TopicReading } from './read/topic/readTopic.ts';
import { loadGlyphOutlines } from './text/glyphOutlines.ts';
import { createTypesetter } from './text/typeset.ts';
import type { FontSource, World } from './world.ts';
import { type Writer, write } from './write/write.ts';

export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly extension: Format;
  readonly title: string;
  readonly slides: number;
  /** Milliseconds by stage: read, write, illustrate, design, output; a stage that a checkpoint made unnecessary is left out. */
  readonly timings: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
  /** What the lint found on the pages; only when the request asks to debug. */
  readonly findings?: readonly Finding[];
  /** What the gate found on the slides, and whether it was mended; only when the request asks to debug. */
  readonly judgements?: readonly Judgement[];
  /** What was looked up for a topic; undefined when nothing could be, or the Document was there as a checkpoint. */
  readonly research?: TopicReading['research'];
  /** Undefined when the Deck was there as a checkpoint. */
  readonly writer?: Writer;
  /** What the file shows: the Deck as it was drawn, after the gate. */
  readonly deck: Deck;
  /** The pictures that its slides name, among others. */
  readonly images: Images;
}

/** What an earlier attempt at the same request got done, and where to put what this one does. */
export interface Checkpoints {
  readonly document?: Document | undefined;
  readonly deck?: Deck | undefined;
  readonly illustrated?: Illustrated | undefined;
  save(stage: 'document' | 'deck' | 'illustrated', value: Document | Deck | Illustrated): Promise<void>;
}

export type Format = 'pptx' | 'pdf';

/** The World, and the templates that there are in it: the built-in ones unless given. */
export interface Workshop extends World {
  readonly templates?: TemplateSource;
}

export async function make(request: PresentationRequest, world: Workshop, checkpoints: Checkpoints): Promise<MadeFile> {
  const template = (world.templates ?? builtInTemplates).byId(request.template);
  if (!template) throw new JobFailure('UNSUPPORTED_TEMPLATE', withoutTemplate(request.template));
  const timings: Record<string, number> = {};
  const stage = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    world.signal.throwIfAborted();
    const start = performance.now();
    let failed = true;
    try {
      const value = await work();
      failed = false;
      return value;
    } finally {
      timings[name] = performance.now() - start;
      world.onStage?.({ name, ms: timings[name], agoMs: 0, failed });
    }
  };

  const reading = checkpoints.document ? { document: checkpoints.document } : await stage('read', () => readSource(request.source, world));
  const { document, research } = { research: undefined, ...reading };
  if (!checkpoints.document) await checkpoints.save('document', document);
  const { deck, writer } = checkpoints.deck
    ? { deck: checkpoints.deck, writer: undefined }
    : await stage('write', () => write(document, request, world));
  if (writer) await checkpoints.save('deck', deck);
  const split = request.numSlides === -1;
  const wishes = { source: request.imageSource, style: request.imageStyle, look: pictureLook(template), mayAddSlide: split };
  const illustrated = checkpoints.illustrated ?? (await stage('illustrate', () => illustrate(deck, wishes, world)));
  if (!checkpoints.illustrated && Object.keys(illustrated.images).length > 0) await checkpoints.save('illustrated', illustrated);
  world.signal.throwIfAborted();
  const keepsAll = request.source.origin !== 'topic' && request.source.contentModificator === 'preserve';
  const gate = keepsAll ? 'keep' : 'drop';
  const { format, debugMode: lint } = request;
  const options = { template, format, split, lint, gate, ...(world.created && { created: world.created }) } as const;
  const images = { ...document.images, ...illustrated.images };
  const file = render(illustrated.deck, options, world.fonts, images);
  world.onStage?.({ name: 'design', ms: file.timings.design, agoMs: file.timings.output, failed: false });
  world.onStage?.({ name: 'output', ms: file.timings.output, agoMs: 0, failed: false });
  return {
    ...file,
    images,
    title: deck.title,
    timings: { ...timings, ...file.timings },
    warnings: [...document.warnings, ...illustrated.warnings],
    ...(research && { research }),
    ...(writer && { writer }),
  };
}

/** What is said of a template that there is not: one of the caller's own, or one that only some processes of the service have. */
const withoutTemplate = (id: string): string =>
  isCustomTemplateReference(id)
    ? `The template "${id}" is not available here: choose one of the built-in templates.`
    : `The template "${id}" is not there where presentations are made: it was removed from TEMPLATES_DIR, or the worker has another. Choose another template.`;

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

export interface RenderedFile extends Pick<MadeFile, 'bytes' | 'mime' | 'extension' | 'slides' | 'findings' | 'judgements' | 'deck'> {
  readonly timings: { readonly design: number; readonly output: number };
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
    ...(options.lint && { findings: lintScene(scene), ...(judged && { judgements: judged.judgements }) }),
  };
}

/** A Deck on its pages, of which each can be looked at. */
export interface DrawableDeck {
  readonly pages: readonly Pick<Page, 'title' | 'notes' | 'slide'>[];
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
  return {
    pages: scene.pages,
    draw(index) {
      const page = scene.pages[index];
      if (!page) throw new Error(`There is no page ${index}: the deck has ${scene.pages.length}.`);
      return writeSvg(scene, page, { fonts, outline, image: (id) => bytesOf(id, all) });
    },
  };
}

/** All of a Deck's slides, as `layOut` draws them. */
export async function drawSlides(...[deck, options, fonts, images]: Parameters<typeof layOut>): Promise<string[]> {
  const { pages, draw } = await layOut(deck, options, fonts, images);
  return pages.map((_, index) => draw(index));
}

/** The typesetter keeps what it has shaped, so there is one for each source of fonts. */
const typesetters = new WeakMap<FontSource, ReturnType<typeof createTypesetter>>();
function typesetterOf(fonts: FontSource): ReturnType<typeof createTypesetter> {
  const known = typesetters.get(fonts) ?? createTypesetter(fonts);
  typesetters.set(fonts, known);
  return known;
}

async function readSource(source: PresentationRequest['source'], { research, signal }: World): Promise<TopicReading> {
  switch (source.origin) {
    case 'topic':
      return readTopic(source, research, signal);
    case 'text':
      return { document: readText(source.text, 'text') };
    case 'file':
      throw new Error('The Document of a file must be there as a checkpoint: files are read where they can do no harm.');
  }
}

type Images = NonNullable<Document['images']>;

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
