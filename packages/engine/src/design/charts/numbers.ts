/** Numbers as a chart shows them: a writer of strings for the drawing and the same as an Excel number format for the native chart. */
import { languageOf } from '../../languages/languageOf.ts';
import { patternOf } from '../../languages/phrases.ts';
import { isRightToLeft } from '../../model/direction.ts';
import type { ChartNode } from '../../model/scene.ts';
import { type CompactUnit, compactUnits, numberLocale } from './compactUnits.ts';
import { excelLocale } from './excelLocale.ts';

export interface NumberFormat {
  write(value: number): string;
  /** Excel number format, such as `#,##0.0,,"M"`. */
  readonly code: string;
  /** What a number is written with, for a cell that puts it together from others; not where it is scientific. */
  readonly digits?: NumberDigits;
}

/** A number is divided by `size` first. */
export type NumberDigits = NonNullable<ChartNode['totals']>['digits'];

export interface Affixes {
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  /** What is measured: an amount "in million euros" is told in tenths. */
  readonly unit?: string | undefined;
}

const COMPACT_FROM = 100_000;
const THOUSAND = 1000;
const SCIENTIFIC_BELOW = 1e-4;
const SCIENTIFIC_FROM = 1e15;

/**
 * One format for all of the values, so that they can be compared at a glance: the same number of decimals and the same unit. From 100,000
 * on the language's short notation is used (1.2M, 1,2 Mio., 123万), but for thousands, which are told as they are; below 0.0001 the scientific one.
 */
export function numberFormat(values: readonly number[], language: string, affixes: Affixes = {}): NumberFormat {
  const locale = numberLocale(language);
  const greatest = Math.max(0, ...values.map(Math.abs));
  if (greatest > 0 && (greatest < SCIENTIFIC_BELOW || greatest >= SCIENTIFIC_FROM)) return scientific(locale, affixes);

  const compact = greatest < COMPACT_FROM ? undefined : compactUnits(locale).findLast((u) => u.size <= greatest);
  // "168.4K" is a letter shorter than "168,400", which the text says.
  const unit = compact && compact.size > THOUSAND ? compact : undefined;
  const size = unit?.size ?? 1;
  const fixed = unit ? Math.round(Math.log10(size)) % 3 : 0;
  const needed = fixed || decimalsFor(values.map((v) => v / size));
  // Of euros and dollars nobody tells the tenths: €12.70.
  const decimals = needed === 1 && !unit && isMoney(affixes, language) ? 2 : needed;
  const grouping = groups(locale, greatest / size);
  const plain = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: grouping ? 'always' : false,
  });
  const format = assemble(locale, affixes, unit, (v) => plain.format(v / size), digits(locale, size, fixed, decimals, grouping));
  return { ...format, digits: { ...around(affixes, unit), size, decimals, grouping } };
}

/** Whether the numbers are amounts of a currency, and of no thousands or millions of it. */
function isMoney({ prefix = '', suffix = '', unit = '' }: Affixes, language: string): boolean {
  const beside = [prefix, suffix].map((affix) => affix.trim()).filter((affix) => affix !== '');
  if (beside.length !== 1 || !/^(?:\p{L}{1,2})?\p{Sc}$/u.test(beside[0] ?? '')) return false;
  const { findings, spaceless } = languageOf(language);
  return patternOf(findings.powers?.replace(/=\d+/gu, ''), 'holds', spaceless)?.test(unit) !== true;
}

/** Some languages write 1234 but 12.345. */
const groups = (locale: string, greatest: number): boolean =>
  new Intl.NumberFormat(locale).formatToParts(Math.max(1000, Math.trunc(greatest))).some((p) => p.type === 'group');

/**
 * Decimals that the values need: exact where two are enough, otherwise as many as keep half a percent of each value, or a two-thousandth of
 * the greatest.
 */
export function decimalsFor(values: readonly number[]): number {
  const greatest = Math.max(0, ...values.map(Math.abs));
  const error = (v: number, d: number) => Math.abs(v - Number(v.toFixed(d)));
  const exact = [0, 1, 2].find((d) => values.every((v) => error(v, d) <= 1e-9 * Math.max(1, Math.abs(v))));
  const most = greatest >= 100 ? 1 : 2;
  if (exact !== undefined && exact <= most) return exact;
  const close = [0, 1, 2, 3, 4, 5, 6].find((d) => values.every((v) => error(v, d) <= Math.max(Math.abs(v) * 0.005, greatest * 0.0005)));
  return close ?? 6;
}

/**
 * The digits of an Excel format. A comma behind them divides by a thousand; ten thousands and lakhs, which no comma reaches, are made by
 * a decimal point that is only written: 12,345 in `0\.0,` is 12 thousands, read as 1.2.
 */
function digits(locale: string, size: number, fixed: number, decimals: number, grouping: boolean): string {
  const commas = ','.repeat(Math.floor(Math.round(Math.log10(size)) / 3));
  if (fixed) {
    const point = new Intl.NumberFormat(locale).formatToParts(1.5).find((p) => p.type === 'decimal')?.value ?? '.';
    return `0\\${point}${'0'.repeat(fixed)}${commas}`;
  }
  return `${grouping ? '#,##0' : '0'}${decimals ? `.${'0'.repeat(decimals)}` : ''}${commas}`;
}

function scientific(locale: string, affixes: Affixes): NumberFormat {
  const mantissa = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(locale);
  const amount = (v: number): string => {
    const [digits = '', exponent = ''] = v.toExponential(1).split('e');
    return v === 0 ? whole.format(0) : `${mantissa.format(Number(digits))}E${whole.format(Number(exponent))}`;
  };
  const { write, code } = assemble(locale, affixes, undefined, amount, '0.0E-0');
  return { write, code: `${code};${excelLocale(locale)}${quote(affixes.prefix ?? '')}0${quote(affixes.suffix ?? '')}` };
}

const around = (affixes: Affixes, unit: CompactUnit | undefined): { before: string; after: string } => ({
  before: (affixes.prefix ?? '') + (unit?.before ?? ''),
  after: (unit?.after ?? '') + (affixes.suffix ?? ''),
});

/** A minus sign of its own stands before prefix and number; in right-to-left languages a mark keeps it on the left. */
function assemble(
  locale: string,
  affixes: Affixes,
  unit: CompactUnit | undefined,
  amount: (v: number) => string,
  digitCode: string,
): NumberFormat {
  const { before, after } = around(affixes, unit);
  const minus = isRightToLeft(locale) ? '\u200E\u2212' : '\u2212';
  const zero = amount(0);
  const positive = `${excelLocale(locale)}${quote(before)}${digitCode}${quote(after)}`;
  const negative = `${excelLocale(locale)}${quote(minus + before)}${digitCode}${quote(after)}`;
  return {
    write: (v) => `${v < 0 && amount(-v) !== zero ? minus : ''}${before}${amount(Math.abs(v))}${after}`,
    code: `${positive};${negative}`,
  };
}

/** As literal text of an Excel format. A quotation mark cannot stand between quotation marks and is escaped alone. */
const quote = (text: string): string =>
  text
    .split('"')
    .map((part) => (part ? `"${part}"` : ''))
    .join('\\"');
