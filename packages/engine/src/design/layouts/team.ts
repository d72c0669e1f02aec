/** People: in a row under their portraits, or from five on (and where they have more to say) in a grid with smaller ones beside the words. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { firstThatFits, steps } from '../fit.ts';
import { measure, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { bottomOf } from '../templates/grid.ts';
import { body as bodyLook, paragraph, strong } from '../typography.ts';
import { lowered, placeTitle, plainFace } from './furniture.ts';
import type { SlideLayout } from './layout.ts';
import { placePortrait } from './portrait.ts';

type Slide = SlideOf<'team'>;

const GUTTER = 20;
const MOST_IN_ROW = 4;
const TALLEST_PORTRAIT = 216;
const WIDEST = 220;
/** Between a portrait and the words below or beside it. */
const SPACE = 14;
const LEAST_COLUMN = 240;

export const team: SlideLayout<'team'> = {
  face: (template) => plainFace('team', 'Team', template),
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const count = slide.people.length;
  const widest = Math.max(1, Math.floor((stage.template.grid.body.w + GUTTER) / (LEAST_COLUMN + GUTTER)));
  if (count <= MOST_IN_ROW) for (const size of steps(20, 16)) yield row(slide, stage, size);
  for (const size of steps(18, 14)) yield grid(slide, stage, size, Math.min(count <= 4 ? 2 : 3, widest), 1);
  for (const size of steps(15, 14)) yield grid(slide, stage, size, Math.min(3, widest), 0.7);
  for (const size of steps(13, 12)) yield grid(slide, stage, size, 3, 0.5);
}

/** Portraits side by side, with the words below them. */
function row(slide: Slide, stage: Stage, size: number): Sheet {
  const { sheet, body: area } = begin(slide, stage);
  const count = slide.people.length;
  const width = Math.min(WIDEST, (area.w - GUTTER * (Math.max(3, count) - 1)) / Math.max(3, count));
  const words = slide.people.map((person) => wordsOf(person, size, stage));
  const tallest = Math.max(...words.map((paragraphs) => measure(paragraphs, width, stage).height));
  const portrait = Math.min(TALLEST_PORTRAIT, area.h - tallest - SPACE);
  if (portrait < 120) sheet.judge('overflows');
  const top = lowered(area, portrait + SPACE + tallest);
  slide.people.forEach((person, i) => {
    const x = area.x + i * (width + GUTTER);
    placePortrait(sheet, `Portrait ${i + 1}`, person, { x, y: top, w: width, h: portrait }, i, stage);
    const y = top + portrait + SPACE;
    sheet.text(`Person ${i + 1}`, { x, y, w: width, h: bottomOf(area) - y }, words[i] ?? [], { role: 'body' });
  });
  return sheet;
}

/** Square portraits beside the words; `scale` makes them smaller where there is much to say. */
function grid(slide: Slide, stage: Stage, size: number, across: number, scale: number): Sheet {
  const { sheet, body: area } = begin(slide, stage);
  const rows = Math.ceil(slide.people.length / across);
  const width = (area.w - GUTTER * (across - 1)) / across;
  const pitch = Math.min(150, (area.h + GUTTER) / rows);
  const side = Math.min(pitch - GUTTER, width * 0.38) * scale;
  const top = lowered(area, pitch * rows - GUTTER);
  slide.people.forEach((person, i) => {
    const x = area.x + (i % across) * (width + GUTTER);
    const y = top + Math.floor(i / across) * pitch;
    placePortrait(sheet, `Portrait ${i + 1}`, person, { x, y, w: side, h: side }, i, stage);
    const beside: Frame = { x: x + side + SPACE, y, w: width - side - SPACE, h: pitch - GUTTER };
    sheet.text(`Person ${i + 1}`, beside, wordsOf(person, size, stage), { role: 'body' });
  });
  return sheet;
}

/** Name, role in the accent, and what else there is to say. */
function wordsOf(person: Slide['people'][number], size: number, stage: Stage): Paragraph[] {
  const { template } = stage;
  const { page } = template;
  const words = [paragraph(person.name, strong(template, size, page.text), stage)];
  const small = Math.max(12, size - 3);
  if (person.role?.trim()) words.push(paragraph(person.role, bodyLook(template, small, page.accent, 500, 1.3), stage, { before: 1 }));
  if (person.text?.trim()) words.push(paragraph(person.text, bodyLook(template, small, page.text, undefined, 1.35), stage, { before: 4 }));
  return words;
}

function begin(slide: Slide, stage: Stage): { sheet: Sheet; body: Frame } {
  const sheet = new Sheet(stage, 'team');
  return { sheet, body: placeTitle(sheet, slide.title, stage) };
}
