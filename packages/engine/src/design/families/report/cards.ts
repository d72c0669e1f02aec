/** Two to four things in columns under rules or blocks, or in rows where their texts are short; more in cells, as in every template. */
import type { SlideOf } from '@slidewright/contract/deck';
import { firstThatFits } from '../../fit.ts';
import { cards as shared } from '../../layouts/cards.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { fillsColumns, placeColumns } from './columns.ts';
import { placeDefinitions } from './definitions.ts';

type Slide = SlideOf<'cards'>;

export const cards: SlideLayout<'cards'> = {
  face: shared.face,
  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        if (slide.cards.length <= 4) for (const text of [20, 18, 16]) yield arranged(slide, stage, text);
        yield shared.compose(slide, stage);
      })(),
    );
  },
};

function arranged(slide: Slide, stage: Stage, text: number): Sheet {
  const sheet = new Sheet(stage, 'cards');
  const area = placeTitle(sheet, slide.title, stage);
  const place = fillsColumns(slide.cards, area, text, stage) ? placeColumns : placeDefinitions;
  place(sheet, slide.cards, area, { head: 22, text }, stage);
  return sheet;
}
