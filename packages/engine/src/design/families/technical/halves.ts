/** Two panels below bars, like two screens of an instrument: a quiet one and one in the leading colour. */
import type { Frame } from '../../../model/scene.ts';
import type { Grounds } from '../../layouts/halves.ts';

const GAP = 24;
const BAR = 4;
const PADDING = { x: 28, top: 26, foot: 20 } as const;

export const halves: Grounds = (sheet, area, { template }) => {
  const { page } = template;
  const w = (area.w - GAP) / 2;
  const panelAt = (i: number): Frame => ({ ...area, x: area.x + i * (w + GAP), w });
  const placeOf = (i: number) => {
    const panel = panelAt(i);
    sheet.shape(`Panel ${i + 1}`, panel, { type: 'rect' }, page.surface);
    sheet.rule(`Bar ${i + 1}`, { ...panel, h: BAR }, i === 0 ? page.muted : page.figure);
    const frame: Frame = {
      x: panel.x + PADDING.x,
      y: panel.y + PADDING.top,
      w: w - 2 * PADDING.x,
      h: panel.h - PADDING.top - PADDING.foot,
    };
    return { frame, inks: page };
  };
  return [placeOf(0), placeOf(1)];
};
