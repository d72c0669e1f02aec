/** Figures on cards in full colours and the template's silhouette. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { headedText } from '../../arrange/headedText.ts';
import { stats as shared } from '../../arrangements/stats.ts';
import { figureWords } from '../../kinds/figureWords.ts';
import { steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body } from '../../page/typography.ts';
import { onCards } from './silhouetteCards.ts';

type Slide = SlideOf<'stats'>;

/** Points: of figures, by how many there are. */
const LARGEST: Readonly<Record<number, number>> = { 2: 124, 3: 66, 5: 50, 6: 50 };

export const stats = variantOf(shared, function* (slide, context) {
  const count = slide.stats.length;
  const across = count <= 4 ? count : 3;
  for (const label of count === 2 ? [24, 20, 18, 16] : [20, 18, 16])
    for (const size of steps(LARGEST[count] ?? 46, 28)) yield arranged(slide, context, { size, label, across });
});

interface Plan {
  readonly size: number;
  readonly label: number;
  readonly across: number;
}

function arranged({ title, stats: all }: Slide, context: LayoutContext, { size, label, across }: Plan): PageBuilder {
  const { template } = context;
  const count = all.length;
  const padding = across >= 4 ? 18 : count > 4 ? 16 : 22;
  const text = (i: number, ink: Color, width: number) => {
    const stat = all[i];
    const number = figureWords(stat?.figure ?? '', size, () => ink, context);
    const look = { head: body(template, label, ink, 600, 1.28), text: body(template, Math.max(14, label - 3), ink, 400, 1.3), space: 4 };
    const words = [number, ...headedText({ head: stat?.label, text: stat?.note }, look, context, { before: 4 })];
    return { words, suits: measure([number], width, context).lines.length <= 1 };
  };
  return onCards({ layout: 'stats', title, count, across, padding, name: 'Figure', text }, context);
}
