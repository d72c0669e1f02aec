/** The distance between two points of a list, by where the list stands: at least and at most so many points, whatever its height leaves over. Families that set each point in a row of its own have the distance of their rows in their `bullets.ts`. */

export interface PointGaps {
  readonly least: number;
  readonly most: number;
}

/** Two points are read as two down to this multiple of their size. */
const TIGHT = 0.6;

const upTo =
  (most: number) =>
  (size: number): PointGaps => ({ least: size * TIGHT, most });
const upToLines =
  (most: number, least = TIGHT) =>
  (size: number): PointGaps => ({ least: size * least, most: size * most });

export const pointGaps = {
  /** In the one column of a page. */
  page: upTo(32),
  /** In two columns of a page. */
  columns: upTo(28),
  besidePicture: upTo(52),
  /** Art is as high as the page: the two of a pair may stand further apart. */
  besideArt: (count: number): PointGaps => ({ least: 16, most: count === 2 ? 84 : 56 }),
  /** Beside a mark each. */
  marked: (count: number): PointGaps => ({ least: 18, most: count === 2 ? 84 : 64 }),
  /** Under heads of their own, without signs. */
  headed: (size: number): PointGaps => ({ least: size * 0.9, most: 60 }),
  /** In one of two columns that have heads. */
  half: upToLines(2.2),
  /** The same on a plate whose silhouette takes some of its height. */
  halfOnSilhouette: upToLines(2.2, 0.5),
  /** The same on a plate, which has air of its own. */
  halfOnPlate: upToLines(1.8),
  /** Behind a sign, for and against. */
  signed: upToLines(1.6),
  /** Entries of small type that belong together, such as sources. */
  entries: upToLines(1.1, 0.4),
} as const;
