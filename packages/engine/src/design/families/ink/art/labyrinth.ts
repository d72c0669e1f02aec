/**
 * A square labyrinth in the manner of brick Kufic: the pen is as wide as its gap, and the whole is the same after every quarter turn. Four
 * congruent lanes wind into each other without touching.
 */
import type { Color } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas, closed } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';

export interface Labyrinth {
  readonly plate: Frame;
  readonly center: Point;
  /** Width of the pen, points. */
  readonly unit: number;
  /** Lines of the pen across the whole, an even number: it measures 2 * lines - 1 units. */
  readonly lines: number;
  /** One for each of the four lanes. */
  readonly inks: readonly [Color, Color, Color, Color];
  readonly seed: string;
}

/** How much rather a lane runs around the centre than towards it. */
const AROUND = 0.86;

export function labyrinth({ plate, center, unit, lines, inks, seed }: Labyrinth): SceneNode[] {
  const lanes = lanesOf(lines, randomFrom(seed));
  const canvas = new Canvas(plate);
  const shift = ((2 * lines - 1) * unit) / 2;
  const place = ([x, y]: Point): Point => [center[0] - shift + x * unit, center[1] - shift + y * unit];
  for (const ink of new Set(inks)) {
    const contours = lanes.filter((_, i) => inks[i] === ink).flatMap(contoursOf);
    canvas.fill(
      contours.flatMap((contour) => closed(contour.map(place))),
      ink,
    );
  }
  return canvas.nodes('Labyrinth');
}

/** The cells of each lane, as "x,y" in units. Knots of the pen lie on even cells, and what joins two of them on the cell between. */
function lanesOf(lines: number, random: () => number): ReadonlySet<string>[] {
  const last = lines - 1;
  const turned = ([x, y]: Point): Point => [last - y, x];
  const joins: { readonly from: Point; readonly to: Point; readonly rank: number }[] = [];
  for (let y = 0; y < lines / 2; y++) {
    for (let x = 0; x < lines / 2; x++) {
      for (const to of [
        [x + 1, y],
        [x, y + 1],
      ] as const) {
        // In the quadrant above the diagonal a level join runs around the centre, below it an upright one.
        const around = (to[1] === y) === y <= x;
        joins.push({ from: [x, y], to, rank: random() + (around ? 0 : AROUND) });
      }
    }
  }
  joins.sort((a, b) => a.rank - b.rank);
  const knot = ([x, y]: Point): number => y * lines + x;
  const above = Array.from({ length: lines * lines }, (_, i) => i);
  const rootOf = (i: number): number => {
    let root = i;
    while (above[root] !== root) root = above[root] ?? root;
    return root;
  };
  const cells = new Map<string, number>();
  for (const join of joins) {
    let [from, to] = [join.from, join.to];
    if (rootOf(knot(from)) === rootOf(knot(to)) || rootOf(knot(turned(from))) === rootOf(knot(to))) continue;
    const turns: [Point, Point][] = [];
    for (let quarter = 0; quarter < 4; quarter++) {
      turns.push([from, to]);
      [from, to] = [turned(from), turned(to)];
    }
    if (closesARing(turns, (p) => rootOf(knot(p)))) continue;
    for (const [a, b] of turns) {
      above[rootOf(knot(a))] = rootOf(knot(b));
      cells.set(`${a[0] + b[0]},${a[1] + b[1]}`, knot(a));
    }
  }
  for (let y = 0; y < lines; y++) for (let x = 0; x < lines; x++) cells.set(`${2 * x},${2 * y}`, knot([x, y]));
  const lanes = new Map<number, Set<string>>();
  for (const [cell, of] of cells) {
    const root = rootOf(of);
    const lane = lanes.get(root) ?? new Set();
    lanes.set(root, lane.add(cell));
  }
  return [...lanes.values()];
}

/** Whether joining all of the pairs would close a ring: each must join two parts that the ones before have not joined. */
function closesARing(pairs: readonly (readonly [Point, Point])[], rootOf: (p: Point) => number): boolean {
  const merged = new Map<number, number>();
  const find = (root: number): number => {
    let at = root;
    for (let next = merged.get(at); next !== undefined; next = merged.get(at)) at = next;
    return at;
  };
  return pairs.some(([a, b]) => {
    const [from, to] = [find(rootOf(a)), find(rootOf(b))];
    if (from === to) return true;
    merged.set(from, to);
    return false;
  });
}

/** The outline of a set of cells: its sides, walked with the cells at the right hand, without the corners on straight runs. */
function contoursOf(cells: ReadonlySet<string>): Point[][] {
  const sides = new Map<string, Point>();
  const has = (x: number, y: number) => cells.has(`${x},${y}`);
  for (const cell of cells) {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    if (!has(x, y - 1)) sides.set(`${x},${y}`, [x + 1, y]);
    if (!has(x + 1, y)) sides.set(`${x + 1},${y}`, [x + 1, y + 1]);
    if (!has(x, y + 1)) sides.set(`${x + 1},${y + 1}`, [x, y + 1]);
    if (!has(x - 1, y)) sides.set(`${x},${y + 1}`, [x, y]);
  }
  const contours: Point[][] = [];
  for (const start of sides.keys()) {
    const contour: Point[] = [];
    for (let key = start, to = sides.get(key); to; to = sides.get(key)) {
      sides.delete(key);
      contour.push(to);
      key = `${to[0]},${to[1]}`;
    }
    if (contour.length > 0) contours.push(contour.filter((p, i) => isCorner(contour.at(i - 1), p, contour[(i + 1) % contour.length])));
  }
  return contours;
}

const isCorner = (a: Point | undefined, b: Point, c: Point | undefined): boolean =>
  !a || !c || (b[0] - a[0]) * (c[1] - b[1]) !== (b[1] - a[1]) * (c[0] - b[0]);
