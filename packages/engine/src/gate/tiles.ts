/** Points as tiles: short ones side by side, each led one under its lead. */
import type { Slide } from '@slidewright/contract/deck';

const FEWEST = 2;
const MOST = 4;
/** Columns of a tile's words; signs of wide scripts take two. */
const LONGEST = 64;
const LONGEST_HEAD = 44;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const columns = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/** Undefined where the points are too long, too many, or in an order. */
export function asTiles(slide: Slide): Slide | undefined {
  if (slide.kind !== 'bullets' || slide.ordered || slide.picture || slide.items.length < FEWEST || slide.items.length > MOST)
    return undefined;
  const { kind: _, ordered: __, items, ...common } = slide;
  if (items.every(({ head }) => head !== undefined && columns(head) <= LONGEST_HEAD))
    return { ...common, kind: 'cards', cards: items.map(({ head = '', text }) => ({ head, text })) };
  // A sentence is no tile's name: it ends, or it is long.
  const fits = items.every(({ head, text }) => head === undefined && columns(text) <= LONGEST && !/[.!?。！？]$/u.test(text.trim()));
  return fits && items.length >= FEWEST + 1 ? { ...common, kind: 'cards', cards: items.map(({ text }) => ({ head: text })) } : undefined;
}
