/**
 * Pies and doughnuts: parts clockwise from the top in the order given, names in a list beside, values on the parts that have room and beside
 * those of a pie that have none.
 */
import { padded } from '../../model/frame.ts';
import type { Frame, PointLabel } from '../../model/scene.ts';
import type { TextStyle } from '../../model/text.ts';
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
const NAMES_GAP = 36;
const SEPARATOR = 1.5;
const PADDING = 4;

/** From the circle to a value beside it. */
const BESIDE = 6;
/** Share of its diameter by which a circle is drawn in at most, on each side. */
const MOST_MARGIN = 0.16;
/** Size of values beside the circle, at most. */
const OUTSIDE_SIZE = 13;

export function drawPie(chart: Chart): DrawnLook {
  const { frame, style, pen } = chart;
  const hole = chart.data.type === 'doughnut' ? style.hole : 0;
  const { circle: whole, list } = style.bare ? alone(frame) : place(frame);
  const held = partsOf(chart, whole, hole / 100);
  const wanted = style.bare || hole > 0 ? 0 : marginOf(chart, held);
  // A small circle keeps its size rather than all of its values.
  const margin = wanted <= whole.w * MOST_MARGIN ? wanted : 0;
  const circle: Frame = padded(whole, margin);
  const labels = drawParts(chart, circle, margin > 0 ? partsOf(chart, circle, 0) : held, margin);
  const legend = list && legendList(chart, list);
  legend?.draw();
  return {
    axisStyle: categoryStyle(chart, style.categorySize),
    valueAxis: false,
    // A part that is added later has its value too.
    labels: !style.bare,
    labelStyle: valueStyle(chart, Math.min(OUTSIDE_SIZE, style.labelSize)),
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
    const names = x + Math.max(w * NAMES, d + NAMES_GAP);
    return { circle: { x, y: y + (h - d) / 2, w: d, h: d }, list: { x: names, y, w: x + w - names, h } };
  }
  const d = Math.min(w, h * 0.6);
  return { circle: { x: x + (w - d) / 2, y, w: d, h: d }, list: { x, y: y + d + 16, w, h: h - d - 16 } };
}

function alone({ x, y, w, h }: Frame): { circle: Frame; list?: Frame } {
  const d = Math.min(w, h);
  return { circle: { x: x + (w - d) / 2, y: y + (h - d) / 2, w: d, h: d } };
}

interface Part {
  readonly category: number;
  readonly radius: number;
  readonly hole: number;
  readonly from: number;
  readonly to: number;
  /** Of its value, where that lies on the part. */
  readonly label: { readonly style: TextStyle; readonly middle: Place } | undefined;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The parts that have a size, in radians from the top, and where their values stand on them. */
function partsOf(chart: Chart, circle: Frame, hole: number): Part[] {
  const sizes = (chart.series[0]?.values ?? []).map((v) => Math.abs(v ?? 0));
  const total = sizes.reduce((sum, v) => sum + v, 0);
  const radius = circle.w / 2;
  let to = 0;
  return sizes.flatMap((size, category) => {
    if (size === 0) return [];
    const from = to;
    to += (size / total) * 2 * Math.PI;
    const part = { category, radius, hole, from, to };
    return [{ ...part, label: chart.style.bare ? undefined : labelOn(chart, part) }];
  });
}

/** How much the circle is drawn in, for the values of parts that have no room for them. */
function marginOf(chart: Chart, parts: readonly Part[]): number {
  const size = Math.min(OUTSIDE_SIZE, chart.style.labelSize);
  const without = parts.filter(({ label }) => !label);
  const widths = without.map(({ category }) => chart.pen.width(written(chart, category), valueStyle(chart, size)));
  return without.length === 0 ? 0 : Math.max(size * LINE_HEIGHT, ...widths) + BESIDE;
}

const written = (chart: Chart, category: number): string => chart.format.write(chart.series[0]?.values[category] ?? 0);

function drawParts(chart: Chart, circle: Frame, parts: readonly Part[], margin: number): PointLabel[] {
  const { pen, style } = chart;
  const middle = { x: circle.x + circle.w / 2, y: circle.y + circle.h / 2 };
  // The circle is mirrored as a whole: what is at its right stays at its right.
  const onPage = ({ x, y }: Place) => ({ x: middle.x + (pen.rtl ? -x : x), y: middle.y + y });
  const outside: Place[] = [];
  return parts.map((part): PointLabel => {
    const { category, radius, hole, from, to, label } = part;
    const color = chart.colors[category] ?? style.quiet;
    const stroke = { color: style.ground, width: Math.min(SEPARATOR, (to - from) * radius * 0.2) };
    pen.path(`Part ${category + 1}`, circle, sector(radius, radius * hole, from, to), color, parts.length === 1 ? undefined : stroke);
    const none: PointLabel = { series: 0, category, show: [], position: 'center', style: valueStyle(chart, style.labelSize) };
    const name = `Value ${category + 1}`;
    if (label) {
      pen.label(name, written(chart, category), { ...onPage(label.middle), align: 'center', anchor: 'middle' }, label.style);
      return { ...none, show: ['value'], style: label.style };
    }
    if (margin === 0) return none;
    const own = valueStyle(chart, Math.min(OUTSIDE_SIZE, style.labelSize));
    const [w, h] = [pen.width(written(chart, category), own) + PADDING, own.size * LINE_HEIGHT];
    const angle = (from + to) / 2;
    const at = { x: (radius + BESIDE + w / 2) * Math.sin(angle), y: -(radius + BESIDE + h / 2) * Math.cos(angle) };
    // Of values that would lie on each other the first is shown, and none that would leave the frame.
    const leaves = Math.abs(at.x) + w / 2 > radius + margin || Math.abs(at.y) + h / 2 > radius + margin;
    if (leaves || outside.some(({ x, y }) => Math.abs(x - at.x) < w && Math.abs(y - at.y) < h)) return none;
    outside.push(at);
    pen.label(name, written(chart, category), { ...onPage(at), align: 'center', anchor: 'middle' }, own);
    return { ...none, show: ['value'], position: 'outside', style: own };
  });
}

/** The value on the part where all of it lies on the part. */
function labelOn(chart: Chart, part: Omit<Part, 'label'>): Part['label'] {
  const { pen, style } = chart;
  const value = chart.series[0]?.values[part.category];
  if (value == null) return undefined;
  const text = chart.format.write(value);
  const ink = textOn(chart.colors[part.category] ?? style.quiet, style);
  const place = part.hole > 0 ? (1 + part.hole) / 2 : 0.66;
  const angle = (part.from + part.to) / 2;
  const middle = { x: part.radius * place * Math.sin(angle), y: -part.radius * place * Math.cos(angle) };
  for (const size of [style.labelSize, 13, 11]) {
    const own = valueStyle(chart, size, ink);
    if (size <= style.labelSize && inside(part, middle, pen.width(text, own) + PADDING, size * LINE_HEIGHT)) return { style: own, middle };
  }
  return undefined;
}

/** Whether the corners of a box around `middle` (from the circle's middle) all lie on the part. */
function inside({ radius, hole, from, to }: Omit<Part, 'label'>, middle: Place, w: number, h: number): boolean {
  const corners = [-1, 0, 1].flatMap((i) => [-1, 1].map((j) => ({ x: middle.x + (i * w) / 2, y: middle.y + (j * h) / 2 })));
  return corners.every(({ x, y }) => {
    const distance = Math.hypot(x, y);
    const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
    return distance <= radius - 1 && distance >= radius * hole + 1 && angle >= from && angle <= to;
  });
}
