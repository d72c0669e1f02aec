/** Numbers of entries, which go on from page to page where a list is continued. */
import { numeralOf } from '../../model/numeral.ts';
import type { LayoutContext } from './layoutContext.ts';

type Counted = Pick<LayoutContext, 'entriesBefore' | 'language'>;

/** From one; `index` counts the entries of the page from zero. */
export const entryNumber = (index: number, { entriesBefore }: Pick<Counted, 'entriesBefore'>): number => entriesBefore + index + 1;

/** In the digits of the deck's language. */
export const entryNumeral = (index: number, context: Counted): string => numeralOf(entryNumber(index, context), context.language);
