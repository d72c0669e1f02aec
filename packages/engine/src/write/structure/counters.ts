/** What counts parts on: "1", "2"; "A", "B"; "IV", "V"; "一", "二". */

/** Rows of signs in their order. */
export const LATIN = [...'ABCDEFGHIJKLMNOP'];
export const CYRILLIC = [...'АБВГДЕЖЗИК'];
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const ROWS = [ROMAN, LATIN, CYRILLIC, [...'ΑΒΓΔΕΖ'], [...'一二三四五六七八九十']];

/** A counter, as the source of a pattern. */
export const COUNTER = '\\p{Nd}{1,2}|\\p{Lu}|[IVX]{1,4}|[一二三四五六七八九十]';

/** Whether a counter is the next one after another. */
export const follows = (before: string, counter: string): boolean =>
  /^\p{Nd}+$/u.test(counter)
    ? Number(counter) === Number(before) + 1
    : ROWS.some((row) => row.includes(before) && row.indexOf(counter) === row.indexOf(before) + 1);
