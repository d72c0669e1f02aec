/** Text that a scanner recognised where there is none: stamps, handwriting and drawings give signs, not words. */
import type { ReadPage } from './pages.ts';

/** Fewer pieces tell nothing. */
const FEWEST = 8;
const MOST_NOISE = 0.6;

const WORD =
  /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]|^[(\p{Sc}+-]?\d[\d.,:/%-]*\)?$/u;

/** Whether the text of scanned pages is hardly any words and numbers. */
export function isNoise(pages: readonly ReadPage[]): boolean {
  const isScan = ({ content }: ReadPage): boolean =>
    content.images.some((image) => (image.x1 - image.x0) * (image.y1 - image.y0) > 0.5 * content.width * content.height);
  if (!pages.every((page) => page.content.spans.length === 0 || isScan(page))) return false;
  const pieces = pages.flatMap(({ content }) => content.spans.map((span) => span.text));
  const noise = pieces.filter((piece) => !WORD.test(piece)).length;
  return pieces.length >= FEWEST && noise > MOST_NOISE * pieces.length;
}
