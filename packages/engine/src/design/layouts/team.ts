/**
 * People: one or two beside tall portraits, three or four in a row under theirs, seven or eight in two rows; otherwise, and where they have
 * more to say, in a grid with smaller portraits beside the words.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { firstThatFits, steps } from '../fit.ts';
import { measure, Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { body as bodyLook, paragraph, strong } from '../typography.ts';
import { evenly } from './evenly.ts';
import { lowered, placeTitle, plainFace } from './furniture.ts';
import type { SlideLayout } from './layout.ts';
import { endsInAWord } from './list.ts';
import { placePortrait } from './portrait.ts';

type Slide = SlideOf<'team'>;

const GUTTER = 20;
const MOST_IN_ROW = 4;
const TALLEST_PORTRAIT = 216;
const WIDEST = 264;
/** Between a portrait and the words below or beside it. */
const SPACE = 14;
const LEAST_COLUMN = 240;
/** One or two people beside their words: a portrait's share of the column, and the least width of that. */
const LARGE = 0.46;
const LEAST_LARGE = 320;
/** The smallest portrait in two rows, points, and the least width below which a name hardly stands on a line. */
const LEAST_PORTRAIT = 72;
const LEAST_NAME = 150;

export const team: SlideLayout<'team'> = {
  face: (template) => plainFace('team', 'Team', template),
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const count = slide.people.length;
  const { w } = stage.template.grid.body;
  const widest = Math.max(1, Math.floor((w + GUTTER) / (LEAST_COLUMN + GUTTER)));
  if (count <= 2) for (const size of steps(28, 20)) yield besideWords(slide, stage, size);
  if (count <= MOST_IN_ROW) for (const size of steps(26, 16)) yield rows(slide, stage, size, count, 120);
  if (count >= 7 && count <= 8 && (w + GUTTER) / 4 - GUTTER >= LEAST_NAME)
    for (const size of steps(20, 15)) yield rows(slide, stage, size, 4, LEAST_PORTRAIT);
  for (const size of steps(24, 14)) yield grid(slide, stage, size, Math.min(count <= 4 ? 2 : 3, widest), 1);
  for (const size of steps(15, 14)) yield grid(slide, stage, size, Math.min(3, widest), 0.7);
  // Rather two pages than small words.
  if (!stage.mayContinue || count === 1) for (const size of steps(13, 12)) yield grid(slide, stage, size, 3, 0.5);
}

/** One or two tall portraits, each with its words beside it. */
function besideWords(slide: Slide, stage: Stage, size: number): Sheet {
  const { sheet, body: area } = begin(slide, stage);
  const count = slide.people.length;
  const width = (area.w - GUTTER * 2 * (count - 1)) / count;
  if (width < LEAST_LARGE) sheet.judge('overflows');
  const portrait = Math.min(TALLEST_PORTRAIT, width * LARGE);
  const height = Math.min(area.h, portrait * 1.2);
  const top = lowered(area, height);
  slide.people.forEach((person, i) => {
    const x = area.x + i * (width + 2 * GUTTER);
    placePortrait(sheet, `Portrait ${i + 1}`, person, { x, y: top, w: portrait, h: height }, i, stage);
    const beside: Frame = { x: x + portrait + GUTTER, y: top, w: width - portrait - GUTTER, h: height };
    const words = wordsOf(person, size, stage);
    if (size > 22 && measure(words.slice(0, 1), beside.w, stage).lines.length > 2) sheet.judge('overflows');
    sheet.text(`Person ${i + 1}`, beside, words, { role: 'body', anchor: 'middle' });
  });
  return sheet;
}

/** Portraits side by side, with the words below them; square where there is more than one row. */
function rows(slide: Slide, stage: Stage, size: number, across: number, least: number): Sheet {
  const { sheet, body: area } = begin(slide, stage);
  const columns = Math.max(3, across);
  const down = Math.ceil(slide.people.length / across);
  const width = Math.min(WIDEST, (area.w - GUTTER * (columns - 1)) / columns);
  const words = slide.people.map((person) => wordsOf(person, size, stage));
  const tallest = Math.max(...words.map((paragraphs) => measure(paragraphs, width, stage).height));
  const space = down > 1 ? SPACE / 2 : SPACE;
  const room = (area.h - GUTTER * (down - 1)) / down;
  const portrait = Math.min(TALLEST_PORTRAIT, room - tallest - space);
  if (portrait < least || (size > 18 && words.some((paragraphs) => !isCalm(paragraphs, width, stage)))) sheet.judge('overflows');
  const pitch = portrait + space + tallest + GUTTER;
  const top = lowered(area, pitch * down - GUTTER);
  slide.people.forEach((person, i) => {
    const x = area.x + (i % across) * (width + GUTTER);
    const y = top + Math.floor(i / across) * pitch;
    const w = down > 1 ? portrait : width;
    placePortrait(sheet, `Portrait ${i + 1}`, person, { x, y, w, h: portrait }, i, stage);
    const said = words[i] ?? [];
    sheet.text(`Person ${i + 1}`, evenly(said, { x, y: y + portrait + space, w: width, h: tallest }, stage), said, { role: 'body' });
  });
  return sheet;
}

/** Square portraits beside the words; `scale` makes them smaller where there is much to say. */
function grid(slide: Slide, stage: Stage, size: number, across: number, scale: number): Sheet {
  const { sheet, body: area } = begin(slide, stage);
  const down = Math.ceil(slide.people.length / across);
  const width = (area.w - GUTTER * (across - 1)) / across;
  const pitch = Math.min(184, (area.h + GUTTER) / down);
  const side = Math.min(pitch - GUTTER, width * 0.42) * scale;
  const top = lowered(area, pitch * down - GUTTER);
  slide.people.forEach((person, i) => {
    const x = area.x + (i % across) * (width + GUTTER);
    const y = top + Math.floor(i / across) * pitch;
    placePortrait(sheet, `Portrait ${i + 1}`, person, { x, y, w: side, h: side }, i, stage);
    const words = wordsOf(person, size, stage);
    const beside: Frame = { x: x + side + SPACE, y, w: width - side - SPACE, h: pitch - GUTTER };
    if (size > 18 && !isCalm(words, beside.w, stage)) sheet.judge('overflows');
    // A few words stand at the middle of a large portrait; many begin at its top.
    const few = measure(words, beside.w, stage).height <= side;
    sheet.text(`Person ${i + 1}`, few ? { ...beside, h: side } : beside, words, { role: 'body', anchor: few ? 'middle' : 'top' });
  });
  return sheet;
}

/** Larger type is for names on one line, and for texts that end in no scrap of a line. */
function isCalm(words: readonly Paragraph[], width: number, stage: Stage): boolean {
  const { w } = evenly(words, { x: 0, y: 0, w: width, h: Number.POSITIVE_INFINITY }, stage);
  return words.every((text, i) => {
    const set = measure([text], w, stage);
    return !endsInAWord(set) && (i > 0 || set.lines.length === 1);
  });
}

/** Name, role in the accent, and what else there is to say. */
function wordsOf(person: Slide['people'][number], size: number, stage: Stage): Paragraph[] {
  const { template } = stage;
  const { page } = template;
  const words = [paragraph(person.name, strong(template, size, page.text), stage)];
  const small = Math.max(12, size > 20 ? 18 : size - 3);
  if (person.role?.trim()) words.push(paragraph(person.role, bodyLook(template, small, page.accent, 400, 1.3), stage, { before: 1 }));
  if (person.text?.trim()) words.push(paragraph(person.text, bodyLook(template, small, page.text, undefined, 1.35), stage, { before: 4 }));
  return words;
}

function begin(slide: Slide, stage: Stage): { sheet: Sheet; body: Frame } {
  const sheet = new Sheet(stage, 'team');
  return { sheet, body: placeTitle(sheet, slide.title, stage) };
}
