/**
 * The names under columns, lines and areas. What does not fit is broken into two lines, then set smaller, then only every second (third…)
 * name is shown; only when hardly any would be left they are cut. They are never turned.
 */
import type { Chart } from './chart.ts';
import { categoryStyle } from './chart.ts';
import { shorten } from './ellipsis.ts';
import { LINE_HEIGHT } from './pen.ts';

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

/** Plans the names for slots of width `pitch`. `most` is the greatest width of a name at the ends, which must not leave the frame. */
export function planCategories(chart: Chart, pitch: number, most = Number.POSITIVE_INFINITY): CategoryPlan {
  const count = chart.categories.length;
  const sizes = [chart.style.categorySize, 11.5, SMALLEST].filter((s, i) => i === 0 || s < chart.style.categorySize);
  const room = (step: number) => Math.min(step * pitch - SPACE_BETWEEN, most);

  for (const lines of count <= 12 ? [2, 3] : [2])
    for (const size of sizes) {
      const used = linesIn(chart, chart.categories, size, room(1), lines);
      if (used !== undefined) return plan(chart.categories, size, 1, room(1), used);
    }
  for (let step = 2; step <= count / FEWEST; step++)
    for (const size of sizes) {
      const shown = chart.categories.filter((_, i) => i % step === 0);
      if (linesIn(chart, shown, size, room(step), 1) === 1) return plan(chart.categories, size, step, room(step), 1);
    }
  const size = Math.min(11.5, chart.style.categorySize);
  const step = Math.max(1, Math.ceil((4 * size + SPACE_BETWEEN) / pitch));
  const style = categoryStyle(chart, size);
  const cut = chart.categories.map((c, i) => (i % step === 0 ? shorten(c, room(step), style, chart.pen) : c));
  return plan(cut, size, step, room(step), 1);
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
    const natural = chart.pen.width(name, style);
    if (natural <= width) continue;
    if (most === 1 || natural > most * width) return undefined;
    const set = chart.pen.typesetter.set(
      [
        {
          runs: [{ text: name, style }],
          align: 'center',
          rtl: chart.style.rtl,
          language: chart.pen.language,
          lineHeight: size * LINE_HEIGHT,
          spaceBefore: 0,
          indent: 0,
        },
      ],
      { width, height: most * size * LINE_HEIGHT, reserve: 0 },
    );
    if (set.brokenWord || set.lines.length > most) return undefined;
    used = Math.max(used, set.lines.length);
  }
  return used;
}

/** Draws the names below `top`; `center` tells where a category's slot has its middle. Names at the ends stay inside the frame. */
export function drawCategories(chart: Chart, { size, step, texts, width }: CategoryPlan, top: number, center: (i: number) => number): void {
  const style = categoryStyle(chart, size);
  const { x, w } = chart.frame;
  texts.forEach((text, i) => {
    if (i % step !== 0 || !text.trim()) return;
    const natural = Math.min(width, chart.pen.width(text, style) + 2);
    const middle = Math.min(x + w - natural / 2, Math.max(x + natural / 2, center(i)));
    const oneLine = chart.pen.width(text, style) <= width;
    const place = { x: middle, y: top + SPACE_ABOVE, align: 'center', anchor: 'top' } as const;
    chart.pen.label(`Category ${i + 1}`, text, oneLine ? place : { ...place, width }, style);
  });
}
