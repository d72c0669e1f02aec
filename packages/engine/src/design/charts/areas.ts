/** Areas, one on the other where there are several series. */
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import { axesLook } from './axesLook.ts';
import { drawCategories, planCategories } from './categoryAxis.ts';
import { type Chart, type DrawnLook, present } from './chart.ts';
import { legendRows } from './legend.ts';
import type { Point } from './pen.ts';
import { niceScale } from './scale.ts';
import { drawBaseline, drawHorizontalGrid, planValueAxis, yOf } from './valueAxis.ts';

const RIGHT = 16;

export function drawAreas(chart: Chart): DrawnLook {
  const { frame, style } = chart;
  const several = chart.series.length > 1;
  const legend = several ? legendRows(chart) : undefined;
  const top = frame.y + (legend ? legend.frame.h + 8 : 0);
  const height = bottomOf(frame) - top;
  const levels = stack(chart);
  const all = levels.flat();
  const whole = present(chart.series.flatMap((s) => s.values)).every(Number.isInteger);
  const axis = planValueAxis(chart, niceScale(Math.min(0, ...all), Math.max(0, ...all), height / 56, whole));
  const width = frame.w - axis.width - RIGHT;
  const count = chart.categories.length;
  const pitch = count > 1 ? width / (count - 1) : width;
  const slots = { first: frame.x + axis.width + (count > 1 ? 0 : width / 2), pitch };
  const categories = planCategories(chart, slots);
  const above = axis.size * 0.6;
  const plot: Frame = { x: frame.x + axis.width, y: top + above, w: width, h: height - above - categories.height };
  const xOfCategory = (c: number) => slots.first + c * pitch;

  drawHorizontalGrid(chart, axis, plot);
  levels.forEach((level, s) => {
    const edge = (values: readonly number[]): Point[] =>
      count > 1
        ? values.map((v, c) => ({ x: xOfCategory(c), y: yOf(v, axis.scale, plot) }))
        : [plot.x, rightOf(plot)].map((x) => ({ x, y: yOf(values[0] ?? 0, axis.scale, plot) }));
    const below = levels[s - 1] ?? level.map(() => 0);
    chart.pen.polygon(`Area ${s + 1}`, [...edge(level), ...edge(below).reverse()], chart.colors[s] ?? style.quiet);
  });
  const zero = yOf(0, axis.scale, plot);
  drawBaseline(chart, plot.x, zero, rightOf(plot), zero);
  drawCategories(chart, categories, bottomOf(plot), slots);
  legend?.draw();

  const reach = [Math.min(0, ...all), Math.max(0, ...all)] as const;
  return axesLook(chart, { plot, scale: axis.scale, axis, names: categories, legend, labelSize: 0, reach });
}

/** The upper edge of each series: the sum of its values and those of the series before it; a missing value counts as zero. */
function stack(chart: Chart): number[][] {
  const reached = chart.categories.map(() => 0);
  return chart.series.map(({ values }) =>
    values.map((v, c) => {
      const level = (reached[c] ?? 0) + (v ?? 0);
      reached[c] = level;
      return level;
    }),
  );
}
