/** Whole numbers that are not part of a text: of pages, steps, and entries of a list. */
import { perText } from './memo.ts';

const formatOf = perText((language) => new Intl.NumberFormat(isTag(language) ? language : 'en', { useGrouping: false }));

/** The number in the digits of the language (a BCP 47 tag), without separators: "۱۲" in Persian. In European ones for what is no tag. */
export const numeralOf = (number: number, language: string): string => formatOf(language).format(number);

function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}
