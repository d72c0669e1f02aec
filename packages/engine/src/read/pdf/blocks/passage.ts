/** Lines that belong together: a paragraph, an item, a heading. */

import { oneLine } from '../../../model/oneLine.ts';
import { joinWrapped } from '../line/joinWrapped.ts';
import type { Line } from '../line/line.ts';

export interface Passage {
  readonly lines: Line[];
  /** Index of the page it begins on. */
  readonly page: number;
  /** What the file's tags say it is. */
  readonly role?: {
    readonly kind: 'heading' | 'item' | 'quote' | 'caption' | 'code' | 'paragraph';
    readonly level: number;
    readonly ordered?: boolean;
  };
  /** Blank above it in parts of its size; Infinity at the top of a page or column. */
  readonly above: number;
}

export const passageText = (passage: Passage): string => oneLine(passage.lines.map((line) => line.text).reduce(joinWrapped, ''));

export const passageSize = (passage: Passage): number => Math.max(...passage.lines.map((line) => line.size));

export const isAll = (passage: Passage, has: (line: Line) => boolean): boolean => passage.lines.every(has);
