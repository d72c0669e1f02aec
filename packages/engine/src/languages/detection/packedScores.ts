/** The table of a model of letter sequences, out of the text of its module, in two megabytes. */

export interface PackedScores {
  /** ISO 639-1 codes by the numbers that the scores name them by. */
  readonly languages: Readonly<Record<string, string>>;
  /** Scores by the numbers of languages; undefined for a sequence that no language is known by. */
  scoresOf(sequence: string): Record<number, number> | undefined;
}

const LANGUAGES = /languages:\{([^}]*)\}/;
const BEGINNING = /ngrams:\{/;
/** Twice as many places as there are rows at the most, so that a row is mostly found at the first. */
const PLACES = 2 ** 17;

/** `source` is the module's text. Throws where it is not as expected. */
export function packScores(source: string): PackedScores {
  const languages = Object.fromEntries([...(LANGUAGES.exec(source)?.[1] ?? '').matchAll(/(\d+):'(\w+)'/g)].map(([, n, code]) => [n, code]));
  const places = new Uint32Array(PLACES);
  const names = new Float64Array(PLACES / 2);
  const starts = new Uint32Array(PLACES / 2 + 1);
  const packed = new Uint8Array(source.length);
  let rows = 0;
  let length = 0;
  for (const { name, numbers } of rowsOf(source)) {
    const known = numberOf(name);
    if (known === undefined || rows === names.length) throw new Error(`The table of letter sequences has no place for "${name}".`);
    packed.set(numbers, length);
    length += numbers.length;
    names[rows] = known;
    starts[++rows] = length;
    places[placeOf(known)] = rows;
  }
  const scores = packed.slice(0, length);

  /** Where the row of this name is, or where it would be. */
  function placeOf(name: number): number {
    let place = (name % 1_000_003) % PLACES;
    while (places[place] && names[(places[place] ?? 0) - 1] !== name) place = (place + 1) % PLACES;
    return place;
  }

  return {
    languages,
    scoresOf(sequence) {
      const name = numberOf(sequence);
      const row = name === undefined ? 0 : (places[placeOf(name)] ?? 0);
      if (row === 0) return undefined;
      const found: Record<number, number> = {};
      for (let i = starts[row - 1] ?? 0; i < (starts[row] ?? 0); i += 2) found[scores[i] ?? 0] = scores[i + 1] ?? 0;
      return found;
    },
  };
}

interface Row {
  readonly name: string;
  /** Language, score, language, score …; of this row only until the next one is asked for. */
  readonly numbers: readonly number[];
}

/** `name:{language:score,…},` as JavaScript writes it: the name in quotation marks where it needs any. */
function* rowsOf(source: string): Generator<Row> {
  const beginning = BEGINNING.exec(source);
  let at = beginning ? beginning.index + beginning[0].length : source.length;
  const numbers: number[] = [];
  while (at < source.length && source[at] !== '}') {
    const [name, end] = nameAt(source, at);
    if (source[end] !== ':' || source[end + 1] !== '{') break;
    numbers.length = 0;
    let number = 0;
    for (at = end + 2; at < source.length; at++) {
      const digit = source.charCodeAt(at) - 48;
      if (digit >= 0 && digit <= 9) {
        number = number * 10 + digit;
        continue;
      }
      numbers.push(number);
      number = 0;
      if (source[at] === '}') break;
    }
    yield { name, numbers };
    at += source[at + 1] === ',' ? 2 : 1;
  }
  if (source[at] !== '}') throw new Error(`The table of letter sequences cannot be read at ${at}.`);
}

/** The name that begins here, and where it ends. */
function nameAt(source: string, start: number): [string, number] {
  const quote = source[start];
  if (quote !== "'" && quote !== '"') {
    const end = source.indexOf(':', start);
    return [source.slice(start, end), end];
  }
  let end = start + 1;
  while (end < source.length && source[end] !== quote) end += source[end] === '\\' ? 2 : 1;
  return [source.slice(start + 1, end).replace(/\\(.)/g, '$1'), end + 1];
}

/** Up to six characters of one byte each as one number; undefined for others, which no row has. */
function numberOf(sequence: string): number | undefined {
  if (sequence.length > 6) return undefined;
  let number = sequence.length;
  for (let i = 0; i < sequence.length; i++) {
    const code = sequence.charCodeAt(i);
    if (code > 255) return undefined;
    number = number * 256 + code;
  }
  return number;
}
