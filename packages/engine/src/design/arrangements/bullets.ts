/**
 * Points, one below the other, beside the picture of the source where there is one. A few take turns between a screen of art at their side
 * and open rows between hairlines; many stand in two columns; a lone sentence is set large.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import { belowTop, downFrom } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { balanced, TORN } from '../arrange/balance.ts';
import { bulletPlaceholder } from '../arrange/bulletPlaceholder.ts';
import { endsInAWord, evenWidth, inRows, join, points, spread, WIDE_SHARES } from '../arrange/list.ts';
import { lowered } from '../arrange/lowered.ts';
import { type PointGaps, pointGaps } from '../arrange/pointGaps.ts';
import { sharedRows } from '../arrange/sharedRows.ts';
import { placeBalanced, titledPage } from '../arrange/titles.ts';
import { randomFrom } from '../art/random.ts';
import { amountsOf, fillsBesideArt, largestOf } from '../kinds/amounts.ts';
import { bodySizes, steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { heading, paragraph } from '../page/typography.ts';
import { bulletsBesideArt } from './bulletsBesideArt.ts';
import { bulletsBesidePicture } from './bulletsBesidePicture.ts';
import { LEAST_WHOLE, statementBesideArt } from './statementBesideArt.ts';
import { columnsOf } from './twoColumns.ts';

/** A screen of pleats stands beside every so manyth list: often enough to be at home, seldom enough to be seen. */
const ART_EVERY = 5;
/** Signs of a point that is seen at a glance, and of one of two points that still are. */
const SHORT = 60;
const SHORT_OF_TWO = 150;
const SHORT_OF_THREE = 80;
/** Sizes of two points side by side, where rows would look like those before. */
const SIDE_BY_SIDE = [36, 32, 28, 24, 20] as const;
/** Of a row in open rows, and between points in rows of their own heights, points. */
const TALLEST_ROW = 160;
const LEAST_GAP = 20;
/** Largest and smallest size of what is arranged for rhythm: tried at running size first. */
const RHYTHM_SIZES = [
  [24, 18],
  [16, 16],
] as const;
/** Width of a body, points, whose halves still hold a few words on a line. */
const LEAST_IN_COLUMNS = 700;

/** Widths of a column in open rows, as shares of the body's, that leave an empty part of a page. */
const NARROW_SHARES = [0.76, 0.72, 0.68, 0.64] as const;

type Slide = SlideOf<'bullets'>;

export const bullets = layoutOf<'bullets'>(
  (template) => plainLayout('bullets', 'Title and bullets', template, [bulletPlaceholder(template, template.grid.body)]),
  arrangements,
);

function* arrangements(slide: Slide, context: LayoutContext) {
  const count = slide.items.length;
  const [only] = slide.items;
  const image = slide.picture?.image === undefined ? undefined : context.images[slide.picture.image];
  if (slide.picture && image) {
    for (const size of bodySizes(count <= 2 ? 24 : 20, 14)) yield bulletsBesidePicture(slide, slide.picture, image, context, size);
    // Rather two pages, one of them with the picture, than one without it.
    if (context.mayContinue && count > 1) return;
  }
  if (count === 1 && only && !only.head) {
    if (context.again && fillsBesideArt(slide))
      for (const size of steps(50, 20)) yield statementBesideArt(slide.title, only.text, context, size, nextPanel(context));
    for (const size of steps(58, 20)) yield statement(slide, context, size);
  }
  if (count >= 2 && count <= 4 && fillsBesideArt(slide) && context.ordinal % ART_EVERY === 0) {
    for (const size of sizesBesideArt(slide, context, 18))
      yield bulletsBesideArt(slide, context, size, firstPanel(context) + context.ordinal / ART_EVERY);
  }
  yield* forRhythm(slide, context);
  if (count <= 5) {
    if (count >= 4) yield openRows(slide, context, 24, { shares: [1], steady: true, lines: 'one' });
    // Rather rows that may take a line more elsewhere than smaller type, and rather these than an empty part of the page.
    for (const size of sizesInRows(slide)) {
      for (const steady of [true, false]) yield openRows(slide, context, size, { shares: WIDE_SHARES, steady });
      if (count >= 4) yield unevenRows(slide, context, size);
    }
    for (const size of bodySizes(20, 18)) yield openRows(slide, context, size, { shares: NARROW_SHARES, steady: true });
    yield openRows(slide, context, 18, { shares: [1], steady: false, ragged: true });
  }
  // Many points are short ones: columns suit them. Few that are long want lines that can be read.
  const columnsFirst = count >= 6 && context.template.grid.body.w >= LEAST_IN_COLUMNS;
  for (const size of [...bodySizes(20, 16), ...steps(15, 14)]) {
    if (columnsFirst) yield inColumns(slide, context, size);
    yield oneColumn(slide, context, size);
    if (count >= 2 && !columnsFirst) yield inColumns(slide, context, size);
  }
}

/**
 * Two or three short points are statements; longer ones stay well below the size of the title. Four or five may be large where each takes
 * one line.
 */
function sizesInRows(slide: Slide): readonly number[] {
  const longest = Math.max(...amountsOf(slide));
  const headed = slide.items.some((item) => item.head?.trim());
  if (slide.items.length <= 2 && longest <= SHORT_OF_TWO && !headed) return bodySizes(largestOf(slide), 20);
  // Tall rows would make small type look lost.
  if (slide.items.length <= 3) return bodySizes(longest <= SHORT_OF_THREE && !headed ? largestOf(slide) : 24, 20);
  return bodySizes(longest <= SHORT && !headed ? 24 : 20, 18);
}

/** Points beside art are as tall as the art: as large as leaves air between them, of few lines each, and smaller than their title. */
function sizesBesideArt(slide: Slide, context: LayoutContext, least: number): readonly number[] {
  const { page, grid } = context.template;
  const { body } = grid.besidePanel;
  const { length } = slide.items;
  const fills = (size: number): boolean => {
    const sets = points(slide.items, context, { size, inks: page, ordered: slide.ordered }).map((group) => measure(group, body.w, context));
    return (
      sets.every(({ lines }) => lines.length <= (length <= 2 ? MOST_LINES.ofTwo : MOST_LINES.of)) &&
      sum(sets.map(({ height }) => height)) + LEAST_BETWEEN * (length - 1) <= body.h * FULL
    );
  };
  const headed = slide.items.some((item) => item.head?.trim());
  const largest = headed ? undefined : SIZES_BESIDE_ART.find((size) => size <= grid.titleSizes[0] - 2 && fills(size));
  return bodySizes(largest ?? 20, least);
}
/** Points: sizes beside art above the usual one, and between two points at the least. */
const SIZES_BESIDE_ART = [28, 24] as const;
const LEAST_BETWEEN = 24;
const MOST_LINES = { of: 3, ofTwo: 5 } as const;
/** Of the body's height, up to which a column of points keeps air around it. */
const FULL = 0.92;

/** After two lists of one layout: beside art, or in two columns, rather in smaller type than once more alike. */
export function* forRhythm(slide: Slide, context: LayoutContext) {
  if (!context.again) return;
  const count = slide.items.length;
  const wide = context.template.grid.body.w >= LEAST_IN_COLUMNS;
  const fills = fillsBesideArt(slide);
  if (count === 2 && wide && !fills && isEven(amountsOf(slide))) for (const size of SIDE_BY_SIDE) yield inColumns(slide, context, size);
  for (const [most, least] of RHYTHM_SIZES) {
    if (count >= 2 && count <= 4 && fills)
      for (const size of sizesBesideArt(slide, context, least).filter((s) => s <= most))
        yield bulletsBesideArt(slide, context, size, nextPanel(context));
    if (count >= 4 && wide) for (const size of bodySizes(Math.min(20, most), least)) yield inColumns(slide, context, size);
  }
}

/** One sentence and nothing else: it is the message, so it is set like one. */
function statement(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area: body } = titledPage('bullets', slide.title, context);
  const { template } = context;
  const text = [paragraph(slide.items[0]?.text ?? '', heading(template, size, template.page.text, 1.25), context)];
  const frame: Frame = belowTop(body, 40);
  builder.rule('Rule', { x: frame.x, y: frame.y - 28, w: 40, h: 2 }, template.page.figure);
  placeBalanced(builder, 'body', text, 'body', context, frame);
  if (measure(text, frame.w, context).lines.length > 5 && size > 24) builder.judge('overflows');
  if (size > LEAST_WHOLE && balanced(text, frame, context).faults >= TORN) builder.judge('overflows');
  return builder;
}

interface Rows {
  /** Widths to try, as shares of the body's. */
  readonly shares: readonly number[];
  /** The rows keep their lines in an application that measures a little differently. */
  readonly steady: boolean;
  /** A point may end in a scrap of a line. */
  readonly ragged?: boolean;
  /** Each paragraph takes one line. */
  readonly lines?: 'one';
}

function openRows(slide: Slide, context: LayoutContext, size: number, { shares, steady, ragged = false, lines }: Rows): PageBuilder {
  const { builder, area: body } = titledPage('bullets', slide.title, context);
  const { page, grid } = context.template;
  const count = slide.items.length;
  const area: Frame = { ...body, h: Math.min(body.h, count * TALLEST_ROW) };
  const groups = points(slide.items, context, { size, inks: page, ordered: slide.ordered });
  // A narrower column may break its lines better; the hairlines keep the width of the page.
  const inColumn = (share: number) => {
    const column: Frame = { ...area, w: area.w * share };
    return { column, ...inRows(groups, column, context) };
  };
  const isEven = ({ w }: Frame) => groups.every((group) => !endsInAWord(measure(group, w, context)));
  const isLow = ({ w }: Frame) => groups.every((group) => measure(group, w, context).lines.length <= group.length);
  const suits = (rows: ReturnType<typeof inColumn>) =>
    rows.fits && (steady ? rows.steady : ragged || isEven(rows.column)) && (lines !== 'one' || isLow(rows.column));
  const found = firstOf(shares, inColumn, suits);
  const rows = found ?? inColumn(1);
  for (let i = grid.ruled ? 1 : 0; i <= count; i++) {
    builder.rule(`Hairline ${i + 1}`, { ...area, y: area.y + (i * area.h) / count, h: 1 }, page.line);
  }
  builder.fill('body', rows.paragraphs, 'list', { frame: { ...rows.column, y: area.y + rows.top, h: area.h - rows.top } });
  if (!found) builder.judge('overflows');
  return builder;
}

/** Each row as tall as its point, so that a long one among short ones has its place. */
function unevenRows(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area: body } = titledPage('bullets', slide.title, context);
  const { page, grid } = context.template;
  const groups = points(slide.items, context, { size, inks: page, ordered: slide.ordered });
  const even = evenWidth(groups, body.w, context);
  const width = even ?? body.w;
  const heights = groups.map((group) => measure(group, width, context).height);
  const gap = Math.floor(sharedRows(heights, body).spare);
  if (gap < LEAST_GAP || (size > 18 && !even)) builder.judge('overflows');
  for (let i = grid.ruled ? 1 : 0; i <= groups.length; i++) {
    builder.rule(`Hairline ${i + 1}`, { ...body, y: body.y + sum(heights.slice(0, i)) + i * gap, h: 1 }, page.line);
  }
  builder.fill('body', join(groups, gap), 'list', { frame: { ...body, y: body.y + gap / 2, w: width, h: body.h - gap / 2 } });
  return builder;
}

/** The first result that suits; later ones are not worked out. */
function firstOf<A, B>(values: readonly A[], work: (value: A) => B, suits: (result: B) => boolean): B | undefined {
  for (const value of values) {
    const result = work(value);
    if (suits(result)) return result;
  }
  return undefined;
}

function inColumns(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = titledPage('twoColumns', slide.title, context);
  const { page, grid } = context.template;
  const half = Math.ceil(slide.items.length / 2);
  const setIn = (i: number) =>
    points(slide.items.slice(i * half, i * half + half), context, { size, inks: page, ordered: slide.ordered, from: i * half + 1 });
  // Two alone do not hang from the title over an empty page.
  const tallest = half > 1 ? area.h : Math.max(...columnsOf(area).map(({ w }, i) => measure(setIn(i).flat(), w, context).height)) + 32;
  const y = grid.ruled ? area.y : lowered(area, tallest);
  const body: Frame = downFrom(area, y);
  columnsOf(body).forEach((column, i) => {
    const frame: Frame = belowTop(column, 16);
    if (!grid.ruled) builder.rule(`Rule ${i + 1}`, { ...column, h: 1 }, page.line);
    const groups = setIn(i);
    placeSpread(builder, `body${i + 1}`, groups, frame, pointGaps.columns(size), context);
  });
  return builder;
}

function oneColumn(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area: frame } = titledPage('bullets', slide.title, context);
  const groups = points(slide.items, context, { size, inks: context.template.page, ordered: slide.ordered });
  placeSpread(builder, 'body', groups, frame, pointGaps.page(size), context);
  return builder;
}

/** In a column a little narrower, where no point then ends in a scrap of a line and all of them still have their place. */
function placeSpread(
  builder: PageBuilder,
  key: string,
  groups: readonly Paragraph[][],
  frame: Frame,
  gaps: PointGaps,
  context: LayoutContext,
): void {
  const even = { ...frame, w: evenWidth(groups, frame.w, context) ?? frame.w };
  const inEven = spread(groups, even, context, gaps);
  const [column, paragraphs] =
    measure(inEven, even.w, context).height <= frame.h ? [even, inEven] : [frame, spread(groups, frame, context, gaps)];
  builder.fill(key, paragraphs, 'list', { frame: column });
}

/** With which composition a deck begins: decks differ. */
const firstPanel = (context: LayoutContext): number => Math.floor(randomFrom(context.deckTitle)() * 4);

/** The composition of the next panel that the deck has room for between those that come of their own accord. */
const nextPanel = (context: LayoutContext): number => firstPanel(context) + Math.ceil(context.ordinal / ART_EVERY) + 1;

/** Side by side, one point is not twice as long as the other. */
const isEven = (amounts: readonly number[]): boolean => Math.max(...amounts) <= 2 * Math.min(...amounts);

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
