/** The names of units of time behind a number. */
import { languageOf } from '../../languages/languageOf.ts';
import { escaped } from '../../languages/phrases.ts';

export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
/** As they are written in all languages. */
const SHORT: Readonly<Partial<Record<TimeUnit, readonly string[]>>> = { minute: ['min'], hour: ['h'] };

export const BLANK = '[\\s\\u00a0\\u202f]';

const COUNTS = [1, 2, 3, 5, 11, 21];
const SHORTEST_STEM = 3;

/** The names of a unit behind its number, as the language's own data have them, in whatever case they stand. */
export function unitOf(unit: TimeUnit, language: string): RegExp {
  const { spaceless } = languageOf(language);
  const formsIn = (unitDisplay: 'long' | 'short'): string[] => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
    return COUNTS.flatMap((count) => format.formatToParts(count).flatMap(({ type, value }) => (type === 'unit' ? [value.trim()] : [])));
  };
  const long = formsIn('long');
  const names = [...new Set([...long, ...formsIn('short'), ...(SHORT[unit] ?? [])])].map((name) => name.replace(/\.$/u, ''));
  const stem = long.reduce(sharedBeginning);
  const cases = stem.length >= SHORTEST_STEM && !spaceless ? [`${escaped(stem)}[\\p{L}\\p{M}]{0,3}`] : [];
  const either = [...names.sort((a, b) => b.length - a.length).map(escaped), ...cases].join('|');
  return new RegExp(`^(?:${BLANK}|-)?(?:${either})${spaceless ? '' : '(?![\\p{L}\\p{M}])'}\\.?`, 'iu');
}

function sharedBeginning(a: string, b: string): string {
  let end = 0;
  while (end < a.length && a[end] === b[end]) end++;
  return a.slice(0, end);
}
