/**
 * Counts tokens as cl100k_base does: a regular expression cuts the text into pieces, and in each piece the pair of neighbours with the
 * lowest rank is merged until none is left. The usual counters look for that pair anew after every merge, which is quadratic on one
 * unbroken run (80,000 letters take seconds); a heap makes it n log n.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MergeHeap } from './mergeHeap.ts';

/** Ranks by the bytes of a token, as a string of one character per byte. */
type Ranks = ReadonlyMap<string, number>;

const pieces = /'(?:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s+$|\s*[\r\n]|\s+(?!\S)|\s/giu;

/** The longest token has 128 bytes. */
const longestToken = 128;
/**
 * Characters that are cut into pieces at a time, and so the longest piece: it bounds the memory of a merge and the stack of the regular
 * expression. Only a run of more letters than that, without a space or sign, is counted in parts, with a token or two more for each.
 */
const windowLength = 2 ** 16;
const cacheSize = 50_000;
const longestCached = 64;
/** Longer pieces are rare where people write, and the same again and again where a text is one long run of something. */
const longCacheSize = 16;

/** Reads the ranks, which takes some 100 ms, and returns a function that counts the tokens of a text. */
export function createTokenizer(): (text: string) => number {
  const count = createPartwiseTokenizer();
  return (text) => {
    let sum = 0;
    for (const tokens of count(text)) sum += tokens;
    return sum;
  };
}

/** As `createTokenizer`, but the function counts part by part, 0.2 s each at most, so that others may have their turn in between. */
export function createPartwiseTokenizer(): (text: string) => Generator<number> {
  const ranks = readRanks();
  const known = new Map<string, number>();
  const knownLong = new Map<string, number>();

  const countPiece = (piece: string): number => {
    const [cache, size] = piece.length <= longestCached ? [known, cacheSize] : [knownLong, longCacheSize];
    const cached = cache.get(piece);
    if (cached !== undefined) return cached;
    const bytes = Buffer.from(piece, 'utf8').toString('latin1');
    const count = ranks.has(bytes) ? 1 : countMerged(bytes, ranks);
    if (cache.size >= size) cache.clear();
    cache.set(piece, count);
    return count;
  };

  return function* (text) {
    for (let start = 0; start < text.length; ) {
      const window = text.slice(start, start + windowLength);
      const isLast = start + window.length === text.length;
      let used = 0;
      let count = 0;
      for (const [piece] of window.matchAll(pieces)) {
        const end = used + piece.length;
        // What touches the end of a window may go on in the next, which begins with it.
        if (end === window.length && !isLast && used > 0) break;
        count += countPiece(piece);
        used = end;
      }
      start += used;
      yield count;
    }
  };
}

function readRanks(): Ranks {
  const file = readFileSync(fileURLToPath(import.meta.resolve('gpt-tokenizer/data/cl100k_base.tiktoken')), 'latin1');
  const ranks = new Map<string, number>();
  for (const line of file.split('\n')) {
    const [token, rank] = line.split(' ');
    if (token && rank) ranks.set(Buffer.from(token, 'base64').toString('latin1'), Number(rank));
  }
  return ranks;
}

const merged = -1;

/** How many tokens are left when the bytes of a piece have been merged. */
function countMerged(bytes: string, ranks: Ranks): number {
  const size = bytes.length;
  // A part is known by where it starts: `next` is where the part after it starts, `previous` where the part before it does.
  const next = new Int32Array(size + 1).map((_, i) => i + 1);
  const previous = new Int32Array(size + 1).map((_, i) => i - 1);
  const heap = new MergeHeap();
  const endOfPair = (start: number): number | undefined => {
    const middle = next[start];
    return middle === undefined || middle === merged || middle >= size ? undefined : next[middle];
  };
  const offer = (start: number): void => {
    const end = endOfPair(start);
    if (end === undefined || end - start > longestToken) return;
    const rank = ranks.get(bytes.slice(start, end));
    if (rank !== undefined) heap.push(rank, start, end);
  };

  for (let start = 0; start < size - 1; start++) offer(start);
  let count = size;
  for (let pair = heap.pop(); pair; pair = heap.pop()) {
    const [start, end] = pair;
    // Parts only grow, so a pair that still ends where it did still is the same pair.
    if (endOfPair(start) !== end) continue;
    const middle = next[start] ?? size;
    next[start] = end;
    next[middle] = merged;
    previous[end] = start;
    count--;
    offer(start);
    const before = previous[start] ?? -1;
    if (before >= 0) offer(before);
  }
  return count;
}
