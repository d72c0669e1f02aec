/** Which of the sentences behind one that names a number of things are those things. */

/** A sentence as far as counting goes. */
export interface Counting {
  readonly text: string;
  /** It begins with a word for the first of a row; for a further one or the last. */
  readonly first: boolean;
  readonly further: boolean;
}

/** Positions of the sentences that open with the words for a row ("First", "the second"), `count` at most; none where it does not begin soon. */
export function rowIn(sentences: readonly Counting[], count: number): readonly number[] {
  const found: number[] = [];
  for (const [i, { first, further }] of sentences.entries()) {
    if (found.length === 0 ? first : further) found.push(i);
    if (found.length === count) break;
  }
  return found;
}

/**
 * The number of sentences right behind an announcement that are what it counts although none says so: as many as are left of its paragraph, of
 * which there are `left`, or as many that begin alike ("I ask the town … And I ask …"). 0 where that is not certain.
 */
export function unmarkedRun(sentences: readonly Counting[], count: number, left: number): number {
  const next = sentences.slice(0, count);
  if (next.length < count || next.some(({ first, further }) => first || further)) return 0;
  if (left === count) return count;
  const [word = ''] = wordsOf(next[0]?.text ?? '');
  const alike =
    word !== '' && next.every(({ text }, i) => wordsOf(text).indexOf(word) === 0 || (i === count - 1 && wordsOf(text)[1] === word));
  return alike && left >= count ? count : 0;
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}'’]+/gu)
    ?.slice(0, 2) ?? [];
