/** Bullets that are drawn, not written: browsers paint the marks of lists as shapes. */
import { isRightToLeft } from './glyphText.ts';
import type { Box } from './pageContent.ts';
import type { TurnedSpan } from './spanWriter.ts';

/** In parts of the type size: how far a bullet stands from its text, and how large it is at most. */
const FARTHEST = 2.4;
const LARGEST = 0.75;
/** A page with more dots is a chart. */
const MOST = 400;

/** The spans with a "•" before each that begins a line beside a dot. */
export function withBullets(spans: readonly TurnedSpan[], dots: readonly Box[]): TurnedSpan[] {
  if (dots.length === 0 || dots.length > MOST) return [...spans];
  const bullets = new Map<TurnedSpan, TurnedSpan>();
  for (const dot of dots) {
    const span = textBeside(dot, spans);
    if (span && !bullets.has(span)) bullets.set(span, { ...span, text: '•', x0: dot.x0, x1: dot.x1 });
  }
  return spans.flatMap((span) => {
    const bullet = bullets.get(span);
    return bullet ? [bullet, span] : [span];
  });
}

/** The nearest span to the right of the dot, or to its left when it is right-to-left; undefined when text stands on the other side too. */
function textBeside(dot: Box, spans: readonly TurnedSpan[]): TurnedSpan | undefined {
  const y = (dot.y0 + dot.y1) / 2;
  let right: TurnedSpan | undefined;
  let left: TurnedSpan | undefined;
  for (const span of spans) {
    if (span.turns !== 0 || Math.abs(y - (span.y - 0.3 * span.size)) > 0.35 * span.size || dot.y1 - dot.y0 > LARGEST * span.size) continue;
    if (span.x0 >= dot.x1 && span.x0 - dot.x1 < FARTHEST * span.size && (!right || span.x0 < right.x0)) right = span;
    if (span.x1 <= dot.x0 && dot.x0 - span.x1 < FARTHEST * span.size && (!left || span.x1 > left.x1)) left = span;
  }
  if (right && !left) return right;
  return left && !right && isRightToLeft(left.text) ? left : undefined;
}
