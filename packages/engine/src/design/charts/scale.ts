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

/**
 * The ends of an axis that is not shown: from `low` to `high`, zero included, with room for labels beyond the marks. `below` and `above`
 * are the shares of the axis' length that labels need where there are negative and positive values.
 */
export function hiddenScale(low: number, high: number, below: number, above: number): Scale {
  const bottom = Math.min(0, low);
  const top = Math.max(0, high);
  if (bottom === top) return { min: 0, max: 1, step: 1 };
  const before = bottom < 0 ? Math.min(0.4, below) : 0;
  const after = top > 0 ? Math.min(0.4, above) : 0;
  const span = (top - bottom) / (1 - before - after);
  const min = Number((bottom - before * span).toPrecision(6));
  const max = Number((top + after * span).toPrecision(6));
  return { min, max, step: niceStep((max - min) / 4) };
}
