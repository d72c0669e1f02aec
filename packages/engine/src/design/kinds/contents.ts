/** The chapters as lines of a cover that says nothing else below its title. */
import type { Frame } from '../../model/scene.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { shortened } from '../page/runningElements.ts';
import { paragraph, type TextLook } from '../page/typography.ts';

/** One line each. Nothing, and false, where there is a single chapter, or where the frame does not hold all of them. */
export function placeContents(
  builder: PageBuilder,
  frame: Frame,
  look: TextLook,
  anchor: 'top' | 'bottom',
  context: LayoutContext,
): boolean {
  const { chapters } = context;
  if (chapters.length < 2) return false;
  const lines = chapters.map((chapter) => paragraph(shortened(chapter, look, frame.w, context), look, context));
  if (measure(lines, frame.w, context).height > frame.h) return false;
  builder.text('Contents', frame, lines, { role: 'list', anchor, fills: 'contents' });
  return true;
}
