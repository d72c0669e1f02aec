/** A short name in bold and, below it, a size smaller, what it stands for: how the parts of a diagram are said. */
import type { Color } from '../../../model/color.ts';
import type { Paragraph } from '../../../model/text.ts';
import { type Headed, headedText } from '../../arrange/headedText.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { body, strong } from '../../page/typography.ts';

export interface Manner {
  readonly align?: Paragraph['align'];
  /** Between the name and the text, points. */
  readonly before?: number;
  readonly leading?: number;
  /** Of both; the page's text without it. */
  readonly ink?: Color;
}

const SMALLER = 2;
const SMALLEST_SIZE = 12;

export function headAndText(
  entry: Headed,
  size: number,
  context: LayoutContext,
  { align = 'start', before: space = 1, leading = 1.32, ink = context.template.page.text }: Manner = {},
): Paragraph[] {
  const { template } = context;
  const text = body(template, Math.max(SMALLEST_SIZE, size - SMALLER), ink, undefined, leading);
  return headedText(entry, { head: strong(template, size, ink), text, space }, context, { align });
}
