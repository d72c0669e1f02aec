/** Two to four things in columns under rules or blocks, or in rows where their texts are short; five or six in two rows of such columns, more in cells, as in every template. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { firstThatFits } from '../../fit.ts';
import { cards as shared } from '../../layouts/cards.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { COLUMN_GAP, fillsColumns, placeColumns, placeHeads } from './columns.ts';
import { placeDefinitions } from './definitions.ts';
import { letteredTexts, placeLettered } from './lettered.ts';

type Slide = SlideOf<'cards'>;

export const cards: SlideLayout<'cards'> = {
  face: shared.face,
  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        const texts =
          slide.cards.length <= 4 &&
          letteredTexts(
            slide.cards.map(({ text }) => text),
            stage.language,
          );
        if (texts) for (const text of [20, 18, 16]) yield lettered(slide, texts, stage, text);
        if (slide.cards.length <= 4) for (const text of [24, 20, 18, 16]) yield arranged(slide, stage, text);
        if (slide.cards.length === 5 || slide.cards.length === 6) for (const text of [20, 18, 16]) yield inTwoRows(slide, stage, text);
        yield shared.compose(slide, stage);
      })(),
    );
  },
};

function arranged(slide: Slide, stage: Stage, text: number): Sheet {
  const sheet = new Sheet(stage, 'cards');
  const area = placeTitle(sheet, slide.title, stage);
  const place = fillsColumns(slide.cards, area, text, stage) ? placeColumns : placeDefinitions;
  place(sheet, slide.cards, area, { head: Math.max(22, text), text }, stage);
  return sheet;
}

function lettered(slide: Slide, texts: readonly string[][], stage: Stage, text: number): Sheet {
  const sheet = new Sheet(stage, 'cards');
  const area = placeTitle(sheet, slide.title, stage);
  placeLettered(sheet, texts, placeHeads(sheet, slide.cards, area, Math.max(20, text), stage), text, stage);
  return sheet;
}

const ROW_GAP = 24;

function inTwoRows(slide: Slide, stage: Stage, text: number): Sheet {
  const sheet = new Sheet(stage, 'cards');
  const area = placeTitle(sheet, slide.title, stage);
  const h = (area.h - ROW_GAP) / 2;
  const width = (area.w + COLUMN_GAP) / 3;
  [slide.cards.slice(0, 3), slide.cards.slice(3)].forEach((row, i) => {
    const place: Frame = { ...area, y: area.y + i * (h + ROW_GAP), w: row.length * width - COLUMN_GAP, h };
    placeColumns(sheet, row, place, { head: Math.max(20, text), text }, stage, i * 3);
  });
  return sheet;
}
