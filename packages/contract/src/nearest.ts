/** Which of the names that there are was probably meant by one that there is not. */

/** Of 1, which is the same. */
const leastLikeness = 0.6;
/** Longer is no name that somebody has mistyped, and would take long to compare. */
const longestName = 60;

/** The nearest of the names; undefined when none is near. Case and marks between words do not count: "num_slides" is "numSlides". */
export function nearest<T extends string>(name: string, names: readonly T[]): T | undefined {
  if (name.length > longestName) return undefined;
  let best: { candidate: T; likeness: number } | undefined;
  for (const candidate of names) {
    const likeness = Math.max(sharedLetters(plain(name), plain(candidate)), sharedWords(wordsOf(name), wordsOf(candidate)));
    if (likeness >= leastLikeness && likeness > (best?.likeness ?? 0)) best = { candidate, likeness };
  }
  return best?.candidate;
}

/** The names, the nearest before all others and marked as such. */
export function nearestFirst(name: string, names: readonly string[]): string {
  const meant = nearest(name, names);
  if (meant === undefined) return names.join(', ');
  return [`${meant} (the nearest)`, ...names.filter((other) => other !== meant)].join(', ');
}

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** "slideCounts" are "slide" and "count". */
function wordsOf(name: string): Set<string> {
  const words =
    name
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.map((word) => word.replace(/(?<=..)s$/, '')).filter((word) => word.length > 2));
}

/** One word that both have makes them near, and the nearer, the fewer others there are. */
function sharedWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : leastLikeness + (0.3 * shared) / Math.max(a.size, b.size);
}

/** 1 less the share of letters that have to be put in, taken out, replaced or exchanged with their neighbour; a name that is cut off is near. */
function sharedLetters(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  if (a.length > 2 && b.startsWith(a)) return 0.9;
  return longer === 0 ? 0 : 1 - distance(a, b) / longer;
}

function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (same ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}
