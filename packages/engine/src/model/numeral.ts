/** Whole numbers that are not part of a text: of pages, steps, and entries of a list. */

const formats = new Map<string, Intl.NumberFormat>();

/** The number in the digits of the language (a BCP 47 tag), without separators: "۱۲" in Persian. In European ones for what is no tag. */
export function numeralOf(number: number, language: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(isTag(language) ? language : 'en', { useGrouping: false });
    if (formats.size < 200) formats.set(language, format);
  }
  return format.format(number);
}

function isTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0;
  } catch {
    return false;
  }
}
