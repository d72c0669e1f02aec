/** What a reader found in a package, as a Document. */
import type { Block, Document } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { UnreadableDocument } from '../failure.ts';
import { titleOf } from '../title.ts';
import { assemble } from './assemble.ts';
import { languageOf } from './language.ts';
import type { Properties } from './properties.ts';
import type { Piece } from './story.ts';

/** Characters of all blocks: about 2,000 pages. */
const MOST_CHARACTERS = 5_000_000;
const MOST_BLOCKS = 100_000;

export interface Found {
  readonly pieces: readonly Piece[];
  readonly properties: Properties;
  /** What the document shows as its title, which says more than its properties. */
  readonly shownTitle: string | undefined;
  /** What it shows as its subtitle; it is one of the pieces, too. */
  readonly shownSubtitle?: string | undefined;
  readonly declaredLanguage: string | undefined;
  readonly images: NonNullable<Document['images']>;
  readonly warnings: Iterable<string>;
}

/** @throws UnreadableDocument when there are no words, or more than any deck can be made of */
export function toDocument(found: Found): Document {
  const { properties } = found;
  const blocks = assemble(found.pieces.filter((piece) => piece.type !== 'picture' || found.images[piece.image] !== undefined));
  const images = shownImages(found.images, blocks);
  const texts = blocks.map(textOf);
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  if (characters > MOST_CHARACTERS || blocks.length > MOST_BLOCKS)
    throw new UnreadableDocument('tooLarge', 'The document has too much text. Upload a part of it.');
  const text = texts.join('\n');
  if (!/[\p{L}\p{N}]/u.test(text)) throw emptiness(blocks);
  const title = found.shownTitle ?? properties.title ?? titleOf(blocks, false);
  return {
    origin: 'file',
    ...(title !== undefined && { title }),
    ...(found.shownSubtitle !== undefined && { subtitle: found.shownSubtitle }),
    ...(properties.author !== undefined && { author: properties.author }),
    language: languageOf(text, found.declaredLanguage ?? properties.language),
    ...(properties.created !== undefined && { created: properties.created }),
    ...(properties.modified !== undefined && { modified: properties.modified }),
    blocks,
    ...(Object.keys(images).length > 0 && { images }),
    warnings: Array.from(found.warnings, oneLine),
  };
}

function emptiness(blocks: readonly Block[]): UnreadableDocument {
  const pictures = blocks.filter((block) => block.type === 'picture').length;
  if (pictures === 0) return new UnreadableDocument('empty', 'The document has no text to make a presentation from.');
  const what = pictures === 1 ? 'a picture' : `${pictures} pictures`;
  return new UnreadableDocument('empty', `The document holds ${what}, but no text. Say in words what it is about and send it again.`);
}

/** A picture that was found where nothing is shown, as in a repeated logo, does not come along. */
function shownImages(images: Found['images'], blocks: readonly Block[]): Found['images'] {
  const shown = new Set(blocks.map((block) => (block.type === 'picture' ? block.image : undefined)));
  return Object.fromEntries(Object.entries(images).filter(([key]) => shown.has(key)));
}

function textOf(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'quote':
    case 'code':
    case 'note':
      return block.text;
    case 'paragraph':
      return block.runs.map((run) => run.text).join('');
    case 'list':
      return block.items.map((item) => item.runs.map((run) => run.text).join('')).join('\n');
    case 'table':
      return [block.header ?? [], ...block.rows].map((row) => row.join(' ')).join('\n');
    case 'facts':
      return block.entries.map(({ key, value }) => `${key} ${value}`).join('\n');
    case 'picture':
      return block.caption ?? '';
    case 'break':
      return '';
  }
}
