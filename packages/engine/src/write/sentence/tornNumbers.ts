/** Numbers that were torn: "at 23" of "at 23:10", "3" of "3,42". */

/** With what stands between digits of one number, time or date. */
const NUMBER = /\p{Nd}+(?:[.,:٫٬'’]\p{Nd}+)*/gu;
const SEPARATOR = /[.,:٫٬'’]/u;
/** "1/3" may stand for words. */
const FRACTION = /(?<!\p{Nd})\p{Nd}\/\p{Nd}(?!\p{Nd})/gu;

/** Whether the text has a piece of a number of its source, and the source has no such number by itself. */
export function tearsNumber(text: string, source: string): boolean {
  const said = text.replace(FRACTION, '').match(NUMBER);
  if (!said) return false;
  const whole = new Set(source.match(NUMBER) ?? []);
  const missing = said.filter((number) => !whole.has(number));
  if (missing.length === 0) return false;
  const pieces = new Set<string>();
  for (const number of whole) {
    const parts = number.split(SEPARATOR);
    if (parts.length < 2) continue;
    // Beginnings and ends; what is longer than a date is a table's row.
    for (let i = 1; i < Math.min(parts.length, MOST_PARTS); i++) {
      pieces.add(number.slice(0, parts.slice(0, i).join(' ').length));
      pieces.add(number.slice(-parts.slice(-i).join(' ').length));
    }
  }
  // The year of a date may stand alone.
  return missing.some((number) => pieces.has(number) && !YEAR.test(number));
}
const YEAR = /^(?:19|20)\p{Nd}{2}$/u;
const MOST_PARTS = 5;
