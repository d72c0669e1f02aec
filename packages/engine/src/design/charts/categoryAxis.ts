/**
 * The names under columns, lines and areas. What does not fit is broken into two lines, then set smaller, then only every second (third…)
 * name is shown; only when hardly any would be left they are cut. They are never turned.
 */
import { rightOf } from '../../model/frame.ts';
import type { TextStyle } from '../../model/text.ts';
import { type Chart, categoryStyle } from './chart.ts';
import { shorten } from './ellipsis.ts';
import { LINE_HEIGHT, SLACK } from './pen.ts';
import { linesAt } from './wrapping.ts';

export interface CategoryPlan {
  readonly size: number;
  /** Every so manyth name is shown, from the first on. */
  readonly step: number;
  /** The names as they are shown; all of them, so that `step` picks from them. */
  readonly texts: readonly string[];
  /** Width in which a name's lines are broken. */
  readonly width: number;
  /** Height of the names and of the space above them. */
  readonly height: number;
}

const SPACE_ABOVE = 8;
const SPACE_BETWEEN = 6;
const SMALLEST = 10;
/** With fewer names than this, the names are cut rather than left out. */
const FEWEST = 3;

/** Where the categories' middles are: that of the first, and the way from one to the next. */
export interface Slots {
  readonly first: number;
  readonly pitch: number;
}

export function planCategories(chart: Chart, slots: Slots): CategoryPlan {
  const count = chart.categories.length;
  const sizes = [chart.style.categorySize, 11.5, SMALLEST].filter((s, i) => i === 0 || s < chart.style.categorySize);
  const room = (step: number) => step * slots.pitch - SPACE_BETWEEN;

  for (const lines of count <= 12 ? [2, 3] : [2])
    for (const size of sizes) {
      const used = linesIn(chart, chart.categories, size, room(1), lines);
      if (used && apart(chart, slots, size, 1, room(1))) return plan(chart.categories, size, 1, room(1), used);
    }
  for (let step = 2; step <= count / FEWEST; step++)
    for (const size of sizes) {
      const shown = chart.categories.filter((_, i) => i % step === 0);
      const fits = linesIn(chart, shown, size, room(step), 1) === 1 && apart(chart, slots, size, step, room(step));
      if (fits) return plan(chart.categories, size, step, room(step), 1);
    }
  const size = Math.min(11.5, chart.style.categorySize);
  const step = Math.max(1, Math.ceil((4 * size + SPACE_BETWEEN) / slots.pitch));
  const style = categoryStyle(chart, size);
  const cut = chart.categories.map((c, i) => {
    if (i % step !== 0) return c;
    const middle = slots.first + i * slots.pitch;
    const toEdge = Math.min(middle - chart.frame.x, rightOf(chart.frame) - middle);
    return shorten(c, Math.min(room(step), 2 * toEdge - SLACK), style, chart.pen);
  });
  return plan(cut, size, step, room(step), 1);
}

/** A name stands under its category's middle, but is moved inwards where it would leave the frame. */
function placeName({ frame }: Chart, middle: number, width: number): number {
  return Math.min(rightOf(frame) - width / 2, Math.max(frame.x + width / 2, middle));
}

/** Width of a name's frame: its own where it has one line, otherwise that in which its lines are broken. */
function nameWidth({ pen }: Chart, name: string, style: TextStyle, most: number): number {
  const natural = pen.width(name, style);
  return natural <= most ? natural + SLACK : most;
}

/** Whether names keep their distance after those at the ends were moved inwards. */
function apart(chart: Chart, { first, pitch }: Slots, size: number, step: number, most: number): boolean {
  const style = categoryStyle(chart, size);
  let reached = Number.NEGATIVE_INFINITY;
  return chart.categories.every((name, i) => {
    if (i % step !== 0 || !name.trim()) return true;
    const width = nameWidth(chart, name, style, most);
    const left = placeName(chart, first + i * pitch, width) - width / 2;
    const free = left - reached >= SPACE_BETWEEN - 2;
    reached = left + width;
    return free;
  });
}

const plan = (texts: readonly string[], size: number, step: number, width: number, lines: number): CategoryPlan => ({
  size,
  step,
  texts,
  width,
  height: SPACE_ABOVE + lines * size * LINE_HEIGHT,
});

/** How many lines the longest name takes at the width; undefined when that is more than `most` or a word had to be cut. */
function linesIn(chart: Chart, names: readonly string[], size: number, width: number, most: number): number | undefined {
  if (width < size) return undefined;
  const style = categoryStyle(chart, size);
  let used = 1;
  for (const name of names) {
    const lines = linesAt(width, name, style, most, chart.pen);
    if (lines === undefined) return undefined;
    used = Math.max(used, lines);
  }
  return used;
}

/** Draws the names below `top`. */
export function drawCategories(chart: Chart, { size, step, texts, width }: CategoryPlan, top: number, { first, pitch }: Slots): void {
  const style = categoryStyle(chart, size);
  texts.forEach((text, i) => {
    if (i % step !== 0 || !text.trim()) return;
    const x = placeName(chart, first + i * pitch, nameWidth(chart, text, style, width));
    const place = { x, y: top + SPACE_ABOVE, align: 'center', anchor: 'top' } as const;
    chart.pen.label(`Category ${i + 1}`, text, chart.pen.width(text, style) <= width ? place : { ...place, width }, style);
  });
}
