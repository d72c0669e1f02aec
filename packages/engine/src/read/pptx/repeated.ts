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
  slides.forEach(({ shapes }, i) => {
    for (const key of new Set(shapes.flatMap((shape) => keyOf(shape, footOf(shapes), i + 1)))) counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  const isRepeated = (shape: ShapeText, foot: number, page: number) =>
    keyOf(shape, foot, page).some((key) => (counts.get(key) ?? 0) >= SHARE * slides.length);
  return slides.map((slide, i) => {
    const foot = footOf(slide.shapes);
    return { ...slide, shapes: slide.shapes.filter((shape) => !isRepeated(shape, foot, i + 1)) };
  });
}

/** Where the lowest of several shapes begins: a line there may have the number of its slide. */
const footOf = (shapes: readonly ShapeText[]): number =>
  shapes.length < 2 ? Number.POSITIVE_INFINITY : Math.max(...shapes.map(({ box }) => box.y));

/** Where the shape stands and what it says or shows, in a foot whatever the number of its slide; nothing for what is content wherever it is. */
function keyOf({ placeholder, pieces, box }: ShapeText, foot: number, page: number): string[] {
  const [piece, more] = pieces;
  if (!piece || more !== undefined || (placeholder && placeholder.type !== 'pic')) return [];
  const place = `${box.x} ${box.y}`;
  if (piece.type === 'picture') return [`${place} ${piece.image}`];
  const text = piece.type === 'paragraph' ? linesOf([piece]).join(' ') : '';
  if (text === '' || text.length > LONGEST) return [];
  return [`${place} ${box.y < foot ? text : text.replace(new RegExp(`(?<!\\p{Nd})0?${page}(?!\\p{Nd})`, 'u'), '#')}`];
}
