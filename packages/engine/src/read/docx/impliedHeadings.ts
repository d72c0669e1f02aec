/** Headings that are marked by their looks alone, in a document that uses no styles for them. */
import { lineOf } from '../ooxml/runs.ts';
import type { ItemPiece, ParagraphPiece, Piece } from '../ooxml/story.ts';

const LONGEST = 90;
/** How much larger than the text a heading is that is not bold. */
const LARGER = 1.15;
const DEEPEST = 3;

type Candidate = (ParagraphPiece | ItemPiece) & { readonly look: NonNullable<ParagraphPiece['look']> };

/**
 * In a document without a heading, short paragraphs that are bold or larger than the text and stand above it become headings, the
 * largest of the first level. A document that has headings of its own is left as it is.
 */
export function impliedHeadings(pieces: readonly Piece[]): readonly Piece[] {
  if (pieces.some((piece) => piece.type === 'heading')) return pieces;
  const size = textSize(pieces);
  const lastText = pieces.findLastIndex((piece) => isTextPiece(piece) || piece.type === 'table');
  const candidates = new Set(
    pieces.slice(0, Math.max(0, lastText)).filter((piece, i): piece is Candidate => isCandidate(piece, pieces, i, size)),
  );
  const texts = pieces.filter((piece) => isTextPiece(piece) || piece.type === 'table').length;
  if (candidates.size === 0 || candidates.size > texts / 2) return pieces;
  const sizes = [...new Set(Array.from(candidates, (piece) => piece.look.size))].sort((a, b) => b - a);
  return pieces.map((piece) => {
    if (!candidates.has(piece as Candidate)) return piece;
    const { look, runs } = piece as Candidate;
    const text = lineOf(runs).replace(/\s*[:：]$/u, '');
    return { type: 'heading', level: Math.min(DEEPEST, sizes.indexOf(look.size) + 1), text };
  });
}

/** Points of most characters. */
function textSize(pieces: readonly Piece[]): number {
  const characters = new Map<number, number>();
  for (const piece of pieces) {
    if ((piece.type !== 'paragraph' && piece.type !== 'item') || !piece.look) continue;
    characters.set(piece.look.size, (characters.get(piece.look.size) ?? 0) + lineOf(piece.runs).length);
  }
  return [...characters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0];
}

function isCandidate(piece: Piece, pieces: readonly Piece[], index: number, size: number): piece is Candidate {
  if (!isTextPiece(piece) || !piece.look) return false;
  if (piece.type === 'item' && (pieces[index - 1]?.type === 'item' || pieces[index + 1]?.type === 'item')) return false;
  if (!piece.look.bold && piece.look.size < LARGER * size) return false;
  const text = lineOf(piece.runs);
  return text.length <= LONGEST && !/[.!?;,。！？…]$/u.test(text) && /\p{L}/u.test(text);
}

const isTextPiece = (piece: Piece): piece is ParagraphPiece | ItemPiece => piece.type === 'paragraph' || piece.type === 'item';
