/** Fitting: try arrangements from the handsomest to the most accommodating, and take the first in which everything has its place. */

/** `breaksWords`: everything fits, but a word had to be cut inside, which only happens where no arrangement avoids it. */
export type Verdict = 'fits' | 'breaksWords' | 'overflows';

const rank: Record<Verdict, number> = { fits: 0, breaksWords: 1, overflows: 2 };

export const worse = (a: Verdict, b: Verdict): Verdict => (rank[a] >= rank[b] ? a : b);

/** The first attempt that fits, or else the first that breaks words, or else the last. Attempts are made one after the other, on demand. */
export function firstThatFits<T extends { readonly verdict: Verdict }>(attempts: Iterable<T>): T {
  let best: T | undefined;
  for (const attempt of attempts) {
    if (attempt.verdict === 'fits') return attempt;
    if (!best || rank[attempt.verdict] < rank[best.verdict] || (attempt.verdict === 'overflows' && best.verdict === 'overflows'))
      best = attempt;
  }
  if (!best) throw new Error('no arrangement was tried');
  return best;
}

/** No text is smaller, points; `lint.ts` holds every page to it. Each arrangement says how far above it ends. */
export const LEAST_SIZE = 12;

/** The steps of the type scale that lie in a range, largest first. */
export function steps(from: number, to: number): readonly number[] {
  return scale.filter((size) => size <= from && size >= to);
}

const scale = [
  200, 176, 148, 124, 104, 88, 76, 66, 58, 50, 46, 42, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 17, 16, 15, 14, 13, 12,
] as const;

/** Sizes of main text: few, so that slides of one deck resemble each other. */
export const bodySizes = (from: number, to: number): readonly number[] =>
  [36, 32, 28, 24, 20, 18, 16, 15, 14].filter((size) => size <= from && size >= to);
