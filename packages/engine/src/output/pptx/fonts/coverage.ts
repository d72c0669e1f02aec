/** Which characters an embedded font keeps: those of the deck, and enough besides that its text can be edited. */
import { scriptOf } from '../text/script.ts';

type Range = readonly [first: number, last: number];

/** Spaces, digits, and the punctuation, currencies and arrows that any text may get while it is edited. */
const always: readonly Range[] = [
  [0x20, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xa0, 0xbf],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
/** Letters of Basic Latin and Latin-1. */
const latinLetters: readonly Range[] = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xc0, 0xff],
];

/**
 * The used code points, those above, and all blocks of a used script of which a character is used; sorted. A font that no text asks for
 * (`own` is false) goes without the Latin letters that it does not set, and one that only sets symbols keeps these alone.
 */
export function coverage(used: Iterable<number>, own: boolean): number[] {
  const kept = new Set<number>();
  const keep = ([first, last]: Range): void => {
    for (let codePoint = first; codePoint <= last; codePoint++) kept.add(codePoint);
  };
  const blocks = new Set<Range>();
  const scripts = new Set<string>();
  for (const codePoint of used) {
    kept.add(codePoint);
    const script = scriptOf(codePoint);
    if (script) scripts.add(script.tag);
    const block = script?.blocks.find(([first, last]) => codePoint >= first && codePoint <= last);
    if (block) blocks.add(block);
  }
  for (const block of blocks) keep(block);
  if (own || scripts.size > 0) for (const range of always) keep(range);
  if (own || scripts.has('Latn')) for (const range of latinLetters) keep(range);
  return [...kept].sort((a, b) => a - b);
}
