/** What the operators of a page's content change and what q and Q save and restore. */

import { IDENTITY, type Matrix } from './matrix.ts';
import type { FontStyle } from './pageContent.ts';

export interface PageFont {
  readonly style: FontStyle;
  readonly matrix: Matrix;
  readonly vertical: boolean;
  /** It does not tell which characters its glyphs are. */
  readonly coded: boolean;
  /** Its letters are pictures that TeX has numbered. */
  readonly tex: boolean;
  /** Height of its letters in parts of the size that the file gives: fonts drawn as pictures (Type 3) have units of their own. */
  readonly em: number;
}

export interface GraphicsState {
  ctm: Matrix;
  fill: string | undefined;
  fillAlpha: number;
  font: PageFont | undefined;
  fontSize: number;
  /** -1 when the font's size was given as negative, which turns the text around. */
  fontDirection: 1 | -1;
  charSpacing: number;
  wordSpacing: number;
  hScale: number;
  leading: number;
  rise: number;
  /** PDF's Tr: 3 is invisible, 7 only clips. */
  renderingMode: number;
  textMatrix: Matrix;
  /** Where the next glyph goes, and where its line began; in text space. */
  x: number;
  y: number;
  lineX: number;
  lineY: number;
}

export const initialState = (ctm: Matrix): GraphicsState => ({
  ctm,
  fill: '#000000',
  fillAlpha: 1,
  font: undefined,
  fontSize: 0,
  fontDirection: 1,
  charSpacing: 0,
  wordSpacing: 0,
  hScale: 1,
  leading: 0,
  rise: 0,
  renderingMode: 0,
  textMatrix: IDENTITY,
  x: 0,
  y: 0,
  lineX: 0,
  lineY: 0,
});
