/** What most slides of a deck repeat outside their placeholders: a logo, a line of a footer. It belongs to the deck, not to its story. */
import { linesOf } from '../ooxml/story.ts';
import type { ShapeText } from './shapes.ts';
import type { Slide } from './slide.ts';

const FEWEST_SLIDES = 4;
const SHARE = 0.6;
const LONGEST = 100;

export function withoutRepeated(slides: readonly Slide[]): readonly Slide[] {
  if (slides.length < FEWEST_SLIDES) return slides;
  const counts = new Map<string, number>();
  for (const { shapes } of slides) {
    for (const key of new Set(shapes.flatMap(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isRepeated = (shape: ShapeText) => keyOf(shape).some((key) => (counts.get(key) ?? 0) >= SHARE * slides.length);
  return slides.map((slide) => ({ ...slide, shapes: slide.shapes.filter((shape) => !isRepeated(shape)) }));
}

/** Where the shape stands and what it says or shows; nothing for what is content wherever it is. */
function keyOf({ placeholder, pieces, box }: ShapeText): string[] {
  const [piece, more] = pieces;
  if (!piece || more !== undefined || (placeholder && placeholder.type !== 'pic')) return [];
  const place = `${box.x} ${box.y}`;
  if (piece.type === 'picture') return [`${place} ${piece.image}`];
  const text = piece.type === 'paragraph' ? linesOf([piece]).join(' ') : '';
  return text === '' || text.length > LONGEST ? [] : [`${place} ${text}`];
}
