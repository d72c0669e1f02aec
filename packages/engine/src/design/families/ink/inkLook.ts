/** The hand in which a template of paper and ink is written: what tells Beijing, Hanoi, Delhi and Cairo apart beside their colours. */
import type { Palette, ThemeColor } from '../../../model/color.ts';
import type { Frame, PathCommand, SceneNode, ShapeNode } from '../../../model/scene.ts';
import type { Motif } from '../../tokens/art.ts';
import type { Inks } from '../../tokens/inks.ts';

export interface InkLook {
  readonly motif: Motif;
  /** Half as large as a stamp, below the title of a page: the motif once more. */
  readonly vignette: (frame: Frame, setting: { readonly inks: Inks; readonly palette: Palette; readonly seed: string }) => SceneNode[];
  /** The seal's outline in a square of the side 1; what it leaves open shows the paper. */
  readonly seal: readonly PathCommand[];
  /** The mark before a point; its frame is 22 wide and 16 high. */
  readonly mark: (frame: Frame, inks: Inks) => ShapeNode;
  /** An ornament above one of `count` columns, lesser from rank to rank, the first of which is 0. */
  readonly tally: (frame: Frame, rank: number, inks: Inks, count: number) => SceneNode[];
  /** How the number of a section is written, and in what colour. */
  readonly numeral: 'word' | 'roman' | 'figure';
  readonly numeralInk: ThemeColor;
  /** The page that quotes and the end of the deck stand on. */
  readonly quietGround: 'bg' | 'surface';
}
