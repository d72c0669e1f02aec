/** What a page's text tells of its fonts beyond what they say of themselves. */
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OperatorList } from './interpretPage.ts';

export interface FontEvidence {
  /** Fonts that number their glyphs and do not tell which characters they are: reading the numbers as characters gives "$QQXDO" for "Annual". */
  readonly coded: ReadonlySet<string>;
  /** Fonts whose narrow letters are as wide as their wide ones, whatever their name. */
  readonly fixedPitch: ReadonlySet<string>;
  /** Fonts whose glyphs have the numbers of their letters, but for a few below the blank. */
  readonly lettered: ReadonlySet<string>;
}

/** Part of the glyphs whose numbers are no character at all. In the customary order of glyphs the blank is number 3. */
const MOST_CONTROLS = 0.02;

/** Part of the glyphs that are small letters or blanks in any text, and part that ligatures and dashes are at most. */
const LETTERS = 0.6;
const LIGATURES = 0.08;

/** Different small letters of one width that prose in another font does not have, and those of which one is narrow in any such font. */
const FEWEST_LETTERS = 6;
const NARROW = new Set('ijltfr');

interface Tally {
  glyphs: number;
  controls: number;
  /** Small letters. */
  letters: number;
  /** The characters are nothing but the numbers. */
  numbered: boolean;
  /** Widths of the small letters in thousandths of the type size: Infinity and 0 before one was met. */
  narrowest: number;
  widest: number;
  readonly met: Set<string>;
}

/** By the names of the fonts that a page shows text in. `isComposite` tells whose codes may be glyph numbers. */
export function fontEvidence(list: OperatorList, isComposite: (font: string) => boolean): FontEvidence {
  const tallies = new Map<string, Tally>();
  let current: Tally | undefined;
  const { setFont, showText } = OPS;
  for (let i = 0; i < list.fnArray.length; i++) {
    const op = list.fnArray[i];
    if (op !== setFont && op !== showText) continue;
    const args = list.argsArray[i];
    if (!Array.isArray(args)) continue;
    if (op === setFont) current = typeof args[0] === 'string' ? tallyOf(args[0], tallies) : undefined;
    else if (current && Array.isArray(args[0])) for (const item of args[0]) count(item, current);
  }
  const coded = new Set<string>();
  const fixedPitch = new Set<string>();
  const lettered = new Set<string>();
  for (const [font, tally] of tallies) {
    const composite = isComposite(font);
    if (tally.numbered && tally.controls > MOST_CONTROLS * tally.glyphs && composite) coded.add(font);
    // Chinese and Japanese fonts set Latin letters in half a square each, which says nothing about the text.
    if (!composite && isFixed(tally)) fixedPitch.add(font);
    if (tally.letters >= LETTERS * tally.glyphs && tally.controls <= LIGATURES * tally.glyphs) lettered.add(font);
  }
  return { coded, fixedPitch, lettered };
}

function isFixed({ narrowest, widest, met }: Tally): boolean {
  return met.size >= FEWEST_LETTERS && widest - narrowest < 0.01 * widest && [...met].some((letter) => NARROW.has(letter));
}

function tallyOf(font: string, tallies: Map<string, Tally>): Tally {
  const tally = tallies.get(font) ?? {
    glyphs: 0,
    controls: 0,
    letters: 0,
    numbered: true,
    narrowest: Infinity,
    widest: 0,
    met: new Set<string>(),
  };
  tallies.set(font, tally);
  return tally;
}

function count(item: unknown, tally: Tally): void {
  if (typeof item !== 'object' || item === null) return;
  const { originalCharCode: code, unicode, width } = item as { originalCharCode?: unknown; unicode?: unknown; width?: unknown };
  if (typeof code !== 'number') return;
  tally.glyphs++;
  if (code < 0x20) tally.controls++;
  if (code >= 0x61 && code <= 0x7a) tally.letters++;
  const character = typeof unicode === 'string' && unicode.length === 1 ? unicode.charCodeAt(0) : -1;
  if (character !== (code & 0xffff)) tally.numbered = false;
  if (typeof unicode !== 'string' || typeof width !== 'number' || character < 0x61 || character > 0x7a) return;
  tally.met.add(unicode);
  tally.narrowest = Math.min(tally.narrowest, width);
  tally.widest = Math.max(tally.widest, width);
}
