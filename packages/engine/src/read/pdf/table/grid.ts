/** Grids that meeting lines make. */
import type { Rule } from '../page/pageContent.ts';

/** Lines this near each other, in points, are one; lines that end this near another meet it. */
const NEAR = 3;
const MAX_LINES = 1500;

export interface Grid {
  /** Edges of the columns and of the rows, ascending. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Some of it is drawn as a line; else it is the edges of filled cells. */
  readonly drawn: boolean;
  /** First cell (row * columns + column) of the merged cell that this one belongs to. */
  root(row: number, column: number): number;
}

interface Bar {
  at: number;
  from: number;
  to: number;
  drawn: boolean;
}

/** At least two columns and two rows each. */
export function gridsOf(rules: readonly Rule[]): Grid[] {
  const horizontal = bars(rules.filter((rule) => rule.horizontal));
  const vertical = bars(rules.filter((rule) => !rule.horizontal));
  if (horizontal.length + vertical.length > MAX_LINES) return [];
  const grids: Grid[] = [];
  const seen = new Set<Bar>();
  for (const start of vertical) {
    if (seen.has(start)) continue;
    const across = new Set<Bar>();
    const down = new Set<Bar>([start]);
    const queue: { bar: Bar; isDown: boolean }[] = [{ bar: start, isDown: true }];
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { bar, isDown } = next;
      const [others, found] = isDown ? [horizontal, across] : [vertical, down];
      for (const other of others) {
        if (found.has(other) || !meet(bar, other)) continue;
        found.add(other);
        queue.push({ bar: other, isDown: !isDown });
      }
    }
    for (const bar of down) seen.add(bar);
    const grid = gridOf([...across], [...down]);
    if (grid) grids.push(grid);
  }
  return grids;
}

/** Lines on one axis, pieces of one line joined. */
function bars(rules: readonly Rule[]): Bar[] {
  const sorted = [...rules].sort((a, b) => a.at - b.at || a.from - b.from);
  const result: Bar[] = [];
  let group: Bar[] = [];
  let last = -Infinity;
  const flush = () => {
    group.sort((a, b) => a.from - b.from);
    let open: Bar | undefined;
    for (const bar of group) {
      if (open && bar.from <= open.to + NEAR) {
        open.to = Math.max(open.to, bar.to);
        open.drawn ||= bar.drawn;
      } else {
        open = bar;
        result.push(bar);
      }
    }
    group = [];
  };
  for (const rule of sorted) {
    if (rule.at - last > NEAR) flush();
    last = rule.at;
    group.push({ at: rule.at, from: rule.from, to: rule.to, drawn: rule.drawn });
  }
  flush();
  return result;
}

const meet = (a: Bar, b: Bar): boolean => b.at >= a.from - NEAR && b.at <= a.to + NEAR && a.at >= b.from - NEAR && a.at <= b.to + NEAR;

function edges(lines: readonly Bar[]): number[] {
  const result: number[] = [];
  for (const at of lines.map((bar) => bar.at).sort((a, b) => a - b)) if (at - (result.at(-1) ?? -Infinity) > NEAR) result.push(at);
  return result;
}

function gridOf(across: readonly Bar[], down: readonly Bar[]): Grid | undefined {
  const xs = edges(down);
  const ys = edges(across);
  // A table may be open to its sides: its rows' lines then reach beyond the outermost vertical ones.
  const left = Math.min(...across.map((bar) => bar.from));
  const right = Math.max(...across.map((bar) => bar.to));
  if (across.length >= 3 && left < (xs[0] ?? 0) - 12) xs.unshift(left);
  if (across.length >= 3 && right > (xs.at(-1) ?? 0) + 12) xs.push(right);
  if (xs.length < 3 || ys.length < 3) return undefined;
  const columns = xs.length - 1;
  const parent = new Map<number, number>();
  const find = (id: number): number => {
    let at = id;
    for (let up = parent.get(at); up !== undefined; up = parent.get(at)) at = up;
    return at;
  };
  const join = (a: number, b: number) => {
    const [first, second] = [find(a), find(b)];
    if (first !== second) parent.set(Math.max(first, second), Math.min(first, second));
  };
  const covered = (lines: readonly Bar[], at: number, middle: number) =>
    lines.some((bar) => Math.abs(bar.at - at) <= NEAR && bar.from <= middle && bar.to >= middle);
  for (let row = 0; row + 1 < ys.length; row++) {
    for (let column = 0; column < columns; column++) {
      const x = ((xs[column] ?? 0) + (xs[column + 1] ?? 0)) / 2;
      const y = ((ys[row] ?? 0) + (ys[row + 1] ?? 0)) / 2;
      const id = row * columns + column;
      if (column + 1 < columns && !covered(down, xs[column + 1] ?? 0, y)) join(id, id + 1);
      if (row + 2 < ys.length && !covered(across, ys[row + 1] ?? 0, x)) join(id, id + columns);
    }
  }
  const drawn = [...across, ...down].some((bar) => bar.drawn);
  return { xs, ys, drawn, root: (row, column) => find(row * columns + column) };
}
