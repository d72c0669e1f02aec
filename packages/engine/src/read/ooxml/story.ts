/** What the readers of the formats find, before it becomes blocks: lists still in items, captions still apart from what they are about. */
import type { Run } from '../../model/document.ts';
import type { NewBlock } from '../blockList.ts';
import { lineOf } from './runs.ts';

/** How a paragraph looks, for documents whose headings are marked by their looks alone. */
export interface Look {
  readonly bold: boolean;
  /** Points. */
  readonly size: number;
}

export interface ItemPiece {
  readonly type: 'item';
  readonly level: number;
  readonly ordered: boolean;
  /** Items of the same list stand together. */
  readonly list: string;
  readonly runs: Run[];
  readonly look?: Look;
}

export interface ParagraphPiece {
  readonly type: 'paragraph';
  readonly runs: Run[];
  readonly look?: Look;
}

export interface CaptionPiece {
  readonly type: 'caption';
  readonly text: string;
}

export type Piece = Exclude<NewBlock, { type: 'list' | 'paragraph' }> | ParagraphPiece | ItemPiece | CaptionPiece;

/** What the pieces say, a line for each, as the cell of a table or a note holds it. */
export function linesOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    switch (piece.type) {
      case 'paragraph':
      case 'item':
        return [lineOf(piece.runs)];
      case 'heading':
      case 'caption':
      case 'quote':
        return [piece.text];
      case 'code':
        return piece.text.split('\n');
      case 'table':
        return [...(piece.header ? [piece.header] : []), ...piece.rows].map((row) => row.filter((cell) => cell !== '').join(', '));
      case 'facts':
        return piece.entries.map(({ key, value }) => `${key}: ${value}`);
      default:
        return [];
    }
  });
}
