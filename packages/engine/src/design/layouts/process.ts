/**
 * Steps in their order. Short names stand in a band of arrows, the last in the accent, each with its text below; longer ones in columns or
 * rows under large light numerals.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../model/color.ts';
import type { Frame, Geometry } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { balanced } from '../balance.ts';
import { firstThatFits, steps } from '../fit.ts';
import { measure, polygon, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { bottomOf } from '../templates/grid.ts';
import { inkOn } from '../templates/inks.ts';
import { body, heading, paragraph } from '../typography.ts';
import { fading } from './fading.ts';
import { lowered, placeTitle, plainFace } from './furniture.ts';
import type { SlideLayout } from './layout.ts';
import { numberedColumns, numberedRows } from './numbered.ts';

type Slide = SlideOf<'process'>;

/** How far an arrow's head reaches into its neighbour, and the slit between them. */
const NOTCH = 16;
const SLIT = 4;
/** From the arrow's edge to its text: clear of the notch and of the head. */
const INSET = 24;
/** A name of a step is read at a glance: in two lines of at least this size, or not in an arrow. */
const LEAST_NAME = 16;

export const process: SlideLayout<'process'> = {
  face: (template) => plainFace('process', 'Process', template),
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const count = slide.steps.length;
  const explained = slide.steps.some((step) => step.text?.trim());
  if (count <= 5) for (const size of steps(count <= 3 ? 22 : 20, 16)) yield arrows(slide, stage, size, 1);
  // Names alone are shown as steps of the page, names with texts beside their numerals.
  if (count <= 3 || (count === 4 && explained))
    for (const size of steps(explained ? 20 : 24, 18)) yield numberedColumns(slide, stage, size);
  if (count <= 5) for (const size of steps(explained ? 20 : 24, 18)) yield numberedRows(slide, stage, size, 1);
  if (count >= 4) for (const size of steps(18, 14)) yield arrows(slide, stage, size, count >= 9 ? 3 : 2);
  for (const size of steps(20, 14)) yield numberedRows(slide, stage, size, 2);
  for (const size of steps(16, 14)) yield numberedRows(slide, stage, size, 1);
  for (const size of steps(14, 12)) yield numberedRows(slide, stage, size, 3);
}

function arrows(slide: Slide, stage: Stage, size: number, bands: number): Sheet {
  const sheet = new Sheet(stage, 'process');
  const area = placeTitle(sheet, slide.title, stage);
  const { template } = stage;
  const count = slide.steps.length;
  const across = Math.ceil(count / bands);
  const pitch = area.w / across;
  const textWidth = pitch - 22;
  const name = nameOf(slide, stage, size, pitch + NOTCH - SLIT - 2 * INSET);
  if (!name) {
    sheet.judge('overflows');
    return sheet;
  }
  const texts = slide.steps.map((step) =>
    step.text?.trim() ? [paragraph(step.text, body(template, size, template.page.text), stage)] : undefined,
  );
  const explained = texts.some(Boolean);
  const arrow = Math.max(bands > 1 ? (explained ? 56 : 104) : explained ? 116 : 136, name.height + 20);
  const tallest = Math.max(0, ...texts.map((text) => (text ? measure(text, textWidth, stage).height + 20 : 0)));
  const top = bands === 1 ? lowered(area, arrow + tallest) : area.y;
  const height = (bottomOf(area) - top + (bands > 1 ? 10 : 0)) / bands;
  const alt = slide.steps.map((step) => step.head).join(' → ');
  sheet.group('Process', alt, () => {
    slide.steps.forEach((_, i) => {
      const column = i % across;
      const x = area.x + column * pitch;
      const y = top + Math.floor(i / across) * height;
      const fill = tone(i, count, stage);
      const frame: Frame = { x, y, w: pitch + (column === across - 1 ? 0 : NOTCH - SLIT), h: arrow };
      sheet.text(`Step ${i + 1}`, frame, name.at(i, inkOn(fill, template.palette)), {
        role: 'heading',
        anchor: 'middle',
        insets: [INSET, 0, INSET, 0],
        geometry: arrowhead(frame, column > 0),
        fill,
      });
      const text = texts[i];
      if (!text) return;
      const below = y + arrow + 20;
      const under: Frame = { x, y: below, w: textWidth, h: y + height - below - (bands > 1 ? 10 : 0) };
      sheet.text(`Text ${i + 1}`, { ...under, w: balanced(text, under, stage).width }, text, { role: 'body' });
    });
  });
  return sheet;
}

/** The names of the steps in one size: the largest in which each takes two lines at most. Nothing if there is none. */
function nameOf(slide: Slide, stage: Stage, size: number, width: number) {
  const { template } = stage;
  const set = (s: number, i: number, color: Color): Paragraph[] => [
    paragraph(slide.steps[i]?.head ?? '', heading(template, s, color, 1.18), stage),
  ];
  for (const s of steps(Math.min(26, size + 4), LEAST_NAME)) {
    const sets = slide.steps.map((_, i) => measure(set(s, i, template.page.text), width, stage));
    if (sets.every((lines) => lines.lines.length <= 2 && !lines.brokenWord))
      return { height: Math.max(...sets.map((lines) => lines.height)), at: (index: number, color: Color) => set(s, index, color) };
  }
  return undefined;
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

/** The last step, where it all leads, in the accent. */
function tone(index: number, count: number, stage: Stage): Color {
  const { page } = stage.template;
  return index === count - 1 ? page.accent : fading(count > 2 ? index / (count - 2) : 0, 0.3, page);
}
