/** Characters that no font has: their glyph is that of U+FFFD, while its text stays the character. */
import type { FontFile } from '../world.ts';
import { shapingFont } from './harfbuzz.ts';

const REPLACEMENT = 0xfffd;

/** Whether the glyph of the font stands for a text that it does not show. */
export const isMissing = (file: FontFile, glyph: number, text: string): boolean =>
  glyph === shapingFont(file).glyph(REPLACEMENT) && text !== '' && text.codePointAt(0) !== REPLACEMENT;
