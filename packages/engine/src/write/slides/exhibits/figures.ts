/** Figures as they are shown large. */
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import type { FindingOf, Told } from '../../findings/finding.ts';
import { columns } from '../../sentence/measure.ts';

/** Columns of a figure among others, and of one by itself. */
export const LONGEST_AMONG = 12;

export const isRightToLeft = (language: string): boolean => /^(?:ar|fa|he|ur|ps|sd|ug|yi)\b/.test(language);

/** "54%", "1.9 million", "18 months": undefined where it is too long to be large. */
export function largeFigure(told: Told, language: string): string | undefined {
  const { measure, shown, high, inWords } = told;
  const digits = signedDigits(told);
  if (measure.kind === 'percent' && !inWords) return percentOf(told, language);
  if (inWords) return inDigits(told, language);
  // "定員は30名": what a number counts is a sign of its own there, and the number by itself says nothing.
  const isSigned = languageOf(language).spaceless === true && told.hedge === undefined && shown.startsWith(digits) && fits(shown);
  if (high === undefined && measure.kind === 'count') return isSigned ? shown : fits(digits) ? digits : undefined;
  // "Between 16 and 19": o'clock, people or pages.
  if (high !== undefined && measure.kind === 'count' && measure.name !== '' && !shown.includes(measure.name))
    return [`${shown}\u00a0${measure.name}`].find(fits);
  // A sum is no number of things: it keeps its currency where that is a little longer.
  const bare = measure.kind === 'money' ? withoutEnding(shown, measure.name, language) : shown;
  return measure.kind === 'money' && columns(bare) <= LONGEST_SUM ? bare : [bare, digits].find(fits);
}
const LONGEST_SUM = 15;

/** "265 liraya", to 265 lira: by itself a sum has no ending of its sentence. */
export function withoutEnding(shown: string, name: string, language: string): string {
  const { currencies, suffixes } = languageOf(language).findings ?? {};
  const stem = suffixes ? listOf(currencies).find((word) => word !== name && name.startsWith(word)) : undefined;
  return stem === undefined || !shown.endsWith(name) ? shown : `${shown.slice(0, -name.length)}${stem}`;
}

/** The digits with the minus that the text has in front of them: "–0,5". */
export function signedDigits({ digits, shown, value }: Told): string {
  const minus = value < 0 && !MINUS.test(digits) ? (MINUS.exec(shown)?.[0] ?? '−') : '';
  return `${minus}${digits}`;
}
const MINUS = /^[−–-]/u;

/** "Fourteen weeks" as "14 weeks"; shares stay words, as "two thirds". */
function inDigits({ measure, value, shown }: Told, language: string): string | undefined {
  if (measure.kind === 'percent' || measure.kind === 'times') return fits(shown) ? shown : undefined;
  // So many digits that no value of a text is rounded.
  const digits = new Intl.NumberFormat(language, { maximumSignificantDigits: 12, notation: value >= 1e6 ? 'compact' : 'standard' }).format(
    value,
  );
  const whole = measure.kind === 'count' ? digits : `${digits}\u00a0${measure.name}`;
  return [whole, digits].find(fits);
}

const fits = (text: string): boolean => columns(text) <= LONGEST_AMONG;

/** As the text writes it with its sign; a percent in words becomes one. "4割", four tenths, stays as it is written: it is 40 %, and not 4. */
function percentOf({ shown, digits, value }: Told, language: string): string {
  if (/[%٪％]/u.test(shown) || (/^\d+(?:\.\d+)?$/.test(digits) && Number(digits) * 10 === value)) return shown;
  const spaced = /^(?:de|fr|sv|nb|da|fi|cs|sk|ru|uk|bg|pl|es)\b/.test(language) ? '\u00a0' : '';
  return language.startsWith('tr') ? `%${digits}` : /[\u0660-\u0669\u06f0-\u06f9]/.test(digits) ? `${digits}٪` : `${digits}${spaced}%`;
}

/** "74 → 91%"; the arrow points where the language reads to. */
export function changeFigure(
  { from, to }: Pick<FindingOf<'change'>, 'from' | 'to'>,
  language: string,
  widest = LONGEST_CHANGE,
): string | undefined {
  const end = largeFigure(to, language);
  if (end === undefined) return undefined;
  const text = `${startOf(from, to, end, language)}\u00a0${isRightToLeft(language) ? '←' : '→'}\u00a0${end}`;
  return columns(text) <= widest ? text : undefined;
}

const LONGEST_CHANGE = LONGEST_AMONG + 3;

/** A sign of money that stands before the one value stands before the other; a word behind both is said once: "₹4.7 → ₹3.2 lakh". */
function startOf(from: Told, to: Told, end: string, language: string): string {
  // "From fourteen to three": both in digits.
  const digits = from.inWords === true && /\p{Nd}/u.test(end) ? new Intl.NumberFormat(language).format(from.value) : signedDigits(from);
  const sign = /^\p{Sc}[\s\u00a0]?/u.exec(end)?.[0] ?? '';
  const word = /[\s\u00a0]\p{L}[\p{L}.]*$/u.exec(digits)?.[0];
  const number = word !== undefined && to.digits.endsWith(word) ? digits.slice(0, -word.length) : digits;
  return `${sign}${number}`;
}

/** "8 of 11" as the text says it, else "8/11", with the digits grouped as the language groups them. */
export function partFigure({ shown, part, whole }: FindingOf<'part'>, language: string): string {
  const inDigits = new Intl.NumberFormat(language);
  return /\d/.test(shown) && columns(shown) <= 13 && !/\p{L}{4}/u.test(shown)
    ? shown
    : `${inDigits.format(part)}/${inDigits.format(whole)}`;
}
