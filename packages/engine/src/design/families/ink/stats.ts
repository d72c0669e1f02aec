/** Two or three figures in columns between hairlines, four on the wide page, on one line below the hand's ornaments; five or six in ruled cells. The first has the accent. */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Paragraph } from '../../../model/text.ts';
import type { Box } from '../../arrange/box.ts';
import { crowded } from '../../arrange/crowded.ts';
import { headedText } from '../../arrange/headedText.ts';
import { titledPage } from '../../arrange/titles.ts';
import { figurePart, placeOpenColumns, textPart } from '../../arrangements/openColumns.ts';
import { stats as shared } from '../../arrangements/stats.ts';
import { figureWords } from '../../kinds/figureWords.ts';
import { steps } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { body } from '../../page/typography.ts';
import { figureInk } from '../../tokens/inks.ts';
import { FEWEST_CELLS, inCells, MOST_CELLS } from './cells.ts';
import { ruledColumns, tally } from './ruledColumns.ts';

type Slide = SlideOf<'stats'>;

/** Shares of the page's height on which the figures stand: the ornaments give way to long texts. */
const DEPTHS = [0.6, 0.52] as const;
/** Height of a figure's line as a multiple of its size, and the air above and below it. */
const LINE = 1.3;
const ABOVE_FIGURE = 24;
const BELOW_FIGURE = 14;
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
    head: [figureWords(stat.figure, size, (s) => (i === 0 ? figureInk(page, s) : page.text), context)],
    words: legend(stat, labelSize, context),
  }));
  return inCells({ layout: 'stats', title: slide.title, cells: set, marked: false, lines: 1 }, context);
}

/** The figures end at the share `depth` of the body's height. */
function columns({ title, stats }: Slide, context: LayoutContext, size: number, labelSize: number, depth: number): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage('stats', title, context);
  const line = size * LINE;
  const parts = (stat: Slide['stats'][number], i: number): Box[] => {
    const number = figureWords(stat.figure, size, (s) => (i === 0 ? figureInk(page, s) : page.text), context);
    return [
      tally(i, stats.length, { height: area.h * depth - line - ABOVE_FIGURE, air: ABOVE_FIGURE, order: 'even' }, context),
      figurePart(`Figure ${i + 1}`, [number], { height: () => line, space: BELOW_FIGURE, anchor: 'bottom' }, context),
      textPart(`Label ${i + 1}`, legend(stat, labelSize, context), context, {}),
    ];
  };
  placeOpenColumns(builder, area, { ...ruledColumns(stats.length, context), parts: () => stats.map(parts) });
  return builder;
}

function legend({ label, note }: Slide['stats'][number], size: number, context: LayoutContext): Paragraph[] {
  const { template } = context;
  const head = body(template, size, template.page.text);
  const text = body(template, Math.max(14, size - 3), template.page.muted);
  return headedText({ head: label, text: note }, { head, text, space: 6 }, context);
}
