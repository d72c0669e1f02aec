/** What a drawn chart says of its values by lengths, heights and angles alone. */
import type { ChartTable } from './chartEditing.ts';
import type { DrawnChart } from './gnumeric.ts';

type Corner = readonly [x: number, y: number];
type Outline = readonly Corner[];

/** Pixels by which a side may be off: they are whole in places. */
const OFF = 2;
/** And the share of a turn. */
const OFF_TURN = 0.01;

/** Values that are not drawn as they are in the table, in words. */
export function misdrawn(type: string, drawn: DrawnChart, table: ChartTable): string[] {
  if (type === 'line') return ofLine(drawn, table);
  return type === 'doughnut' ? ofRing(drawn, table) : ofBars(type, drawn, table);
}

const xs = (outline: Outline): number[] => outline.map(([x]) => x);
const ys = (outline: Outline): number[] => outline.map(([, y]) => y);
const isRectangle = (outline: Outline): boolean =>
  outline.length === 5 && new Set(xs(outline)).size === 2 && new Set(ys(outline)).size === 2;

/** Each value is as long as it is large, on its side of zero; bars of one category stand side by side or on each other. */
function ofBars(type: string, { areas, lines }: DrawnChart, { categories, series }: ChartTable): string[] {
  const across = type === 'bar' ? ys : xs;
  const along = type === 'bar' ? xs : ys;
  const span = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);
  const rectangles = areas.filter(isRectangle);
  // Signs of a legend are of another width.
  const widths = rectangles.map((bar) => Math.round(span(across(bar))));
  const times = (width: number | undefined) => widths.filter((each) => each === width).length;
  const usual = widths.toSorted((a, b) => times(b) - times(a))[0];
  const bars = rectangles
    .filter((_, i) => widths[i] === usual)
    .toSorted((a, b) => Math.round(Math.min(...across(a)) - Math.min(...across(b))));
  const values = categories.flatMap((_, c) => series.flatMap(({ values }) => values[c] ?? []));
  if (bars.length !== values.length) return [`${bars.length} bars of ${values.length} values`];
  const scale = values.reduce((sum, value) => sum + Math.abs(value), 0) / bars.reduce((sum, bar) => sum + span(along(bar)), 0);
  // The axis of categories is the one line that reaches over all of them and no further.
  const axis = lines.find((line) => line.length === 2 && span(along(line)) < OFF && span(across(line)) > span(bars.flatMap(across)) / 2);
  const zero = axis ? (along(axis)[0] ?? 0) : Number.NaN;
  return values.flatMap((value, i) => {
    const sides = along(bars[i] ?? []);
    const isLong = Math.abs(span(sides) - Math.abs(value) / scale) < OFF;
    const ahead = type === 'bar' ? Math.min(...sides) > zero - OFF : Math.max(...sides) < zero + OFF;
    const behind = type === 'bar' ? Math.max(...sides) < zero + OFF : Math.min(...sides) > zero - OFF;
    return isLong && (value < 0 ? behind : ahead)
      ? []
      : [`${value} is ${span(sides).toFixed(1)} long, where ${(Math.abs(value) / scale).toFixed(1)} is right`];
  });
}

/**
 * Heights of the lines at their categories differ as the values do. No line leads to a point between gaps, and none breaks where it goes
 * straight on.
 */
function ofLine({ lines }: DrawnChart, { series }: ChartTable): string[] {
  const drawn = lines.filter(
    (line) => line.length > 1 && line.every(([x], i) => i === 0 || x > (line[i - 1]?.[0] ?? x)) && new Set(ys(line)).size > 1,
  );
  // A line that begins further left than the one before ends is of the next series.
  const courses: Outline[] = [];
  for (const line of drawn) {
    const last = courses.at(-1);
    if (last && (line[0]?.[0] ?? 0) > (last.at(-1)?.[0] ?? 0)) courses.splice(-1, 1, [...last, ...line]);
    else courses.push(line);
  }
  if (courses.length !== series.length) return [`${courses.length} lines of ${series.length} series`];
  const points = series.flatMap(({ values }, s) => {
    const course = courses[s] ?? [];
    const places = values.flatMap((value, i) =>
      value !== null && ((values[i - 1] ?? null) !== null || (values[i + 1] ?? null) !== null) ? [i] : [],
    );
    const [from, to] = [Math.min(...places), Math.max(...places)];
    const [left, right] = [course[0]?.[0] ?? 0, course.at(-1)?.[0] ?? 0];
    return places.map((i) => ({ value: values[i] ?? 0, y: heightAt(course, left + ((i - from) / (to - from)) * (right - left)) }));
  });
  const [low, high] = [points.toSorted((a, b) => a.value - b.value)[0], points.toSorted((a, b) => b.value - a.value)[0]];
  if (!low || !high) return ['no points'];
  return points.flatMap(({ value, y }) => {
    const right = low.y + ((value - low.value) / (high.value - low.value)) * (high.y - low.y);
    return Math.abs(y - right) < OFF && low.y > high.y ? [] : [`${value} is at ${y.toFixed(1)}, where ${right.toFixed(1)} is right`];
  });
}

function heightAt(course: Outline, x: number): number {
  const next = course.findIndex(([each]) => each >= x - 1);
  const [a, b] = [course[Math.max(0, next - 1)], course[Math.max(0, next)]];
  if (!a || !b) return Number.NaN;
  return b[0] - a[0] < 1 ? b[1] : a[1] + ((Math.min(x, b[0]) - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
}

/** Each part has its share of the turn, in each ring. */
function ofRing({ areas }: DrawnChart, { series }: ChartTable): string[] {
  const rings = series.map(({ values }) => values.flatMap((value) => value ?? []));
  const parts = areas.filter((area) => !isRectangle(area));
  if (parts.length !== rings.flat().length) return [`${parts.length} parts of ${rings.flat().length} values`];
  return rings.flatMap((values, i) => {
    const before = rings.slice(0, i).flat().length;
    return ofParts(parts.slice(before, before + values.length), values);
  });
}

function ofParts(parts: readonly Outline[], values: readonly number[]): string[] {
  // A part begins on the outside and ends on the inside of the same radius.
  const radii = parts.map((part) => [part[0], part.at(-2)] as const);
  const center = meetingOf(radii);
  if (!center) return ['no centre'];
  const starts = radii.map(([outer]) => Math.atan2((outer?.[0] ?? 0) - center[0], center[1] - (outer?.[1] ?? 0)) / (2 * Math.PI));
  const sum = values.reduce((all, value) => all + value, 0);
  return values.flatMap((value, i) => {
    const turn = ((starts[(i + 1) % starts.length] ?? 0) - (starts[i] ?? 0) + 1) % 1;
    return Math.abs(turn - value / sum) < OFF_TURN
      ? []
      : [`${value} has ${turn.toFixed(3)} of the turn, where ${(value / sum).toFixed(3)} is right`];
  });
}

/** Where the two lines meet that cross most steeply. */
function meetingOf(lines: readonly (readonly [Corner | undefined, Corner | undefined])[]): Corner | undefined {
  const rays = lines.flatMap(([a, b]) => (a && b ? [{ a, d: [b[0] - a[0], b[1] - a[1]] as const }] : []));
  const pairs = rays.flatMap((one, i) =>
    rays.slice(i + 1).map((other) => ({ one, other, cross: one.d[0] * other.d[1] - one.d[1] * other.d[0] })),
  );
  const best = pairs.toSorted((p, q) => Math.abs(q.cross) - Math.abs(p.cross))[0];
  if (!best || best.cross === 0) return undefined;
  const { one, other, cross } = best;
  const t = ((other.a[0] - one.a[0]) * other.d[1] - (other.a[1] - one.a[1]) * other.d[0]) / cross;
  return [one.a[0] + t * one.d[0], one.a[1] + t * one.d[1]];
}
