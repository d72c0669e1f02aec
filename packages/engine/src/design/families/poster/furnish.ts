/** No footer; the page's number stands bold in the corner, unless a block of the slide's own lies there. */
import { numeralOf } from '../../../model/numeral.ts';
import { isCovered } from '../../layouts/covered.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, paragraph } from '../../typography.ts';

export function furnish(sheet: Sheet, stage: Stage): void {
  const number = sheet.slot('number');
  if (!number || isCovered(number.frame, sheet)) return;
  const look = body(stage.template, 14, stage.template.page.text, 700, 1.2);
  sheet.fill('number', [paragraph(numeralOf(stage.number, stage.language), look, stage, { align: 'end' })], 'artifact');
}
