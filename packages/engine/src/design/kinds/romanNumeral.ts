/** Roman numerals, as far as chapters and points are counted. */
const DIGITS: readonly (readonly [number, string])[] = [
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Up to 89; what lies beyond is written in figures. */
export function romanNumeral(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > 89) return String(number);
  let rest = number;
  let written = '';
  for (const [value, sign] of DIGITS) {
    for (; rest >= value; rest -= value) written += sign;
  }
  return written;
}
