/** Two or three figures in columns between hairlines, four on the wide page, on one line below the hand's ornaments; five or six in ruled cells. The first has the accent. */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Paragraph } from '../../../model/text.ts';
import { crowded } from '../../arrange/crowded.ts';
import { headedText } from '../../arrange/headedText.ts';
import { titledPage } from '../../arrange/titles.ts';
import { stats as shared } from '../../arrangements/stats.ts';
import { steps } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, paragraph } from '../../page/typography.ts';
import { FEWEST_CELLS, inCells, MOST_CELLS } from './cells.ts';
import { below, placeTallies, ruledColumns } from './ruledColumns.ts';

type Slide = SlideOf<'stats'>;

/** Shares of the page's height on which the figures stand: the ornaments give way to long texts. */
const DEPTHS = [0.6, 0.52] as const;
const MOST_COLUMNS = { own: 3, wide: 4 } as const;

export const stats = layoutOf<'stats'>(shared.layout, function* (slide, context) {
  const { length } = slide.stats;
  if (length <= MOST_COLUMNS[context.wide ? 'wide' : 'own'])
    for (const label of [20, 18, 16])
      for (const size of steps(length === 2 ? 88 : 66, 38)) for (const depth of DEPTHS) yield columns(slide, context, size, label, depth);
  if (context.wide && length >= FEWEST_CELLS && length <= MOST_CELLS)
    for (const label of [20, 18, 16]) for (const size of steps(66, 38)) yield cells(slide, context, size, label);
  if (context.wide) yield shared.compose(slide, context);
  else yield crowded(slide, context);
});

function cells(slide: Slide, context: LayoutContext, size: number, labelSize: number): PageBuilder {
  const { page } = context.template;
  const set = slide.stats.map((stat, i) => ({
    head: [paragraph(stat.figure, figure(context.template, size, i === 0 ? page.figure : page.text), context)],
    words: legend(stat, labelSize, context),
  }));
  return inCells({ layout: 'stats', title: slide.title, cells: set, marked: false, lines: 1 }, context);
}

function columns(slide: Slide, context: LayoutContext, size: number, labelSize: number, depth: number): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage('stats', slide.title, context);
  const frames = ruledColumns(builder, area, slide.stats.length, context);
  const base = area.y + area.h * depth;
  placeTallies(builder, frames, base - area.y - size * 1.3 - 24, 'even', context);
  slide.stats.forEach((stat, i) => {
    const column = frames[i];
    if (!column) return;
    const look = figure(template, size, i === 0 ? page.figure : page.text);
    const at = { ...column, y: base - size * 1.3, h: size * 1.3 };
    const number = [paragraph(stat.figure, look, context)];
    if (measure(number, at.w, context).lines.length > 1) builder.judge('overflows');
    builder.text(`Figure ${i + 1}`, at, number, { role: 'label', anchor: 'bottom' });
    builder.text(`Label ${i + 1}`, below(column, base + 14), legend(stat, labelSize, context), { role: 'body' });
  });
  return builder;
}

function legend({ label, note }: Slide['stats'][number], size: number, context: LayoutContext): Paragraph[] {
  const { template } = context;
  const head = body(template, size, template.page.text);
  const text = body(template, Math.max(14, size - 3), template.page.muted);
  return headedText({ head: label, text: note }, { head, text, space: 6 }, context);
}
