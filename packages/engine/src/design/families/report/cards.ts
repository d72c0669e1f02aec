/** Two to four things in columns under rules or blocks, or in rows where their texts are short; five or six in two rows of such columns, more in cells, as in every template. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { titledPage } from '../../arrange/titles.ts';
import { cards as shared } from '../../arrangements/cards.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { COLUMN_GAP, fillsColumns, placeColumns, placeHeads } from './columns.ts';
import { placeDefinitions } from './definitions.ts';
import { letteredTexts, placeLettered } from './lettered.ts';

type Slide = SlideOf<'cards'>;

export const cards = variantOf(shared, function* (slide, context) {
  const texts =
    slide.cards.length <= 4 &&
    letteredTexts(
      slide.cards.map(({ text }) => text),
      context.language,
    );
  if (texts) for (const text of [20, 18, 16]) yield lettered(slide, texts, context, text);
  if (slide.cards.length <= 4) for (const text of [24, 20, 18, 16]) yield arranged(slide, context, text);
  if (slide.cards.length === 5 || slide.cards.length === 6) for (const text of [20, 18, 16]) yield inTwoRows(slide, context, text);
});

function arranged(slide: Slide, context: LayoutContext, text: number): PageBuilder {
  const { builder, area } = titledPage('cards', slide.title, context);
  const place = fillsColumns(slide.cards, area, text, context) ? placeColumns : placeDefinitions;
  place(builder, slide.cards, area, { head: Math.max(22, text), text }, context);
  return builder;
}

function lettered(slide: Slide, texts: readonly string[][], context: LayoutContext, text: number): PageBuilder {
  const { builder, area } = titledPage('cards', slide.title, context);
  placeLettered(builder, texts, placeHeads(builder, slide.cards, area, Math.max(20, text), context), text, context);
  return builder;
}

const ROW_GAP = 24;

function inTwoRows(slide: Slide, context: LayoutContext, text: number): PageBuilder {
  const { builder, area } = titledPage('cards', slide.title, context);
  const h = (area.h - ROW_GAP) / 2;
  const width = (area.w + COLUMN_GAP) / 3;
  [slide.cards.slice(0, 3), slide.cards.slice(3)].forEach((row, i) => {
    const place: Frame = { ...area, y: area.y + i * (h + ROW_GAP), w: row.length * width - COLUMN_GAP, h };
    placeColumns(builder, row, place, { head: Math.max(20, text), text }, context, i * 3);
  });
  return builder;
}
