/** Thin horizontal and vertical lines of a page's drawing: strokes, narrow filled areas, and the edges of filled boxes. */
import { apply, type Matrix } from './matrix.ts';
import type { Box, Rule } from './pageContent.ts';

/** A page with more lines is a drawing, in which no table is looked for. */
const MAX_RULES = 12_000;
/** Filled areas up to this thickness, in points, are lines. */
const THIN = 3;
const SHORTEST = 4;

export class RuleCollector {
  readonly rules: Rule[] = [];
  /** Small filled shapes about as wide as high, as lists have them for bullets. */
  readonly dots: Box[] = [];

  /**
   * Notes the lines of a path that is stroked, filled or both. The path is pdf.js's: 0 x y moves, 1 x y draws a line, 2 and 3 a
   * curve of three or two points, 4 closes. Returns the box of what a fill covers.
   */
  path(path: Float32Array, ctm: Matrix, strokes: boolean, fills: boolean): Box | undefined {
    let x0 = Infinity;
    let y0 = Infinity;
    let x1 = -Infinity;
    let y1 = -Infinity;
    let startX = 0;
    let startY = 0;
    let x = 0;
    let y = 0;
    let curved = false;
    const line = (toX: number, toY: number) => {
      if (strokes) this.#segment(x, y, toX, toY);
      x = toX;
      y = toY;
    };
    const seal = () => {
      if (!Number.isFinite(x0)) return;
      if (fills) this.#filled({ x0, y0, x1, y1 }, strokes);
      else if (curved && isDot(x1 - x0, y1 - y0) && this.dots.length < MAX_RULES) this.dots.push({ x0, y0, x1, y1 });
    };
    let all: Box | undefined;
    for (let i = 0; i < path.length; ) {
      const op = path[i];
      const points = op === 0 || op === 1 ? 1 : op === 2 ? 3 : op === 3 ? 2 : 0;
      const at = i + 1 + 2 * (points - 1);
      i += 1 + 2 * points;
      if (points === 0) {
        line(startX, startY);
        continue;
      }
      const [px, py] = apply(ctm, path[at] ?? 0, path[at + 1] ?? 0);
      if (op === 0) {
        if (x0 !== Infinity) {
          seal();
          all = union(all, { x0, y0, x1, y1 });
        }
        x0 = y0 = Infinity;
        x1 = y1 = -Infinity;
        startX = x = px;
        startY = y = py;
      } else if (op === 1) line(px, py);
      else {
        curved = true;
        x = px;
        y = py;
      }
      x0 = Math.min(x0, px);
      y0 = Math.min(y0, py);
      x1 = Math.max(x1, px);
      y1 = Math.max(y1, py);
    }
    if (x0 !== Infinity) {
      seal();
      all = union(all, { x0, y0, x1, y1 });
    }
    return all;
  }

  #segment(x0: number, y0: number, x1: number, y1: number): void {
    const dx = Math.abs(x1 - x0);
    const dy = Math.abs(y1 - y0);
    if (dy <= 0.6 && dx >= SHORTEST) this.#add(true, (y0 + y1) / 2, x0, x1, true);
    else if (dx <= 0.6 && dy >= SHORTEST) this.#add(false, (x0 + x1) / 2, y0, y1, true);
  }

  #filled(box: Box, stroked: boolean): void {
    const width = box.x1 - box.x0;
    const height = box.y1 - box.y0;
    if (isDot(width, height) && Math.abs(width - height) < 0.2 * width) {
      if (this.dots.length < MAX_RULES) this.dots.push(box);
    } else if (height <= THIN && width >= SHORTEST) this.#add(true, (box.y0 + box.y1) / 2, box.x0, box.x1, true);
    else if (width <= THIN && height >= SHORTEST) this.#add(false, (box.x0 + box.x1) / 2, box.y0, box.y1, true);
    else if (!stroked && width >= 8 && height >= 6) {
      for (const y of [box.y0, box.y1]) this.#add(true, y, box.x0, box.x1, false);
      for (const x of [box.x0, box.x1]) this.#add(false, x, box.y0, box.y1, false);
    }
  }

  #add(horizontal: boolean, at: number, a: number, b: number, drawn: boolean): void {
    if (this.rules.length >= MAX_RULES) return;
    this.rules.push({ horizontal, at, from: Math.min(a, b), to: Math.max(a, b), drawn });
  }
}

const isDot = (width: number, height: number): boolean => width >= 1.5 && width <= 9 && height >= 1.5 && height <= 9;

const union = (a: Box | undefined, b: Box): Box =>
  a ? { x0: Math.min(a.x0, b.x0), y0: Math.min(a.y0, b.y0), x1: Math.max(a.x1, b.x1), y1: Math.max(a.y1, b.y1) } : b;
