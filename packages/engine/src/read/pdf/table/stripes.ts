/** Rows of a table that only some of are filled: what stands between the stripes and below the last one belongs to it. */
import type { Span } from '../page/pageContent.ts';
import type { Grid } from './grid.ts';

/** In parts of the type size: lines nearer than this are one cell's, and no row is farther away than that. */
const SAME_CELL = 1.35;
const FARTHEST = 3.2;
/** Points. */
const NEAR = 2;

interface TextLine {
  readonly y: number;
  readonly size: number;
  readonly spans: Span[];
}

/** The lower edges of the rows below a grid of filled cells: lines of text that keep to its columns. */
export function rowsBelow({ xs, ys }: Grid, spans: readonly Span[]): number[] {
  const [left = 0, right = 0, bottom = 0] = [xs[0], xs.at(-1), ys.at(-1)];
  const edges: number[] = [];
  let last = lastBaseline(xs, ys, spans) ?? bottom;
  for (const line of linesBelow(bottom, left, right, spans)) {
    if (line.y - last > FARTHEST * line.size || line.spans.some((span) => crosses(span, xs))) break;
    const columns = new Set(line.spans.map((span) => xs.findIndex((x) => x > (span.x0 + span.x1) / 2)));
    const goesOn = edges.length > 0 && line.y - last < SAME_CELL * line.size;
    if (columns.size < 2 && !goesOn) break;
    const edge = line.y + 0.4 * line.size;
    if (goesOn && columns.size < xs.length - 1) edges[edges.length - 1] = edge;
    else edges.push(edge);
    last = line.y;
  }
  return edges;
}

function lastBaseline(xs: readonly number[], ys: readonly number[], spans: readonly Span[]): number | undefined {
  const inside = spans.filter((span) => span.x0 >= (xs[0] ?? 0) - NEAR && span.x1 <= (xs.at(-1) ?? 0) + NEAR);
  const baselines = inside.map((span) => span.y).filter((y) => y > (ys.at(-2) ?? 0) && y < (ys.at(-1) ?? 0));
  return baselines.length > 0 ? Math.max(...baselines) : undefined;
}

/** From the top down; what stands beside the grid is another matter, what reaches out of it ends it. */
function linesBelow(bottom: number, left: number, right: number, spans: readonly Span[]): TextLine[] {
  const lines: TextLine[] = [];
  const below = spans.filter((span) => span.y - 0.3 * span.size > bottom && span.x1 > left && span.x0 < right);
  for (const span of below.sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line && span.y - line.y < 0.5 * span.size) line.spans.push(span);
    else lines.push({ y: span.y, size: span.size, spans: [span] });
  }
  return lines;
}

/** Whether the span stands in no single column. */
const crosses = (span: Span, xs: readonly number[]): boolean =>
  span.x0 < (xs[0] ?? 0) - NEAR ||
  span.x1 > (xs.at(-1) ?? 0) + NEAR ||
  xs.slice(1, -1).some((x) => span.x0 < x - NEAR && span.x1 > x + NEAR);
