/** The terms of a text as numbers, for comparing sentences. Words are cut to their stem's usual length; ideographs pair up. */

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const STEM = 6;
/** Below 1 a longer text counts for a little more than its average word: it says more. */
const EVENNESS = 0.9;
/** What a common term weighs where it may be the subject, against about 1 to 5 for others. */
const COMMON = 1;
/** Pairs of characters that are endings and particles, not parts of a name for something. */
const PARTICLES = /^\p{Script=Hiragana}{2}$|[的了是在和与與及或也都就不你您我他她它们們这這那有个個一以为為]/u;

export class Lexicon {
  readonly #ids = new Map<string, number>();
  /** In how many sentences each term occurs. */
  readonly #frequency: number[] = [];
  #sentences = 0;
  /** Terms that are words of grammar. */
  readonly #grammar = new Set<number>();
  readonly #grammarWords: ReadonlySet<string>;

  /** Words in `grammarWords`, lower-case, are terms that tell nothing of what a text is about. */
  constructor(grammarWords: ReadonlySet<string>) {
    this.#grammarWords = grammarWords;
  }

  /** The different terms of a sentence, which is counted. */
  add(text: string): number[] {
    const ids = this.#idsOf(text, true);
    for (const id of ids) this.#frequency[id] = (this.#frequency[id] ?? 0) + 1;
    this.#sentences++;
    return ids;
  }

  /** The different terms of a part of what was added. */
  lookUp(text: string): number[] {
    return this.#idsOf(text, false);
  }

  /** In how many sentences the term occurs, at least 1. */
  frequency(id: number): number {
    return this.#frequency[id] ?? 1;
  }

  /** Rare terms weigh much; words of grammar, and terms in more than a third of the sentences, weigh nothing. */
  weight(id: number): number {
    if (this.#grammar.has(id)) return 0;
    const frequency = this.frequency(id);
    if (this.#sentences > 8 && frequency > this.#sentences / 3) return 0;
    return Math.log(1 + (this.#sentences - frequency + 0.5) / (frequency + 0.5));
  }

  /** Whether it is a word of grammar, as far as those of the language are known. */
  isGrammar(id: number): boolean {
    return this.#grammar.has(id);
  }

  /** The same for the subject of the whole text, which a third of its sentences may well name. */
  subjectWeight(id: number): number {
    const weight = this.weight(id);
    return this.#grammar.has(id) || this.#grammarWords.size === 0 ? weight : Math.max(COMMON, weight);
  }

  /**
   * How much of a text of so many words are terms that the whole comes back to: about 0 to 3. Words of grammar would count as such where
   * they are not known, so it is 0 there.
   */
  salience(terms: readonly number[], words: number): number {
    if (this.#grammarWords.size === 0 || words === 0) return 0;
    const sum = terms.reduce((total, id) => total + (this.#grammar.has(id) ? 0 : Math.log1p(this.frequency(id))), 0);
    return sum / words ** EVENNESS;
  }

  #idsOf(text: string, grow: boolean): number[] {
    const seen = new Set<number>();
    for (const word of text.toLowerCase().match(WORD) ?? []) {
      if (DENSE.test(word)) {
        for (let i = 0; i + 1 < word.length; i++) {
          const pair = word.slice(i, i + 2);
          if (!PARTICLES.test(pair)) this.#note(pair, grow, seen);
        }
      } else if (word.length === 1 || this.#grammarWords.has(word)) this.#note(word, grow, seen, true);
      else this.#note(word.slice(0, STEM), grow, seen);
    }
    return [...seen];
  }

  #note(text: string, grow: boolean, seen: Set<number>, grammar = false): void {
    // "That" is not the stem of a name.
    const term = grammar ? `${text} ` : text;
    let id = this.#ids.get(term);
    if (id === undefined) {
      if (!grow) return;
      id = this.#ids.size;
      this.#ids.set(term, id);
      if (grammar) this.#grammar.add(id);
    }
    seen.add(id);
  }
}

/** A sparse vector of unit length over terms. */
export type Vector = ReadonlyMap<number, number>;

export function vectorOf(terms: readonly number[], lexicon: Lexicon, weigh = (term: number) => lexicon.weight(term)): Vector {
  let sum = 0;
  const weights = new Map<number, number>();
  for (const term of terms) {
    const weight = weigh(term);
    if (weight <= 0) continue;
    weights.set(term, weight);
    sum += weight * weight;
  }
  const length = Math.sqrt(sum) || 1;
  for (const [term, weight] of weights) weights.set(term, weight / length);
  return weights;
}

export function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return sum;
}

/** The cosine of any two of the vectors, by their positions: where many pairs are compared it is quicker than `cosine`. */
export function similarities(vectors: readonly Vector[]): (i: number, j: number) => number {
  const columns = new Map<number, number>();
  for (const vector of vectors) for (const term of vector.keys()) if (!columns.has(term)) columns.set(term, columns.size);
  const width = columns.size;
  /** Every vector with all terms, one after the other. */
  const dense = new Float64Array(vectors.length * width);
  const rows = vectors.map((vector, i) => {
    const own = Int32Array.from(vector.keys(), (term) => columns.get(term) ?? 0);
    const weights = Float64Array.from(vector.values());
    for (let k = 0; k < own.length; k++) dense[i * width + (own[k] as number)] = weights[k] as number;
    return { columns: own, weights };
  });
  return (i, j) => {
    const a = rows[i];
    const b = rows[j];
    if (!a || !b) return 0;
    const [small, start] = a.weights.length < b.weights.length ? [a, j * width] : [b, i * width];
    let sum = 0;
    for (let k = 0; k < small.weights.length; k++)
      sum += (small.weights[k] as number) * (dense[start + (small.columns[k] as number)] as number);
    return sum;
  };
}

/** The direction that the vectors have in common, each weighted. */
export function centroid(vectors: readonly Vector[], weights: readonly number[]): Vector {
  const sum = new Map<number, number>();
  vectors.forEach((vector, i) => {
    for (const [term, weight] of vector) sum.set(term, (sum.get(term) ?? 0) + weight * (weights[i] ?? 1));
  });
  let square = 0;
  for (const weight of sum.values()) square += weight * weight;
  const length = Math.sqrt(square) || 1;
  for (const [term, weight] of sum) sum.set(term, weight / length);
  return sum;
}
