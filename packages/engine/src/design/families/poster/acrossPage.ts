/**
 * Points under heavy rules across the page below the title's band: up to three in one row, more in two columns; in their order under or
 * beside large numerals, otherwise with a block of colour.
 */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { cellsIn, columnsIn } from '../../arrange/cells.ts';
import { headedText } from '../../arrange/headedText.ts';
import { endsInAWord, fullestWidth } from '../../arrange/list.ts';
import { lowered } from '../../arrange/lowered.ts';
import { titledPage } from '../../arrange/titles.ts';
import { largestOf } from '../../kinds/amounts.ts';
import { placePointMark } from '../../kinds/pointMark.ts';
import { entryNumeral } from '../../page/entryNumeral.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { figure, paragraph } from '../../page/typography.ts';
import { lookOf } from '../looks.ts';
import { displayInk } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { pointLook } from './pointLook.ts';

type Slide = SlideOf<'bullets'>;

const GUTTER = 32;
const ROW_GAP = 16;
/** From a numeral to its text. */
const NUMERAL_GAP = 6;
/** From a rule to what stands below it. */
const BELOW_RULE = 14;
/** Points: of the numerals above the texts of one row, which are as large as the texts leave room, and of those beside the texts of more. */
const LARGE = { most: 210, least: 92 } as const;
const SMALL = 60;
/** The block of points without an order: above the texts of one row, and beside the texts of more. */
const ABOVE = 40;
const BESIDE = { w: 16, h: 16 } as const;
/** From the left edge of a numeral to the text beside it. */
const HANG = 60;
const BLOCK_HANG = 34;
/** Above this size a word alone on a last line is worth the next smaller one. */
const STEADY = 18;

/** Three points that need smaller type in columns are better in rows. */
const LEAST_OF_THREE = 18;
export const MOST_ACROSS = 6;

export function* acrossPage(slide: Slide, context: LayoutContext): Generator<PageBuilder> {
  const { length } = slide.items;
  if (length < 2 || length > MOST_ACROSS) return;
  for (const size of [36, 32, 28, 26, 24, 22, 20, 18, 17, 16]) {
    if ((length === 2 && size <= Math.max(32, largestOf(slide))) || (length === 3 && size <= 26 && size >= LEAST_OF_THREE))
      yield inOneRow(slide, context, size);
    else if (length > 3 && size <= 24) yield inTwoColumns(slide, context, size);
  }
}

function inOneRow(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = titledPage('bullets', slide.title, context);
  const { length } = slide.items;
  const { w, at } = columnsIn(area, length, GUTTER);
  const texts = Math.max(...slide.items.map((item) => measure(wordsOf(item, size, context), w, context).height));
  // Half a line is for a stand-in of the face.
  const room = area.h - BELOW_RULE - NUMERAL_GAP - texts - size * 0.7;
  const holds = (s: number) => {
    const sets = slide.items.map((_, i) => measure(numeral(i, s, context), w, context));
    return sets.every((set) => set.height <= room && set.lines.length === 1);
  };
  const large = (slide.ordered && displaySizes(LARGE.most, LARGE.least).find(holds)) || LARGE.least;
  // Without numerals that fill the page, the row does not hang from the band over an empty one.
  const rowTop = slide.ordered ? area.y : lowered(area, BELOW_RULE + ABOVE + 4 * NUMERAL_GAP + texts);
  slide.items.forEach((item, i) => {
    const { x } = at(i);
    const number = numeral(i, large, context);
    const height = slide.ordered ? measure(number, w, context).height : ABOVE;
    const top = rowTop + BELOW_RULE;
    builder.rule(`Rule ${i + 1}`, { ...area, y: rowTop, x, w, h: context.template.rule }, context.template.page.text);
    if (slide.ordered) builder.text(`Number ${i + 1}`, { x, y: top, w, h: height }, number, { role: 'label' });
    else builder.rule(`Mark ${i + 1}`, { x, y: top + NUMERAL_GAP, w: ABOVE, h: ABOVE }, inkOf(context));
    const y = top + height + (slide.ordered ? 1 : 4) * NUMERAL_GAP;
    placePoint(builder, i, wordsOf(item, size, context), { x, y, w, h: bottomOf(area) - y }, size, context);
  });
  return builder;
}

function inTwoColumns(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = titledPage('bullets', slide.title, context);
  const down = Math.ceil(slide.items.length / 2);
  const { w, h, at } = cellsIn(area, { count: 2 * down, across: 2, gap: GUTTER, rowGap: ROW_GAP });
  slide.items.forEach((item, i) => {
    const cell = at((i % down) * 2 + Math.floor(i / down));
    builder.rule(`Rule ${i + 1}`, { ...cell, h: context.template.rule }, context.template.page.text);
    const y = cell.y + BELOW_RULE;
    const words = wordsOf(item, size, context);
    const hang = slide.ordered ? HANG : BLOCK_HANG;
    if (slide.ordered)
      builder.text(`Number ${i + 1}`, { ...cell, y, w: hang, h: h - BELOW_RULE }, numeral(i, SMALL, context), { role: 'label' });
    else placePointMark(builder, i, words, { at: { x: cell.x, y }, size: BESIDE, color: inkOf(context) });
    const beside: Frame = { ...cell, x: cell.x + hang, y, w: w - hang, h: h - BELOW_RULE };
    placePoint(builder, i, words, beside, size, context);
  });
  return builder;
}

function placePoint(
  builder: PageBuilder,
  i: number,
  words: readonly Paragraph[],
  frame: Frame,
  size: number,
  context: LayoutContext,
): void {
  if (size > STEADY && words.some((paragraph) => endsInAWord(measure([paragraph], frame.w, context)))) builder.judge('overflows');
  builder.text(`Point ${i + 1}`, { ...frame, w: fullestWidth([words], frame.w, context) }, words, { role: 'list' });
}

const inkOf = ({ template }: LayoutContext): Color => displayInk(lookOf('poster', template).numeral, { ref: 'bg' }, template);

function numeral(i: number, size: number, context: LayoutContext): Paragraph[] {
  return [paragraph(entryNumeral(i, context), figure(context.template, size, inkOf(context)), context)];
}

const wordsOf = (item: Slide['items'][number], size: number, context: LayoutContext): Paragraph[] =>
  headedText(item, pointLook({ head: size + 1, text: Math.max(16, size - 2), alone: size, space: 4 }, context.template), context);
