/** What stands before the decimals of a number in a language: a point, or a comma. */
import { perText } from '../../model/memo.ts';

/** Of a BCP 47 tag; a point for what is no tag. */
export const decimalMark = perText((language): string => {
  try {
    const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
    return parts.find((part) => part.type === 'decimal')?.value ?? '.';
  } catch {
    return '.';
  }
});
