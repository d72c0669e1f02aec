/** What stands between a pair of quotes or brackets: no sentence ends inside it. */

export interface Pair {
  /** Of the opening sign. */
  readonly start: number;
  /** After the closing sign. */
  readonly end: number;
}

/** Longer ones are read as sentences of their own: the one sign that was forgotten must not swallow a page. */
const PAIRS =
  /\([^()]{0,300}\)|\[[^[\]]{0,300}\]|（[^（）]{0,300}）|「[^「」]{0,300}」|『[^『』]{0,300}』|“[^“”„]{0,300}”|„[^„“”]{0,300}[“”]|«[^«»]{0,300}»|‹[^‹›]{0,300}›|(?<![\p{L}\p{N}])"(?=\S)[^"]{0,300}(?<=\S)"(?![\p{L}\p{N}])/gu;

/** In the order of the text; a pair within another one is not given. */
export function pairsOf(text: string): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const { index, 0: match } of text.matchAll(PAIRS)) pairs.push({ start: index, end: index + match.length });
  return pairs;
}

/** The pair that holds the position, found by halving. */
export function pairAt(pairs: readonly Pair[], at: number): Pair | undefined {
  let low = 0;
  let high = pairs.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const pair = pairs[middle];
    if (!pair) return undefined;
    if (at < pair.start) high = middle - 1;
    else if (at >= pair.end) low = middle + 1;
    else return pair;
  }
  return undefined;
}
