/** Figures in open columns between vertical rules: the number thin and large with its unit beside it, what it counts, and where all are shares a field of cells that shows it. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { balanced } from '../../balance.ts';
import { firstThatFits, steps } from '../../fit.ts';
import { lowered, placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { endsInAFewWords } from '../../layouts/list.ts';
import { stats as sharedStats } from '../../layouts/stats.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { bottomOf } from '../../templates/grid.ts';
import { body, paragraph } from '../../typography.ts';
import { figureInk } from './figureInk.ts';
import { figureWithUnit } from './monoFigure.ts';
import { placeShareField, shareFieldHeight, shareOf } from './shareField.ts';

type Slide = SlideOf<'stats'>;

/** On both sides of a vertical rule. */
const SPACE = 24;
/** Points, of figures: on the whole page, and in one of two rows. */
const LARGEST = 96;
const LARGEST_IN_ROWS = 50;
/** Between a figure, what it counts, and the field of its share. */
const GAP = { legend: 8, field: 20 } as const;
/** Cells of a field side by side: on the whole page, and in one of two rows. */
const COLUMNS = 20;
const COLUMNS_IN_ROWS = 50;

export const stats: SlideLayout<'stats'> = {
  face: sharedStats.face,
  compose: (slide, stage) => firstThatFits(arrangements(slide, stage)),
};

function* arrangements(slide: Slide, stage: Stage) {
  const count = slide.stats.length;
  if (count <= 4) for (const size of [24, 22, 20, 18, 16, 15, 14]) yield columns(slide, stage, size);
  if (count > 4) for (const size of [20, 18, 16, 15, 14]) yield inTwoRows(slide, stage, size);
  yield sharedStats.compose(slide, stage);
}

function columns(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'stats');
  const area = placeTitle(sheet, slide.title, stage);
  placeRow(sheet, slide.stats, { from: 0, across: Math.min(slide.stats.length, 4), largest: LARGEST, columns: COLUMNS }, area, size, stage);
  return sheet;
}

function inTwoRows(slide: Slide, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'stats');
  const area = placeTitle(sheet, slide.title, stage);
  const height = (area.h - 20) / 2;
  for (const row of [0, 1]) {
    const part = slide.stats.slice(row * 3, row * 3 + 3);
    const place = { from: row * 3, across: 3, largest: LARGEST_IN_ROWS, columns: COLUMNS_IN_ROWS };
    placeRow(sheet, part, place, { ...area, y: area.y + row * (height + 20), h: height }, size, stage);
  }
  return sheet;
}

interface Row {
  /** Figures in the rows before. */
  readonly from: number;
  readonly across: number;
  readonly largest: number;
  readonly columns: number;
}

function placeRow(sheet: Sheet, stats: Slide['stats'], row: Row, area: Frame, size: number, stage: Stage): void {
  const { template } = stage;
  const { from, across, columns } = row;
  const pitch = area.w / across;
  const width = pitch - SPACE * 1.5;
  const written = (stat: Slide['stats'][number], i: number, s: number) =>
    figureWithUnit(stat.figure, s, Math.max(18, Math.round(s * 0.4)), figureInk(from + i, template), stage);
  const oneLine = (s: number) => stats.every((stat, i) => measure(written(stat, i, s), width, stage).lines.length === 1);
  const figureSize = steps(row.largest, 24).find(oneLine);
  if (!figureSize) sheet.judge('overflows');
  const numeral = figureSize ?? 24;
  // Digits of some scripts need taller lines.
  const height = Math.ceil(Math.max(numeral * 1.2, ...stats.map((stat, i) => measure(written(stat, i, numeral), width, stage).height)));
  const legends = stats.map((stat) => legend(stat, size, stage));
  const sets = legends.map((words) => balanced(words, { ...area, w: width }, stage));
  if (size > 16 && sets.some(({ faults }) => faults > 0)) sheet.judge('overflows');
  const measured = legends.map((words, i) => measure(words, sets[i]?.width ?? width, stage));
  if (size > 20 && measured.some(endsInAFewWords)) sheet.judge('overflows');
  const tallest = Math.max(...measured.map((set) => set.height));
  // One field among bare columns would look lost.
  const shares = stats.map(({ figure, label }) => shareOf(figure, label, stage.language));
  const shared = shares.every((share) => share !== undefined);
  const field = shared ? shareFieldHeight(width, columns) : 0;
  const foot = field > 0 ? field + GAP.field : 0;
  const needed = height + GAP.legend + tallest + foot;
  if (needed > area.h) sheet.judge('overflows');
  const top = shared ? area.y : lowered(area, needed);
  stats.forEach((stat, i) => {
    const x = area.x + i * pitch + (i === 0 ? 0 : SPACE * 0.5);
    const name = from + i + 1;
    if (i > 0) sheet.rule(`Rule ${name}`, { x: x - SPACE, y: top, w: 1, h: bottomOf(area) - top }, template.page.line);
    sheet.text(`Figure ${name}`, { x, y: top, w: width, h: height }, written(stat, i, numeral), { role: 'label', anchor: 'bottom' });
    const below = top + height + GAP.legend;
    const room = Math.max(1, bottomOf(area) - foot - below);
    sheet.text(`Label ${name}`, { x, y: below, w: sets[i]?.width ?? width, h: room }, legends[i] ?? [], { role: 'body' });
    const at = { name: `Share ${name}`, x, y: bottomOf(area) - field, w: width, columns, color: figureInk(from + i, template) };
    if (shared) placeShareField(sheet, at, shares[i] ?? 0, template);
  });
}

function legend({ label, note }: Slide['stats'][number], size: number, stage: Stage): Paragraph[] {
  const { template } = stage;
  const lead = paragraph(label, body(template, size, template.page.text, 400, 1.3), stage);
  const quiet = (color: Color) => body(template, Math.max(14, size - 2), color, undefined, 1.34);
  return note?.trim() ? [lead, paragraph(note, quiet(template.page.muted), stage, { before: 4 })] : [lead];
}
