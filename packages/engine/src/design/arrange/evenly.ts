/** Columns in which a text ends in no scrap of a line. */
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure } from '../page/pageBuilder.ts';
import { balanced } from './balance.ts';
import { fullestWidth } from './list.ts';

/**
 * The column in which the lines of the last paragraph are balanced, as long as the others do not take more lines in it; or else the widest in
 * which fewest paragraphs end in a short line.
 */
export function evenly(paragraphs: readonly Paragraph[], frame: Frame, context: LayoutContext): Frame {
  if (context.sample) return frame;
  const { width } = balanced(paragraphs.slice(-1), frame, context);
  const suits = measure(paragraphs, width, context).height <= measure(paragraphs, frame.w, context).height;
  if (suits && width < frame.w) return { ...frame, w: width };
  const each = paragraphs.map((paragraph) => [paragraph]);
  return { ...frame, w: fullestWidth(each, frame.w, context) };
}
