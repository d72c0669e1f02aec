/** Two to nine items side by side: columns under a folded screen or on plates in turn; from five on a grid of cells under hairlines. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame, SceneNode } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { pleats } from '../art/pleats.ts';
import { randomFrom } from '../art/random.ts';
import { firstThatFits, steps } from '../fit.ts';
import { measure, Sheet, spaciousHeight } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { body, heading, paragraph } from '../typography.ts';
import { BOTTOM, LEFT, placeFurniture, placeTitle, plainFace, TOP, WIDTH } from './furniture.ts';
import type { SlideLayout } from './layout.ts';

const GUTTER = 32;
/** Of the screen's windows above the cards, and of plates: lower ones would look like bands. */
const LEAST_WINDOW = 96;
const TALLEST_WINDOW = 176;
const LEAST_PLATE = 220;
const PADDING = 20;
const AREA: Frame = { x: LEFT, y: TOP - 8, w: WIDTH, h: BOTTOM - TOP + 8 };

type Slide = SlideOf<'cards'>;

export const cards: SlideLayout<'cards'> = {
  face: (template) => plainFace('Cards', template),
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const count = slide.cards.length;
  const largest = count <= 2 ? 24 : count === 3 ? 22 : 20;
  if (count <= 4 && stage.ordinal % 2 === 0) for (const size of steps(largest, 18)) yield underScreen(slide, stage, size);
  if (count <= 4) for (const size of steps(largest, 16)) yield onPlates(slide, stage, size);
  const across = count === 4 || count === 2 ? 2 : 3;
  for (const size of steps(count <= 6 ? 20 : 18, 14)) yield grid(slide, stage, size, across);
  if (count <= 4) for (const size of steps(15, 14)) yield onPlates(slide, stage, size);
  for (const size of steps(13, 12)) yield grid(slide, stage, size, across);
  if (across === 3) for (const size of steps(14, 12)) yield grid(slide, stage, size, 2);
}

/** Open columns under windows onto one folded screen, which is as tall as the texts allow. */
function underScreen(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = begin(slide, stage);
  const set = columnsOf(slide, stage, size, 0);
  const window = Math.min(TALLEST_WINDOW, AREA.h - set.height - 20);
  if (window < LEAST_WINDOW) sheet.judge('overflows');
  const top = AREA.y + window + 20;
  sheet.add(...windows({ ...AREA, h: Math.max(LEAST_WINDOW, window) }, slide, stage));
  set.place(sheet, top);
  placeFurniture(sheet, stage);
  return sheet;
}

/** Plates of full height under a rule each, the first in the accent. */
function onPlates(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = begin(slide, stage);
  const { page, rule } = stage.template;
  const set = columnsOf(slide, stage, size, PADDING);
  const height = Math.min(AREA.h, Math.max(LEAST_PLATE, set.height + 2 * PADDING + 8));
  if (set.height + 2 * PADDING > AREA.h) sheet.judge('overflows');
  set.columns.forEach(({ x, w }, i) => {
    sheet.shape(`Plate ${i + 1}`, { x, y: AREA.y, w, h: height }, { type: 'rect' }, page.surface);
    sheet.rule(`Rule ${i + 1}`, { x, y: AREA.y, w, h: Math.max(2, rule) }, i === 0 ? page.figure : page.text);
  });
  set.place(sheet, AREA.y + PADDING + 4);
  placeFurniture(sheet, stage);
  return sheet;
}

/** Heads and texts side by side: texts begin on one line, below the tallest head. `height` is that of the tallest column. */
function columnsOf(slide: Slide, stage: Stage, size: number, padding: number) {
  const columns = columnFrames(slide.cards.length);
  const width = (columns[0]?.w ?? WIDTH) - 2 * padding;
  const heads = slide.cards.map((card) => [head(card.head, size >= 18 ? size + 4 : size + 2, stage)]);
  const texts = slide.cards.map((card) => (card.text?.trim() ? [text(card.text, size, stage)] : undefined));
  const headHeight = Math.max(...heads.map((h) => spaciousHeight(h, width, stage))) + 8;
  const textHeight = Math.max(0, ...texts.map((t) => (t ? measure(t, width, stage).height + 2 : 0)));
  const long = heads.some((h) => measure(h, width, stage).lines.length > 3);
  return {
    columns,
    height: headHeight + textHeight,
    place(sheet: Sheet, top: number) {
      if (long) sheet.judge('overflows');
      columns.forEach(({ x }, i) => {
        sheet.text(`Head ${i + 1}`, { x: x + padding, y: top, w: width, h: headHeight }, heads[i] ?? [], { role: 'heading' });
        const words = texts[i];
        const frame: Frame = {
          x: x + padding,
          y: top + headHeight,
          w: width,
          h: Math.max(textHeight, BOTTOM - padding - top - headHeight),
        };
        if (words) sheet.text(`Text ${i + 1}`, frame, words, { role: 'body' });
      });
    },
  };
}

const columnFrames = (count: number): { x: number; w: number }[] => {
  const w = (WIDTH - GUTTER * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x: LEFT + i * (w + GUTTER), w }));
};

/** Rows of cells; a last row that is not full leaves its places empty. */
function grid(slide: Slide, stage: Stage, size: number, across: number): Sheet {
  const sheet = begin(slide, stage);
  const { page } = stage.template;
  const width = (WIDTH - GUTTER * (across - 1)) / across;
  const rows = Math.ceil(slide.cards.length / across);
  const pitch = (AREA.h + 12) / rows;
  slide.cards.forEach((card, i) => {
    const x = AREA.x + (i % across) * (width + GUTTER);
    const y = AREA.y + Math.floor(i / across) * pitch;
    sheet.rule(`Rule ${i + 1}`, { x, y, w: width, h: i === 0 ? stage.template.rule : 1 }, i === 0 ? page.figure : page.line);
    const paragraphs: Paragraph[] = [head(card.head, size + 2, stage)];
    if (card.text?.trim()) paragraphs.push({ ...text(card.text, size, stage), spaceBefore: 4 });
    sheet.text(`Card ${i + 1}`, { x, y: y + 12, w: width, h: pitch - 24 }, paragraphs, { role: 'body' });
  });
  placeFurniture(sheet, stage);
  return sheet;
}

function begin(slide: Slide, stage: Stage): Sheet {
  const sheet = new Sheet(stage, 'cards');
  placeTitle(sheet, slide.title, stage);
  return sheet;
}

const head = (value: string, size: number, stage: Stage) =>
  paragraph(value, heading(stage.template, size, stage.template.page.text, 1.25), stage);
const text = (value: string, size: number, stage: Stage) => paragraph(value, body(stage.template, size, stage.template.page.muted), stage);

/** One screen behind all cards, seen through a window above each; a single fold of it is in the accent, wherever the seed puts it. */
function windows(area: Frame, slide: Slide, stage: Stage): SceneNode[] {
  const { template } = stage;
  const columns = columnFrames(slide.cards.length);
  const lit = Math.floor(randomFrom(slide.title)() * columns.length);
  return columns.map(({ x, w }, i) => {
    const even = (i + stage.ordinal) % 2 === 0;
    return pleats(
      {
        name: `Pleats ${i + 1}`,
        frame: { x, y: area.y + (even ? 0 : 14), w, h: area.h + 60 },
        plate: { x, y: area.y, w, h: area.h },
        count: Math.max(3, Math.round(w / (i === lit ? 40 : 54))),
        ratio: even ? 0.84 : 1 / 0.84,
        depth: 26,
        seed: `${slide.title} ${i}`,
        ...(i === lit ? {} : { accent: -1 }),
      },
      template.page,
      template,
    );
  });
}
