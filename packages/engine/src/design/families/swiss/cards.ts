/** Cards as planes of colour, two to six of them; more stand in the shared grid of cells. */
import type { SlideOf } from '@slidewright/contract/deck';
import { firstThatFits } from '../../fit.ts';
import { cards as sharedCards } from '../../layouts/cards.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { type Plane, placePlanes } from './planes.ts';

type Slide = SlideOf<'cards'>;

/** Points: of the texts, and of the heads, which stay well above them: a long word makes a head smaller, not the texts. */
const TEXTS = [22, 20, 18, 17, 16, 15, 14] as const;
const HEADS = [34, 30, 28, 26, 24, 22, 20, 18] as const;
const LEAST_CONTRAST = 1.28;

export const cards: SlideLayout<'cards'> = {
  face: sharedCards.face,
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const { length } = slide.cards;
  if (length >= 2 && length <= 6)
    for (const text of TEXTS) for (const head of HEADS) if (head >= text * LEAST_CONTRAST) yield onPlanes(slide, stage, head, text);
  yield sharedCards.compose(slide, { ...stage, ordinal: 1 });
}

function onPlanes(slide: Slide, stage: Stage, headSize: number, textSize: number): Sheet {
  const sheet = new Sheet(stage, 'cards');
  const { template } = stage;
  const area = placeTitle(sheet, slide.title, stage);
  const planes = slide.cards.map(
    (card): Plane => ({
      head: (ink, leads) => [
        paragraph(card.head, heading(template, leads && slide.cards.length <= 3 ? headSize + 4 : headSize, ink, 1.12), stage),
      ],
      foot: (ink) => (card.text?.trim() ? [paragraph(card.text, body(template, textSize, ink, 500, 1.36), stage)] : []),
    }),
  );
  placePlanes(sheet, planes, area, stage);
  return sheet;
}
