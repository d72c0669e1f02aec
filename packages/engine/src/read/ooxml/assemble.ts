/** Pieces of a document as its blocks: items become lists, captions join what they are about, breaks stand only between content. */
import { labelsTable } from '../../languages/labels.ts';
import { type Block, plainText, type Run } from '../../model/document.ts';
import { BlockList } from '../blockList.ts';
import { factOf, factsOf } from '../facts.ts';
import { unwrapped } from '../unwrapped.ts';
import type { CaptionPiece, ItemPiece, ParagraphPiece, Piece } from './story.ts';

export function assemble(found: readonly Piece[]): Block[] {
  const pieces = withCaptions(found);
  const out = new BlockList();
  for (let i = 0; i < pieces.length; ) {
    const piece = pieces[i];
    if (piece === undefined) break;
    if (piece.type === 'item') i = addList(pieces, i, out);
    else if (piece.type === 'paragraph') i = addParagraphs(pieces, i, out);
    else {
      if (piece.type !== 'break' || (out.last() !== undefined && out.last()?.type !== 'break')) out.add(piece);
      i++;
    }
  }
  while (out.last()?.type === 'break') out.blocks.pop();
  return out.blocks;
}

/** Notes and pictures that hang on an item follow the list, which they would cut in two. */
function addList(pieces: readonly UncaptionedPiece[], start: number, out: BlockList): number {
  const first = pieces[start] as ItemPiece;
  const items: ItemPiece[] = [];
  const hanging: HangingPiece[] = [];
  let end = start;
  for (let at = start; ; at++) {
    const piece = pieces[at];
    if (piece?.type === 'item' && continues(first, piece)) {
      items.push(piece);
      end = at + 1;
    } else if (piece?.type !== 'note' && piece?.type !== 'picture') break;
  }
  for (const piece of pieces.slice(start, end)) if (piece.type === 'note' || piece.type === 'picture') hanging.push(piece);
  out.add({ type: 'list', ordered: first.ordered, items: nested(items) });
  for (const piece of hanging) out.add(piece);
  return end;
}

/** An item is at most one level below the one above it, whatever its indent says. */
function nested(items: readonly ItemPiece[]): { level: number; runs: Run[] }[] {
  const open: number[] = [];
  return items.map((item) => {
    while ((open.at(-1) ?? -1) >= item.level) open.pop();
    open.push(item.level);
    return { level: open.length - 1, runs: unwrapped(item.runs) };
  });
}

type HangingPiece = Extract<Piece, { type: 'note' | 'picture' }>;

/** Bullets of two lists that touch are one list; two numberings are two. */
const continues = (first: ItemPiece, next: ItemPiece): boolean =>
  next.list === first.list || next.level > 0 || (next.ordered === first.ordered && !first.ordered);

function addParagraphs(pieces: readonly UncaptionedPiece[], start: number, out: BlockList): number {
  const first = pieces[start] as ParagraphPiece;
  const broken = factsOf(plainText(first.runs).split('\n'));
  if (broken) {
    out.add({ type: 'facts', entries: broken });
    return start + 1;
  }
  let end = start;
  for (let piece = pieces[end]; piece?.type === 'paragraph' && isFact(piece); piece = pieces[++end]);
  const entries = factsOf(pieces.slice(start, end).map((piece) => plainText((piece as ParagraphPiece).runs)));
  if (entries) {
    out.add({ type: 'facts', entries });
    return end;
  }
  out.add({ type: 'paragraph', runs: unwrapped(first.runs) });
  return start + 1;
}

/** Shorter than in a text that is facts line by line: a paragraph of a document that begins with "Note:" is prose. */
const isFact = (piece: ParagraphPiece): boolean => (factOf(plainText(piece.runs))?.value.length ?? Number.POSITIVE_INFINITY) <= 80;

type UncaptionedPiece = Exclude<Piece, CaptionPiece>;

/** A caption belongs to the table or picture that it stands next to; one that stands alone is a paragraph. */
function withCaptions(pieces: readonly Piece[]): UncaptionedPiece[] {
  const out: UncaptionedPiece[] = [];
  let waiting: CaptionPiece | undefined;
  const release = () => {
    if (waiting) out.push({ type: 'paragraph', runs: [{ text: waiting.text }] });
    waiting = undefined;
  };
  pieces.forEach((piece, i) => {
    if (piece.type !== 'caption') {
      const takes = waiting !== undefined && (piece.type === 'table' || piece.type === 'picture') && piece.caption === undefined;
      if (!takes) release();
      out.push(takes && waiting ? { ...piece, caption: waiting.text } : piece);
      if (takes) waiting = undefined;
      return;
    }
    release();
    const above = out.at(-1);
    const below = pieces[i + 1];
    const belongsBelow = below?.type === 'table' && (above?.type !== 'picture' || labelsTable(piece.text));
    if ((above?.type === 'picture' || above?.type === 'table') && above.caption === undefined && !belongsBelow) {
      out[out.length - 1] = { ...above, caption: piece.text };
    } else waiting = piece;
  });
  release();
  return out;
}
