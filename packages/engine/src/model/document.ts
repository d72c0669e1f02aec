/** The Document: the blocks of a source, in reading order, whatever format it came in. A plain JSON value. */
import { z } from 'zod';

/** A stretch of text with the same emphasis. */
export const run = z.object({
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  code: z.boolean().optional(),
  link: z.string().optional(),
});
export type Run = z.infer<typeof run>;

/** One item of a list; nested items follow it with a greater level (0 is the outermost). */
export const listItem = z.object({ level: z.int().min(0), runs: z.array(run) });

const id = z.string().min(1);
/** Whether it stands directly under the block above it, without the blank line that texts set between paragraphs. */
const tight = z.boolean().optional();

export const heading = z.object({ id, type: z.literal('heading'), level: z.int().min(1).max(9), text: z.string() });
/** `speaker` says it, in minutes and chats. */
export const paragraph = z.object({ id, type: z.literal('paragraph'), tight, speaker: z.string().optional(), runs: z.array(run) });
/** `label` is what stands before an ordered list's first item, as it is written: "3.", "b)", "二、". */
export const list = z.object({
  id,
  type: z.literal('list'),
  tight,
  ordered: z.boolean(),
  label: z.string().optional(),
  items: z.array(listItem).min(1),
  /** Its items are what people said, to be told in their words whatever figures they name. */
  verbal: z.boolean().optional(),
});
/** Rows hold one string per column. `header` is the header row, when there is one. */
export const table = z.object({
  id,
  type: z.literal('table'),
  tight,
  header: z.array(z.string()).optional(),
  rows: z.array(z.array(z.string())),
  /** Cells that span several: the text stands in the first of them, the others are empty. The header, if there is one, is row 0. */
  spans: z.array(z.object({ row: z.int(), column: z.int(), rows: z.int(), columns: z.int() })).optional(),
  caption: z.string().optional(),
});
export const quote = z.object({ id, type: z.literal('quote'), text: z.string(), attribution: z.string().optional() });
export const code = z.object({ id, type: z.literal('code'), text: z.string(), language: z.string().optional() });
/** `key: value` lines that stand together. */
export const facts = z.object({
  id,
  type: z.literal('facts'),
  tight,
  entries: z.array(z.object({ key: z.string(), value: z.string() })).min(1),
});

/** `image` is a key of the Document's images. */
export const picture = z.object({
  id,
  type: z.literal('picture'),
  image: z.string(),
  alt: z.string().optional(),
  caption: z.string().optional(),
});
/** What a speaker says to the slide that the blocks before it were on. */
export const note = z.object({ id, type: z.literal('note'), text: z.string() });
/** Where the source begins a new page or slide. */
export const pageBreak = z.object({ id, type: z.literal('break'), kind: z.enum(['page', 'slide']) });

export const block = z.discriminatedUnion('type', [heading, paragraph, list, table, quote, code, facts, picture, note, pageBreak]);
export type Block = z.infer<typeof block>;
export type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;

/** A page that the blocks were taken from, to be named where they are shown. */
export const reference = z.object({
  title: z.string(),
  /** "Wikipedia". */
  work: z.string(),
  url: z.string(),
  licence: z.string(),
  /** The day it was read, ISO 8601. */
  retrieved: z.string(),
});
export type Reference = z.infer<typeof reference>;

export const document = z.object({
  /** A topic has no blocks but those of the pages that were found about it. */
  origin: z.enum(['topic', 'text', 'file']),
  title: z.string().optional(),
  /** What the source declares beside its title, such as the description in a Markdown file's head. */
  subtitle: z.string().optional(),
  author: z.string().optional(),
  /** BCP 47 tag: declared by the source or detected. */
  language: z.string(),
  /** ISO 8601, as the source declares it. */
  created: z.string().optional(),
  modified: z.string().optional(),
  blocks: z.array(block),
  /** What was looked up for a topic. */
  references: z.array(reference).min(1).optional(),
  /** Pictures by key: width and height in pixels, the file's bytes in Base64. */
  images: z
    .record(z.string(), z.object({ mime: z.enum(['image/png', 'image/jpeg']), width: z.int(), height: z.int(), data: z.base64() }))
    .optional(),
  /** What was found odd or left out while reading, each once, in a person's words. */
  warnings: z.array(z.string()),
});
export type Document = z.infer<typeof document>;

export const plainText = (runs: readonly Run[]): string => runs.map((r) => r.text).join('');
