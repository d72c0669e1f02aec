/** Points between two axes of values, with their names beside them where there is room. */
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame, PointLabel } from '../../model/scene.ts';
import { axesLook } from './axesLook.ts';
import { type Chart, categoryStyle, type DrawnLook, present, type Value, valueStyle } from './chart.ts';
import { readable, textStyleOf } from './chartStyle.ts';
import { shorten } from './ellipsis.ts';
import { legendRows } from './legend.ts';
import { lineScale } from './lines.ts';
import { LINE_HEIGHT, type Point, SLACK } from './pen.ts';
import { fixedEnds } from './scale.ts';
import { drawBaseline, drawHorizontalGrid, drawVerticalGrid, planValueAxis, type ValueAxis, xOf, yOf } from './valueAxis.ts';

/** Radius of a dot that leads, in widths of the leading line, and of one that does not. */
const LEADING_DOT = 2;
const DOT = 1.7;
/** Points: a larger radius would reach the figures of an axis that the dot stands on. */
const LARGEST_DOT = 7.5;
const NAME_SPACE = 4;
/** A name takes no more of the plot's width. */
const LONGEST_NAME = 0.3;
/** More names than these would hide the cloud that the points form. */
const MOST_NAMES = 24;

export function drawScatter(chart: Chart): DrawnLook {
  const { frame, pen, style } = chart;
  const legend = chart.series.length > 1 ? legendRows(chart) : undefined;
  const top = frame.y + (legend ? legend.frame.h + 8 : 0);
  const height = bottomOf(frame) - top;
  const places = horizontal(chart);
  const vertical = planValueAxis(chart, lineScale(present(chart.series.flatMap((s) => s.values)), height / 56));
  const across = planAcross(chart, present(places), frame.w - vertical.width);
  const title = titleOf(chart);
  const left = Math.max(vertical.width, across.width / 2);
  const plot: Frame = {
    x: frame.x + left,
    y: top + vertical.height / 2,
    w: frame.w - left - across.width / 2,
    h: height - vertical.height / 2 - across.height - (title?.height ?? 0),
  };

  drawHorizontalGrid(chart, vertical, plot);
  drawVerticalGrid(chart, across, plot);
  const zero = yOf(Math.min(vertical.scale.max, Math.max(vertical.scale.min, 0)), vertical.scale, plot);
  drawBaseline(chart, plot.x, zero, rightOf(plot), zero);
  const dots = dotsOf(chart, places, (x, y) => ({ x: xOf(x, across.scale, plot), y: yOf(y, vertical.scale, plot) }));
  for (const dot of dots) pen.dot(`Point ${dot.name}`, dot, dot.radius, dot.leads ? style.accent : colorOf(chart, dot));
  const labels = drawNames(chart, dots, plot);
  legend?.draw();
  const titleFrame = title && drawTitle(chart, title, plot, across);

  const spread = present(places).length > 0 ? present(places) : [0];
  const names = { size: across.size, step: 1, style: categoryStyle(chart, across.size) };
  return {
    ...axesLook(chart, { plot, scale: vertical.scale, axis: vertical, names, legend, labelSize: 0 }),
    pointLabels: labels,
    marker: 2 * dotUnit(chart) * DOT,
    xAxis: {
      scale: { ...across.scale, fixed: fixedEnds(across.scale, Math.min(...spread), Math.max(...spread), true) },
      format: across.format.code,
      ...(title && titleFrame && { title: { text: title.text, style: title.style, frame: titleFrame } }),
    },
  };
}

/** Where each point stands from left to right: what the data say, or its number where they say nothing. */
function horizontal({ data, categories }: Chart): Value[] {
  if (!data.x) return categories.map((_, i) => i + 1);
  return categories.map((_, i) => {
    const value = data.x?.[i] ?? null;
    return value !== null && Number.isFinite(value) && Math.abs(value) < 1e300 ? value : null;
  });
}

/** As many figures as stand side by side; they have no sign of the other axis' unit. */
function planAcross(chart: Chart, values: readonly number[], length: number): ValueAxis {
  const plans = [10, 8, 6, 5, 4, 3, 2].map((intervals) => planValueAxis(chart, lineScale(values, intervals), {}));
  const sparse = planValueAxis(chart, lineScale(values, 2), {});
  return plans.find(({ scale, width }) => width * 1.5 <= ((length - width) * scale.step) / (scale.max - scale.min)) ?? sparse;
}

interface Dot extends Point {
  readonly series: number;
  readonly category: number;
  readonly name: string;
  readonly radius: number;
  readonly leads: boolean;
}

/** Those that lead come last, so that they are painted over the others. */
function dotsOf(chart: Chart, places: readonly Value[], at: (x: number, y: number) => Point): Dot[] {
  const several = chart.series.length > 1;
  const dots = chart.series.flatMap(({ values }, series) =>
    values.flatMap((y, category): Dot[] => {
      const x = places[category];
      if (y === null || x == null) return [];
      const leads = several ? series === chart.lead.series : category === chart.data.highlight;
      const radius = dotUnit(chart) * (leads && !several ? LEADING_DOT : DOT);
      return [{ ...at(x, y), series, category, name: several ? `${series + 1}.${category + 1}` : `${category + 1}`, radius, leads }];
    }),
  );
  return dots.sort((a, b) => Number(a.leads) - Number(b.leads));
}

const dotUnit = ({ style }: Chart): number => Math.min(style.lineWidth, LARGEST_DOT / LEADING_DOT);

const colorOf = ({ series, colors, style }: Chart, dot: Dot) => colors[series.length > 1 ? dot.series : dot.category] ?? style.quiet;

const sides = ['right', 'left', 'above', 'below'] as const;

/** The names of the points, the leading one first: at the side where they cover neither a dot nor another name, or nowhere. */
function drawNames(chart: Chart, dots: readonly Dot[], plot: Frame): PointLabel[] {
  const { pen, style } = chart;
  if (dots.length > MOST_NAMES) return [];
  const taken: Frame[] = dots.map(({ x, y, radius }) => ({ x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius }));
  const size = Math.min(12, style.categorySize);
  return [...dots].reverse().flatMap((dot): PointLabel[] => {
    const own = dot.leads && chart.series.length === 1 ? valueStyle(chart, size, readable(style.accent, size, style)) : plain(chart, size);
    const text = shorten(chart.categories[dot.category]?.trim() ?? '', plot.w * LONGEST_NAME, own, pen);
    if (!text) return [];
    const w = pen.width(text, own) + SLACK;
    const h = own.size * LINE_HEIGHT;
    const away = dot.radius + NAME_SPACE;
    const frames: Record<(typeof sides)[number], Frame> = {
      right: { x: dot.x + away, y: dot.y - h / 2, w, h },
      left: { x: dot.x - away - w, y: dot.y - h / 2, w, h },
      above: { x: dot.x - w / 2, y: dot.y - away - h + 2, w, h },
      below: { x: dot.x - w / 2, y: dot.y + away - 2, w, h },
    };
    const position = sides.find((side) => within(frames[side], plot) && !taken.some((frame) => meet(frame, frames[side])));
    if (!position) return [];
    const frame = frames[position];
    taken.push(frame);
    pen.label(`Name ${dot.name}`, text, { x: frame.x, y: frame.y, align: 'left', anchor: 'top' }, own);
    const mirrored = { right: 'left', left: 'right', above: 'above', below: 'below' } as const;
    return [
      { series: dot.series, category: dot.category, show: ['category'], position: pen.rtl ? mirrored[position] : position, style: own },
    ];
  });
}

const plain = ({ style }: Chart, size: number) => textStyleOf(style, size, style.text);

const meet = (a: Frame, b: Frame): boolean => a.x < rightOf(b) && b.x < rightOf(a) && a.y < bottomOf(b) && b.y < bottomOf(a);
const within = (inner: Frame, outer: Frame): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && rightOf(inner) <= rightOf(outer) && bottomOf(inner) <= bottomOf(outer);

interface Title {
  readonly text: string;
  readonly style: ReturnType<typeof categoryStyle>;
  readonly height: number;
}

/** What the horizontal axis measures, below its figures. */
function titleOf(chart: Chart): Title | undefined {
  const style = categoryStyle(chart, Math.min(12, chart.style.categorySize));
  const text = shorten(chart.data.xUnit?.trim() ?? '', chart.frame.w * 0.7, style, chart.pen);
  return text ? { text, style, height: style.size * LINE_HEIGHT + 4 } : undefined;
}

function drawTitle({ pen }: Chart, { text, style }: Title, plot: Frame, across: ValueAxis): Frame {
  const w = pen.width(text, style) + SLACK;
  const frame = { x: rightOf(plot) - w, y: bottomOf(plot) + across.height + 2, w, h: style.size * LINE_HEIGHT };
  pen.label('Horizontal axis', text, { x: frame.x, y: frame.y, align: 'left', anchor: 'top' }, style);
  return pen.mirrored(frame);
}
