/** Readers of documents that are libraries: how each reads, and what it says that there is. */
import { plainText } from '@slidewright/engine/model/document';
import { readFile } from '@slidewright/engine/read/file';
import mammoth from 'mammoth';
import { peer } from '../peers/installNpm.ts';

export type ReaderName = 'slidewright' | 'mammoth' | 'officeparser' | 'unpdf';

export interface Found {
  readonly text: string;
  /** Undefined for a reader that knows none. */
  readonly headings: readonly string[] | undefined;
}

export interface Reader<Value = unknown> {
  /** What is measured. */
  read(bytes: Buffer): Promise<Value>;
  found(value: Value): Promise<Found>;
}

const reader = <Value>(read: Reader<Value>['read'], found: Reader<Value>['found']): Reader => ({ read, found }) as Reader;

type Block = Awaited<ReturnType<typeof readFile>>['blocks'][number];

function textOf(block: Block): string {
  if ('runs' in block) return plainText(block.runs);
  if ('items' in block) return block.items.map(({ runs }) => plainText(runs)).join('\n');
  if ('rows' in block) return [...(block.header ?? []), ...block.rows.flat()].join('\n');
  if ('entries' in block) return block.entries.map(({ key, value }) => `${key}: ${value}`).join('\n');
  return 'text' in block ? block.text : '';
}

/** A part of what officeparser answers. */
interface Parsed {
  readonly content: readonly ParsedNode[];
  to(format: 'text'): Promise<{ value: string }>;
}
interface ParsedNode {
  readonly type: string;
  readonly text?: string;
  readonly children?: readonly ParsedNode[];
}
const nodesOf = (node: ParsedNode): ParsedNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

export const readers: Readonly<Record<ReaderName, () => Promise<Reader>>> = {
  slidewright: async () =>
    reader(
      async (bytes) => readFile(bytes),
      async ({ title = '', blocks }) => ({
        text: [title, ...blocks.map(textOf)].join('\n'),
        headings: [title, ...blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []))],
      }),
    ),
  mammoth: async () =>
    reader(
      (buffer) => mammoth.convertToHtml({ buffer }),
      async ({ value }) => ({
        text: textOfHtml(value),
        headings: [...value.matchAll(/<h\d[^>]*>(.*?)<\/h\d>/gs)].map(([, inner = '']) => textOfHtml(inner)),
      }),
    ),
  officeparser: async () => {
    const { parseOffice } = await peer('officeparser');
    return reader(parseOffice as (bytes: Buffer) => Promise<Parsed>, async (parsed) => ({
      text: (await parsed.to('text')).value,
      headings: parsed.content.flatMap(nodesOf).flatMap(({ type, text }) => (type === 'heading' && text ? [text] : [])),
    }));
  },
  unpdf: async () => {
    const extractText = (await peer('unpdf')).extractText as (data: Uint8Array) => Promise<{ text: string[] }>;
    return reader(
      (bytes) => extractText(new Uint8Array(bytes)),
      async ({ text }) => ({ text: text.join('\n'), headings: undefined }),
    );
  },
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const textOfHtml = (html: string): string =>
  html
    .replace(/<\/(?:p|h\d|li|td|th|tr)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
