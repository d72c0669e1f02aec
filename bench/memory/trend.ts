/** A straight line through points: how steeply it rises, and how sure that is. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Trend {
  readonly slope: number;
  /** Where the slope lies with 95 % confidence. */
  readonly low: number;
  readonly high: number;
}

/** Student's t for 95 %, by degrees of freedom up to ten; from there on it is near enough to two. */
const T = [Number.POSITIVE_INFINITY, 12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23];

/**
 * By least squares. Neighbours that lie on the same side of the line say less than as many that do not: the confidence is that of fewer points, by how
 * much the errors of neighbours go together.
 */
export function trendOf(points: readonly Point[]): Trend {
  const n = points.length;
  const mean = (of: (point: Point) => number): number => points.reduce((sum, point) => sum + of(point), 0) / n;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  const slope = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
  const errors = points.map((point) => point.y - y - slope * (point.x - x));
  const squares = errors.reduce((sum, error) => sum + error ** 2, 0);
  const together = squares === 0 ? 0 : errors.slice(1).reduce((sum, error, i) => sum + error * (errors[i] ?? 0), 0) / squares;
  const bound = Math.min(0.9, Math.max(0, together));
  const independent = (n * (1 - bound)) / (1 + bound);
  const freedom = Math.max(0, Math.floor(independent) - 2);
  const margin = freedom === 0 ? Number.POSITIVE_INFINITY : (T[freedom] ?? 2.1) * Math.sqrt(squares / freedom / spread);
  return { slope, low: slope - margin, high: slope + margin };
}
