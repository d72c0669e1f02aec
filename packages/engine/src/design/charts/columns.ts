/** Columns, one or several to a category, and columns of stacked parts. */
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame, PointLabel } from '../../model/scene.ts';
import { axesLook } from './axesLook.ts';
import { drawCategories, planCategories } from './categoryAxis.ts';
import { type Chart, type DrawnLook, present, valueStyle } from './chart.ts';
import { readable, textOn } from './chartStyle.ts';
import { legendRows } from './legend.ts';
import { LINE_HEIGHT } from './pen.ts';
import { hiddenScale, niceScale, type Scale } from './scale.ts';
import { drawBaseline, drawHorizontalGrid, planValueAxis, yOf } from './valueAxis.ts';

/** No column is wider, however few there are. */
export const WIDEST = 132;
/** PowerPoint's greatest gap, percent. */
const MOST_GAP = 500;
/** Percent: groups of columns stay apart. */
const LEAST_BETWEEN_GROUPS = 40;
const MOST_LABELLED = 12;
const LABEL_SPACE = 4;
/** Of the only label where there are too many columns to label all. */
const LEAD_SIZE = 13;

export function drawColumns(chart: Chart): DrawnLook {
  const { frame } = chart;
  const several = chart.series.length > 1;
  const legend = several ? legendRows(chart) : undefined;
  const top = frame.y + (legend?.frame.h ?? 0) + (legend ? 8 : 0);
  const values = present(chart.series.flatMap((s) => s.values));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];

  const gap = gapFor(chart, frame.w / chart.categories.length, chart.series.length, chart.style.thickest ?? WIDEST);
  const labelSize = fittingSize(chart, frame.w, gap);
  const height = bottomOf(frame) - top;
  const axis = labelSize ? undefined : planValueAxis(chart, niceScale(low, high, height / 56, values.every(Number.isInteger)));
  const inset = axis?.width ?? 0;
  const pitch = (frame.w - inset) / chart.categories.length;
  const slots = { first: frame.x + inset + pitch / 2, pitch };
  const categories = planCategories(chart, slots);
  // The uppermost figure of the axis reaches half its height above the plot.
  const above = axis ? (several ? axis.size * 0.6 : LEAD_SIZE * LINE_HEIGHT + LABEL_SPACE) : 0;
  const inside = labelSize > 0 && standInside(chart, pitch / (1 + gap / 100), labelSize);
  const label = inside || labelSize === 0 ? 0 : labelSize * LINE_HEIGHT + LABEL_SPACE;
  const head = above + (high > 0 ? label : 0);
  const plot: Frame = { x: frame.x + inset, y: top + head, w: frame.w - inset, h: height - head - categories.height };
  const scale = axis?.scale ?? hiddenScale(low, high, label / plot.h);

  if (axis) drawHorizontalGrid(chart, axis, plot);
  const labels = drawMarks(chart, plot, scale, gap, labelSize, inside);
  if (axis && !several) labels.push(...drawLead(chart, plot, scale));
  drawBaseline(chart, plot.x, yOf(0, scale, plot), rightOf(plot), yOf(0, scale, plot));
  drawCategories(chart, categories, bottomOf(plot), slots);
  legend?.draw();

  const look = axesLook(chart, { plot, scale, axis, names: categories, legend, labelSize, gap });
  return { ...look, labels: labelSize > 0, pointLabels: labels };
}

/** The gap that keeps marks from growing thicker than `thickest`; the style's where they do not. */
export function gapFor(chart: Chart, pitch: number, marks: number, thickest: number): number {
  const needed = (pitch / thickest - marks) * 100;
  return Math.round(Math.min(MOST_GAP, Math.max(chart.style.gap, marks > 1 ? LEAST_BETWEEN_GROUPS : 0, needed)));
}

/** The size in which every value fits above its column; 0 when there are too many or they are too long. */
function fittingSize(chart: Chart, width: number, gap: number): number {
  const marks = chart.series.length;
  const labels = chart.categories.length * marks;
  if (labels > (marks > 1 ? 2 * MOST_LABELLED : MOST_LABELLED)) return 0;
  const pitch = width / chart.categories.length;
  const room = marks > 1 ? pitch / (marks + gap / 100) : pitch;
  const fits = (size: number) =>
    present(chart.series.flatMap((s) => s.values)).every(
      (v) => chart.pen.width(chart.format.write(v), valueStyle(chart, size)) + (marks > 1 ? 3 : LABEL_SPACE) <= room,
    );
  return [chart.style.labelSize, 15, 13, 11.5].find((size) => size <= chart.style.labelSize && fits(size)) ?? 0;
}

/** Whether all columns are wide enough for their values. One too low for its value is also so low that the value has room above it. */
function standInside(chart: Chart, width: number, size: number): boolean {
  const { style, series, pen, format } = chart;
  const values = present(series.flatMap((s) => s.values));
  const widest = Math.max(...values.map((v) => pen.width(format.write(v), valueStyle(chart, size))));
  return style.inside === true && series.length === 1 && values.every((v) => v >= 0) && widest + 2 * LABEL_SPACE <= width;
}

function drawMarks(chart: Chart, plot: Frame, scale: Scale, gap: number, labelSize: number, inside: boolean): PointLabel[] {
  const { pen, style } = chart;
  const marks = chart.series.length;
  const pitch = plot.w / chart.categories.length;
  const width = pitch / (marks + gap / 100);
  const zero = yOf(0, scale, plot);
  const exceptions: PointLabel[] = [];
  chart.series.forEach((series, s) => {
    series.values.forEach((value, c) => {
      if (value === null) return;
      const x = plot.x + c * pitch + (width * gap) / 200 + s * width;
      const y = yOf(value, scale, plot);
      const color = chart.colors[marks > 1 ? s : c] ?? style.quiet;
      const name = marks > 1 ? `Column ${c + 1}.${s + 1}` : `Column ${c + 1}`;
      if (value !== 0) pen.rect(name, { x, y: Math.min(y, zero), w: width, h: Math.abs(y - zero) }, chart.fills[c] ?? color);
      if (!labelSize) return;
      const leads = marks === 1 && c === chart.lead.category;
      if (inside && zero - y >= labelSize * LINE_HEIGHT + 2 * LABEL_SPACE) {
        const own = valueStyle(chart, labelSize, textOn(color, style));
        const place = { x: x + width / 2, y: y + LABEL_SPACE, align: 'center', anchor: 'top' } as const;
        pen.label(name.replace('Column', 'Value'), chart.format.write(value), place, own);
        exceptions.push({ series: s, category: c, show: ['value'], position: 'inside', style: own });
        return;
      }
      const own = valueStyle(chart, labelSize, leads ? readable(style.accent, labelSize, style) : style.text);
      const place = { x: x + width / 2, y: value < 0 ? y + LABEL_SPACE / 2 : y - LABEL_SPACE / 2, align: 'center' } as const;
      pen.label(name.replace('Column', 'Value'), chart.format.write(value), { ...place, anchor: value < 0 ? 'top' : 'bottom' }, own);
      if (leads) exceptions.push({ series: s, category: c, show: ['value'], position: 'outside', style: own });
    });
  });
  return exceptions;
}

/** Labels the leading column alone, where the label does not run into its neighbours. */
function drawLead(chart: Chart, plot: Frame, scale: Scale): PointLabel[] {
  const { pen, style, frame } = chart;
  const category = chart.lead.category;
  const values = chart.series[0]?.values ?? [];
  const value = values[category];
  if (value == null || value <= 0) return [];
  const own = valueStyle(chart, LEAD_SIZE, readable(style.accent, LEAD_SIZE, style));
  const text = chart.format.write(value);
  const width = pen.width(text, own) + 2;
  const pitch = plot.w / values.length;
  const x = Math.min(rightOf(frame) - width / 2, plot.x + (category + 0.5) * pitch);
  const reach = Math.ceil((width / 2 + Math.abs(x - plot.x - (category + 0.5) * pitch)) / pitch + 0.5);
  const neighbours = values.slice(Math.max(0, category - reach), category + reach + 1);
  if (neighbours.some((v) => (v ?? 0) > value) || x - width / 2 < plot.x) return [];
  pen.label(`Value ${category + 1}`, text, { x, y: yOf(value, scale, plot) - LABEL_SPACE / 2, align: 'center', anchor: 'bottom' }, own);
  return [{ series: 0, category, show: ['value'], position: 'outside', style: own }];
}
