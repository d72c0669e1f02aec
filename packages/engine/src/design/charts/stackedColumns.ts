/** Columns of stacked parts: positive values rise from zero, negative ones sink from it. */
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame, PointLabel } from '../../model/scene.ts';
import { axesLook } from './axesLook.ts';
import { drawCategories, planCategories } from './categoryAxis.ts';
import { type Chart, type DrawnLook, present, valueStyle } from './chart.ts';
import { textOn } from './chartStyle.ts';
import { gapFor, WIDEST } from './columns.ts';
import { legendRows } from './legend.ts';
import { LINE_HEIGHT } from './pen.ts';
import { niceScale, type Scale } from './scale.ts';
import { drawBaseline, drawHorizontalGrid, planValueAxis, yOf } from './valueAxis.ts';

const LABEL_SIZE = 12;
const MOST_LABELLED = 12;

export function drawStackedColumns(chart: Chart): DrawnLook {
  const { frame } = chart;
  const legend = chart.series.length > 1 ? legendRows(chart) : undefined;
  const top = frame.y + (legend ? legend.frame.h + 8 : 0);
  const height = bottomOf(frame) - top;
  const sums = (sign: 1 | -1) =>
    chart.categories.map((_, c) => chart.series.reduce((sum, s) => sum + Math.max(0, sign * (s.values[c] ?? 0)), 0) * sign);
  const whole = present(chart.series.flatMap((s) => s.values)).every(Number.isInteger);
  const axis = planValueAxis(chart, niceScale(Math.min(0, ...sums(-1)), Math.max(0, ...sums(1)), height / 56, whole));

  const pitch = (frame.w - axis.width) / chart.categories.length;
  const gap = gapFor(chart, pitch, 1, WIDEST);
  const slots = { first: frame.x + axis.width + pitch / 2, pitch };
  const categories = planCategories(chart, slots);
  const above = axis.size * 0.6;
  const plot: Frame = { x: frame.x + axis.width, y: top + above, w: frame.w - axis.width, h: height - above - categories.height };

  drawHorizontalGrid(chart, axis, plot);
  const labels = drawParts(chart, plot, axis.scale, gap);
  drawBaseline(chart, plot.x, yOf(0, axis.scale, plot), rightOf(plot), yOf(0, axis.scale, plot));
  drawCategories(chart, categories, bottomOf(plot), slots);
  legend?.draw();

  const { scale } = axis;
  const reach = [Math.min(0, ...sums(-1)), Math.max(0, ...sums(1))] as const;
  return { ...axesLook(chart, { plot, scale, axis, names: categories, legend, labelSize: LABEL_SIZE, gap, reach }), pointLabels: labels };
}

/** Draws the parts, with their values in those that have room for them. */
function drawParts(chart: Chart, plot: Frame, scale: Scale, gap: number): PointLabel[] {
  const { pen, style } = chart;
  const pitch = plot.w / chart.categories.length;
  const width = pitch / (1 + gap / 100);
  const several = chart.series.length > 1;
  const labels: PointLabel[] = [];
  chart.categories.forEach((_, c) => {
    const reached = { up: 0, down: 0 };
    chart.series.forEach(({ values }, s) => {
      const value = values[c] ?? 0;
      if (value === 0) return;
      const side = value > 0 ? 'up' : 'down';
      const from = yOf(reached[side], scale, plot);
      reached[side] += value;
      const to = yOf(reached[side], scale, plot);
      const part = { x: plot.x + c * pitch + (width * gap) / 200, y: Math.min(from, to), w: width, h: Math.abs(to - from) };
      const color = chart.colors[several ? s : c] ?? style.quiet;
      pen.rect(`Part ${c + 1}.${s + 1}`, part, color);
      const own = valueStyle(chart, LABEL_SIZE, textOn(color, style));
      const text = chart.format.write(value);
      if (chart.categories.length > MOST_LABELLED || part.h < LABEL_SIZE * LINE_HEIGHT || pen.width(text, own) + 6 > width) return;
      pen.label(`Value ${c + 1}.${s + 1}`, text, { x: part.x + width / 2, y: part.y + part.h / 2, align: 'center', anchor: 'middle' }, own);
      labels.push({ series: s, category: c, show: ['value'], position: 'center', style: own });
    });
  });
  return labels;
}
