/** Five or six things in two rows of cells, parted by hairlines like a ruled page. */

import type { Frame, SceneNode } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { inset, resized, space } from '../../arrange/box.ts';
import { cellsIn } from '../../arrange/cells.ts';
import { endsInAWord } from '../../arrange/list.ts';
import { stack } from '../../arrange/stack.ts';
import { titledPage } from '../../arrange/titles.ts';
import { words } from '../../arrange/words.ts';
import { textPart } from '../../arrangements/openColumns.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder, spaciousHeight } from '../../page/pageBuilder.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from '../looks.ts';

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
/** Points: above a head and below it. */
const ABOVE_HEAD = 4;
const HEAD_SPACE = 4;
/** Points: a word alone on its last line is worth a smaller size above this one. */
const STEADY = 18;

export function inCells({ layout, title, cells, marked, lines }: Cells, context: LayoutContext): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage(layout, title, context);
  const hang = marked ? HANG : 0;
  const { w, h, at } = cellsIn(area, { count: MOST_CELLS, across: ACROSS, gap: 2 * GUTTER });
  for (let c = 1; c < ACROSS; c++) builder.rule(`Hairline ${c}`, { ...area, x: at(c).x - GUTTER, w: 1 }, page.line);
  builder.rule('Level hairline', { ...area, y: area.y + h + GUTTER, h: 1 }, page.line);
  const headHeight = Math.max(
    ...cells.map(({ head }) => (lines > 1 ? spaciousHeight(head, w - hang, context) : measure(head, w, context).height)),
  );
  cells.forEach((cell, i) => {
    const head = words(`Head ${i + 1}`, cell.head, { role: marked ? 'heading' : 'label', mostLines: lines, measured: 1 }, context);
    const size = cell.words[0]?.runs[0]?.style.size ?? 0;
    if (size > STEADY && cell.words.some((text) => endsInAWord(measure([text], w - hang, context)))) builder.judge('overflows');
    const parts = stack([resized(head, () => headHeight), space(HEAD_SPACE), textPart(`Text ${i + 1}`, cell.words, context, {})]);
    const { x, y } = at(i);
    if (marked) builder.add(markBefore(cell.head, { x, y: y + ABOVE_HEAD }, i, template));
    inset(parts, [hang, ABOVE_HEAD, 0, 0]).place(at(i), builder);
  });
  return builder;
}

/** In the middle of the head's first line. */
function markBefore([first]: readonly Paragraph[], { x, y }: Pick<Frame, 'x' | 'y'>, index: number, template: Template): SceneNode {
  const frame: Frame = { x, y: y + ((first?.lineHeight ?? 0) - MARK.h) / 2, ...MARK };
  return { ...lookOf('ink', template).mark(frame, template.page), name: `Mark ${index + 1}` };
}
