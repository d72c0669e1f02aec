/** No footer; the page's number stands bold in the corner. */
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, paragraph } from '../../typography.ts';

export function furnish(sheet: Sheet, stage: Stage): void {
  const number = sheet.slot('number');
  if (!number) return;
  const look = body(stage.template, 14, stage.template.page.text, 700, 1.2);
  sheet.fill('number', [paragraph(String(stage.number), look, stage, { align: 'end' })], 'artifact');
}
