/** Figures in columns between hairlines, on one line below the hand's ornaments; the first in the accent. */
import type { SlideOf } from '@slidewright/contract/deck';
import { firstThatFits, steps } from '../../fit.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { stats as shared } from '../../layouts/stats.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, figure, paragraph } from '../../typography.ts';
import { below, placeTallies, ruledColumns } from './ruledColumns.ts';

type Slide = SlideOf<'stats'>;

export const stats: SlideLayout<'stats'> = {
  face: shared.face,
  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        if (slide.stats.length <= 4)
          for (const label of [18, 16]) for (const size of steps(58, 32)) yield columns(slide, stage, size, label);
        yield shared.compose(slide, stage);
      })(),
    );
  },
};

function columns(slide: Slide, stage: Stage, size: number, labelSize: number): Sheet {
  const sheet = new Sheet(stage, 'stats');
  const { template } = stage;
  const { page } = template;
  const area = placeTitle(sheet, slide.title, stage);
  const frames = ruledColumns(sheet, area, slide.stats.length, stage);
  // The figures stand a little above the middle, whatever the height of the page.
  const base = area.y + area.h * 0.52;
  placeTallies(sheet, frames, base - area.y - size * 1.3 - 24, 'falling', stage);
  slide.stats.forEach((stat, i) => {
    const column = frames[i];
    if (!column) return;
    const look = figure(template, size, i === 0 ? page.figure : page.text);
    const at = { ...column, y: base - size * 1.3, h: size * 1.3 };
    const number = [paragraph(stat.figure, look, stage)];
    if (measure(number, at.w, stage).lines.length > 1) sheet.judge('overflows');
    sheet.text(`Figure ${i + 1}`, at, number, { role: 'label', anchor: 'bottom' });
    const words = [paragraph(stat.label, body(template, labelSize, page.text, 500), stage)];
    if (stat.note?.trim()) words.push(paragraph(stat.note, body(template, Math.max(13, labelSize - 3), page.muted), stage, { before: 6 }));
    sheet.text(`Label ${i + 1}`, below(column, base + 14), words, { role: 'body' });
  });
  return sheet;
}
