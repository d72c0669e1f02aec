/** The labels above the rules: the deck on the first column, the chapter on the third, the page's number at the right edge. */

import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { inksOn } from '../../templates/inks.ts';
import { placeLabels } from './labels.ts';
import { lookOf } from './looks.ts';

export function furnish(sheet: Sheet, stage: Stage): void {
  const { template } = stage;
  if (sheet.layout === 'section') placeLabels(sheet, template.section, stage);
  else if (sheet.layout === 'closing' || sheet.layout === 'quote')
    placeLabels(sheet, inksOn(lookOf(template).endGround, template.palette), stage);
  else placeLabels(sheet, template.footer, stage);
}
