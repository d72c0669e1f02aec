/** Two lists side by side on the wide page, parted by an upright hairline. */
import type { Grounds } from '../../arrangements/halves.ts';

const GUTTER = 48;
/** Points: below the title's. */
export const HEADS = [24, 22, 20] as const;

export const halves: Grounds = (builder, area, { template }) => {
  const { page: inks } = template;
  const w = (area.w - GUTTER) / 2;
  builder.rule('Hairline', { x: area.x + area.w / 2 - 0.5, y: area.y, w: 1, h: area.h }, inks.line);
  return [
    { frame: { ...area, w }, inks },
    { frame: { ...area, x: area.x + w + GUTTER, w }, inks },
  ];
};
