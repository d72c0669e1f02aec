/** Sizes of the title of a full page: larger than usual where it is short. */
import { steps } from '../fit.ts';
import { measure } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { type Look, paragraph } from '../typography.ts';

export interface TitleSizes {
  /** Points; above `usual` only for titles of at most `LINES_WHEN_LARGE` lines. */
  readonly largest: number;
  readonly usual: number;
  readonly least: number;
}

const LINES_WHEN_LARGE = 2;

export function displaySizes(
  title: string,
  sizes: TitleSizes,
  width: number,
  look: (size: number) => Look,
  stage: Stage,
): readonly number[] {
  const linesAt = (size: number) => measure([paragraph(title, look(size), stage)], width, stage).lines.length;
  return steps(sizes.largest, sizes.least).filter((size) => size <= sizes.usual || linesAt(size) <= LINES_WHEN_LARGE);
}
