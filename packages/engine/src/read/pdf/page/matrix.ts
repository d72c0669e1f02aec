/** Affine maps as PDF writes them: [a b c d e f] takes (x, y) to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const compose = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const apply = (m: Matrix, x: number, y: number): readonly [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

/** Undefined unless `value` is a list (or typed array) of six finite numbers. */
export function matrixOf(value: unknown): Matrix | undefined {
  if (!(Array.isArray(value) || value instanceof Float32Array) || value.length !== 6) return undefined;
  const matrix: Matrix = [value[0], value[1], value[2], value[3], value[4], value[5]];
  return matrix.every(Number.isFinite) ? matrix : undefined;
}

/** Upright box around the image of the unit square. */
export function unitSquare(m: Matrix): { x0: number; y0: number; x1: number; y1: number } {
  const corners = [apply(m, 0, 0), apply(m, 1, 0), apply(m, 0, 1), apply(m, 1, 1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}
