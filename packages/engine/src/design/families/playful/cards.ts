/** Cards in full colours and the template's silhouette. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { headedText } from '../../arrange/headedText.ts';
import { cards as shared } from '../../arrangements/cards.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading } from '../../page/typography.ts';
import { onCards } from './silhouetteCards.ts';

type Slide = SlideOf<'cards'>;

const MOST_HEAD_LINES = 3;

export const cards = variantOf(shared, function* (slide, context) {
  const count = slide.cards.length;
  if (count <= 4) for (const size of count <= 3 ? [20, 18, 17, 16] : [18, 17, 16]) yield arranged(slide, context, size, count);
  if (count >= 4) for (const size of [18, 16, 15, 14]) yield arranged(slide, context, size, count === 4 ? 2 : 3);
});

function arranged({ title, cards: all }: Slide, context: LayoutContext, size: number, across: number): PageBuilder {
  const { template } = context;
  const count = all.length;
  const padding = across >= 4 ? 18 : count > 4 ? 15 : 22;
  const text = (i: number, ink: Color, width: number) => {
    const head = heading(template, size + (size >= 16 ? 5 : 3), ink, 1.18);
    const words = headedText(all[i] ?? {}, { head, text: body(template, size, ink, 400, 1.34), space: 6 }, context);
    return { words, suits: measure(words.slice(0, 1), width, context).lines.length <= MOST_HEAD_LINES };
  };
  return onCards({ layout: 'cards', title, count, across, padding, name: 'Words', text }, context);
}
