/** Two to six figures: three as one giant beside two smaller ones, otherwise open columns or rows between hairlines. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { firstThatFits, steps } from '../fit.ts';
import { measure, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { body, figure, paragraph, strong } from '../typography.ts';
import { BOTTOM, LEFT, placeFurniture, placeTitle, plainFace, RIGHT, TOP, WIDTH } from './furniture.ts';
import type { SlideLayout } from './layout.ts';

type Slide = SlideOf<'stats'>;
type Stat = Slide['stats'][number];

const GUTTER = 32;

export const stats: SlideLayout<'stats'> = {
  face: (template) => plainFace('Figures', template),
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const count = slide.stats.length;
  if (count === 3 && stage.ordinal % 2 === 0) for (const size of [148, 124, 104]) yield oneLeads(slide, stage, size);
  if (count <= 3) for (const size of steps(count <= 2 ? 104 : 76, 34)) yield columns(slide, stage, size);
  const across = count <= 4 ? 2 : 3;
  for (const size of steps(count <= 4 ? 66 : 50, 22)) yield grid(slide, stage, size, across);
  for (const size of steps(28, 16)) yield grid(slide, stage, size, across, 12);
}

/** The first figure dominates; the others stand beside it between hairlines. */
function oneLeads(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = begin(slide, stage);
  const { page } = stage.template;
  const [first, ...others] = slide.stats;
  if (!first) return sheet;
  oneLine(sheet, 'Figure 1', { x: 58, y: 192, w: 440, h: 164 }, first.figure, size, page.figure, stage, 'bottom');
  sheet.text('Label 1', { x: LEFT, y: 368, w: 400, h: 108 }, legend(first, 18, stage), { role: 'body' });
  others.forEach((stat, i) => {
    const y = 208 + i * 136;
    sheet.rule(`Hairline ${i + 1}`, { x: 520, y, w: RIGHT - 520, h: 1 }, page.line);
    oneLine(
      sheet,
      `Figure ${i + 2}`,
      { x: 518, y: y + 16, w: 178, h: 84 },
      stat.figure,
      figureSize(others, 170, [58, 50, 46, 42, 38, 34], stage),
      page.text,
      stage,
      'top',
    );
    sheet.text(`Label ${i + 2}`, { x: 708, y: y + 22, w: RIGHT - 708, h: 108 }, legend(stat, 15, stage), { role: 'body' });
  });
  sheet.rule('Hairline 3', { x: 520, y: 480, w: RIGHT - 520, h: 1 }, page.line);
  placeFurniture(sheet, stage);
  return sheet;
}

/** Open columns under a rule each; figures share one baseline. */
function columns(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = begin(slide, stage);
  const { page } = stage.template;
  const count = slide.stats.length;
  const width = (WIDTH - GUTTER * (count - 1)) / count;
  const top = TOP + 12;
  const figureHeight = Math.max(96, size * 1.3);
  slide.stats.forEach((stat, i) => {
    const x = LEFT + i * (width + GUTTER);
    sheet.rule(`Rule ${i + 1}`, { x, y: top, w: width, h: stage.template.rule }, i === 0 ? page.figure : page.text);
    oneLine(
      sheet,
      `Figure ${i + 1}`,
      { x: x - 3, y: top + 16, w: width + 3, h: figureHeight },
      stat.figure,
      size,
      i === 0 ? page.figure : page.text,
      stage,
      'bottom',
    );
    const y = top + figureHeight + 32;
    sheet.text(`Label ${i + 1}`, { x, y, w: width, h: BOTTOM - y }, legend(stat, count <= 2 ? 20 : 18, stage), { role: 'body' });
  });
  placeFurniture(sheet, stage);
  return sheet;
}

/** Cells under hairlines: the figure, what it counts below it. */
function grid(slide: Slide, stage: Stage, size: number, across: number, labelSize = across === 2 ? 18 : 16): Sheet {
  const sheet = begin(slide, stage);
  const { page } = stage.template;
  const width = (WIDTH - GUTTER * (across - 1)) / across;
  const rows = Math.ceil(slide.stats.length / across);
  const top = TOP - 4;
  const pitch = (BOTTOM - top + 10) / rows;
  slide.stats.forEach((stat, i) => {
    const x = LEFT + (i % across) * (width + GUTTER);
    const y = top + Math.floor(i / across) * pitch;
    sheet.rule(`Rule ${i + 1}`, { x, y, w: width, h: i === 0 ? stage.template.rule : 1 }, i === 0 ? page.figure : page.line);
    const height = size * 1.3;
    oneLine(
      sheet,
      `Figure ${i + 1}`,
      { x: x - 2, y: y + 8, w: width + 2, h: height },
      stat.figure,
      size,
      i === 0 ? page.figure : page.text,
      stage,
      'top',
    );
    sheet.text(`Label ${i + 1}`, { x, y: y + 8 + height, w: width, h: pitch - height - 20 }, legend(stat, labelSize, stage), {
      role: 'body',
    });
  });
  placeFurniture(sheet, stage);
  return sheet;
}

function begin(slide: Slide, stage: Stage): Sheet {
  const sheet = new Sheet(stage, 'stats');
  placeTitle(sheet, slide.title, stage);
  return sheet;
}

function oneLine(
  sheet: Sheet,
  name: string,
  frame: Frame,
  text: string,
  size: number,
  color: Parameters<typeof figure>[2],
  stage: Stage,
  anchor: 'top' | 'bottom',
) {
  const set = sheet.text(name, frame, [paragraph(text, figure(stage.template, size, color), stage)], { role: 'label', anchor });
  if (set.lines.length > 1 && size > 22) sheet.judge('overflows');
}

/** The largest size in which every figure takes one line of the width. */
function figureSize(group: readonly Stat[], width: number, sizes: readonly number[], stage: Stage): number {
  const { template } = stage;
  const fits = (size: number) =>
    group.every(
      (stat) => measure([paragraph(stat.figure, figure(template, size, template.page.text), stage)], width, stage).lines.length <= 1,
    );
  return sizes.find(fits) ?? 30;
}

function legend(stat: Stat, size: number, stage: Stage): Paragraph[] {
  const { page } = stage.template;
  const label = paragraph(stat.label, strong(stage.template, size, page.text), stage);
  if (!stat.note?.trim()) return [label];
  return [label, paragraph(stat.note, body(stage.template, Math.max(12, size - 1), page.muted), stage, { before: 2 })];
}
