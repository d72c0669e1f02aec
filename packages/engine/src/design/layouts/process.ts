/** Steps as a band of arrows, the last in the accent, each with its text below; seven or more take two bands. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../model/color.ts';
import type { Frame, Geometry } from '../../model/scene.ts';
import { firstThatFits, steps } from '../fit.ts';
import { measure, polygon, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { inkOn } from '../templates/inks.ts';
import { body, heading, paragraph } from '../typography.ts';
import { BOTTOM, LEFT, lowered, placeFurniture, placeTitle, plainFace, TOP, WIDTH } from './furniture.ts';
import type { SlideLayout } from './layout.ts';

type Slide = SlideOf<'process'>;

/** How far an arrow's head reaches into its neighbour, and the slit between them. */
const NOTCH = 14;
const SLIT = 4;
/** From the arrow's edge to its text: clear of the notch and of the head. */
const INSET = 22;

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
  const head = headOf(slide, stage, size, pitch + NOTCH - SLIT - 2 * INSET);
  const arrow = Math.max(bands === 1 ? 104 : 56, head.height + 16);
  const texts = slide.steps.map((step) =>
    step.text?.trim() ? [paragraph(step.text, body(template, size, template.page.text), stage)] : undefined,
  );
  const tallest = Math.max(0, ...texts.map((text) => (text ? measure(text, textWidth, stage).height + 16 : 0)));
  const top = bands === 1 ? TOP - 8 + lowered(arrow + tallest) : TOP - 8;
  const height = (BOTTOM - top + (bands > 1 ? 10 : 0)) / bands;
  slide.steps.forEach((_, i) => {
    const column = i % across;
    const x = LEFT + column * pitch;
    const y = top + Math.floor(i / across) * height;
    const fill = tone(i, count, stage);
    const frame: Frame = { x, y, w: pitch + (column === across - 1 ? 0 : NOTCH - SLIT), h: arrow };
    const geometry = arrowhead(frame, column > 0);
    sheet.text(`Step ${i + 1}`, frame, head.at(i, inkOn(fill, template.palette)), {
      role: 'heading',
      anchor: 'middle',
      insets: [INSET, 0, INSET, 0],
      geometry,
      fill,
    });
    const text = texts[i];
    if (!text) return;
    const below = y + arrow + 16;
    sheet.text(`Text ${i + 1}`, { x, y: below, w: textWidth, h: y + height - below - (bands > 1 ? 10 : 0) }, text, { role: 'body' });
  });
  placeFurniture(sheet, stage);
  return sheet;
}

/** The names of the steps in one size: the largest in which each takes two lines at most. */
function headOf(slide: Slide, stage: Stage, size: number, width: number) {
  const { template } = stage;
  const set = (s: number, i: number, color: Color) => [paragraph(slide.steps[i]?.head ?? '', heading(template, s, color, 1.18), stage)];
  const measured = steps(Math.min(22, size + 3), 12).map((s) => ({
    size: s,
    sets: slide.steps.map((_, i) => measure(set(s, i, template.page.text), width, stage)),
  }));
  const short = measured.find(({ sets }) => sets.every((lines) => lines.lines.length <= 2 && !lines.brokenWord));
  const chosen = short ?? measured.at(-1);
  return {
    height: Math.max(0, ...(chosen?.sets ?? []).map((lines) => lines.height)),
    at: (index: number, color: Color) => set(chosen?.size ?? 12, index, color),
  };
}

function arrowhead({ w, h }: Frame, notched: boolean): Geometry {
  const outline: [number, number][] = [
    [0, 0],
    [w - NOTCH, 0],
    [w, h / 2],
    [w - NOTCH, h],
    [0, h],
  ];
  return polygon(notched ? [...outline, [NOTCH, h / 2]] : outline);
}

/** From ink to a lighter ink, and the accent for where it all leads. */
function tone(index: number, count: number, stage: Stage): Color {
  const { page } = stage.template;
  if (index === count - 1) return page.accent;
  const t = count > 2 ? (index / (count - 2)) * 0.3 : 0;
  const round = (v: number) => Math.round(v * 1000) / 1000;
  return page.dark ? { ref: 'text', lum: [round(1 - t), 0] } : { ref: 'text', lum: [round(1 - t), round(t)] };
}
