/** Five or six things in two rows of cells, parted by hairlines like a ruled page, each head beside the hand's mark. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import { endsInAWord } from '../../layouts/list.ts';
import { measure, Sheet, spaciousHeight } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { bottomOf } from '../../templates/grid.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { handOf } from './hands.ts';
import { below } from './ruledColumns.ts';

const ACROSS = 3;
const ROWS = 2;
export const FEWEST_CELLS = 5;
export const MOST_CELLS = ACROSS * ROWS;
/** On each side of an upright hairline, and above and below a level one. */
const GUTTER = 22;
/** From the mark to the head. */
const HANG = 32;
const MARK = { w: 22, h: 16 } as const;
const MOST_LINES = 2;
const STEADY = 18;

export function cells(slide: Pick<SlideOf<'cards'>, 'title' | 'cards'>, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'cards');
  const { template } = stage;
  const { page } = template;
  const area = placeTitle(sheet, slide.title, stage);
  const w = (area.w - 2 * GUTTER * (ACROSS - 1)) / ACROSS;
  const h = (area.h - 2 * GUTTER) / ROWS;
  for (let c = 1; c < ACROSS; c++) {
    const x = area.x + c * (w + 2 * GUTTER) - GUTTER;
    sheet.rule(`Hairline ${c}`, { x, y: area.y, w: 1, h: area.h }, page.line);
  }
  sheet.rule('Level hairline', { ...area, y: area.y + h + GUTTER, h: 1 }, page.line);
  const headAt = (text: string) => [paragraph(text, heading(template, size + 4, page.text, 1.2), stage)];
  const heads = slide.cards.map((card) => headAt(card.head));
  const headHeight = Math.max(...heads.map((head) => spaciousHeight(head, w - HANG, stage)));
  slide.cards.forEach((card, i) => {
    const cell: Frame = {
      x: area.x + (i % ACROSS) * (w + 2 * GUTTER) + HANG,
      y: area.y + Math.floor(i / ACROSS) * (h + 2 * GUTTER) + 4,
      w: w - HANG,
      h: h - 4,
    };
    const head = heads[i] ?? [];
    const line = (head[0]?.lineHeight ?? 0) / 2;
    sheet.add({ ...handOf(template).mark({ x: cell.x - HANG, y: cell.y + line - MARK.h / 2, ...MARK }, page), name: `Mark ${i + 1}` });
    if (measure(head, cell.w, stage).lines.length > MOST_LINES) sheet.judge('overflows');
    sheet.text(`Head ${i + 1}`, { ...cell, h: headHeight }, head, { role: 'heading' });
    const words = card.text?.trim() ? [paragraph(card.text, body(template, size, page.text, undefined, 1.36), stage)] : [];
    // A word alone on its last line is worth a smaller size.
    if (size > STEADY && words.some((text) => endsInAWord(measure([text], cell.w, stage)))) sheet.judge('overflows');
    const top = cell.y + headHeight + 4;
    if (top > bottomOf(cell)) sheet.judge('overflows');
    sheet.text(`Text ${i + 1}`, below(cell, Math.min(top, bottomOf(cell) - 1)), words, { role: 'body' });
  });
  return sheet;
}
