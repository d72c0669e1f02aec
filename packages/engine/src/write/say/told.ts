/** What a deck has told so far, term by term: a point is worth more for what is still untold than for what it repeats. */
import type { Lexicon } from '../discourse/terms.ts';

/** How steeply a term loses its interest once it has been said as often as it deserves. */
const STEEPNESS = 1.5;
/** A term deserves a larger part of its occurrences than the deck has room for: what is left out is rather what occurs once. */
const SHARE_POWER = 0.6;
const DESERT = 0.8;
/** A deck that has so many words for each of its source's says most of it: there only what a sentence tells counts, and not its words of grammar. */
const ROOMY = 0.7;
const GRAMMAR = 0.75;
/** What a word adds that its clause has said already, where an untold term adds up to 1. */
const REPEATED = 0.5;
/** Shorter clauses are no denser for that. */
const FEWEST_WORDS = 5;

export class Told {
  readonly #lexicon: Lexicon;
  readonly #share: number;
  readonly #roomy: boolean;
  readonly #times = new Map<number, number>();

  /** `share` is how many words the deck has for each of its source's. */
  constructor(lexicon: Lexicon, share: number) {
    this.#lexicon = lexicon;
    this.#roomy = share >= ROOMY;
    this.#share = DESERT * Math.min(1, share) ** SHARE_POWER;
  }

  /** A slide says so, or will. */
  tell(texts: readonly string[]): void {
    this.#count(texts, 1);
  }

  /** What was told before is not said after all. */
  takeBack(texts: readonly string[]): void {
    this.#count(texts, -1);
  }

  #count(texts: readonly string[], times: number): void {
    for (const text of texts) for (const term of this.#lexicon.lookUp(text)) this.#times.set(term, (this.#times.get(term) ?? 0) + times);
  }

  /** How much of a clause of so many words is still untold, 0 to 1; `besides` are the terms that its own slide says as well, and how often. */
  noveltyOf(terms: readonly number[], words: number, besides: ReadonlyMap<number, number>): number {
    let sum = REPEATED * Math.max(0, words - terms.length);
    for (const term of terms) {
      if (this.#roomy && this.#lexicon.isGrammar(term)) {
        sum += GRAMMAR;
        continue;
      }
      const deserved = this.#lexicon.frequency(term) * this.#share;
      const times = (this.#times.get(term) ?? 0) + (besides.get(term) ?? 0);
      sum += 1 / (1 + ((times + 1) / deserved) ** STEEPNESS);
    }
    return sum / Math.max(FEWEST_WORDS, words, terms.length);
  }
}
