/** Section numbers as a template writes them. */
const ROMAN = [
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** Up to 49; what lies beyond is written in figures. */
export function roman(value: number): string {
  if (!Number.isInteger(value) || value < 1 || value > 49) return String(value);
  let rest = value;
  let written = '';
  for (const [sign, worth] of ROMAN) {
    while (rest >= worth) {
      written += sign;
      rest -= worth;
    }
  }
  return written;
}
