/** No footer; the page's number stands bold in the corner, unless a block of the slide's own lies there. */
import { numeralOf } from '../../../model/numeral.ts';
import { isCovered } from '../../page/covered.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph } from '../../page/typography.ts';

export function placeRunningElements(builder: PageBuilder, context: LayoutContext): void {
  const number = builder.findPlaceholder('number');
  if (!number || isCovered(number.frame, builder)) return;
  const look = body(context.template, 14, context.template.page.text, 700, 1.2);
  builder.fill('number', [paragraph(numeralOf(context.number, context.language), look, context, { align: 'end' })], 'artifact');
}
