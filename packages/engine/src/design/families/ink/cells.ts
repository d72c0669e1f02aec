/** Five or six things in two rows of cells, parted by hairlines like a ruled page. */

import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { endsInAWord } from '../../arrange/list.ts';
import { titledPage } from '../../arrange/titles.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../../page/pageBuilder.ts';
import { lookOf } from '../looks.ts';
import { below } from './ruledColumns.ts';

export interface Cell {
  readonly head: readonly Paragraph[];
  readonly words: readonly Paragraph[];
}

export interface Cells {
  readonly layout: 'cards' | 'stats';
  readonly title: string;
  readonly cells: readonly Cell[];
  /** The hand's mark stands before each head. */
  readonly marked: boolean;
  /** Heads may take so many lines. */
  readonly lines: number;
}

const ACROSS = 3;
const ROWS = 2;
export const FEWEST_CELLS = 5;
export const MOST_CELLS = ACROSS * ROWS;
/** On each side of an upright hairline, and above and below a level one. */
const GUTTER = 22;
/** From the mark to the head. */
const HANG = 32;
const MARK = { w: 22, h: 16 } as const;
/** Points: a word alone on its last line is worth a smaller size above this one. */
const STEADY = 18;

export function inCells({ layout, title, cells, marked, lines }: Cells, context: LayoutContext): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage(layout, title, context);
  const hang = marked ? HANG : 0;
  const w = (area.w - 2 * GUTTER * (ACROSS - 1)) / ACROSS;
  const h = (area.h - 2 * GUTTER) / ROWS;
  for (let c = 1; c < ACROSS; c++) {
    const x = area.x + c * (w + 2 * GUTTER) - GUTTER;
    builder.rule(`Hairline ${c}`, { x, y: area.y, w: 1, h: area.h }, page.line);
  }
  builder.rule('Level hairline', { ...area, y: area.y + h + GUTTER, h: 1 }, page.line);
  const headHeight = Math.max(
    ...cells.map(({ head }) => (lines > 1 ? spaciousHeight(head, w - hang, context) : measure(head, w, context).height)),
  );
  cells.forEach(({ head, words }, i) => {
    const cell: Frame = {
      x: area.x + (i % ACROSS) * (w + 2 * GUTTER) + hang,
      y: area.y + Math.floor(i / ACROSS) * (h + 2 * GUTTER) + 4,
      w: w - hang,
      h: h - 4,
    };
    const line = (head[0]?.lineHeight ?? 0) / 2;
    if (marked)
      builder.add({
        ...lookOf('ink', template).mark({ x: cell.x - HANG, y: cell.y + line - MARK.h / 2, ...MARK }, page),
        name: `Mark ${i + 1}`,
      });
    if (measure(head, cell.w, context).lines.length > lines) builder.judge('overflows');
    builder.text(`Head ${i + 1}`, { ...cell, h: headHeight }, head, { role: marked ? 'heading' : 'label' });
    const size = words[0]?.runs[0]?.style.size ?? 0;
    if (size > STEADY && words.some((text) => endsInAWord(measure([text], cell.w, context)))) builder.judge('overflows');
    const top = cell.y + headHeight + 4;
    if (top > bottomOf(cell)) builder.judge('overflows');
    builder.text(`Text ${i + 1}`, below(cell, Math.min(top, bottomOf(cell) - 1)), words, { role: 'body' });
  });
  return builder;
}
