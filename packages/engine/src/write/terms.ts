/** The terms of a text as numbers, for comparing sentences. Words are cut to their stem's usual length; ideographs pair up. */

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const STEM = 6;

export class Lexicon {
  readonly #ids = new Map<string, number>();
  /** In how many sentences each term occurs. */
  readonly #frequency: number[] = [];
  #sentences = 0;
  readonly #stop: ReadonlySet<string>;

  /** Words in `stop`, lower-case, are no terms. */
  constructor(stop: ReadonlySet<string>) {
    this.#stop = stop;
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

  /** Rare terms weigh much; terms in more than a third of the sentences are grammar and weigh nothing. */
  weight(id: number): number {
    const frequency = this.#frequency[id] ?? 1;
    if (this.#sentences > 8 && frequency > this.#sentences / 3) return 0;
    return Math.log(1 + (this.#sentences - frequency + 0.5) / (frequency + 0.5));
  }

  #idsOf(text: string, grow: boolean): number[] {
    const seen = new Set<number>();
    for (const word of text.toLowerCase().match(WORD) ?? []) {
      if (DENSE.test(word)) for (let i = 0; i + 1 < word.length; i++) this.#note(word.slice(i, i + 2), grow, seen);
      else if (word.length > 1 && !this.#stop.has(word)) this.#note(word.slice(0, STEM), grow, seen);
    }
    return [...seen];
  }

  #note(term: string, grow: boolean, seen: Set<number>): void {
    let id = this.#ids.get(term);
    if (id === undefined) {
      if (!grow) return;
      id = this.#ids.size;
      this.#ids.set(term, id);
    }
    seen.add(id);
  }
}

/** A sparse vector of unit length over terms. */
export type Vector = ReadonlyMap<number, number>;

export function vectorOf(terms: readonly number[], lexicon: Lexicon): Vector {
  let sum = 0;
  const weights = new Map<number, number>();
  for (const term of terms) {
    const weight = lexicon.weight(term);
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
