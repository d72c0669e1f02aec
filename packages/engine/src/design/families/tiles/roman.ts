/** Roman numerals, as far as chapters and points are counted. */

const DIGITS: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

export function roman(number: number): string {
  let rest = number;
  let written = '';
  for (const [value, sign] of DIGITS) {
    for (; rest >= value; rest -= value) written += sign;
  }
  return written;
}
