/** Sums that a text writes out with their signs: "4 × 2,300 = 9,200". */
import { languageOf } from '../../languages/languageOf.ts';
import { withPlainDigits } from '../../model/plainDigits.ts';
import { numberOf } from '../findings/digits.ts';

const NUMBER = "\\d+(?:[.,’'\\u00a0\\u202f ]?\\d+)*";
/** A magnitude or a unit of a word is one where the word ends there: "15.000 menos" are no 15 million. */
const UNIT = '(?:k|m|bn|Mio\\.?|(?!x )\\p{L}{1,12})(?!(?!x\\s?\\d)\\p{L})|%|\\p{Sc}';
/** What may stand before and behind each number: a currency, a magnitude, a unit of a word. */
const TERM = `(?:\\p{Sc}[\\s\\u00a0]?)?(${NUMBER})(?:[\\s\\u00a0\\u202f]?(${UNIT}))?`;
/** A colon that stands at a word and has a blank behind it is none: "121.000: 121.000 − 88.000 = 33.000". */
const SIGN = '[\\s\\u00a0\\u202f]*([+−–×x*·÷/-]|:(?!\\s)|(?<=\\s):)[\\s\\u00a0\\u202f]*';
const EQUATION = new RegExp(`(?<![\\p{L}\\p{N}.,])${TERM}(?:${SIGN}${TERM})+[\\s\\u00a0]*=[\\s\\u00a0]*${TERM}`, 'gu');
const ONE = new RegExp(`^${TERM}`, 'u');
const NEXT = new RegExp(`^${SIGN}`, 'u');
const POWERS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9, Mio: 1e6, 'Mio.': 1e6, '%': 0.01 };
/** Its figures may be rounded, each by itself. */
const ROUNDED = 0.01;

/** The first that is wrong, with what is right, in words for the model; undefined where there is none. */
export function wrongEquation(text: string, language: string): string | undefined {
  for (const equation of writtenIn(text, language)) {
    const [left = '', right = ''] = equation.split('=');
    const value = leftOf(left.trim(), language);
    const said = termOf(right.trim(), language);
    if (value === undefined || said === undefined || isAbout(value, said.value)) continue;
    return `"${equation.trim()}" is wrong: it is ${Number(value.toPrecision(6)).toLocaleString('en', { maximumFractionDigits: 4 })}`;
  }
  return undefined;
}

/** All of a text by their digits and signs, however their units and thousands are written. */
export const equationsIn = (text: string, language: string): string[] =>
  writtenIn(text, language).map((equation) => equation.replace(/[^\d+−–×x*·÷:/=-]/gu, ''));

function writtenIn(text: string, language: string): string[] {
  if (!text.includes('=')) return [];
  const colon = languageOf(language).grammar.colon ?? ':';
  // Where a colon of punctuation has a blank before it, it is told apart from a division by nothing.
  const said = /^\s/u.test(colon) ? text.replace(/\s:\s/gu, ': ') : text;
  return [...withPlainDigits(said).matchAll(EQUATION)].map(([equation]) => equation);
}

function termOf(text: string, language: string): { value: number; length: number } | undefined {
  const [whole = '', digits = '', unit = ''] = ONE.exec(text) ?? [];
  const value = numberOf(digits, language);
  return value === undefined || whole === '' ? undefined : { value: value * (POWERS[unit] ?? 1), length: whole.length };
}

/** Products before sums. */
function leftOf(text: string, language: string): number | undefined {
  let term = termOf(text, language);
  let sum = 0;
  let product = term?.value ?? 0;
  let at = term?.length ?? 0;
  while (term && at < text.length) {
    const [between = '', sign = ''] = NEXT.exec(text.slice(at)) ?? [];
    term = sign === '' ? undefined : termOf(text.slice(at + between.length), language);
    if (!term) return undefined;
    at += between.length + term.length;
    if ('×x*·'.includes(sign)) product *= term.value;
    else if ('÷:/'.includes(sign)) product /= term.value;
    else {
      sum += product;
      product = sign === '+' ? term.value : -term.value;
    }
  }
  return term && sum + product;
}

/** A share may be said as a percentage, and one unit in another: "10 ÷ 40 = 25", "3 × 400 m = 1.2 km". */
const isAbout = (value: number, said: number): boolean =>
  [0.001, 0.01, 1, 100, 1000].some((factor) => Math.abs(factor * value - said) <= Math.max(ROUNDED * Math.abs(said), 1e-9));
