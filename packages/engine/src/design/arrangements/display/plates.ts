/** Cells side by side or one below the other, each on a plate that the template draws: for figures and for cards. */
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { cellsIn } from '../../arrange/cells.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';

export interface Plate {
  /** Where the words go. */
  readonly text: Frame;
  /** What they stand on. */
  readonly on: Color;
}

export interface PlateSetting {
  readonly builder: PageBuilder;
  readonly cell: Frame;
  readonly index: number;
  readonly count: number;
  readonly context: LayoutContext;
}

/** How cells are laid out in the body of a page. */
export interface CellGrid {
  /** In `rows` a cell's head stands beside its text; `pairs` are two across, `threes` three. */
  readonly cells: 'columns' | 'rows' | 'pairs' | 'threes';
  readonly gap: number;
  /** Greatest height of a cell, points; they stand at the top of the body, a little lowered. */
  readonly height: number;
  /** Where cells may be as low as their words allow: how low at most. Otherwise they have their greatest height. */
  readonly least?: number;
  /** Greatest width of a column. */
  readonly width?: number;
}

export interface PlateLook extends CellGrid {
  /** With more of them the shared arrangements serve better. */
  readonly most: number;
  /** Size of figures, points: the largest and the smallest. */
  readonly figures: readonly [number, number];
  /** The template's module stands where cards could have an icon. */
  readonly withoutIcons?: boolean;
  /** Draws the plate of a cell. */
  readonly plate: (setting: PlateSetting) => Plate;
}

/** Of what is left over below the cells, so much stands above them. */
const LOWERED = 0.4;
/** A single row of cells takes at least this share of the body's height: a lower one would leave the page empty. */
const LEAST_ROW = 0.6;
/** Air below the words on a plate, points. */
const FOOT = 12;

/** Three in pairs would leave a place empty: they stand in rows. */
export const arrangedFor = <T extends Pick<CellGrid, 'cells'>>(look: T, count: number): T =>
  look.cells === 'pairs' && count === 3 ? { ...look, cells: 'rows' } : look;

/** A single pair has the room of two, one above the other. */
export const roomyPair = (look: PlateLook, count: number): PlateLook =>
  look.cells === 'pairs' && count <= 2 ? { ...look, height: 2 * look.height + look.gap } : look;

/** `wanted` is the height that their words need, plates included. */
export function cellsOf({ cells, gap, height: most, least = most, width }: CellGrid, count: number, area: Frame, wanted = most): Frame[] {
  const across = { columns: count, rows: 1, pairs: Math.min(2, count), threes: Math.min(3, count) }[cells];
  const rows = Math.ceil(count / across);
  const height = Math.min(most, Math.max(least, wanted, rows === 1 ? area.h * LEAST_ROW : 0));
  const widest = cellsIn(area, { count, across, gap });
  const w = Math.min(width ?? area.w, widest.w);
  const h = Math.min(height, widest.h);
  const top = area.y + (area.h - rows * h - gap * (rows - 1)) * LOWERED;
  return cellsIn({ x: area.x, y: top, w: across * (w + gap) - gap, h: rows * (h + gap) - gap }, { count, across, gap }).frames();
}

/** The plates, drawn: as high as the tallest of the words on them needs, where the look allows that. */
export function drawPlates(
  builder: PageBuilder,
  look: PlateLook,
  count: number,
  area: Frame,
  context: LayoutContext,
  wordsOf: (index: number, plate: Plate) => number,
): Plate[] {
  const draw = (on: PageBuilder, cells: readonly Frame[]) =>
    cells.map((cell, index) => look.plate({ builder: on, cell, index, count, context }));
  const highest = cellsOf(look, count, area);
  if (look.least === undefined) return draw(builder, highest);
  const tried = draw(new PageBuilder(context, builder.layout), highest);
  const wanted = tried.map((plate, i) => (highest[i]?.h ?? 0) - plate.text.h + wordsOf(i, plate) + FOOT);
  return draw(builder, cellsOf(look, count, area, Math.max(...wanted)));
}

/** Words and figures in rows stand in columns: the first takes this share of the shortest row, at most so many points. */
export const firstColumn = (plates: readonly Plate[], share: number, most: number): number =>
  Math.min(most, share * Math.min(...plates.map(({ text }) => text.w)));

/** Whether the plate is the page or nearly so: on a strong colour everything is in its one ink. */
export const isCalm = ({ on }: Plate): boolean => 'ref' in on && !on.lum && (on.ref === 'bg' || on.ref === 'surface');

export const inset = ({ x, y, w, h }: Frame, by: number, top = by): Frame => ({ x: x + by, y: y + top, w: w - 2 * by, h: h - top - by });
