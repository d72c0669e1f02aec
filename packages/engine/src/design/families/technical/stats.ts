/** Figures in open columns between vertical rules: the number thin and large with its unit beside it, what it counts, and where all are shares a field of cells that shows it. */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { balanced } from '../../arrange/balance.ts';
import { type Box, drawing, inset } from '../../arrange/box.ts';
import { headedText } from '../../arrange/headedText.ts';
import { endsInAFewWords } from '../../arrange/list.ts';
import { lowered } from '../../arrange/lowered.ts';
import { largestOnOneLine } from '../../arrange/oneLineSize.ts';
import { titledPage } from '../../arrange/titles.ts';
import { figurePart, placeOpenColumns, textPart } from '../../arrangements/openColumns.ts';
import { stats as sharedStats } from '../../arrangements/stats.ts';
import { steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body } from '../../page/typography.ts';
import { figureInk } from './figureInk.ts';
import { figureWithUnit } from './monoFigure.ts';
import { ruledColumns } from './ruledColumns.ts';
import { placeShareField, shareFieldHeight, shareOf } from './shareField.ts';

type Slide = SlideOf<'stats'>;

const MOST_IN_A_ROW = 4;
const ROW_GAP = 20;
/** Points: a smaller figure is none. */
const LEAST = 24;
/** Digits of some scripts need taller lines than this multiple of their size. */
const FIGURE_LINE = 1.2;
/** Between a figure, what it counts, and the field of its share. */
const GAP = { legend: 8, field: 20 } as const;
export const stats = variantOf(sharedStats, arrangements);

interface Plan {
  readonly across: number;
  /** Points, of figures. */
  readonly largest: number;
  /** Cells of a field side by side. */
  readonly columns: number;
}

/** In rows of three where they are more than stand side by side. */
const IN_ROWS: Plan = { across: 3, largest: 50, columns: 50 };

function* arrangements(slide: Slide, context: LayoutContext) {
  const count = slide.stats.length;
  const inOne: Plan = { across: count, largest: 96, columns: 20 };
  if (count <= MOST_IN_A_ROW) for (const size of [24, 22, 20, 18, 16, 15, 14]) yield inRows(slide, context, size, inOne);
  else for (const size of [20, 18, 16, 15, 14]) yield inRows(slide, context, size, IN_ROWS);
}

function inRows({ title, stats }: Slide, context: LayoutContext, size: number, { across, ...large }: Plan): PageBuilder {
  const { builder, area } = titledPage('stats', title, context);
  // One field among bare columns would look lost.
  const sharesOf = (some: Slide['stats']) => {
    const shares = some.flatMap(({ figure, label }) => shareOf(figure, label, context.language) ?? []);
    return shares.length === some.length ? shares : [];
  };
  placeOpenColumns(builder, area, {
    ...ruledColumns(across, context),
    count: stats.length,
    rowGap: ROW_GAP,
    top: (whole, needed) => (sharesOf(stats).length > 0 ? whole.y : lowered(whole, needed)),
    parts({ from, to, frames: [frame = area] }) {
      const some = stats.slice(from, to);
      return partsOf(builder, some, { ...large, from, frame, shares: sharesOf(some) }, size, context);
    },
  });
  return builder;
}

interface Row extends Pick<Plan, 'largest' | 'columns'> {
  /** Figures in the rows before. */
  readonly from: number;
  /** The first column. */
  readonly frame: Frame;
  readonly shares: readonly number[];
}

function partsOf(builder: PageBuilder, stats: Slide['stats'], row: Row, size: number, context: LayoutContext): Box[][] {
  const { template } = context;
  const { from, frame, columns, shares } = row;
  const written = (stat: Slide['stats'][number], i: number, s: number) =>
    figureWithUnit(stat.figure, s, Math.max(18, Math.round(s * 0.4)), figureInk(from + i, template), context);
  const writtenAt = (s: number) => stats.map((stat, i) => written(stat, i, s));
  const figureSize = largestOnOneLine(steps(row.largest, LEAST), writtenAt, frame.w, context);
  if (!figureSize) builder.judge('overflows');
  const numeral = figureSize ?? LEAST;
  const legends = stats.map((stat) => legend(stat, size, context));
  const sets = legends.map((said) => balanced(said, frame, context));
  if (size > 16 && sets.some(({ faults }) => faults > 0)) builder.judge('overflows');
  const endsBadly = legends.some((said, i) => endsInAFewWords(measure(said, sets[i]?.width ?? frame.w, context)));
  if (size > 20 && endsBadly) builder.judge('overflows');
  const height = (line: number) => Math.ceil(Math.max(numeral * FIGURE_LINE, line));
  return stats.map((stat, i) => {
    const name = from + i + 1;
    const share = shares[i];
    return [
      figurePart(`Figure ${name}`, written(stat, i, numeral), { height, space: GAP.legend, anchor: 'bottom' }, context),
      textPart(`Label ${name}`, legends[i] ?? [], context),
      ...(share === undefined ? [] : [field(name, share, columns, frame.w, context)]),
    ];
  });
}

const field = (number: number, share: number, columns: number, width: number, { template }: LayoutContext): Box =>
  inset(
    drawing(shareFieldHeight(width, columns), ({ x, y, w }, builder) => {
      placeShareField(builder, { name: `Share ${number}`, x, y, w, columns, color: figureInk(number - 1, template) }, share, template);
    }),
    [0, GAP.field, 0, 0],
  );

function legend({ label, note }: Slide['stats'][number], size: number, context: LayoutContext): Paragraph[] {
  const { template } = context;
  const head = body(template, size, template.page.text, 400, 1.3);
  const text = body(template, Math.max(14, size - 2), template.page.muted, undefined, 1.34);
  return headedText({ head: label, text: note }, { head, text, space: 4 }, context);
}
