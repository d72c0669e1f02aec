/**
 * The whole flow on one screen: a request becomes a Document, a Document a Deck, a Deck one with pictures, that a Scene, a Scene a file.
 * Each arrow is a folder that knows nothing of its neighbours; they meet here, in plain values.
 */
import type { Deck } from '@slidewright/contract/deck';
import type { PresentationRequest } from '@slidewright/contract/presentation';
import { isCustomTemplateReference } from '@slidewright/contract/template';
import { pictureLook } from './design/pictureLook.ts';
import { builtInTemplates, type TemplateSource } from './design/templates/templates.ts';
import { JobFailure } from './failure.ts';
import { illustrate } from './illustrate/illustrate.ts';
import type { Document } from './model/document.ts';
import type { Illustrated } from './model/illustrated.ts';
import { readText } from './read/text.ts';
import { readTopic, type TopicReading } from './read/topic/readTopic.ts';
import { type Images, type RenderedFile, render } from './render.ts';
import type { World } from './world.ts';
import { type Writer, write } from './write/write.ts';

export interface MadeFile extends Omit<RenderedFile, 'timings' | 'unseen'> {
  readonly title: string;
  /** Milliseconds by stage: read, write, illustrate, design, output; a stage that a checkpoint made unnecessary is left out. */
  readonly timings: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
  /** What was looked up for a topic; undefined when nothing could be, or the Document was there as a checkpoint. */
  readonly research?: TopicReading['research'];
  /** Undefined when the Deck was there as a checkpoint. */
  readonly writer?: Writer;
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
  const { unseen, ...made } = file;
  return {
    ...made,
    images,
    title: deck.title,
    timings: { ...timings, ...file.timings },
    warnings: [...document.warnings, ...illustrated.warnings],
    ...(research && { research }),
    ...(writer && { writer: withUnseen(writer, unseen) }),
  };
}

/** What was written and is on no page belongs to what is told of who wrote it. */
const withUnseen = (writer: Writer, unseen: RenderedFile['unseen']): Writer =>
  writer.slides
    ? {
        ...writer,
        slides: writer.slides.map((record) => ({ ...record, rejected: [...record.rejected, ...(unseen.get(record.number) ?? [])] })),
      }
    : writer;

/** What is said of a template that there is not: one of the caller's own, or one that only some processes of the service have. */
const withoutTemplate = (id: string): string =>
  isCustomTemplateReference(id)
    ? `The template "${id}" is not available here: choose one of the built-in templates.`
    : `The template "${id}" is not there where presentations are made: it was removed from TEMPLATES_DIR, or the worker has another. Choose another template.`;

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
