/** Figures on cards in full colours and the template's silhouette. */
import type { SlideOf } from '@slidewright/contract/deck';
import { titledPage } from '../../arrange/titles.ts';
import { stats as shared } from '../../arrangements/stats.ts';
import { steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, paragraph } from '../../page/typography.ts';
import { placeCards } from './silhouetteCards.ts';

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

function arranged(slide: Slide, context: LayoutContext, { size, label, across }: Plan): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage('stats', slide.title, context);
  placeCards(
    builder,
    {
      area,
      count: slide.stats.length,
      across,
      padding: across >= 4 ? 18 : slide.stats.length > 4 ? 16 : 22,
      name: 'Figure',
      text(i, ink, width) {
        const stat = slide.stats[i];
        const number = paragraph(stat?.figure ?? '', figure(template, size, ink), context);
        if (measure([number], width, context).lines.length > 1) builder.judge('overflows');
        const words = [number, paragraph(stat?.label ?? '', body(template, label, ink, 600, 1.28), context, { before: 4 })];
        if (!stat?.note?.trim()) return words;
        return [...words, paragraph(stat.note, body(template, Math.max(14, label - 3), ink, 400, 1.3), context, { before: 4 })];
      },
    },
    context,
  );
  return builder;
}
