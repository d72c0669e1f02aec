/** Headings that are marked by their looks alone, in a document that uses no styles for them. */
import { lineOf } from '../ooxml/runs.ts';
import type { ItemPiece, Look, ParagraphPiece, Piece } from '../ooxml/story.ts';

/** Characters. */
const LONGEST = 90;
/** How much larger than the text a heading is that is not bold. */
const LARGER = 1.15;
const DEEPEST = 3;
/** As many lines that look alike and touch are an address or a cover, not headings. */
const BLOCK = 3;
/** Headings in styles that a document may have beside this many times more without, before those are left alone. */
const RARE = 4;

type TextPiece = ParagraphPiece | ItemPiece;

/**
 * Short paragraphs that are bold or larger than the text and stand above it become headings, the largest of the first level. A
 * document that marks its headings by styles, as most are, is left as it is.
 */
export function impliedHeadings(pieces: readonly Piece[]): readonly Piece[] {
  const styled = pieces.filter((piece) => piece.type === 'heading').length;
  const size = textSize(pieces);
  const texts = pieces.filter((piece) => isText(piece) || piece.type === 'table').length;
  const candidates = withoutBlocks(pieces, (i) => isCandidate(pieces, i, size));
  if (candidates.size === 0 || candidates.size > texts / 2 || candidates.size < RARE * styled) return pieces;
  const sizes = [...new Set(Array.from(candidates.values(), (look) => look.size))].sort((a, b) => b - a);
  return pieces.map((piece, i) => {
    const look = candidates.get(i);
    if (!look || !isText(piece)) return piece;
    const text = lineOf(piece.runs).replace(/\s*[:：]$/u, '');
    return { type: 'heading', level: Math.min(DEEPEST, sizes.indexOf(look.size) + 1), text };
  });
}

const isText = (piece: Piece | undefined): piece is TextPiece => piece?.type === 'paragraph' || piece?.type === 'item';

/** Points of most characters. */
function textSize(pieces: readonly Piece[]): number {
  const characters = new Map<number, number>();
  for (const piece of pieces) {
    if (isText(piece) && piece.look) characters.set(piece.look.size, (characters.get(piece.look.size) ?? 0) + lineOf(piece.runs).length);
  }
  return [...characters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0];
}

function isCandidate(pieces: readonly Piece[], index: number, size: number): boolean {
  const piece = pieces[index];
  if (!isText(piece) || !piece.look) return false;
  if (piece.type === 'item' && (pieces[index - 1]?.type === 'item' || pieces[index + 1]?.type === 'item')) return false;
  if (!piece.look.bold && piece.look.size < LARGER * size) return false;
  const text = lineOf(piece.runs);
  return text.length <= LONGEST && /^[\p{L}\p{N}\p{Ps}\p{Pi}"¿¡§].*\p{L}/u.test(text) && !/[.!?;,。！？…]$/u.test(text);
}

/** Looks of the candidates by their position, without the last piece of text, which stands above nothing, and without blocks. */
function withoutBlocks(pieces: readonly Piece[], candidate: (index: number) => boolean): Map<number, Look> {
  const last = pieces.findLastIndex((piece) => isText(piece) || piece.type === 'table');
  const found = new Map<number, Look>();
  for (let start = 0; start < last; start++) {
    const look = lookAt(pieces[start]);
    if (!look || !candidate(start)) continue;
    let end = start + 1;
    while (end < last && candidate(end) && isAlike(lookAt(pieces[end]), look)) end++;
    if (end - start < BLOCK) for (let i = start; i < end; i++) found.set(i, look);
    start = end - 1;
  }
  return found;
}

const lookAt = (piece: Piece | undefined): Look | undefined => (isText(piece) ? piece.look : undefined);
const isAlike = (a: Look | undefined, b: Look): boolean => a?.size === b.size && a.bold === b.bold;
