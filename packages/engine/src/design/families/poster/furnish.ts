/** No footer; the page's number stands bold in the corner. */
import { numeralOf } from '../../../model/numeral.ts';
import type { FaceKey } from '../../layouts/faceKey.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, paragraph } from '../../typography.ts';

const mosaics: ReadonlySet<FaceKey> = new Set(['stats', 'cards']);

export function furnish(sheet: Sheet, stage: Stage): void {
  const number = sheet.slot('number');
  // The blocks of a mosaic fill the slide, in colours of their own.
  if (!number || (mosaics.has(sheet.layout) && !sheet.wide)) return;
  const look = body(stage.template, 14, stage.template.page.text, 700, 1.2);
  sheet.fill('number', [paragraph(numeralOf(stage.number, stage.language), look, stage, { align: 'end' })], 'artifact');
}
