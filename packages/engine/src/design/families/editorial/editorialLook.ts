/** What differs from template to template beside colours, fonts and art. */
import type { Frame } from '../../../model/scene.ts';
import { HEAD } from './grid.ts';

export type CoverInk = 'text' | 'line' | 'muted' | 'accent' | 'figure';

export interface CoverRule {
  readonly frame: Frame;
  readonly ink: CoverInk;
  /** It stands above these texts, and falls away with them. */
  readonly above?: readonly ('subtitle' | 'meta')[];
}

/** The same ingredients, another arrangement: where the plate of art stands decides the rest. */
export interface EditorialCover {
  readonly art: Frame;
  /** A hairline of the accent around the plate. */
  readonly framed?: boolean;
  readonly title: Frame;
  readonly size: number;
  readonly anchor: 'top' | 'bottom';
  readonly label: Frame;
  readonly labelInk: CoverInk;
  readonly subtitle: Frame;
  readonly subtitleInk: CoverInk;
  readonly meta: Frame;
  readonly metaAlign?: 'end';
  readonly rules: readonly CoverRule[];
}

export interface EditorialLook {
  readonly cover: EditorialCover;
  /** Sections are counted in Roman numerals. */
  readonly roman: boolean;
  /** The art of sections, and how long the line beside the numeral is. */
  readonly sectionArt: Frame;
  readonly sectionRule: number;
  /** The art at the foot of the last page: below three facts, and below a message alone. */
  readonly closingArt: Frame;
  readonly tallClosingArt: Frame;
}

export const hairline = (x: number, y: number, w: number): Frame => ({ x, y, w, h: HEAD.line });

export const sectionCorner: Frame = { x: 0, y: 404, w: 384, h: 136 };
export const closingStrip: Frame = { x: 0, y: 416, w: 960, h: 124 };
export const tallStrip: Frame = { x: 0, y: 346, w: 960, h: 194 };
export const shared = { sectionArt: sectionCorner, sectionRule: 430, closingArt: closingStrip, tallClosingArt: tallStrip };
