/** What tells the templates of the family apart beside their colours: a silhouette that badge, card, callout and sheet share, and the places of the cover. */
import type { Color, ThemeColor } from '../../../model/color.ts';
import type { Frame, PathCommand, SceneNode } from '../../../model/scene.ts';

/** What of the art's place beside a quote is not taken by the sheet. */
export const besideSheet = ({ x, y, w, h }: Frame): Frame => ({ x: x + w - 196, y, w: 196, h });

export interface PlayfulLook {
  /** A badge behind a number, about 48 square. */
  readonly badge: (frame: Frame) => PathCommand[];
  readonly card: (frame: Frame) => PathCommand[];
  /** How much of a card its silhouette takes from the text, at the top and at the foot. */
  readonly clear: (frame: Frame) => { readonly top: number; readonly foot: number };
  /** What a card has besides, in the ink of its text. */
  readonly trim?: (frame: Frame, ink: Color) => SceneNode[];
  /** A plate that bleeds off the lower right corner; text keeps `calloutInset` away from its left edge. */
  readonly callout: (frame: Frame) => PathCommand[];
  readonly calloutInset: number;
  readonly calloutFill: ThemeColor;
  /** The art once more, small, in the upper right corner of plain pages. */
  readonly corner: (frame: Frame, seed: string) => SceneNode[];
  /** A large sheet for a quote. */
  readonly sheet: (frame: Frame) => PathCommand[];
  readonly sheetTop: number;
  readonly sheetFill: 'bg' | 'surface';
  readonly quoteGround: Color;
  /** Fills of cards and badges, in turn. */
  readonly fills: readonly ThemeColor[];
  readonly cover: {
    readonly title: Frame;
    readonly anchor: 'top' | 'bottom';
    readonly size: number;
    readonly label: Frame;
    readonly subtitle: Frame;
    readonly meta: Frame;
    readonly art: Frame;
  };
  /** Where the text of a section ends and its art begins, and the colour of its number. */
  readonly section: { readonly width: number; readonly art: Frame; readonly numeral: ThemeColor };
}
