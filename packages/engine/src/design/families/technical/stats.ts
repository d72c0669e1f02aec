/** Figures in open columns between vertical rules: the number thin and large with its unit beside it, what it counts, and where all are shares a field of cells that shows it. */

import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { balanced } from '../../arrange/balance.ts';
import { rowsIn } from '../../arrange/cells.ts';
import { headedText } from '../../arrange/headedText.ts';
import { endsInAFewWords } from '../../arrange/list.ts';
import { lowered } from '../../arrange/lowered.ts';
import { titledPage } from '../../arrange/titles.ts';
import { stats as sharedStats } from '../../arrangements/stats.ts';
import { steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body } from '../../page/typography.ts';
import { figureInk } from './figureInk.ts';
import { figureWithUnit } from './monoFigure.ts';
import { placeShareField, shareFieldHeight, shareOf } from './shareField.ts';

type Slide = SlideOf<'stats'>;

/** On both sides of a vertical rule. */
const RULE_GAP = 24;
/** Points, of figures: on the whole page, and in one of two rows. */
const LARGEST = 96;
const LARGEST_IN_ROWS = 50;
/** Between a figure, what it counts, and the field of its share. */
const GAP = { legend: 8, field: 20 } as const;
/** Cells of a field side by side: on the whole page, and in one of two rows. */
const COLUMNS = 20;
const COLUMNS_IN_ROWS = 50;

export const stats = variantOf(sharedStats, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const count = slide.stats.length;
  if (count <= 4) for (const size of [24, 22, 20, 18, 16, 15, 14]) yield columns(slide, context, size);
  if (count > 4) for (const size of [20, 18, 16, 15, 14]) yield inTwoRows(slide, context, size);
}

function columns(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = titledPage('stats', slide.title, context);
  placeRow(
    builder,
    slide.stats,
    { from: 0, across: Math.min(slide.stats.length, 4), largest: LARGEST, columns: COLUMNS },
    area,
    size,
    context,
  );
  return builder;
}

function inTwoRows(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = titledPage('stats', slide.title, context);
  const places = rowsIn(area, 2, 20);
  for (const row of [0, 1]) {
    const part = slide.stats.slice(row * 3, row * 3 + 3);
    const place = { from: row * 3, across: 3, largest: LARGEST_IN_ROWS, columns: COLUMNS_IN_ROWS };
    placeRow(builder, part, place, places.at(row), size, context);
  }
  return builder;
}

interface Row {
  /** Figures in the rows before. */
  readonly from: number;
  readonly across: number;
  readonly largest: number;
  readonly columns: number;
}

function placeRow(builder: PageBuilder, stats: Slide['stats'], row: Row, area: Frame, size: number, context: LayoutContext): void {
  const { template } = context;
  const { from, across, columns } = row;
  const pitch = area.w / across;
  const width = pitch - RULE_GAP * 1.5;
  const written = (stat: Slide['stats'][number], i: number, s: number) =>
    figureWithUnit(stat.figure, s, Math.max(18, Math.round(s * 0.4)), figureInk(from + i, template), context);
  const oneLine = (s: number) => stats.every((stat, i) => measure(written(stat, i, s), width, context).lines.length === 1);
  const figureSize = steps(row.largest, 24).find(oneLine);
  if (!figureSize) builder.judge('overflows');
  const numeral = figureSize ?? 24;
  // Digits of some scripts need taller lines.
  const height = Math.ceil(Math.max(numeral * 1.2, ...stats.map((stat, i) => measure(written(stat, i, numeral), width, context).height)));
  const legends = stats.map((stat) => legend(stat, size, context));
  const sets = legends.map((words) => balanced(words, { ...area, w: width }, context));
  if (size > 16 && sets.some(({ faults }) => faults > 0)) builder.judge('overflows');
  const measured = legends.map((words, i) => measure(words, sets[i]?.width ?? width, context));
  if (size > 20 && measured.some(endsInAFewWords)) builder.judge('overflows');
  const tallest = Math.max(...measured.map((set) => set.height));
  // One field among bare columns would look lost.
  const shares = stats.map(({ figure, label }) => shareOf(figure, label, context.language));
  const shared = shares.every((share) => share !== undefined);
  const field = shared ? shareFieldHeight(width, columns) : 0;
  const foot = field > 0 ? field + GAP.field : 0;
  const needed = height + GAP.legend + tallest + foot;
  if (needed > area.h) builder.judge('overflows');
  const top = shared ? area.y : lowered(area, needed);
  stats.forEach((stat, i) => {
    const x = area.x + i * pitch + (i === 0 ? 0 : RULE_GAP * 0.5);
    const name = from + i + 1;
    if (i > 0) builder.rule(`Rule ${name}`, { x: x - RULE_GAP, y: top, w: 1, h: bottomOf(area) - top }, template.page.line);
    builder.text(`Figure ${name}`, { x, y: top, w: width, h: height }, written(stat, i, numeral), { role: 'label', anchor: 'bottom' });
    const below = top + height + GAP.legend;
    const room = Math.max(1, bottomOf(area) - foot - below);
    builder.text(`Label ${name}`, { x, y: below, w: sets[i]?.width ?? width, h: room }, legends[i] ?? [], { role: 'body' });
    const at = { name: `Share ${name}`, x, y: bottomOf(area) - field, w: width, columns, color: figureInk(from + i, template) };
    if (shared) placeShareField(builder, at, shares[i] ?? 0, template);
  });
}

function legend({ label, note }: Slide['stats'][number], size: number, context: LayoutContext): Paragraph[] {
  const { template } = context;
  const head = body(template, size, template.page.text, 400, 1.3);
  const text = body(template, Math.max(14, size - 2), template.page.muted, undefined, 1.34);
  return headedText({ head: label, text: note }, { head, text, space: 4 }, context);
}
