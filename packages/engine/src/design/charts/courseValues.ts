/**
 * The values of a line's points before its last one: of few points all, where each has a place of its own above or below its point,
 * otherwise the first of each line. A course can then be read without guessing between gridlines.
 */

import { bottomOf, meets, rightOf } from '../../model/frame.ts';
import type { Frame, PointLabel } from '../../model/scene.ts';
import type { Chart, Value } from './chart.ts';
import { readable, textStyleOf } from './chartStyle.ts';
import { LINE_HEIGHT, type Point } from './pen.ts';
import type { Scale } from './scale.ts';
import { yOf } from './valueAxis.ts';

const MOST_CATEGORIES = 12;
const MOST_SERIES = 3;
const SIZE = 12;
/** Between a point and its label. */
const POINT_GAP = 5;
/** Between two labels. */
const LABEL_GAP = 3;
/** Of a label's half width: what its own line may run into. */
const OUTER = 0.6;
/** Places along a label where lines are looked for. */
const PROBES = [-1, -0.6, -0.3, 0, 0.3, 0.6, 1] as const;

interface Label {
  readonly series: number;
  readonly category: number;
  readonly text: string;
  readonly box: Frame;
  readonly above: boolean;
}

/** `taken` are the frames of labels that stand already. */
export function drawCourse(
  chart: Chart,
  scale: Scale,
  plot: Frame,
  xOf: (category: number) => number,
  taken: readonly Frame[],
): PointLabel[] {
  const { series, categories, style, pen } = chart;
  if (style.sparse || categories.length < 2 || series.length > MOST_SERIES) return [];
  const small = (color: typeof style.text) => textStyleOf(style, SIZE, readable(color, SIZE, style, style.under));
  const place = (s: number, category: number): Point => ({ x: xOf(category), y: yOf(valueAt(s, category) ?? 0, scale, plot) });

  const few = categories.length <= MOST_CATEGORIES;
  const labels = (few ? labelsFor(() => true) : undefined) ?? labelsFor((first, c) => c === first);
  return (labels ?? []).map(({ series: s, category, text, box, above }) => {
    const own = small(series.length > 1 ? (chart.colors[s] ?? style.text) : style.muted);
    pen.dot(`Mark ${s + 1}.${category + 1}`, place(s, category), style.lineWidth * DOT, chart.colors[s] ?? style.accent);
    const at = { x: box.x + box.w / 2, y: above ? bottomOf(box) : box.y, align: 'center', anchor: above ? 'bottom' : 'top' } as const;
    pen.label(`Course value ${s + 1}.${category + 1}`, text, at, own);
    return { series: s, category, show: ['value'], position: above ? 'above' : 'below', style: own };
  });

  function valueAt(s: number, category: number): Value | undefined {
    return series[s]?.values[category];
  }

  /** Labels for the points that are wanted; undefined where one of them has no place. */
  function labelsFor(wanted: (first: number, category: number) => boolean): Label[] | undefined {
    const placed: Label[] = [];
    for (const [s, { values }] of series.entries()) {
      const first = values.findIndex((v) => v !== null);
      const last = values.findLastIndex((v) => v !== null);
      const leads = series.length === 1 ? chart.lead.category : -1;
      for (const [category, value] of values.entries()) {
        if (value === null || category === last || category === leads || !wanted(first, category)) continue;
        const text = chart.format.write(value);
        const label = sides(s, category)
          .map((above): Label => ({ series: s, category, text, above, box: boxOf(s, category, text, above) }))
          .find((each) => isFree(each, placed));
        if (!label) return undefined;
        placed.push(label);
      }
    }
    return placed;
  }

  /** The higher of two lines has its values above it; a dip has them below. */
  function sides(s: number, category: number): readonly boolean[] {
    const value = valueAt(s, category) ?? 0;
    const higher = series.filter((_, other) => other !== s && (valueAt(other, category) ?? Number.NEGATIVE_INFINITY) > value).length;
    const dip = (valueAt(s, category - 1) ?? value) > value && (valueAt(s, category + 1) ?? value) > value;
    const below = series.length > 1 ? higher === series.length - 1 : dip;
    return below ? [false, true] : [true, false];
  }

  function boxOf(s: number, category: number, text: string, above: boolean): Frame {
    const { x, y } = place(s, category);
    const w = pen.width(text, small(style.text)) + LABEL_GAP;
    const h = SIZE * LINE_HEIGHT;
    const middle = Math.min(rightOf(plot) - w / 2, Math.max(plot.x + w / 2, x));
    return { x: middle - w / 2, y: above ? y - POINT_GAP - h : y + POINT_GAP, w, h };
  }

  function isFree({ series: s, box }: Label, placed: readonly Label[]): boolean {
    if (bottomOf(box) > bottomOf(plot)) return false;
    if ([...taken, ...placed.map((other) => other.box)].some((other) => meets(box, other))) return false;
    return series.every((_, other) =>
      PROBES.every((probe) => {
        if (other === s && Math.abs(probe) > OUTER) return true;
        const y = lineAt(other, box.x + (box.w * (1 + probe)) / 2);
        return y === undefined || y < box.y - 1 || y > bottomOf(box) + 1;
      }),
    );
  }

  /** How high the line runs there. */
  function lineAt(s: number, x: number): number | undefined {
    const right = categories.findIndex((_, category) => xOf(category) >= x);
    if (right < 0) return undefined;
    const left = Math.max(0, right - 1);
    if (valueAt(s, left) == null || valueAt(s, right) == null) return undefined;
    const [a, b] = [place(s, left), place(s, right)];
    return b.x === a.x ? b.y : a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
  }
}

const DOT = 0.9;
