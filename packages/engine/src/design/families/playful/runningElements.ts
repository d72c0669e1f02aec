/** The deck's name at the foot, and the page's number in its pill unless a callout lies there. */

import type { LayoutContext } from '../../layoutContext.ts';
import { isCovered } from '../../layouts/covered.ts';
import { footerLook, placeNumber, shortened } from '../../layouts/runningElements.ts';
import type { PageBuilder } from '../../pageBuilder.ts';
import { paragraph } from '../../typography.ts';

export function placeRunningElements(builder: PageBuilder, context: LayoutContext): void {
  const look = footerLook(context.template);
  const footer = builder.findPlaceholder('footer');
  if (footer) builder.fill('footer', [paragraph(shortened(context.deckTitle, look, footer.frame.w, context), look, context)], 'artifact');
  const number = builder.findPlaceholder('number');
  if (number && !isCovered(number.frame, builder)) placeNumber(builder, context);
}
