/** Figures in a text: numbers with what makes them worth showing large, and cells that can be charted. */
import { decimalMark } from './decimalMark.ts';

const MAGNITUDE =
  'million|billion|trillion|thousand|Mio\\.?|Mrd\\.?|Millionen|Milliarden|millions?|milliards?|millones|milhões|milioni|miliardi|miljoen|miljard|mln|mld|bn|tys\\.|млн|млрд|тыс\\.|juta|miliar|milyon|milyar|مليون|مليار|میلیون|میلیارد|लाख|करोड़|万|億|亿|만|억';
/** Of a hundred, in words, after the number. */
const PERCENT_WORD =
  'percent|per cent|Prozent|pour cent|por ciento|per cento|por cento|procenta?|процент(?:а|ов)?|persen|퍼센트|パーセント|प्रतिशत|சதவீதம்|درصد|بالمئة|في المئة';
const CURRENCY = '[$€£¥₹₽₩₺]';
const NUMBER = '\\d{1,3}(?:[.,\\u00a0\\u202f ]\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?';

/** A percentage, an amount of money, a number with its magnitude, or a large number by itself. */
const STRIKING = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:[+−–-]?${CURRENCY}\\s?(?:${NUMBER})(?:\\s?(?:[kKmMB]\\b|${MAGNITUDE}))?|[+−–-]?(?:${NUMBER})(?:\\s?[%٪％‰]|\\s(?:${PERCENT_WORD})|\\s?${CURRENCY}|\\s?(?:${MAGNITUDE}))|(?:${NUMBER})\\s?[x×](?![\\p{L}\\d])|\\d{1,3}(?:[.,]\\d{3})+)(?![\\p{L}\\d]|[.,]\\d)`,
  'gu',
);

export const LONGEST_FIGURE = 9;

/** The one figure of a sentence that is worth a slide; undefined when there is none, when it is long, or when several compete. */
export function strikingFigure(text: string): string | undefined {
  const found = [...text.matchAll(STRIKING)].map((match) => match[0].trim());
  const [first] = found;
  return found.length === 1 && first !== undefined && compactFigure(first).length <= LONGEST_FIGURE ? first : undefined;
}

const IN_WORDS = new RegExp(`\\s(?:${PERCENT_WORD})$`, 'u');

/** The figure as it is shown large: "54 percent" is "54%". */
export const compactFigure = (figure: string): string => figure.replace(IN_WORDS, '%');

export interface Amount {
  readonly value: number;
  readonly prefix: string;
  readonly suffix: string;
}

const AMOUNT = new RegExp(
  `^([+−–-]?)\\s*(${CURRENCY}|[A-Z]{3}\\s)?\\s*([+−–-]?)(${NUMBER})\\s*(%|٪|％|${CURRENCY}|[\\p{L}/²³°]{1,6}|[\\p{L}]{1,4}\\.)?$`,
  'u',
);

/** A cell that is one number and nothing else but its unit; separators are read as the language writes them. */
export function amountOf(cell: string, language: string): Amount | undefined {
  const match = AMOUNT.exec(cell.trim().replace(/^~|^ca\.?\s/, ''));
  if (!match) return undefined;
  const [, sign = '', prefix = '', inner = '', digits = '', suffix = ''] = match;
  const value = numberOf(digits, language);
  if (value === undefined) return undefined;
  return {
    value: /[−–-]/.test(sign + inner) ? -value : value,
    prefix: prefix.trim() === '' ? '' : prefix,
    suffix: suffix === '' ? '' : /\s/.test(cell.trim().slice(-suffix.length - 1, -suffix.length)) ? ` ${suffix}` : suffix,
  };
}

function numberOf(digits: string, language: string): number | undefined {
  const compact = digits.replace(/[\s\u00a0\u202f]/g, '');
  const marks = compact.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  let decimal: string | undefined;
  if (new Set(marks).size === 2) decimal = last;
  else if (marks.length === 1) decimal = /[.,]\d{3}$/.test(compact) && last !== decimalMark(language) ? undefined : last;
  const plain = [...compact].map((character) => (character === decimal ? '.' : /[.,]/.test(character) ? '' : character)).join('');
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}
