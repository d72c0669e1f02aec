/**
 * Pairs of neighbouring parts that may be merged, the best first: the lowest rank, and of equal ranks the leftmost. Rank and start are
 * compared as one number, so a start must be less than 2^20 (and a rank less than 2^33).
 */
const startBits = 2 ** 20;

export class MergeHeap {
  readonly #keys: number[] = [];
  /** Where the pair ended when it was added: tells whether its parts have been merged with others since. */
  readonly #ends: number[] = [];

  push(rank: number, start: number, end: number): void {
    const key = rank * startBits + start;
    let hole = this.#keys.length;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      if (this.#key(parent) <= key) break;
      this.#move(parent, hole);
      hole = parent;
    }
    this.#keys[hole] = key;
    this.#ends[hole] = end;
  }

  /** Takes the best pair out, as [start, end]; undefined when there is none. */
  pop(): [start: number, end: number] | undefined {
    const best = this.#keys[0];
    const bestEnd = this.#ends[0];
    const key = this.#keys.pop();
    const end = this.#ends.pop();
    if (best === undefined || bestEnd === undefined || key === undefined || end === undefined) return undefined;
    if (this.#keys.length > 0) this.#replaceBest(key, end);
    return [best % startBits, bestEnd];
  }

  #replaceBest(key: number, end: number): void {
    let hole = 0;
    for (let child = 1; child < this.#keys.length; child = 2 * hole + 1) {
      if (child + 1 < this.#keys.length && this.#key(child + 1) < this.#key(child)) child++;
      if (this.#key(child) >= key) break;
      this.#move(child, hole);
      hole = child;
    }
    this.#keys[hole] = key;
    this.#ends[hole] = end;
  }

  #key(i: number): number {
    return this.#keys[i] ?? Number.POSITIVE_INFINITY;
  }

  #move(from: number, to: number): void {
    this.#keys[to] = this.#key(from);
    this.#ends[to] = this.#ends[from] ?? 0;
  }
}
