/** Which characters an embedded font keeps: those of the deck, and enough besides that its text can be edited. */
import { scriptOf } from '../text/script.ts';

/** Basic Latin, Latin-1, and the punctuation, currencies and arrows that any European text may get while it is edited. */
const always: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** The used code points, those above, and all blocks of a used script of which a character is used; sorted. */
export function coverage(used: Iterable<number>): number[] {
  const kept = new Set<number>();
  const keep = ([first, last]: readonly [number, number]): void => {
    for (let codePoint = first; codePoint <= last; codePoint++) kept.add(codePoint);
  };
  for (const range of always) keep(range);
  const whole = new Set<readonly [number, number]>();
  for (const codePoint of used) {
    kept.add(codePoint);
    const block = scriptOf(codePoint)?.blocks.find(([first, last]) => codePoint >= first && codePoint <= last);
    if (block) whole.add(block);
  }
  for (const block of whole) keep(block);
  return [...kept].sort((a, b) => a - b);
}
