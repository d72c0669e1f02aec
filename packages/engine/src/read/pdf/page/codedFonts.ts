/** Fonts that number their glyphs and do not tell which characters they are: reading the numbers as characters gives "$QQXDO" for "Annual". */
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OperatorList } from './interpretPage.ts';

/** Part of the glyphs whose numbers are no character at all. In the customary order of glyphs the blank is number 3. */
const MOST_CONTROLS = 0.02;

interface Tally {
  glyphs: number;
  controls: number;
  /** The characters are nothing but the numbers. */
  numbered: boolean;
}

/** Names of such fonts among those that a page shows text in. `isComposite` tells whose codes may be glyph numbers. */
export function codedFonts(list: OperatorList, isComposite: (font: string) => boolean): ReadonlySet<string> {
  const tallies = new Map<string, Tally>();
  let current: Tally | undefined;
  for (const [i, op] of list.fnArray.entries()) {
    const args = list.argsArray[i];
    if (!Array.isArray(args)) continue;
    if (op === OPS.setFont) current = typeof args[0] === 'string' ? tallyOf(args[0], tallies) : undefined;
    else if (op === OPS.showText && current && Array.isArray(args[0])) for (const item of args[0]) count(item, current);
  }
  const coded = [...tallies].filter(([font, { glyphs, controls, numbered }]) => {
    return numbered && controls > MOST_CONTROLS * glyphs && isComposite(font);
  });
  return new Set(coded.map(([font]) => font));
}

function tallyOf(font: string, tallies: Map<string, Tally>): Tally {
  const tally = tallies.get(font) ?? { glyphs: 0, controls: 0, numbered: true };
  tallies.set(font, tally);
  return tally;
}

function count(item: unknown, tally: Tally): void {
  if (typeof item !== 'object' || item === null) return;
  const { originalCharCode: code, unicode } = item as { originalCharCode?: unknown; unicode?: unknown };
  if (typeof code !== 'number') return;
  tally.glyphs++;
  if (code < 0x20) tally.controls++;
  if (unicode !== String.fromCharCode(code)) tally.numbered = false;
}
