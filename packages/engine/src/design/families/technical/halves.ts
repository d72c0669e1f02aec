/** Two open columns under rules, like two traces of one instrument: a quiet bar on the first, the leading colour on the second. */
import type { Frame } from '../../../model/scene.ts';
import { columnsIn } from '../../arrange/cells.ts';
import type { Grounds } from '../../arrangements/halves.ts';

/** Between the columns, a vertical rule in its middle. */
const GAP = 48;
const BAR = { w: 72, h: 3 } as const;
const PADDING = { top: 24, foot: 8 } as const;

export const halves: Grounds = (builder, area, { template }) => {
  const { page } = template;
  const { w, at } = columnsIn(area, 2, GAP);
  builder.rule('Rule between', { x: area.x + w + GAP / 2, y: area.y, w: 1, h: area.h }, page.line);
  const placeOf = (i: number) => {
    const { x } = at(i);
    builder.rule(`Rule ${i + 1}`, { x, y: area.y, w, h: 1 }, page.line);
    builder.rule(`Bar ${i + 1}`, { ...BAR, x, y: area.y - 1 }, i === 0 ? page.muted : page.figure);
    const frame: Frame = { x, y: area.y + PADDING.top, w, h: area.h - PADDING.top - PADDING.foot };
    return { frame, inks: page };
  };
  return [placeOf(0), placeOf(1)];
};
