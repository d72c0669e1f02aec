/** Sizes of the title of a full page: larger than usual where it is short, a little smaller where that saves a line. */
import { steps } from '../page/fit.ts';

export interface TitleSizes {
  /** Points; above `usual` only for titles of at most `LINES_WHEN_LARGE` lines. */
  readonly largest: number;
  readonly usual: number;
  readonly least: number;
}

const LINES_WHEN_LARGE = 2;
/** So much of the largest size a title gives for fewer lines. */
const SMALLER = 0.8;

/** From the handsomest on; `linesIn` counts the title's lines in a size. */
export const displaySizes =
  ({ largest, usual, least }: TitleSizes) =>
  (_: string, linesIn: (size: number) => number): readonly number[] => {
    const tries = steps(largest, least)
      .map((size) => ({ size, lines: linesIn(size) }))
      .filter(({ size, lines }) => size <= usual || lines <= LINES_WHEN_LARGE);
    const near = (tries[0]?.size ?? 0) * SMALLER;
    const fewest = Math.min(...tries.filter(({ size }) => size >= near).map(({ lines }) => lines));
    const handsome = tries.filter(({ size, lines }) => size >= near && lines === fewest);
    return [...handsome, ...tries.filter((t) => !handsome.includes(t))].map(({ size }) => size);
  };
