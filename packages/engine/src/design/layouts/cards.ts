/** Two to nine items side by side: open columns under a strip of pleats, or, from five on, a grid of cells under hairlines. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { pleats } from '../art/pleats.ts';
import { firstThatFits, steps } from '../fit.ts';
import { measure, Sheet, spaciousHeight } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { body, heading, paragraph } from '../typography.ts';
import { BOTTOM, LEFT, placeFurniture, placeTitle, plainFace, TOP, WIDTH } from './furniture.ts';
import type { SlideLayout } from './layout.ts';

const GUTTER = 32;
const AREA: Frame = { x: LEFT, y: TOP - 8, w: WIDTH, h: BOTTOM - TOP + 8 };

type Slide = SlideOf<'cards'>;

export const cards: SlideLayout<'cards'> = {
  face: (template) => plainFace('Cards', template),
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const count = slide.cards.length;
  const largest = count <= 2 ? 22 : count === 3 ? 20 : 18;
  if (count <= 4) {
    for (const strip of [136, 104]) for (const size of steps(largest, 16)) yield columns(slide, stage, size, strip);
  }
  if (count <= 4) for (const size of steps(largest, 14)) yield columns(slide, stage, size, 0);
  const across = count === 4 || count === 2 ? 2 : 3;
  for (const size of steps(20, 12)) yield grid(slide, stage, size, across);
  if (across === 3) for (const size of steps(14, 12)) yield grid(slide, stage, size, 2);
}

/** Columns of full height. Texts begin on one line, below the tallest head. */
function columns(slide: Slide, stage: Stage, size: number, strip: number): Sheet {
  const sheet = begin(slide, stage);
  const { page } = stage.template;
  const count = slide.cards.length;
  const width = (WIDTH - GUTTER * (count - 1)) / count;
  const headSize = size >= 18 ? size + 4 : size + 2;
  const heads = slide.cards.map((card) => [head(card.head, headSize, stage)]);
  const headHeight = Math.max(...heads.map((h) => spaciousHeight(h, width, stage))) + 6;
  if (heads.some((h) => measure(h, width, stage).lines.length > 3)) sheet.judge('overflows');
  const top = strip ? AREA.y + strip + 22 : AREA.y + 18;
  slide.cards.forEach((card, i) => {
    const x = AREA.x + i * (width + GUTTER);
    if (strip) sheet.add(pleatStrip({ x, y: AREA.y, w: width, h: strip }, i, slide.title, stage));
    else sheet.rule(`Rule ${i + 1}`, { x, y: AREA.y, w: width, h: stage.template.rule }, i === 0 ? page.figure : page.text);
    sheet.text(`Head ${i + 1}`, { x, y: top, w: width, h: headHeight }, heads[i] ?? [], { role: 'heading' });
    if (!card.text?.trim()) return;
    const y = top + headHeight + 2;
    sheet.text(`Text ${i + 1}`, { x, y, w: width, h: AREA.y + AREA.h - y }, [text(card.text, size, stage)], { role: 'body' });
  });
  placeFurniture(sheet, stage);
  return sheet;
}

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

/** A window onto the folded screen. The first card's shows the accent. */
function pleatStrip(frame: Frame, index: number, seed: string, stage: Stage) {
  const { template } = stage;
  const screen = { x: frame.x, y: frame.y, w: frame.w, h: frame.h + 60 };
  const count = Math.max(4, Math.round(frame.w / 34));
  return pleats(
    {
      name: `Pleats ${index + 1}`,
      frame: screen,
      plate: frame,
      count,
      ratio: index % 2 === 0 ? 0.9 : 1 / 0.9,
      depth: 18,
      seed: `${seed} ${index}`,
      ...(index === 0 ? {} : { accent: -1 }),
    },
    template.page,
    template,
  );
}
