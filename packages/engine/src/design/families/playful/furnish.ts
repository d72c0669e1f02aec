/** The deck's name at the foot, and the page's number in its pill unless a callout lies there. */
import { isCovered } from '../../layouts/covered.ts';
import { footerLook, placeNumber, shortened } from '../../layouts/furniture.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { paragraph } from '../../typography.ts';

export function furnish(sheet: Sheet, stage: Stage): void {
  const look = footerLook(stage.template);
  const footer = sheet.slot('footer');
  if (footer) sheet.fill('footer', [paragraph(shortened(stage.deckTitle, look, footer.frame.w, stage), look, stage)], 'artifact');
  const number = sheet.slot('number');
  if (number && !isCovered(number.frame, sheet)) placeNumber(sheet, stage);
}
