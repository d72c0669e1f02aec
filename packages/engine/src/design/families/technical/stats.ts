/** Figures in open columns between vertical rules: the number thin and large with its unit beside it, what it counts, and a ruler. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { firstThatFits, steps } from '../../fit.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { stats as sharedStats } from '../../layouts/stats.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { bottomOf } from '../../templates/grid.ts';
import { body, paragraph } from '../../typography.ts';
import { figureInk } from './figureInk.ts';
import { placeGauge } from './gauge.ts';
import { figureWithUnit } from './monoFigure.ts';

type Slide = SlideOf<'stats'>;

/** On both sides of a vertical rule. */
const SPACE = 24;
const LARGEST = 76;

export const stats: SlideLayout<'stats'> = {
  face: sharedStats.face,
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const count = slide.stats.length;
  if (count <= 4) for (const size of [20, 18, 16, 15, 14]) yield columns(slide, stage, size);
  if (count > 4) for (const size of [18, 16, 15, 14]) yield inTwoRows(slide, stage, size);
  yield sharedStats.compose(slide, stage);
}

function columns(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'stats');
  const area = placeTitle(sheet, slide.title, stage);
  placeRow(sheet, slide.stats, 0, { ...area, y: area.y + 8, h: area.h - 8 }, size, stage);
  return sheet;
}

function inTwoRows(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'stats');
  const area = placeTitle(sheet, slide.title, stage);
  const height = (area.h - 20) / 2;
  for (const row of [0, 1]) {
    const part = slide.stats.slice(row * 3, row * 3 + 3);
    placeRow(sheet, part, row * 3, { ...area, y: area.y + row * (height + 20), h: height }, size, stage);
  }
  return sheet;
}

function placeRow(sheet: Sheet, stats: Slide['stats'], from: number, area: Frame, size: number, stage: Stage): void {
  const { template } = stage;
  const across = from > 0 ? 3 : Math.min(stats.length, 4);
  const pitch = area.w / across;
  const width = pitch - SPACE * 1.5;
  const written = (stat: Slide['stats'][number], i: number, s: number) =>
    figureWithUnit(stat.figure, s, Math.max(18, Math.round(s * 0.4)), figureInk(from + i, template), stage);
  const oneLine = (s: number) => stats.every((stat, i) => measure(written(stat, i, s), width, stage).lines.length === 1);
  const figureSize = steps(area.h < 200 ? 50 : LARGEST, 24).find(oneLine);
  if (!figureSize) sheet.judge('overflows');
  const numeral = figureSize ?? 24;
  const gaugeY = bottomOf(area) - 10;
  const height = Math.ceil(numeral * 1.2);
  stats.forEach((stat, i) => {
    const x = area.x + i * pitch + (i === 0 ? 0 : SPACE * 0.5);
    if (i > 0) sheet.rule(`Rule ${from + i + 1}`, { x: x - SPACE, y: area.y, w: 1, h: area.h }, template.page.line);
    const color = figureInk(from + i, template);
    sheet.text(`Figure ${from + i + 1}`, { x, y: area.y, w: width, h: height }, written(stat, i, numeral), { role: 'label' });
    const below = area.y + height + 8;
    sheet.text(`Label ${from + i + 1}`, { x, y: below, w: width, h: gaugeY - 16 - below }, legend(stat, size, stage), { role: 'body' });
    placeGauge(sheet, { name: `Ruler ${from + i + 1}`, x, y: gaugeY, w: width, color }, stat.figure, stage);
  });
}

function legend({ label, note }: Slide['stats'][number], size: number, stage: Stage): Paragraph[] {
  const { template } = stage;
  const lead = paragraph(label, body(template, size, template.page.text, 500, 1.3), stage);
  const quiet = (color: Color) => body(template, Math.max(14, size - 2), color, undefined, 1.34);
  return note?.trim() ? [lead, paragraph(note, quiet(template.page.muted), stage, { before: 4 })] : [lead];
}
