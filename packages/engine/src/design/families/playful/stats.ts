/** Figures on cards in full colours and the template's silhouette. */
import type { SlideOf } from '@slidewright/contract/deck';
import { firstThatFits, steps } from '../../fit.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { stats as shared } from '../../layouts/stats.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, figure, paragraph } from '../../typography.ts';
import { placeCards } from './silhouetteCards.ts';

type Slide = SlideOf<'stats'>;

/** Points: of figures, by how many there are. */
const LARGEST: Readonly<Record<number, number>> = { 2: 124, 3: 66, 5: 50, 6: 50 };

export const stats: SlideLayout<'stats'> = {
  face: shared.face,
  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        const count = slide.stats.length;
        const across = count <= 4 ? count : 3;
        for (const label of count === 2 ? [24, 20, 18, 16] : [20, 18, 16])
          for (const size of steps(LARGEST[count] ?? 46, 28)) yield arranged(slide, stage, { size, label, across });
        yield shared.compose(slide, stage);
      })(),
    );
  },
};

interface Plan {
  readonly size: number;
  readonly label: number;
  readonly across: number;
}

function arranged(slide: Slide, stage: Stage, { size, label, across }: Plan): Sheet {
  const sheet = new Sheet(stage, 'stats');
  const { template } = stage;
  const area = placeTitle(sheet, slide.title, stage);
  placeCards(
    sheet,
    {
      area,
      count: slide.stats.length,
      across,
      padding: across >= 4 ? 18 : slide.stats.length > 4 ? 16 : 22,
      name: 'Figure',
      text(i, ink, width) {
        const stat = slide.stats[i];
        const number = paragraph(stat?.figure ?? '', figure(template, size, ink), stage);
        if (measure([number], width, stage).lines.length > 1) sheet.judge('overflows');
        const words = [number, paragraph(stat?.label ?? '', body(template, label, ink, 600, 1.28), stage, { before: 4 })];
        if (!stat?.note?.trim()) return words;
        return [...words, paragraph(stat.note, body(template, Math.max(14, label - 3), ink, 400, 1.3), stage, { before: 4 })];
      },
    },
    stage,
  );
  return sheet;
}
