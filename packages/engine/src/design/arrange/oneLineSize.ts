/** Words of one kind side by side, as large as all of them can be on one line each. */
import type { Paragraph } from '../../model/text.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure } from '../page/pageBuilder.ts';

/** The texts in a size. */
type TextsAt = (size: number) => readonly (readonly Paragraph[])[];

/** What words may take of their column: they stand apart from the next, and another font may be wider. */
const SHARE = 0.88;

/** The first of the sizes in which each of the texts takes one line of a column of the width; nothing where there is none. */
export const largestOnOneLine = (
  sizes: readonly number[],
  textsAt: TextsAt,
  width: number,
  context: Pick<LayoutContext, 'typesetter'>,
): number | undefined => sizes.find((size) => textsAt(size).every((text) => measure(text, width, context).lines.length <= 1));

/** As `largestOnOneLine`, for texts whose columns touch: each leaves some of its column free. */
export const oneLineSize = (sizes: readonly number[], textsAt: TextsAt, width: number, context: LayoutContext): number | undefined =>
  largestOnOneLine(sizes, textsAt, width * SHARE, context);
