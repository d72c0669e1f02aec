/** Cards in full colours and the template's silhouette. */
import type { SlideOf } from '@slidewright/contract/deck';
import { firstThatFits } from '../../fit.ts';
import { cards as shared } from '../../layouts/cards.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { placeCards } from './silhouetteCards.ts';

type Slide = SlideOf<'cards'>;

export const cards: SlideLayout<'cards'> = {
  face: shared.face,
  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        const count = slide.cards.length;
        if (count <= 4) for (const size of count <= 3 ? [20, 18, 17, 16] : [18, 17, 16]) yield arranged(slide, stage, size, count);
        if (count >= 4) for (const size of [18, 16, 15, 14]) yield arranged(slide, stage, size, count === 4 ? 2 : 3);
        yield shared.compose(slide, stage);
      })(),
    );
  },
};

function arranged(slide: Slide, stage: Stage, size: number, across: number): Sheet {
  const sheet = new Sheet(stage, 'cards');
  const { template } = stage;
  const area = placeTitle(sheet, slide.title, stage);
  placeCards(
    sheet,
    {
      area,
      count: slide.cards.length,
      across,
      padding: across >= 4 ? 18 : slide.cards.length > 4 ? 15 : 22,
      name: 'Words',
      text(i, ink, width) {
        const card = slide.cards[i];
        const head = paragraph(card?.head ?? '', heading(template, size + (size >= 16 ? 5 : 3), ink, 1.18), stage);
        if (measure([head], width, stage).lines.length > 3) sheet.judge('overflows');
        return card?.text?.trim() ? [head, paragraph(card.text, body(template, size, ink, 400, 1.34), stage, { before: 6 })] : [head];
      },
    },
    stage,
  );
  return sheet;
}
