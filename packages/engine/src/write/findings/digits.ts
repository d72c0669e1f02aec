/** Numbers as digits write them, in any script. */
import { decimalMark } from '../sentence/decimalMark.ts';

const GROUPED = "\\d{1,3}(?:[.,’'\\u00a0\\u202f\\u2009]\\d{3})+(?:[.,]\\d+)?";
const BLANK_GROUPED = '\\d{1,3}(?:[ \\u00a0\\u202f\\u2009]\\d{3})+(?:[.,]\\d+)?';
const LAKH = '\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d+)?';
const PLAIN = '\\d+(?:[.,]\\d+)?';

/** The source of a pattern for numbers; a date or version ("1.2.3") is none. */
export function numberSource(blankGroups: boolean, lakh: boolean): string {
  const forms = [...(lakh ? [LAKH] : []), ...(blankGroups ? [BLANK_GROUPED] : []), GROUPED, PLAIN];
  return `(?<!\\d[.,:]?)(?:${forms.join('|')})(?!\\d|[.,:]\\d)`;
}

/** Undefined where the digits are no number in any reading. */
export function numberOf(digits: string, language: string): number | undefined {
  const compact = digits.replace(/[\s\u00a0\u202f\u2009’']/g, '');
  const marks = compact.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  let decimal: string | undefined;
  if (new Set(marks).size === 2) decimal = last;
  else if (marks.length === 1) {
    // Three digits behind a mark are a group of thousands, but where the language writes decimals so, or nothing stands before it.
    decimal = /[.,]\d{3}$/.test(compact) && !/^0[.,]/.test(compact) && last !== decimalMark(language) ? undefined : last;
    if (/[.,]\d{3}$/.test(compact) && last === '.' && /\d{2,3}\.\d{3}$/.test(compact) && decimalMark(language) !== '.') decimal = undefined;
  }
  const plain = [...compact].map((sign) => (sign === decimal ? '.' : /[.,]/.test(sign) ? '' : sign)).join('');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}
