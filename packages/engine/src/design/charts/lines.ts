/** Lines with the series' names and last values at their ends, and of few points the values of all. */
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame, PointLabel } from '../../model/scene.ts';
import { axesLook } from './axesLook.ts';
import { drawCategories, planCategories } from './categoryAxis.ts';
import { type Chart, type DrawnLook, present, type Value, valueStyle } from './chart.ts';
import { readable, textStyleOf } from './chartStyle.ts';
import { drawCourse } from './courseValues.ts';
import { shorten } from './ellipsis.ts';
import { legendRows } from './legend.ts';
import { LINE_HEIGHT, type Point } from './pen.ts';
import { isFar, niceScale, type Scale } from './scale.ts';
import { separatorOf } from './separator.ts';
import { spread } from './spread.ts';
import { drawBaseline, drawHorizontalGrid, planValueAxis, yOf } from './valueAxis.ts';

const END_SPACE = 10;
/** The labels at the ends take no more of the frame's width. */
const MOST_ENDS = 0.3;
const DOT = 1.4;
const LEAD_SIZE = 13;
const LEAD_SPACE = 6;
/** Height under the labels at the ends: three lines of category names and their space. */
const BELOW = 56;
/** Width of the lines behind the one that leads in a sparse chart. */
const BEHIND = 1;

export function drawLines(chart: Chart): DrawnLook {
  const { frame, style } = chart;
  const ends = planEnds(chart);
  const legend = ends ? undefined : legendRows(chart);
  const top = frame.y + (legend ? legend.frame.h + 8 : 0);
  const height = bottomOf(frame) - top;
  const values = present(chart.series.flatMap((s) => s.values));
  const scale = style.sparse ? closeScale(values) : lineScale(values, height / 56);
  const axis = style.sparse ? undefined : planValueAxis(chart, scale);
  const right = ends ? ends.width + END_SPACE : 8;
  const left = axis?.width ?? 0;
  const width = frame.w - left - right;
  const count = chart.categories.length;
  const pitch = count > 1 ? width / (count - 1) : width;
  const slots = { first: frame.x + left + (count > 1 ? 0 : width / 2), pitch };
  const categories = planCategories(chart, slots);
  // A label above the highest point has its place above the plot.
  const above = Math.max(LEAD_SIZE, ends?.size ?? 0) * LINE_HEIGHT + LEAD_SPACE;
  const plot: Frame = { x: frame.x + left, y: top + above, w: width, h: height - above - categories.height };
  const xOfCategory = (c: number) => slots.first + c * pitch;

  if (axis) drawHorizontalGrid(chart, axis, plot);
  if (!axis) drawBaseline(chart, plot.x, bottomOf(plot), rightOf(plot), bottomOf(plot));
  else if (scale.min <= 0 && scale.max >= 0) {
    const y = yOf(0, scale, plot);
    drawBaseline(chart, plot.x, y, rightOf(plot), y);
  }
  const under = legend || style.sparse ? undefined : drawUnder(chart, scale, plot, xOfCategory);
  const others = style.sparse ? BEHIND : (style.lineWidth * 2) / 3;
  const widths = chart.series.map((_, s) => (s === chart.lead.series ? style.lineWidth : others));
  const order = [...chart.series.keys()].filter((s) => s !== chart.lead.series);
  // The leading line is painted last, over the others.
  for (const s of [...order, chart.lead.series]) drawLine(chart, s, scale, plot, xOfCategory, widths[s] ?? style.lineWidth);
  const labels = ends ? drawEnds(chart, ends, scale, plot, xOfCategory, widths) : [];
  const standing = () =>
    chart.pen.shapes.filter(({ name }) => /^(?:Value|Lead value) \d/.test(name)).map(({ frame: at }) => chart.pen.mirrored(at));
  labels.push(...drawLead(chart, scale, plot, xOfCategory));
  labels.push(...drawCourse(chart, scale, plot, xOfCategory, standing()));
  drawCategories(chart, categories, bottomOf(plot), slots);
  legend?.draw();

  const look = axesLook(chart, { plot, scale, axis, names: categories, legend, labelSize: ends?.size ?? 0 });
  return { ...look, pointLabels: labels, lineWidths: widths, ...(under && { under }) };
}

/** From zero, unless the values lie so close together far from it that nothing would be seen of their course. */
export function lineScale(values: readonly number[], intervals: number): Scale {
  const low = Math.min(...(values.length ? values : [0]));
  const high = Math.max(...(values.length ? values : [0]));
  const whole = values.every(Number.isInteger);
  const far = high - low > 0 && high - low < 0.25 * Math.max(Math.abs(low), Math.abs(high)) && low * high > 0;
  if (!far) return niceScale(Math.min(0, low), Math.max(0, high), intervals, whole);
  // As far from values that lie close together as applications begin an axis whose ends are not set.
  const air = isFar(high, low) ? 0 : (high - low) / 2;
  return niceScale(low > 0 ? low - air : low, low > 0 ? high : high + air, intervals, whole);
}

/** Around the values alone, where no figures stand at an axis. */
function closeScale(values: readonly number[]): Scale {
  const shown = values.length > 0 ? values : [0];
  return niceScale(Math.min(...shown), Math.max(...shown), 4);
}

interface Ends {
  readonly size: number;
  readonly width: number;
  readonly texts: readonly string[];
}

/** The labels at the lines' ends; undefined when they do not all have room one above the other. */
function planEnds(chart: Chart): Ends | undefined {
  const sizes = [chart.style.labelSize, 15, 13, 11.5, 10].filter((s, i) => i === 0 || s < chart.style.labelSize);
  const { sparse } = chart.style;
  const plans = sizes
    .filter((s) => (sparse ? 1 : chart.series.length) * s * LINE_HEIGHT <= chart.frame.h - BELOW)
    .map((s) => endsIn(chart, s));
  // Rather a smaller size than a name that is cut.
  return plans.find(({ cut }) => !cut) ?? plans[0];
}

function endsIn(chart: Chart, size: number): Ends & { readonly cut: boolean } {
  const { sparse } = chart.style;
  const style = textStyleOf(chart.style, size, chart.style.text, chart.style.labelWeight);
  const most = chart.frame.w * MOST_ENDS;
  let cut = false;
  const texts = chart.series.map(({ name, values }, s) => {
    const last = values.findLast((v) => v !== null);
    if (last === undefined || last === null || (sparse && s !== chart.lead.series)) return '';
    const value = chart.format.write(last);
    if (chart.series.length === 1 || sparse) return value;
    const tail = separatorOf(chart.pen.language) + value;
    const shown = shorten(name, most - chart.pen.width(tail, style), style, chart.pen);
    cut ||= shown !== name;
    return shown + tail;
  });
  return { size, cut, texts, width: Math.max(0, ...texts.map((t) => (t ? chart.pen.width(t, style) : 0))) + 4 };
}

/** The area below the leading line, where that has a value everywhere and none is below zero. */
function drawUnder(chart: Chart, scale: Scale, plot: Frame, x: (c: number) => number): DrawnLook['under'] {
  const { lead, pen, style } = chart;
  const [run] = runsOf(chart.series[lead.series]?.values ?? []);
  const whole = run && run.length === chart.categories.length && run.length > 1;
  if (!style.under || !whole || scale.min !== 0) return undefined;
  const foot = yOf(0, scale, plot);
  const line = run.map(({ category, value }): Point => ({ x: x(category), y: yOf(value, scale, plot) }));
  const ends = [run.at(-1), run[0]].map((end): Point => ({ x: x(end?.category ?? 0), y: foot }));
  pen.polygon('Area below the line', [...line, ...ends], style.under);
  return { series: lead.series, fill: style.under };
}

/** A line for each run of values between gaps; a value alone between gaps is a dot. */
function drawLine(chart: Chart, s: number, scale: Scale, plot: Frame, x: (c: number) => number, width: number): void {
  const color = chart.colors[s] ?? chart.style.accent;
  runsOf(chart.series[s]?.values ?? []).forEach((run, i) => {
    const points = run.map(({ category, value }): Point => ({ x: x(category), y: yOf(value, scale, plot) }));
    const first = points[0];
    if (points.length > 1) chart.pen.polyline(`Line ${s + 1}.${i + 1}`, points, { color, width, cap: 'round' });
    else if (first) chart.pen.dot(`Point ${s + 1}.${i + 1}`, first, width * DOT, color);
  });
}

/** Stretches of neighbouring categories that have values. */
export function runsOf(values: readonly Value[]): { category: number; value: number }[][] {
  const runs: { category: number; value: number }[][] = [];
  values.forEach((value, category) => {
    if (value === null) return;
    const last = runs.at(-1);
    if (last && last.at(-1)?.category === category - 1) last.push({ category, value });
    else runs.push([{ category, value }]);
  });
  return runs;
}

function drawEnds(chart: Chart, ends: Ends, scale: Scale, plot: Frame, x: (c: number) => number, widths: readonly number[]): PointLabel[] {
  const { pen, style } = chart;
  const labelled = chart.series.flatMap(({ values }, s) => {
    const category = values.findLastIndex((v) => v !== null);
    const value = values[category];
    return ends.texts[s] && value != null ? [{ s, category, y: yOf(value, scale, plot) }] : [];
  });
  const height = ends.size * LINE_HEIGHT;
  const middles = spread(
    labelled.map((l) => l.y),
    height,
    plot.y - height,
    bottomOf(plot) + 4,
  );
  return labelled.map(({ s, category, y }, i) => {
    const middle = middles[i] ?? y;
    const lead = s === chart.lead.series;
    const color = readable(chart.colors[s] ?? style.text, ends.size, style);
    const own = textStyleOf(style, ends.size, color, lead ? style.labelWeight : 400);
    pen.dot(`End ${s + 1}`, { x: x(category), y }, (widths[s] ?? style.lineWidth) * DOT, chart.colors[s] ?? style.accent);
    const at = { x: rightOf(plot) + END_SPACE, y: middle, align: 'left', anchor: 'middle' } as const;
    pen.label(`Value ${s + 1}`, ends.texts[s] ?? '', at, own);
    return {
      series: s,
      category,
      show: chart.series.length > 1 && !style.sparse ? ['series', 'value'] : ['value'],
      position: style.rtl ? 'left' : 'right',
      style: own,
      shift: middle - y,
    };
  });
}

/** The leading point of a single line where that is not its last: its value above it, or below it in a dip. */
function drawLead(chart: Chart, scale: Scale, plot: Frame, x: (c: number) => number): PointLabel[] {
  const { pen, style } = chart;
  const category = chart.lead.category;
  const values = chart.series[0]?.values ?? [];
  const value = values[category];
  if (chart.series.length > 1 || value == null || category === values.findLastIndex((v) => v !== null)) return [];
  const own = valueStyle(chart, LEAD_SIZE, readable(style.accent, LEAD_SIZE, style));
  const text = chart.format.write(value);
  const half = pen.width(text, own) / 2 + 1;
  const y = yOf(value, scale, plot);
  const dip = (values[category - 1] ?? value) > value && (values[category + 1] ?? value) > value && y + LEAD_SIZE * 2 < bottomOf(plot);
  // Between the figures of the axis and the label at the line's end.
  const middle = Math.min(rightOf(plot) - half, Math.max(plot.x + half, x(category)));
  const place = { x: middle, y: dip ? y + LEAD_SPACE : y - LEAD_SPACE, align: 'center', anchor: dip ? 'top' : 'bottom' } as const;
  pen.dot(`Lead ${category + 1}`, { x: x(category), y }, style.lineWidth * DOT, style.accent);
  pen.label(`Lead value ${category + 1}`, text, place, own);
  return [{ series: 0, category, show: ['value'], position: dip ? 'below' : 'above', style: own }];
}
