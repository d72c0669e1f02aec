/** The deck's name at the foot, and the page's number in its pill unless a callout lies there. */

import { isCovered } from '../../page/covered.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { footerLook, placeNumber, shortened } from '../../page/runningElements.ts';
import { paragraph } from '../../page/typography.ts';

export function placeRunningElements(builder: PageBuilder, context: LayoutContext): void {
  const look = footerLook(context.template);
  const footer = builder.findPlaceholder('footer');
  if (footer) builder.fill('footer', [paragraph(shortened(context.deckTitle, look, footer.frame.w, context), look, context)], 'artifact');
  const number = builder.findPlaceholder('number');
  if (number && !isCovered(number.frame, builder)) placeNumber(builder, context);
}
