/** Values as a PDF writes them (ISO 32000-2, 7.3): as much as is needed to see what its streams are and how they refer to each other. */

export interface Reference {
  readonly ref: number;
}
export type Dictionary = ReadonlyMap<string, Value>;
/** A name is a string led by "/"; other strings, and keywords, are null. */
export type Value = number | string | null | Reference | readonly Value[] | Dictionary;

const MAX_DEPTH = 32;
/** Delimiters, names, numbers and keywords; strings are skipped as a whole. */
const TOKEN =
  /%[^\r\n]*|<<|>>|[[\]]|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<[\s\da-fA-F]*>|\/[^\s/<>[\](){}%]*|[^\s/<>[\](){}%]+/g;

/** The first value of a text. What is damaged ends where it is. */
export function parseValue(text: string): Value {
  const tokens = (text.match(TOKEN) ?? []).filter((token) => !token.startsWith('%'));
  return new Parser(tokens).value(0);
}

class Parser {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  value(depth: number): Value {
    const token = this.#tokens[this.#at++];
    if (token === undefined || depth > MAX_DEPTH) return null;
    if (token === '<<') return this.#dictionary(depth);
    if (token === '[') return this.#array(depth);
    if (token.startsWith('/')) return token;
    const number = Number(token);
    if (Number.isNaN(number)) return null;
    if (/^\d+$/.test(this.#tokens[this.#at] ?? '') && this.#tokens[this.#at + 1] === 'R') {
      this.#at += 2;
      return { ref: number };
    }
    return number;
  }

  #dictionary(depth: number): Dictionary {
    const entries = new Map<string, Value>();
    for (let token = this.#tokens[this.#at]; token !== undefined && token !== '>>'; token = this.#tokens[this.#at]) {
      this.#at++;
      if (token.startsWith('/')) entries.set(token.slice(1), this.value(depth + 1));
    }
    this.#at++;
    return entries;
  }

  #array(depth: number): Value[] {
    const values: Value[] = [];
    while (this.#at < this.#tokens.length && this.#tokens[this.#at] !== ']') values.push(this.value(depth + 1));
    this.#at++;
    return values;
  }
}

export const isDictionary = (value: Value | undefined): value is Dictionary => value instanceof Map;
export const isReference = (value: Value | undefined): value is Reference => typeof value === 'object' && value !== null && 'ref' in value;
