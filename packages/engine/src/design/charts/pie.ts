/** Pies and doughnuts: parts clockwise from the top in the order given, values on the parts that have room, names in a list beside. */
import type { Frame, PointLabel } from '../../model/scene.ts';
import { legendLook } from './axesLook.ts';
import { type Chart, categoryStyle, type DrawnLook, valueStyle } from './chart.ts';
import { textOn } from './chartStyle.ts';
import { legendList } from './legend.ts';
import { LINE_HEIGHT } from './pen.ts';
import { sector } from './sector.ts';

/** Share of the frame's width that the circle takes at most when the names stand beside it. */
const CIRCLE = 0.46;
/** Where the names begin, as a share of the frame's width, and their least distance from the circle. */
const NAMES = 0.5;
const SPACE = 36;
const SEPARATOR = 1.5;
const PADDING = 4;

export function drawPie(chart: Chart): DrawnLook {
  const { frame, style, pen } = chart;
  const hole = chart.data.type === 'doughnut' ? style.hole : 0;
  const { circle, list } = style.bare ? alone(frame) : place(frame);
  const labels = drawParts(chart, circle, hole / 100);
  const legend = list && legendList(chart, list);
  legend?.draw();
  return {
    axisStyle: categoryStyle(chart, style.categorySize),
    valueAxis: false,
    labels: false,
    labelStyle: valueStyle(chart, style.labelSize),
    ...legendLook(chart, legend),
    gap: style.gap,
    plot: pen.mirrored(circle),
    pointLabels: labels,
    ...(hole && { hole }),
  };
}

/** The names stand at the right of the circle, or under it in a frame that is not wide. */
function place({ x, y, w, h }: Frame): { circle: Frame; list: Frame } {
  if (w >= 1.15 * h) {
    const d = Math.min(h, w * CIRCLE);
    const names = x + Math.max(w * NAMES, d + SPACE);
    return { circle: { x, y: y + (h - d) / 2, w: d, h: d }, list: { x: names, y, w: x + w - names, h } };
  }
  const d = Math.min(w, h * 0.6);
  return { circle: { x: x + (w - d) / 2, y, w: d, h: d }, list: { x, y: y + d + 16, w, h: h - d - 16 } };
}

function alone({ x, y, w, h }: Frame): { circle: Frame; list?: Frame } {
  const d = Math.min(w, h);
  return { circle: { x: x + (w - d) / 2, y: y + (h - d) / 2, w: d, h: d } };
}

function drawParts(chart: Chart, circle: Frame, hole: number): PointLabel[] {
  const { pen, style } = chart;
  const sizes = (chart.series[0]?.values ?? []).map((v) => Math.abs(v ?? 0));
  const total = sizes.reduce((sum, v) => sum + v, 0);
  const radius = circle.w / 2;
  const labels: PointLabel[] = [];
  let from = 0;
  sizes.forEach((size, c) => {
    if (size === 0) return;
    const to = from + (size / total) * 2 * Math.PI;
    const color = chart.colors[c] ?? style.quiet;
    const alone = size === total;
    const stroke = { color: style.ground, width: Math.min(SEPARATOR, (to - from) * radius * 0.2) };
    pen.path(`Part ${c + 1}`, circle, sector(radius, radius * hole, from, to), color, alone ? undefined : stroke);
    const label = style.bare ? undefined : partLabel(chart, c, { radius, hole, from, to }, circle);
    if (label) labels.push(label);
    from = to;
  });
  return labels;
}

interface Part {
  readonly radius: number;
  readonly hole: number;
  readonly from: number;
  readonly to: number;
}

/** Writes the value on the part where all of it lies on the part. */
function partLabel(chart: Chart, c: number, part: Part, circle: Frame): PointLabel | undefined {
  const { pen, style } = chart;
  const value = chart.series[0]?.values[c];
  if (value == null) return undefined;
  const text = chart.format.write(value);
  const ink = textOn(chart.colors[c] ?? style.quiet, style);
  const place = part.hole > 0 ? (1 + part.hole) / 2 : 0.66;
  const angle = (part.from + part.to) / 2;
  const middle = { x: part.radius * place * Math.sin(angle), y: -part.radius * place * Math.cos(angle) };
  for (const size of [style.labelSize, 13, 11]) {
    const own = valueStyle(chart, size, ink);
    const w = pen.width(text, own) + PADDING;
    if (size > style.labelSize || !inside(part, middle, w, size * LINE_HEIGHT)) continue;
    // The circle is mirrored as a whole: what is at its right stays at its right.
    const x = circle.x + circle.w / 2 + (pen.rtl ? -middle.x : middle.x);
    pen.label(`Value ${c + 1}`, text, { x, y: circle.y + circle.h / 2 + middle.y, align: 'center', anchor: 'middle' }, own);
    return { series: 0, category: c, show: ['value'], position: 'center', style: own };
  }
  return undefined;
}

/** Whether the corners of a box around `middle` (from the circle's middle) all lie on the part. */
function inside({ radius, hole, from, to }: Part, middle: { x: number; y: number }, w: number, h: number): boolean {
  const corners = [-1, 0, 1].flatMap((i) => [-1, 1].map((j) => ({ x: middle.x + (i * w) / 2, y: middle.y + (j * h) / 2 })));
  return corners.every(({ x, y }) => {
    const distance = Math.hypot(x, y);
    const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
    return distance <= radius - 1 && distance >= radius * hole + 1 && angle >= from && angle <= to;
  });
}
