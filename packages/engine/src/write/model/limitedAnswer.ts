/** An answer for a slide whose figures have the limits that the source sets to them. */
import type { Inspector } from './inspector.ts';
import { leavesOf } from './salvage.ts';

export interface LimitedAnswer {
  readonly value: unknown;
  /** What was put back, in words for who looks at the job. */
  readonly put: readonly string[];
  /** What is to be asked for. */
  readonly missing: readonly string[];
}

/** Fields that hold a figure. */
const FIGURES: ReadonlySet<string> = new Set(['figure', 'figures', 'before', 'after']);
/** What is drawn, a place in it, and when something is. */
const OTHERS: ReadonlySet<string> = new Set([
  'chart',
  'picture',
  'passages',
  'date',
  'times',
  'from',
  'to',
  'change',
  'assumed',
  'source',
  'quote',
]);

export function limitedAnswer(given: unknown, passages: string, inspector: Inspector): LimitedAnswer {
  if (typeof given !== 'object' || given === null) return { value: given, put: [], missing: [] };
  const { notes: _, ...read } = given as { readonly notes?: unknown };
  const shown = leavesOf(read)
    .map(({ text }) => text)
    .join('\n');
  const put: string[] = [];
  const missing = new Set<string>();
  const limited = (value: unknown, field: string, beside = ''): unknown => {
    if (typeof value === 'string') {
      const found = inspector.limited(value, passages, shown, FIGURES.has(field), beside);
      if (field !== 'notes') for (const each of found.missing) missing.add(`${field} ${each}`);
      for (const each of found.put) put.push(`${field} "${value.slice(0, LONGEST_NAMED)}": ${each} put back`);
      return found.text;
    }
    if (Array.isArray(value)) return value.map((each) => limited(each, field, beside));
    if (typeof value !== 'object' || value === null) return value;
    const others = (name: string) =>
      field === ''
        ? ''
        : Object.entries(value)
            .flatMap(([key, text]) => (key !== name && typeof text === 'string' ? [text] : []))
            .join(' ');
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, OTHERS.has(key) ? inner : limited(inner, key, others(key))]),
    );
  };
  return { value: limited(given, ''), put, missing: [...missing] };
}

const LONGEST_NAMED = 60;
