/** Numbers of entries, which go on from page to page where a list is continued. */

import { numeralOf } from '../../model/numeral.ts';
import type { Frame } from '../../model/scene.ts';
import type { LayoutContext } from './layoutContext.ts';
import type { PageBuilder, TextOptions } from './pageBuilder.ts';
import { paragraph, type TextLook } from './typography.ts';

type Counted = Pick<LayoutContext, 'entriesBefore' | 'language'>;

/** From one; `index` counts the entries of the page from zero. */
export const entryNumber = (index: number, { entriesBefore }: Pick<Counted, 'entriesBefore'>): number => entriesBefore + index + 1;

/** In the digits of the deck's language. */
export const entryNumeral = (index: number, context: Counted): string => numeralOf(entryNumber(index, context), context.language);

/** The number of an entry in a box of its own. */
export function placeEntryNumeral(
  builder: PageBuilder,
  index: number,
  frame: Frame,
  look: TextLook,
  context: LayoutContext,
  anchor: TextOptions['anchor'] = 'top',
): void {
  builder.text(`Number ${index + 1}`, frame, [paragraph(entryNumeral(index, context), look, context)], { role: 'label', anchor });
}
