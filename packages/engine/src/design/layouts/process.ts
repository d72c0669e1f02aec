/** Steps as a band of arrows, the last in the accent, each with its text below; seven or more take two bands. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../model/color.ts';
import { firstThatFits, steps } from '../fit.ts';
import { measure, polygon, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { inkOn } from '../templates/inks.ts';
import { body, heading, paragraph } from '../typography.ts';
import { BOTTOM, LEFT, lowered, placeFurniture, placeTitle, plainFace, TOP, WIDTH } from './furniture.ts';
import type { SlideLayout } from './layout.ts';

type Slide = SlideOf<'process'>;

/** How far an arrow's head reaches into its neighbour, and the slit between them. */
const NOTCH = 18;
const SLIT = 4;

export const process: SlideLayout<'process'> = {
  face: (template) => plainFace('Process', template),
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const count = slide.steps.length;
  const bands = count >= 7 ? 2 : 1;
  for (const size of steps(count <= 3 ? 20 : 18, 15)) yield arrange(slide, stage, size, bands);
  if (bands === 1 && count >= 4) for (const size of steps(17, 14)) yield arrange(slide, stage, size, 2);
  for (const size of steps(15, 12)) yield arrange(slide, stage, size, count >= 9 ? 3 : count >= 4 ? 2 : 1);
}

function arrange(slide: Slide, stage: Stage, size: number, bands: number): Sheet {
  const sheet = new Sheet(stage, 'process');
  placeTitle(sheet, slide.title, stage);
  const { template } = stage;
  const count = slide.steps.length;
  const across = Math.ceil(count / bands);
  const pitch = WIDTH / across;
  const textWidth = pitch - 22;
  const labelWidth = pitch - 2 * NOTCH - 16;
  const headAt = (s: number, i: number, color: Color) => [paragraph(slide.steps[i]?.head ?? '', heading(template, s, color, 1.18), stage)];
  const headSizes = steps(Math.min(22, size + 3), 12);
  const lines = (s: number) => slide.steps.map((_, i) => measure(headAt(s, i, template.page.text), labelWidth, stage));
  const headSize = headSizes.find((s) => lines(s).every((set) => set.lines.length <= 2 && !set.brokenWord)) ?? headSizes.at(-1) ?? 12;
  const arrow = Math.max(bands === 1 ? 104 : 56, Math.max(...lines(headSize).map((set) => set.height)) + 16);
  const texts = slide.steps.map((step) =>
    step.text?.trim() ? [paragraph(step.text, body(template, size, template.page.text), stage)] : undefined,
  );
  const tallest = Math.max(0, ...texts.map((text) => (text ? measure(text, textWidth, stage).height + 16 : 0)));
  const top = bands === 1 ? TOP - 8 + lowered(arrow + tallest) : TOP - 8;
  const height = (BOTTOM - top + (bands > 1 ? 10 : 0)) / bands;
  slide.steps.forEach((_, i) => {
    const x = LEFT + (i % across) * pitch;
    const y = top + Math.floor(i / across) * height;
    const color = tone(i, count, stage);
    const w = pitch - SLIT + (i % across === across - 1 ? SLIT : NOTCH);
    const geometry = polygon([
      [0, 0],
      [w - NOTCH, 0],
      [w, arrow / 2],
      [w - NOTCH, arrow],
      [0, arrow],
      ...(i % across === 0 ? [] : ([[NOTCH, arrow / 2]] as const)),
    ]);
    const frame = { x, y, w, h: arrow };
    sheet.shape(`Arrow ${i + 1}`, frame, geometry, color);
    const label = { x: x + (i % across === 0 ? 16 : NOTCH + 12), y, w: labelWidth, h: arrow };
    sheet.text(`Step ${i + 1}`, label, headAt(headSize, i, inkOn(color, template.palette)), { role: 'heading', anchor: 'middle' });
    const text = texts[i];
    if (!text) return;
    const below = y + arrow + 16;
    sheet.text(`Text ${i + 1}`, { x, y: below, w: textWidth, h: y + height - below - (bands > 1 ? 10 : 0) }, text, { role: 'body' });
  });
  placeFurniture(sheet, stage);
  return sheet;
}

/** From ink to a lighter ink, and the accent for where it all leads. */
function tone(index: number, count: number, stage: Stage): Color {
  const { page } = stage.template;
  if (index === count - 1) return page.accent;
  const t = count > 2 ? (index / (count - 2)) * 0.3 : 0;
  const round = (v: number) => Math.round(v * 1000) / 1000;
  return page.dark ? { ref: 'text', lum: [round(1 - t), 0] } : { ref: 'text', lum: [round(1 - t), round(t)] };
}
