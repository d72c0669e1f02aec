/** Numbers as people write them, with a comma or a point, and what stands around them. */

/** A figure that is one number: "€ 1,200", "−66 %". */
export interface Figure {
  readonly prefix: string;
  readonly value: number;
  readonly suffix: string;
}

const ONE_NUMBER =
  /^([^\p{Nd}]*?)([-−–+]?)([^\p{Nd}.,\s]*)((?:[.,٫]?\p{Nd})(?:[\p{Nd}.,'’٫٬]|[\s\u00a0\u202f](?=\p{Nd}{3}))*)([^\p{Nd}]*)$/u;

/** Marks that keep a sign on its side in scripts that are written from the right. */
const DIRECTIONS = /[\u200e\u200f\u061c]/g;

/** Of the language, a BCP 47 tag; a point for what is no tag. */
function decimalOf(language: string): string {
  try {
    const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  } catch {
    return '.';
  }
}

const ZEROS = /\p{Nd}/u;
/** The digit in European writing: digits of a script stand in a row, which begins with its zero at a multiple of ten from the next. */
function digitOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && ZEROS.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

/** What is written as a number, of digits and separators; undefined when it is none. Where one separator could be either, the language decides. */
function numberOf(written: string, language: string): number | undefined {
  const plain = [
    ...written
      .replace(/[\s\u00a0\u202f'’]/g, '')
      .replaceAll('٫', '.')
      .replaceAll('٬', ''),
  ]
    .map((each) => (ZEROS.test(each) ? digitOf(each) : each))
    .join('')
    .replace(/[.,]$/, '');
  const signs = plain.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return Number(plain);
  const behind = plain.length - plain.lastIndexOf(last) - 1;
  const mixed = new Set(signs).size > 1;
  const groups = !mixed && (signs.length > 1 || (behind === 3 && decimalOf(language) !== last && !/^0?[.,]/.test(plain)));
  const [whole = '', part = ''] = groups ? [plain.replaceAll(last, '')] : splitAt(plain, plain.lastIndexOf(last));
  const value = Number(`${whole.replace(/[.,]/g, '')}.${part || '0'}`);
  return Number.isFinite(value) ? value : undefined;
}

const splitAt = (text: string, at: number): [string, string] => [text.slice(0, at), text.slice(at + 1)];

/** The one number of the text with what stands around it; undefined when there is none, or more than one. */
export function readFigure(text: string, language: string): Figure | undefined {
  const [, before = '', sign = '', between = '', digits = '', suffix = ''] = ONE_NUMBER.exec(text.replace(DIRECTIONS, '').trim()) ?? [];
  const value = digits === '' ? undefined : numberOf(digits, language);
  if (value === undefined) return undefined;
  const negative = sign !== '' && sign !== '+';
  return { prefix: before + (sign === '+' ? '+' : '') + between, value: negative && value !== 0 ? -value : value, suffix };
}

/** A number that somebody typed, with a comma or a point; undefined when it is none. */
export function readNumber(text: string, language: string): number | undefined {
  const found = readFigure(text, language);
  return found && found.prefix.trim() === '' && found.suffix.trim() === '' ? found.value : undefined;
}

/** As the language writes it, exactly. */
export function writeNumber(value: number, language: string): string {
  const options = { maximumFractionDigits: 12, useGrouping: Math.abs(value) >= 10_000 } as const;
  let written: string;
  try {
    written = new Intl.NumberFormat(language, options).format(value);
  } catch {
    written = new Intl.NumberFormat('en', options).format(value);
  }
  return written.replace('-', '−');
}

/** Equal for two figures that are the same but for how their number is written. */
export const sameFigure = ({ prefix, value, suffix }: Figure): string => [prefix, value, suffix].join('|').replace(/[\s\u00a0\u202f]/g, '');
