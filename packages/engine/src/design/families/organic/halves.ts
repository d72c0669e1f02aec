/** Two sheets of paper side by side: a light one and one in full colour. */
import type { Frame } from '../../../model/scene.ts';
import type { Grounds } from '../../arrangements/halves.ts';
import { Canvas } from '../../art/canvas.ts';
import { theme } from '../../art/tones.ts';
import { inksOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';

const GAP = 16;

export const halves: Grounds = (builder, area, { template }) => {
  const w = (area.w - GAP) / 2;
  const { plate } = lookOf('organic', template);
  const sheets = [area.x, area.x + w + GAP].map((x) => plate({ ...area, x, w }, () => 0.5));
  const fills = [template.page.surface, theme.accent1];
  const canvas = new Canvas(area);
  sheets.forEach(({ outline }, i) => {
    canvas.fill(outline, fills[i] ?? theme.accent1);
  });
  builder.add(...canvas.nodes('Paper'));
  const placeOf = (i: number) => ({
    frame: raised(sheets[i]?.inner ?? area),
    inks: inksOn(fills[i] ?? theme.accent1, template.palette),
  });
  return [placeOf(0), placeOf(1)];
};

/** Lists do not reach down to the edge of their sheet. */
const raised = (frame: Frame): Frame => ({ ...frame, h: frame.h - 14 });
