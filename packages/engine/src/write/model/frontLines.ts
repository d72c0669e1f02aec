/** What a source says of itself in front of its text: who wrote it for whom, and when. No slide is made of it. */
import type { Document } from '../../model/document.ts';
import { withoutOrders } from '../structure/orders.ts';
import { textOf } from './groundText.ts';
import type { Piece } from './pieces.ts';

const MOST_LINES = 8;
const LONGEST_LINE = 160;

/** Lines, each once; empty where the source begins with its text. `pieces` are what slides are made of. */
export function frontLines(document: Document, [first]: readonly Piece[]): string[] {
  const { title, subtitle, author, created, blocks, language } = document;
  const until = blocks.findIndex(({ id }) => id === first?.units[0]?.block);
  const heading = first?.passage.section.heading;
  const front = blocks.slice(0, Math.max(0, until)).flatMap((block) => textOf(block).split('\n'));
  const lines = [subtitle ?? '', author ?? '', ...front, created ?? '']
    .map((line) => withoutOrders(line, language).replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '' && line !== title && line !== heading && line.length <= LONGEST_LINE);
  return [...new Set(lines)].slice(0, MOST_LINES);
}
