/** Two or three figures in columns between hairlines, four on the wide page, on one line below the hand's ornaments; five or six in ruled cells. The first has the accent. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Paragraph } from '../../../model/text.ts';
import { firstThatFits, steps } from '../../fit.ts';
import { crowded } from '../../layouts/crowded.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { stats as shared } from '../../layouts/stats.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, figure, paragraph } from '../../typography.ts';
import { FEWEST_CELLS, inCells, MOST_CELLS } from './cells.ts';
import { below, placeTallies, ruledColumns } from './ruledColumns.ts';

type Slide = SlideOf<'stats'>;

/** Shares of the page's height on which the figures stand: the ornaments give way to long texts. */
const DEPTHS = [0.6, 0.52] as const;
const MOST_COLUMNS = { own: 3, wide: 4 } as const;

export const stats: SlideLayout<'stats'> = {
  face: shared.face,
  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        const { length } = slide.stats;
        if (length <= MOST_COLUMNS[stage.wide ? 'wide' : 'own'])
          for (const label of [20, 18, 16])
            for (const size of steps(length === 2 ? 88 : 66, 38))
              for (const depth of DEPTHS) yield columns(slide, stage, size, label, depth);
        if (stage.wide && length >= FEWEST_CELLS && length <= MOST_CELLS)
          for (const label of [20, 18, 16]) for (const size of steps(66, 38)) yield cells(slide, stage, size, label);
        if (stage.wide) yield shared.compose(slide, stage);
        else yield crowded(slide, stage);
      })(),
    );
  },
};

function cells(slide: Slide, stage: Stage, size: number, labelSize: number): Sheet {
  const { page } = stage.template;
  const set = slide.stats.map((stat, i) => ({
    head: [paragraph(stat.figure, figure(stage.template, size, i === 0 ? page.figure : page.text), stage)],
    words: legend(stat, labelSize, stage),
  }));
  return inCells({ face: 'stats', title: slide.title, cells: set, marked: false, lines: 1 }, stage);
}

function columns(slide: Slide, stage: Stage, size: number, labelSize: number, depth: number): Sheet {
  const sheet = new Sheet(stage, 'stats');
  const { template } = stage;
  const { page } = template;
  const area = placeTitle(sheet, slide.title, stage);
  const frames = ruledColumns(sheet, area, slide.stats.length, stage);
  const base = area.y + area.h * depth;
  placeTallies(sheet, frames, base - area.y - size * 1.3 - 24, 'falling', stage);
  slide.stats.forEach((stat, i) => {
    const column = frames[i];
    if (!column) return;
    const look = figure(template, size, i === 0 ? page.figure : page.text);
    const at = { ...column, y: base - size * 1.3, h: size * 1.3 };
    const number = [paragraph(stat.figure, look, stage)];
    if (measure(number, at.w, stage).lines.length > 1) sheet.judge('overflows');
    sheet.text(`Figure ${i + 1}`, at, number, { role: 'label', anchor: 'bottom' });
    sheet.text(`Label ${i + 1}`, below(column, base + 14), legend(stat, labelSize, stage), { role: 'body' });
  });
  return sheet;
}

function legend({ label, note }: Slide['stats'][number], size: number, stage: Stage): Paragraph[] {
  const { template } = stage;
  const lead = paragraph(label, body(template, size, template.page.text), stage);
  if (!note?.trim()) return [lead];
  return [lead, paragraph(note, body(template, Math.max(14, size - 3), template.page.muted), stage, { before: 6 })];
}
