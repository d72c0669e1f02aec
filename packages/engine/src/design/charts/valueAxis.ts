/** Gridlines and the figures beside them. */
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import { type Chart, categoryStyle } from './chart.ts';
import { type Affixes, type NumberFormat, numberFormat } from './numbers.ts';
import { LINE_HEIGHT, SLACK } from './pen.ts';
import { type Scale, ticks } from './scale.ts';

export interface ValueAxis {
  readonly scale: Scale;
  readonly format: NumberFormat;
  readonly size: number;
  /** Of the widest figure together with the space to the plot. */
  readonly width: number;
  readonly height: number;
}

const LABEL_GAP = 8;
/** Points; `output/pptx/chart/axes.ts` has the same for what PowerPoint draws. */
const GRID_WIDTH = 0.75;

/** `affixes` are put around the figures; those of the chart's values unless given. */
export function planValueAxis(chart: Chart, scale: Scale, affixes: Affixes = chart.data): ValueAxis {
  const size = Math.min(12, chart.style.categorySize);
  const format = numberFormat(ticks(scale), chart.pen.language, affixes);
  const style = categoryStyle(chart, size);
  const width = Math.max(...ticks(scale).map((t) => chart.pen.width(format.write(t), style))) + LABEL_GAP + 2;
  return { scale, format, size, width, height: size * LINE_HEIGHT + LABEL_GAP };
}

/** Lines across the plot with the figures at its left. The figure at the foot of the plot may sink by half its height below it. */
export function drawHorizontalGrid(chart: Chart, axis: ValueAxis, plot: Frame): void {
  const style = categoryStyle(chart, axis.size);
  for (const tick of ticks(axis.scale)) {
    const y = yOf(tick, axis.scale, plot);
    rule(chart, `Gridline ${axis.format.write(tick)}`, plot.x, y, rightOf(plot), y);
    const place = { x: plot.x - LABEL_GAP, y, align: 'right', anchor: 'middle' } as const;
    chart.pen.label(`Axis ${axis.format.write(tick)}`, axis.format.write(tick), place, style);
  }
}

/** Lines down the plot with the figures under it, as many as have room. */
export function drawVerticalGrid(chart: Chart, axis: ValueAxis, plot: Frame): void {
  const style = categoryStyle(chart, axis.size);
  let reached = Number.NEGATIVE_INFINITY;
  for (const tick of ticks(axis.scale)) {
    const x = xOf(tick, axis.scale, plot);
    rule(chart, `Gridline ${axis.format.write(tick)}`, x, plot.y, x, bottomOf(plot));
    const text = axis.format.write(tick);
    const half = chart.pen.width(text, style) / 2 + SLACK;
    if (x - half < reached) continue;
    reached = x + half;
    chart.pen.label(`Axis ${text}`, text, { x, y: bottomOf(plot) + LABEL_GAP, align: 'center', anchor: 'top' }, style);
  }
}

function rule(chart: Chart, name: string, x1: number, y1: number, x2: number, y2: number): void {
  const points = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
  chart.pen.polyline(name, points, { color: chart.style.grid, width: GRID_WIDTH });
}

/** The line that columns and bars stand on. */
export function drawBaseline(chart: Chart, x1: number, y1: number, x2: number, y2: number): void {
  const points = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
  chart.pen.polyline('Baseline', points, { color: chart.style.axis, width: chart.style.axisWidth });
}

export const yOf = (value: number, { min, max }: Scale, plot: Frame): number => plot.y + plot.h * (1 - (value - min) / (max - min));
export const xOf = (value: number, { min, max }: Scale, plot: Frame): number => plot.x + plot.w * ((value - min) / (max - min));
