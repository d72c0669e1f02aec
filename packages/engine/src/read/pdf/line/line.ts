/** A line of text: spans on one baseline that stand together. */

import type { Box, Span } from '../page/pageContent.ts';
import { hasRightToLeft, inReadingOrder, type Piece } from './logicalOrder.ts';

export interface Line extends Box {
  readonly spans: readonly Span[];
  /** Place of the line's first span among the page's spans. */
  readonly at: number;
  /** Baseline. */
  readonly y: number;
  /** Type size that most of its letters have. */
  readonly size: number;
  /** In reading order. */
  readonly pieces: readonly Piece[];
  readonly text: string;
  /** At least nine tenths of it are so. */
  readonly bold: boolean;
  readonly mono: boolean;
  readonly italic: boolean;
  readonly rtl: boolean;
}

/** The raised number of a note behind the end of a sentence or a clause, or behind a word; behind a letter or a unit it may be a power. */
function isReference(span: Span, before: Span | undefined, size: number, y: number): boolean {
  const raised = span.size < 0.75 * size && span.y < y - 0.2 * size;
  return raised && before !== undefined && /^[\d,*†‡§]{1,5}$/.test(span.text) && /[.,;:!?。”"’»)\]]$|\p{Ll}{4}$/u.test(before.text);
}

/** `at` is the place of the first of the spans in the page's order; `rightToLeft` how the page is written. */
export function lineOf(spans: readonly Span[], at: number, rightToLeft: boolean): Line {
  const main = mainSpan(spans);
  const size = main?.size ?? 0;
  const y = main?.y ?? 0;
  const pieces = inReadingOrder(
    spans.filter((span, i) => !isReference(span, spans[i - 1], size, y)),
    rightToLeft,
  );
  let x0 = Infinity;
  let x1 = -Infinity;
  for (const span of spans) {
    x0 = Math.min(x0, span.x0);
    x1 = Math.max(x1, span.x1);
  }
  const text = textOf(pieces);
  return {
    spans,
    at,
    x0,
    x1,
    y0: y - 0.8 * size,
    y1: y + 0.22 * size,
    y,
    size,
    pieces,
    text,
    bold: mostly(spans, (span) => span.font.bold),
    mono: mostly(spans, (span) => span.font.mono),
    italic: mostly(spans, (span) => span.font.italic),
    rtl: rightToLeft ? hasRightToLeft(spans) || !/\p{L}/u.test(text) : hasRightToLeft(spans),
  };
}

export const textOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => (piece.space ? ` ${piece.text}` : piece.text))
    .join('')
    .normalize('NFC')
    .trim();

/** The span whose size and baseline the most letters share. */
function mainSpan(spans: readonly Span[]): Span | undefined {
  const [first] = spans;
  const isLike = (span: Span): boolean =>
    first !== undefined && Math.round(2 * span.size) === Math.round(2 * first.size) && Math.round(span.y) === Math.round(first.y);
  if (spans.every(isLike)) return first;
  const weights = new Map<string, { weight: number; span: Span }>();
  for (const span of spans) {
    const key = `${Math.round(2 * span.size)} ${Math.round(span.y)}`;
    const known = weights.get(key);
    if (known) known.weight += span.text.length;
    else weights.set(key, { weight: span.text.length, span });
  }
  let best: { weight: number; span: Span } | undefined;
  for (const entry of weights.values()) if (!best || entry.weight > best.weight) best = entry;
  return best?.span;
}

function mostly(spans: readonly Span[], has: (span: Span) => boolean): boolean {
  if (!spans.some(has)) return false;
  let letters = 0;
  let having = 0;
  for (const span of spans) {
    const count = span.text.replace(/[^\p{L}\p{N}]/gu, '').length;
    letters += count;
    if (has(span)) having += count;
  }
  return letters > 0 && having >= 0.9 * letters;
}
