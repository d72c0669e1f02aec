/** Names with swatches: in rows above a plot, or as a list beside a pie. */
import type { Color } from '../../model/color.ts';
import type { Frame } from '../../model/scene.ts';
import type { TextStyle } from '../../model/text.ts';
import type { Chart } from './chart.ts';
import { textStyleOf } from './chartStyle.ts';
import { shorten } from './ellipsis.ts';
import { LINE_HEIGHT } from './pen.ts';

export interface Legend {
  /** As wide as the names and a little wider, because applications measure and space them differently. */
  readonly frame: Frame;
  readonly style: TextStyle;
  draw(): void;
}

const SWATCH = 0.8;
const AFTER_SWATCH = 0.55;
const BETWEEN = 1.6;
const ROW = 1.6;
const WIDER = 1.15;

/** The series' names in rows at the top of the chart's frame. Smaller type and shorter names keep it to a third of its height. */
export function legendRows(chart: Chart): Legend {
  const { x, y, w, h } = chart.frame;
  const size = Math.min(13, chart.style.categorySize);
  const tries = [
    [size, 0.4],
    [11.5, 0.4],
    [10, 0.4],
    [10, 0.22],
    [10, 0.14],
  ] as const;
  const flow = ([size, longest]: readonly [number, number]) => {
    const style = textStyleOf(chart.style, size, chart.style.text);
    const places: { at: number; row: number; text: string }[] = [];
    let at = 0;
    let row = 0;
    for (const { name } of chart.series) {
      const text = shorten(name, w * longest, style, chart.pen);
      const width = size * (SWATCH + AFTER_SWATCH) + chart.pen.width(text, style) + 2;
      if (at > 0 && at + width > w) {
        row++;
        at = 0;
      }
      places.push({ at, row, text });
      at += width + size * BETWEEN;
    }
    return { size, style, places, width: row > 0 ? w : Math.min(w, at * WIDER), height: (row + 1) * size * ROW };
  };
  const flows = tries.map(flow);
  const chosen = flows.find((f) => f.height <= h / 3) ?? flows.at(-1) ?? flow([size, 0.4]);
  return {
    frame: { x, y, w: chosen.width, h: chosen.height },
    style: chosen.style,
    draw: () =>
      chosen.places.forEach(({ at, row, text }, i) => {
        entry(chart, i, text, chart.colors[i] ?? chart.style.quiet, { x: x + at, y: y + (row + 0.5) * chosen.size * ROW }, chosen.style);
      }),
  };
}

/** The categories' names in one or two columns within the frame, centred from top to bottom. Those beyond the room are left out. */
export function legendList(chart: Chart, frame: Frame): Legend {
  const count = chart.categories.length;
  const sizes = [Math.min(18, chart.style.categorySize + 3), 14, 12, 11, 10];
  const size = sizes.find((s) => count * s * LINE_HEIGHT * 1.25 <= frame.h) ?? 10;
  const rowsThatFit = Math.max(1, Math.floor(frame.h / (size * LINE_HEIGHT)));
  const columns = count > rowsThatFit && frame.w >= 260 ? 2 : 1;
  const rows = Math.min(Math.ceil(count / columns), rowsThatFit);
  const pitch = Math.min(size * 2.1, frame.h / rows);
  const top = frame.y + (frame.h - rows * pitch) / 2;
  const width = frame.w / columns;
  const style = textStyleOf(chart.style, size, chart.style.text);
  const mark = size * (SWATCH + AFTER_SWATCH);
  const texts = chart.categories.slice(0, rows * columns).map((name) => shorten(name, width - mark - size, style, chart.pen));
  const natural = mark + size + Math.max(0, ...texts.map((t) => chart.pen.width(t, style)));
  return {
    frame: { x: frame.x, y: top, w: columns > 1 ? frame.w : Math.min(frame.w, natural * WIDER), h: rows * pitch },
    style,
    draw: () =>
      texts.forEach((text, i) => {
        const at = { x: frame.x + Math.floor(i / rows) * width, y: top + ((i % rows) + 0.5) * pitch };
        entry(chart, i, text, chart.colors[i] ?? chart.style.quiet, at, style);
      }),
  };
}

function entry({ pen }: Chart, index: number, text: string, color: Color, { x, y }: { x: number; y: number }, style: TextStyle): void {
  const side = style.size * SWATCH;
  pen.rect(`Legend swatch ${index + 1}`, { x, y: y - side / 2, w: side, h: side }, color);
  if (text.trim()) {
    pen.label(`Legend ${index + 1}`, text, { x: x + side + style.size * AFTER_SWATCH, y, align: 'left', anchor: 'middle' }, style);
  }
}
