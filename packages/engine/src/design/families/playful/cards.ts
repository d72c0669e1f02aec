/** Cards in full colours and the template's silhouette. */

import type { SlideOf } from '@slidewright/contract/deck';
import { headedText } from '../../arrange/headedText.ts';
import { titledPage } from '../../arrange/titles.ts';
import { cards as shared } from '../../arrangements/cards.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading } from '../../page/typography.ts';
import { placeCards } from './silhouetteCards.ts';

type Slide = SlideOf<'cards'>;

export const cards = variantOf(shared, function* (slide, context) {
  const count = slide.cards.length;
  if (count <= 4) for (const size of count <= 3 ? [20, 18, 17, 16] : [18, 17, 16]) yield arranged(slide, context, size, count);
  if (count >= 4) for (const size of [18, 16, 15, 14]) yield arranged(slide, context, size, count === 4 ? 2 : 3);
});

function arranged(slide: Slide, context: LayoutContext, size: number, across: number): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage('cards', slide.title, context);
  placeCards(
    builder,
    {
      area,
      count: slide.cards.length,
      across,
      padding: across >= 4 ? 18 : slide.cards.length > 4 ? 15 : 22,
      name: 'Words',
      text(i, ink, width) {
        const card = slide.cards[i];
        const head = heading(template, size + (size >= 16 ? 5 : 3), ink, 1.18);
        const words = headedText(card ?? {}, { head, text: body(template, size, ink, 400, 1.34), space: 6 }, context);
        if (measure(words.slice(0, 1), width, context).lines.length > 3) builder.judge('overflows');
        return words;
      },
    },
    context,
  );
  return builder;
}
