/** The atoms of PDF (ISO 32000-1, 7.3): names, strings, numbers, arrays, dictionaries and references, as they are written in a file. */

/** A value that is already in PDF syntax. */
export class Token {
  readonly syntax: string;
  constructor(syntax: string) {
    this.syntax = syntax;
  }
}

/** A reference to an indirect object. */
export class Ref extends Token {
  readonly number: number;
  constructor(number: number) {
    super(`${number} 0 R`);
    this.number = number;
  }
}

export type Value = number | boolean | Token | readonly Value[] | Dict;
/** Entries whose value is undefined are left out. */
export interface Dict {
  readonly [key: string]: Value | undefined;
}

/** `/Name`, with what may not stand in a name escaped. */
export const name = (value: string): Token => new Token(`/${escapeName(value)}`);

function escapeName(value: string): string {
  if (/^[A-Za-z0-9_.+-]*$/.test(value)) return value;
  let out = '';
  for (const byte of Buffer.from(value, 'utf8')) {
    const char = String.fromCharCode(byte);
    out += /[A-Za-z0-9_.+-]/.test(char) ? char : `#${byte.toString(16).padStart(2, '0').toUpperCase()}`;
  }
  return out;
}

/** A text string: literal where ASCII suffices, UTF-16 with a byte order mark otherwise. */
export function text(value: string): Token {
  return new Token(/^[\x20-\x7e]*$/.test(value) ? literal(value) : `<FEFF${utf16Hex(value)}>`);
}

const literal = (value: string): string => `(${value.replace(/[\\()]/g, '\\$&')})`;

/** UTF-16BE code units in hexadecimal, without a byte order mark; lone surrogates become U+FFFD. */
export function utf16Hex(value: string): string {
  const whole = value.toWellFormed();
  let out = '';
  for (let i = 0; i < whole.length; i++) out += whole.charCodeAt(i).toString(16).padStart(4, '0').toUpperCase();
  return out;
}

/** A byte string in hexadecimal. */
export const byteString = (bytes: Uint8Array): Token => new Token(`<${Buffer.from(bytes).toString('hex').toUpperCase()}>`);

/** A number with at most `decimals` decimals and never an exponent, which PDF does not know. */
export function number(value: number, decimals = 3): string {
  const scale = 10 ** decimals;
  const rounded = Math.round(value * scale) / scale;
  if (!Number.isFinite(rounded)) throw new RangeError(`${value} cannot be written as a number of a PDF.`);
  return Math.abs(rounded) < 1e-4 && rounded !== 0 ? rounded.toFixed(5) : `${rounded}`;
}

export function serialize(value: Value): string {
  if (value instanceof Token) return value.syntax;
  if (typeof value === 'number') return number(value);
  if (typeof value === 'boolean') return String(value);
  if (isArray(value)) return `[${value.map(serialize).join(' ')}]`;
  let out = '<<';
  for (const [key, entry] of Object.entries(value)) {
    if (entry !== undefined) out += `/${escapeName(key)} ${serialize(entry)}`;
  }
  return `${out}>>`;
}

const isArray = (value: Dict | readonly Value[]): value is readonly Value[] => Array.isArray(value);
