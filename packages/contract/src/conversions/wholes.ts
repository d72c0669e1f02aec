/** Whether amounts are the parts of one whole: only those may be drawn as a pie, a ring or a bar of shares, which say so of whatever they show. */
import type { ChartData, Slide, SlideKind } from '../deck.ts';
import { isTime } from './times.ts';

/** Shares are parts of one whole, rounded. */
const WHOLE = { least: 97, most: 103 };

/** Whether percentages are all of it. */
export function isAll(percentages: readonly number[]): boolean {
  const sum = percentages.reduce((total, value) => total + value, 0);
  return sum >= WHOLE.least && sum <= WHOLE.most;
}

/** Kinds of which the amounts stand against each other, lead to each other, or hold each other. */
const NO_PARTS = new Set<SlideKind>(['change', 'slope', 'pair', 'targets', 'waterfall', 'funnel']);
/** Two amounts are as likely one thing before and after, or two things held against each other. */
const FEWEST_AMOUNTS = 3;
/** Of rounding, in a sum. */
const TOLERANCE = 1e-9;

const PERCENT = /[%٪﹪％]/u;
/** Of units of which two make no sum: per mille, rates and degrees. */
const NO_SUM = /[‰°/×℃℉]/u;

type Amounts = Pick<ChartData, 'categories' | 'prefix' | 'suffix' | 'unit'> & { readonly values: readonly (number | null)[] };

/** What a chart of one series shows, as it is, without a look at what slide it comes from. */
export function isWhole({ categories, values, prefix = '', suffix = '', unit = '' }: Amounts, language: string): boolean {
  const amounts = values.flatMap((value) => (value !== null && value > 0 ? [value] : []));
  if (amounts.length < values.length || amounts.length < 2) return false;
  const measure = [prefix, suffix, unit].join(' ');
  if (NO_SUM.test(measure)) return false;
  const atTimes = isTime(categories, language);
  if (PERCENT.test(measure)) return isAll(amounts) && !(atTimes && amounts.length < FEWEST_AMOUNTS);
  const others = amounts.slice(0, -1).reduce((total, value) => total + value, 0);
  const endsInSum = Math.abs(others - (amounts.at(-1) ?? 0)) <= TOLERANCE * others;
  return amounts.length >= FEWEST_AMOUNTS && !atTimes && !endsInSum;
}

/** The amounts that the slide says are all of something; undefined where it says no such thing. */
function claimed(slide: Slide): Amounts | undefined {
  if (slide.kind === 'shares') {
    const { parts } = slide;
    return { categories: parts.map(({ label }) => label), values: parts.map(({ value }) => value), suffix: parts[0]?.figure ?? '' };
  }
  if (slide.kind !== 'chart' || (slide.chart.type !== 'pie' && slide.chart.type !== 'doughnut')) return undefined;
  return { ...slide.chart, values: slide.chart.series[0]?.values ?? [] };
}

/** Whether what `made` says of the amounts of `from`, that they are a whole, is so; it is where it says no such thing. */
export function claimsNoFalseWhole(from: Slide, made: Slide, language: string): boolean {
  const amounts = claimed(made);
  if (!amounts) return true;
  if (NO_PARTS.has(from.kind)) return false;
  // What was drawn as a whole of amounts is one by its author's word; shares that do not add up are none by anybody's.
  const isShare = PERCENT.test([amounts.prefix, amounts.suffix, amounts.unit].join(' '));
  return (claimed(from) !== undefined && !isShare) || isWhole(amounts, language);
}
