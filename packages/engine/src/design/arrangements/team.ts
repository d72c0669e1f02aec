/**
 * People: one or two beside tall portraits, three or four in a row under theirs, seven or eight in two rows; otherwise, and where they have
 * more to say, in a grid with smaller portraits beside the words.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { evenly } from '../arrange/evenly.ts';
import { endsInAWord } from '../arrange/list.ts';
import { lowered } from '../arrange/lowered.ts';
import { titledPage } from '../arrange/titles.ts';
import { placePortrait } from '../kinds/portrait.ts';
import { steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { body as bodyLook, paragraph, strong } from '../page/typography.ts';

type Slide = SlideOf<'team'>;

const GUTTER = 20;
const MOST_IN_ROW = 4;
const TALLEST_PORTRAIT = 216;
const WIDEST = 264;
/** Between a portrait and the words below or beside it. */
const PORTRAIT_GAP = 14;
const LEAST_COLUMN = 240;
/** One or two people beside their words: a portrait's share of the column, and the least width of that. */
const LARGE = 0.46;
const LEAST_LARGE = 320;
/** The smallest portrait in two rows, points, and the least width below which a name hardly stands on a line. */
const LEAST_PORTRAIT = 72;
const LEAST_NAME = 150;

export const team = layoutOf<'team'>((template) => plainLayout('team', 'Team', template), arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const count = slide.people.length;
  const { w } = context.template.grid.body;
  const widest = Math.max(1, Math.floor((w + GUTTER) / (LEAST_COLUMN + GUTTER)));
  if (count <= 2) for (const size of steps(28, 20)) yield besideWords(slide, context, size);
  if (count <= MOST_IN_ROW) for (const size of steps(26, 16)) yield rows(slide, context, size, count, 120);
  if (count >= 7 && count <= 8 && (w + GUTTER) / 4 - GUTTER >= LEAST_NAME)
    for (const size of steps(20, 15)) yield rows(slide, context, size, 4, LEAST_PORTRAIT);
  for (const size of steps(24, 14)) yield grid(slide, context, size, Math.min(count <= 4 ? 2 : 3, widest), 1);
  for (const size of steps(15, 14)) yield grid(slide, context, size, Math.min(3, widest), 0.7);
  // Rather two pages than small words.
  if (!context.mayContinue || count === 1) for (const size of steps(13, 12)) yield grid(slide, context, size, 3, 0.5);
}

/** One or two tall portraits, each with its words beside it. */
function besideWords(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = titledPage('team', slide.title, context);
  const count = slide.people.length;
  const width = (area.w - GUTTER * 2 * (count - 1)) / count;
  if (width < LEAST_LARGE) builder.judge('overflows');
  const portrait = Math.min(TALLEST_PORTRAIT, width * LARGE);
  const height = Math.min(area.h, portrait * 1.2);
  const top = lowered(area, height);
  slide.people.forEach((person, i) => {
    const x = area.x + i * (width + 2 * GUTTER);
    placePortrait(builder, `Portrait ${i + 1}`, person, { x, y: top, w: portrait, h: height }, i, context);
    const beside: Frame = { x: x + portrait + GUTTER, y: top, w: width - portrait - GUTTER, h: height };
    const words = wordsOf(person, size, context);
    if (size > 22 && measure(words.slice(0, 1), beside.w, context).lines.length > 2) builder.judge('overflows');
    builder.text(`Person ${i + 1}`, beside, words, { role: 'body', anchor: 'middle' });
  });
  return builder;
}

/** Portraits side by side, with the words below them; square where there is more than one row. */
function rows(slide: Slide, context: LayoutContext, size: number, across: number, least: number): PageBuilder {
  const { builder, area } = titledPage('team', slide.title, context);
  const columns = Math.max(3, across);
  const down = Math.ceil(slide.people.length / across);
  const width = Math.min(WIDEST, (area.w - GUTTER * (columns - 1)) / columns);
  const words = slide.people.map((person) => wordsOf(person, size, context));
  const tallest = Math.max(...words.map((paragraphs) => measure(paragraphs, width, context).height));
  const space = down > 1 ? PORTRAIT_GAP / 2 : PORTRAIT_GAP;
  const room = (area.h - GUTTER * (down - 1)) / down;
  const portrait = Math.min(TALLEST_PORTRAIT, room - tallest - space);
  if (portrait < least || (size > 18 && words.some((paragraphs) => !isCalm(paragraphs, width, context)))) builder.judge('overflows');
  const pitch = portrait + space + tallest + GUTTER;
  const top = lowered(area, pitch * down - GUTTER);
  slide.people.forEach((person, i) => {
    const x = area.x + (i % across) * (width + GUTTER);
    const y = top + Math.floor(i / across) * pitch;
    const w = down > 1 ? portrait : width;
    placePortrait(builder, `Portrait ${i + 1}`, person, { x, y, w, h: portrait }, i, context);
    const said = words[i] ?? [];
    builder.text(`Person ${i + 1}`, evenly(said, { x, y: y + portrait + space, w: width, h: tallest }, context), said, { role: 'body' });
  });
  return builder;
}

/** Square portraits beside the words; `scale` makes them smaller where there is much to say. */
function grid(slide: Slide, context: LayoutContext, size: number, across: number, scale: number): PageBuilder {
  const { builder, area } = titledPage('team', slide.title, context);
  const down = Math.ceil(slide.people.length / across);
  const width = (area.w - GUTTER * (across - 1)) / across;
  const pitch = Math.min(184, (area.h + GUTTER) / down);
  const side = Math.min(pitch - GUTTER, width * 0.42) * scale;
  const top = lowered(area, pitch * down - GUTTER);
  slide.people.forEach((person, i) => {
    const x = area.x + (i % across) * (width + GUTTER);
    const y = top + Math.floor(i / across) * pitch;
    placePortrait(builder, `Portrait ${i + 1}`, person, { x, y, w: side, h: side }, i, context);
    const words = wordsOf(person, size, context);
    const beside: Frame = { x: x + side + PORTRAIT_GAP, y, w: width - side - PORTRAIT_GAP, h: pitch - GUTTER };
    if (size > 18 && !isCalm(words, beside.w, context)) builder.judge('overflows');
    // A few words stand at the middle of a large portrait; many begin at its top.
    const few = measure(words, beside.w, context).height <= side;
    builder.text(`Person ${i + 1}`, few ? { ...beside, h: side } : beside, words, { role: 'body', anchor: few ? 'middle' : 'top' });
  });
  return builder;
}

/** Larger type is for names on one line, and for texts that end in no scrap of a line. */
function isCalm(words: readonly Paragraph[], width: number, context: LayoutContext): boolean {
  const { w } = evenly(words, { x: 0, y: 0, w: width, h: Number.POSITIVE_INFINITY }, context);
  return words.every((text, i) => {
    const set = measure([text], w, context);
    return !endsInAWord(set) && (i > 0 || set.lines.length === 1);
  });
}

/** Name, role in the accent, and what else there is to say. */
function wordsOf(person: Slide['people'][number], size: number, context: LayoutContext): Paragraph[] {
  const { template } = context;
  const { page } = template;
  const words = [paragraph(person.name, strong(template, size, page.text), context)];
  const small = Math.max(12, size > 20 ? 18 : size - 3);
  if (person.role?.trim()) words.push(paragraph(person.role, bodyLook(template, small, page.accent, 400, 1.3), context, { before: 1 }));
  if (person.text?.trim())
    words.push(paragraph(person.text, bodyLook(template, small, page.text, undefined, 1.35), context, { before: 4 }));
  return words;
}
