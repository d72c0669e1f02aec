/** The value axis: round steps, and the ends that they lead to. */

export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Takes the noise of binary fractions off: 0.30000000000000004 becomes 0.3. */
const clean = (value: number): number => Number(value.toPrecision(12));

/**
 * The least of 1, 2, 2.5, 5 times a power of ten that is not below `least`. Whole numbers, such as counts, get whole steps.
 */
export function niceStep(least: number, whole = false): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((f) => f * power >= least * (1 - 1e-9)) ?? 10;
  const step = clean(factor * power);
  if (!whole || Number.isInteger(step)) return step;
  return step < 1 ? 1 : niceStep(step * 1.01, whole);
}

/** Below this share of their size two ends count as one: their difference is mostly noise. */
const SAME = 1e-9;

/** Round ends around `low` to `high` in at most `intervals` steps, but not fewer than two. Where both are the same, zero is the other end. */
export function niceScale(low: number, high: number, intervals: number, whole = false): Scale {
  if (low === 0 && high === 0) return { min: 0, max: 1, step: 1 };
  if (high - low <= SAME * Math.max(Math.abs(low), Math.abs(high))) return niceScale(Math.min(0, low), Math.max(0, high), intervals, whole);
  const most = Math.max(2, Math.floor(intervals));
  let step = niceStep((high - low) / most, whole);
  for (;;) {
    const from = Math.floor(low / step + 1e-9);
    const to = Math.ceil(high / step - 1e-9);
    if (to - from <= most) return { min: clean(from * step), max: clean(to * step), step };
    // One more step at either end may be one too many: the next round step is at most twice as wide.
    step = niceStep(step * 1.01, whole);
  }
}

/** All steps of a scale, its ends included. */
export function ticks({ min, max, step }: Scale): number[] {
  return Array.from({ length: Math.floor((max - min) / step + 1e-9) + 1 }, (_, i) => clean(min + i * step));
}

/** Steps of an axis that an application lays out itself, and how far beyond the values its end lies, as a share of their span. */
const AUTOMATIC_STEPS = 10;
const AUTOMATIC_AIR = 0.05;

/**
 * The ends of an axis that is not shown, zero included: those that applications find where none are set, so that a chart whose values are
 * edited follows them and looks the same before. Labels above the marks have their room beyond the plot; `below` is the share of the
 * length that labels of negative values need, between their marks and the names at the end of the axis.
 */
export function hiddenScale(low: number, high: number, below: number): Scale {
  const bottom = Math.min(0, low);
  const top = Math.max(0, high);
  if (bottom === top) return { min: 0, max: 1, step: 1 };
  const span = top - bottom;
  const power = 10 ** Math.floor(Math.log10(span / AUTOMATIC_STEPS));
  const step = clean(([1, 2, 5].find((f) => f * power * AUTOMATIC_STEPS >= span * (1 - 1e-9)) ?? 10) * power);
  const max = top > 0 ? clean(Math.ceil((top + AUTOMATIC_AIR * span) / step - 1e-9) * step) : 0;
  const before = Math.min(0.4, below);
  const min = bottom < 0 ? Number(((bottom - before * max) / (1 - before)).toPrecision(6)) : 0;
  return { min, max, step };
}

/** Values that lie closer together than this share of the greatest do not have zero on an axis without set ends. */
const CLOSE = 1 / 6;

export const isFar = (low: number, high: number): boolean => Math.abs(high - low) > CLOSE * Math.max(Math.abs(low), Math.abs(high));

export type End = 'min' | 'max' | 'step';

/**
 * What of the scale applications would not find themselves, and so has to be set: an end at zero below values that lie close together, an
 * end near values that do not; an end that leaves room for labels; of an axis that is shown, the step, since they would draw more lines.
 */
export function fixedEnds({ min, max }: Scale, low: number, high: number, shown: boolean): End[] {
  const lowEnd = low < 0 ? !shown : (min === 0) !== isFar(low, high);
  const highEnd = high > 0 ? false : (max === 0) !== isFar(low, high);
  // The steps of values that lie close together would be too small for others.
  const step = shown && min <= 0 && max >= 0;
  return [...(lowEnd ? (['min'] as const) : []), ...(highEnd ? (['max'] as const) : []), ...(step ? (['step'] as const) : [])];
}
