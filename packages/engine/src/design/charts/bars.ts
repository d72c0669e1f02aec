/** Horizontal bars, from the first category at the top to the last, with the names at the left and the values at their ends. */
import { bottomOf } from '../../model/frame.ts';
import type { Frame, PointLabel } from '../../model/scene.ts';
import type { TextStyle } from '../../model/text.ts';
import { axesLook } from './axesLook.ts';
import { type Chart, type DrawnLook, present, valueStyle } from './chart.ts';
import { readable, textOn, textStyleOf } from './chartStyle.ts';
import { gapFor } from './columns.ts';
import { shorten } from './ellipsis.ts';
import { legendRows } from './legend.ts';
import { LINE_HEIGHT } from './pen.ts';
import { hiddenScale, niceScale, type Scale } from './scale.ts';
import { drawBaseline, drawVerticalGrid, planValueAxis, type ValueAxis, xOf } from './valueAxis.ts';
import { linesAt } from './wrapping.ts';

const THICKEST = 40;
const NAME_SPACE = 12;
const LABEL_SPACE = 6;
/** From the bar's end to a value inside of it. */
const INSIDE = 12;
/** Of the length, beside the bars; where labels would take more there is an axis. */
const MOST_LABEL = 0.35;
/** At most, of the axis' figures under the bars and of names that spill over. */
const AXIS_HEIGHT = 30;
/** The names take no more of the frame's width. */
const MOST_NAMES = 0.36;

export function drawBars(chart: Chart): DrawnLook {
  const { frame } = chart;
  const marks = chart.series.length;
  const legend = marks > 1 ? legendRows(chart) : undefined;
  const top = frame.y + (legend ? legend.frame.h + 8 : 0);
  const height = bottomOf(frame) - top;
  const slot = height / chart.categories.length;
  const { labelSize, names, axis, scale, after } = planBars(chart, height);

  // The axis' last figure reaches half its width beyond the plot.
  const beyond = axis ? axis.width / 2 : 0;
  // Names higher than their slots spill over at the first and the last.
  const spill = Math.max(0, (names.size * LINE_HEIGHT - slot) / 2);
  const plot: Frame = {
    x: frame.x + Math.max(names.width, beyond),
    y: top + spill,
    w: frame.w - Math.max(names.width, beyond) - Math.max(beyond, after),
    h: height - spill - Math.max(spill, axis?.height ?? 0),
  };
  const pitch = plot.h / chart.categories.length;
  const gap = gapFor(chart, pitch, marks, chart.style.thickest ?? THICKEST);

  if (axis) drawVerticalGrid(chart, axis, plot);
  const labels = drawMarks(chart, plot, scale, gap, labelSize);
  drawBaseline(chart, xOf(0, scale, plot), plot.y, xOf(0, scale, plot), bottomOf(plot));
  drawNames(chart, names, plot, pitch);
  legend?.draw();

  const look = axesLook(chart, {
    plot,
    scale,
    axis,
    names: { ...names, style: nameStyle(chart, names.size) },
    legend,
    labelSize,
    gap,
  });
  return { ...look, labels: labelSize > 0, pointLabels: labels };
}

interface BarPlan {
  /** 0 where there is an axis instead of labels. */
  readonly labelSize: number;
  readonly names: Names;
  readonly axis: ValueAxis | undefined;
  readonly scale: Scale;
  /** Points, beyond the bars' ends: of their labels. */
  readonly after: number;
}

/** Values stand at the ends of the bars where bars are thick and long enough for them; otherwise there is an axis. */
function planBars(chart: Chart, height: number): BarPlan {
  const { frame, style } = chart;
  const values = present(chart.series.flatMap((s) => s.values));
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const marks = chart.series.length;
  const slot = height / chart.categories.length;
  const between = marks > 1 ? slot / (marks + gapFor(chart, slot, marks, style.thickest ?? THICKEST) / 100) : slot;
  const names = planNames(chart, slot);
  /** The share of the bars' length that labels take before and after them. */
  const room = (size: number): [before: number, after: number] => {
    if (standInside(chart)) return [0, 0];
    const share = (some: number[]) => (some.length ? (widest(chart, some, size) + LABEL_SPACE + 4) / (frame.w - names.width) : 0);
    return [share(values.filter((v) => v < 0)), share(values.filter((v) => v >= 0))];
  };
  const sizes = [style.labelSize, 15, 13, 11].filter((s) => s <= style.labelSize && s * LINE_HEIGHT <= between);
  const labelSize = sizes.find((s) => Math.max(...room(s)) <= MOST_LABEL);
  if (labelSize) {
    const [before, after] = room(labelSize);
    const length = frame.w - names.width;
    return { labelSize, names, axis: undefined, scale: hiddenScale(low, high, before), after: after * length };
  }
  const narrower = planNames(chart, (height - AXIS_HEIGHT) / chart.categories.length);
  const axis = planAxis(chart, low, high, frame.w - narrower.width);
  return { labelSize: 0, names: narrower, axis, scale: axis.scale, after: 0 };
}

/** A bar too short for its value is also so short that the value has room beyond it. */
const standInside = ({ style, series }: Chart): boolean =>
  style.inside === true && series.length === 1 && present(series.flatMap((s) => s.values)).every((v) => v >= 0);

const widest = (chart: Chart, values: readonly number[], size: number): number =>
  Math.max(...values.map((v) => chart.pen.width(chart.format.write(v), valueStyle(chart, size))));

/** As many figures as stand side by side. */
function planAxis(chart: Chart, low: number, high: number, length: number): ValueAxis {
  const whole = present(chart.series.flatMap((s) => s.values)).every(Number.isInteger);
  const axes = [8, 6, 5, 4, 3, 2].map((intervals) => planValueAxis(chart, niceScale(low, high, intervals, whole)));
  const last = planValueAxis(chart, niceScale(low, high, 2, whole));
  return axes.find(({ scale, width }) => width * 1.4 <= ((length - width / 2) * scale.step) / (scale.max - scale.min)) ?? last;
}

interface Names {
  readonly size: number;
  readonly step: number;
  /** Width of the names and of the space to the plot. */
  readonly width: number;
  readonly lines: number;
}

function planNames(chart: Chart, pitch: number): Names {
  const wanted = chart.style.nameSize;
  const size = [wanted, 12, 11, 10].find((s) => s <= wanted && s * LINE_HEIGHT <= pitch) ?? 10;
  const step = Math.max(1, Math.ceil((size * LINE_HEIGHT) / pitch));
  const lines = Math.max(1, Math.min(2, Math.floor((pitch * step) / (size * LINE_HEIGHT))));
  const style = nameStyle(chart, size);
  const widest = Math.max(0, ...chart.categories.filter((_, i) => i % step === 0).map((c) => chart.pen.width(c, style)));
  return { size, step, lines, width: Math.min(widest + 2, chart.frame.w * MOST_NAMES) + NAME_SPACE };
}

const nameStyle = ({ style }: Chart, size: number): TextStyle => ({ ...textStyleOf(style, size, style.text), family: style.names });

function drawNames(chart: Chart, { size, step, lines, width }: Names, plot: Frame, pitch: number): void {
  const room = width - NAME_SPACE;
  const style = nameStyle(chart, size);
  chart.categories.forEach((name, i) => {
    if (i % step !== 0 || !name.trim()) return;
    const place = { x: plot.x - NAME_SPACE, y: plot.y + (i + 0.5) * pitch, align: 'right', anchor: 'middle' } as const;
    if (chart.pen.width(name, style) + 2 <= room) chart.pen.label(`Category ${i + 1}`, name, place, style);
    else if (linesAt(room, name, style, lines, chart.pen)) chart.pen.label(`Category ${i + 1}`, name, { ...place, width: room }, style);
    else chart.pen.label(`Category ${i + 1}`, shorten(name, room - 2, style, chart.pen), place, style);
  });
}

function drawMarks(chart: Chart, plot: Frame, scale: Scale, gap: number, labelSize: number): PointLabel[] {
  const { pen, style } = chart;
  const marks = chart.series.length;
  const pitch = plot.h / chart.categories.length;
  const thickness = pitch / (marks + gap / 100);
  const zero = xOf(0, scale, plot);
  const exceptions: PointLabel[] = [];
  chart.series.forEach((series, s) => {
    series.values.forEach((value, c) => {
      if (value === null) return;
      const y = plot.y + c * pitch + (thickness * gap) / 200 + s * thickness;
      const x = xOf(value, scale, plot);
      const name = marks > 1 ? `Bar ${c + 1}.${s + 1}` : `Bar ${c + 1}`;
      const color = chart.colors[marks > 1 ? s : c] ?? style.quiet;
      if (value !== 0) pen.rect(name, { x: Math.min(x, zero), y, w: Math.abs(x - zero), h: thickness }, chart.fills[c] ?? color);
      if (!labelSize) return;
      const leads = marks === 1 && c === chart.lead.category;
      const held = standInside(chart) && x - zero >= pen.width(chart.format.write(value), valueStyle(chart, labelSize)) + 2 * INSIDE;
      if (held) {
        const own = valueStyle(chart, labelSize, textOn(color, style));
        const place = { x: x - INSIDE, y: y + thickness / 2, anchor: 'middle', align: 'right' } as const;
        pen.label(name.replace('Bar', 'Value'), chart.format.write(value), place, own);
        exceptions.push({ series: s, category: c, show: ['value'], position: 'inside', style: own });
        return;
      }
      const own = valueStyle(chart, labelSize, leads ? readable(style.accent, labelSize, style) : style.text);
      const place = { x: value < 0 ? x - LABEL_SPACE : x + LABEL_SPACE, y: y + thickness / 2, anchor: 'middle' } as const;
      pen.label(name.replace('Bar', 'Value'), chart.format.write(value), { ...place, align: value < 0 ? 'right' : 'left' }, own);
      if (leads) exceptions.push({ series: s, category: c, show: ['value'], position: 'outside', style: own });
    });
  });
  return exceptions;
}
