/** Numbers of a spreadsheet as its number format shows them, as far as a reader needs it: dates, percentages, no binary noise. */

const DAY = 86_400_000;
/** Day 0 of the calendar of spreadsheets, which counts a 29 February 1900 that never was. */
const EPOCH = Date.UTC(1899, 11, 30);

/** `value` is a number as XML writes it; anything else is given back as it is. */
export function numberText(value: string, format: string): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  const pattern = format.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');
  if (isDate(pattern) && number > 0 && number < 2_958_466) return dateText(number, pattern);
  if (pattern.includes('%')) return `${tidy(number * 100)}%`;
  return tidy(number);
}

const isDate = (pattern: string): boolean => /[yd]|mmm/i.test(pattern) && !/general/i.test(pattern);

function dateText(days: number, pattern: string): string {
  const date = new Date(EPOCH + Math.floor(days) * DAY).toISOString();
  if (/d/i.test(pattern)) return date.slice(0, 10);
  return /m/i.test(pattern) ? date.slice(0, 7) : date.slice(0, 4);
}

/** 0.30000000000000004 is 0.3. */
const tidy = (number: number): string => String(Number(number.toPrecision(12)));
