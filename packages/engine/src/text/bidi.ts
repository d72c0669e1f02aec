/** The Unicode bidirectional algorithm (UAX 9): levels of characters, and the order that they give to what stands on a line. */

import bidiFactory, { type Bidi } from 'bidi-js';
import { greatestOf } from '../model/extremes.ts';

const rightToLeft = /[\u0590-\u08FF\u200F\u202B\u202E\u2067\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

// The package is CommonJS with an ES module's declarations: what is imported is the factory itself.
const createBidi = bidiFactory as unknown as () => Bidi;
let bidi: Bidi | undefined;

/** Embedding level of each UTF-16 unit: odd is right-to-left. The paragraph's own direction is given, not guessed. */
export function embeddingLevels(text: string, rtl: boolean): Uint8Array {
  if (!rtl && !rightToLeft.test(text)) return new Uint8Array(text.length);
  bidi ??= createBidi();
  return bidi.getEmbeddingLevels(text, rtl ? 'rtl' : 'ltr').levels;
}

/** Rule L2: brings the pieces of one line from logical into visual order, from left to right. */
export function visualOrder<T extends { readonly level: number }>(pieces: readonly T[]): T[] {
  const order = [...pieces];
  if (order.every((piece) => piece.level === 0)) return order;
  const highest = greatestOf(
    order.map((piece) => piece.level),
    0,
  );
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while (end < order.length && (order[end]?.level ?? 0) >= level) end++;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}
