/** Arrow heads: filled triangles at an end of an open path, as DrawingML's medium `triangle` (three line widths long and broad). */
import type { PathCommand } from '../../../model/scene.ts';

export interface Arrow {
  /** The path, ending inside the head so that the line does not show beyond its tip. */
  readonly line: PathCommand[];
  readonly head: PathCommand[];
}

type Point = readonly [number, number];
const LENGTH_IN_WIDTHS = 3;
/** Thin lines get the head of a line of two points, as in PowerPoint. */
const LEAST_WIDTH = 2;

/** Undefined when the path is closed or has no length at that end, so that there is no direction to point in. */
export function arrow(path: readonly PathCommand[], end: 'start' | 'end', lineWidth: number): Arrow | undefined {
  const points = path.map(pointsOf);
  if (path.some(([operator]) => operator === 'Z')) return undefined;
  const along = end === 'end' ? points.flat().reverse() : points.flat();
  const tip = along[0];
  const before = along.find((p) => tip && (p[0] !== tip[0] || p[1] !== tip[1]));
  if (!tip || !before) return undefined;

  const distance = Math.hypot(tip[0] - before[0], tip[1] - before[1]);
  const [ux, uy] = [(tip[0] - before[0]) / distance, (tip[1] - before[1]) / distance];
  const length = LENGTH_IN_WIDTHS * Math.max(lineWidth, LEAST_WIDTH);
  const half = length / 2;
  const base: Point = [tip[0] - ux * length, tip[1] - uy * length];
  const head: PathCommand[] = [
    ['M', tip[0], tip[1]],
    ['L', base[0] - uy * half, base[1] + ux * half],
    ['L', base[0] + uy * half, base[1] - ux * half],
    ['Z'],
  ];
  const inside = Math.min(length / 2, distance);
  return { line: withEnd(path, end, [tip[0] - ux * inside, tip[1] - uy * inside]), head };
}

function pointsOf(command: PathCommand): Point[] {
  switch (command[0]) {
    case 'Z':
      return [];
    case 'C':
      return [
        [command[1], command[2]],
        [command[3], command[4]],
        [command[5], command[6]],
      ];
    default:
      return [[command[1], command[2]]];
  }
}

function withEnd(path: readonly PathCommand[], end: 'start' | 'end', [x, y]: Point): PathCommand[] {
  const index = end === 'start' ? 0 : path.length - 1;
  return path.map((command, i) => {
    if (i !== index || command[0] === 'Z') return command;
    return command[0] === 'C' ? ['C', command[1], command[2], command[3], command[4], x, y] : [command[0], x, y];
  });
}
