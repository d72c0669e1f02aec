/**
 * A text in which each figure and each date is one sign: so the forms of a language ("from {a} to {b}") are plain patterns. Signs of the
 * private use area stand for them, which no text has: the n-th figure is U+E000 + n, the n-th date U+F000 + n.
 */
import type { Figure } from './finding.ts';

/** Classes of signs, for use within brackets. */
export const FIGURES = '\\uE000-\\uEFFF';
export const DATES = '\\uF000-\\uF8FF';
/**
 * Letters, marks and digits as ranges: the classes of Unicode mean the same and take two milliseconds to compile in each pattern. Punctuation
 * within them is left out; so are the signs for figures and dates.
 */
export const LETTERS =
  '0-9A-Za-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u060b\\u060d-\\u061a\\u061c-\\u061e\\u0620-\\u0669\\u066d-\\u06d3\\u06d5-\\u0963\\u0966-\\u1fff\\u2c00-\\u2dff\\u3005-\\u3007\\u3031-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufefc\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffdc';
const FIRST_FIGURE = 0xe000;
const FIRST_DATE = 0xf000;
const MOST = 0x800;

/** What may stand between a figure and the next word of a form: a noun or two, a time, brackets. */
export const TAIL = `(?:[\\s\\u00a0]*[%٪])?(?:[\\s\\u00a0]\\([^)]{0,30}\\))?(?:[\\s\\u00a0][${LETTERS}'’-]+){0,2}?(?:[\\s\\u00a0,(]*(?:[${LETTERS}'’.]+[\\s\\u00a0]){0,4}?[${DATES}]\\)?)?`;

export interface Spot {
  readonly start: number;
  readonly end: number;
}
export interface Marked<D extends Spot> {
  readonly text: string;
  readonly figures: readonly Figure[];
  readonly dates: readonly D[];
  /** Where a place of the marked text stands in the text itself. */
  readonly place: (index: number) => number;
}

export function mark<D extends Spot>(text: string, figures: readonly Figure[], dates: readonly D[]): Marked<D> {
  const spots = [
    ...figures.slice(0, MOST).map((spot, i) => ({ spot: spot as Spot, sign: signOf(i) })),
    ...dates.slice(0, MOST).map((spot, i) => ({ spot: spot as Spot, sign: String.fromCharCode(FIRST_DATE + i) })),
  ].sort((a, b) => a.spot.start - b.spot.start);
  let marked = '';
  let from = 0;
  const shifts: { at: number; by: number }[] = [];
  for (const { spot, sign } of spots) {
    if (spot.start < from) continue;
    marked += text.slice(from, spot.start) + sign;
    from = spot.end;
    shifts.push({ at: marked.length, by: from - marked.length });
  }
  marked += text.slice(from);
  const place = (index: number): number => index + (shifts.findLast(({ at }) => at <= index)?.by ?? 0);
  return { text: marked, figures, dates, place };
}

/** The sign that stands for a figure. */
export const signOf = (index: number): string => String.fromCharCode(FIRST_FIGURE + index);
/** Where a figure stands in a marked text, in UTF-16 units; -1 where it has no sign, since another spot covers it. */
export const placeOf = ({ text }: { readonly text: string }, index: number): number => text.indexOf(signOf(index));

/** Which figure a sign stands for. */
export const figureAt = (sign: string): number => sign.charCodeAt(0) - FIRST_FIGURE;
export const dateAt = (sign: string): number => sign.charCodeAt(0) - FIRST_DATE;
export const isFigureSign = (sign: string): boolean => sign >= '\uE000' && sign <= '\uEFFF';
export const isDateSign = (sign: string): boolean => sign >= '\uF000' && sign <= '\uF8FF';
