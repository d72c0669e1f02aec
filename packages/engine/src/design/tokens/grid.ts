/** Where things stand on the content pages of a template. All frames in points on a slide of 960 x 540. */
import type { Frame } from '../../model/scene.ts';

export interface Grid {
  readonly title: Frame;
  readonly titleAnchor?: 'top' | 'bottom';
  /** The largest and smallest size of a title, points. */
  readonly titleSizes: readonly [number, number];
  /** Above the body, which begins higher below a short title; or beside it, where neither moves the other. */
  readonly titlePlace: 'above' | 'beside';
  readonly body: Frame;
  /** Where the body begins below a title of one line, when the title stands above it. */
  readonly highest: number;
  /** A picture or a panel of art beside the text, and what is left for title and text then. */
  readonly panel: Frame;
  readonly besidePanel: {
    readonly title: Frame;
    readonly body: Frame;
    /** Footer and number beside a panel that covers their places; one that is not named is left out there. */
    readonly running?: { readonly footer?: Frame; readonly number?: Frame };
  };
  /** What a chart shows is said here, where there is room below the title; without it, beside or below the chart. */
  readonly aside?: Frame;
  /** A rule of the page stands above the body: what begins with a rule elsewhere needs none of its own there. */
  readonly ruled?: boolean;
  /** The deck's name and the page's number, as they stand in a deck from the left; a template without them leaves them out. */
  readonly footer?: Frame;
  readonly number?: Frame;
  readonly numberAlign?: 'start' | 'center' | 'end';
}

/** One wide column under a title at the top left, with the mark at the top right. */
export const plainGrid: Grid = {
  title: { x: 64, y: 52, w: 776, h: 104 },
  titleSizes: [30, 20],
  titlePlace: 'above',
  body: { x: 64, y: 168, w: 832, h: 308 },
  highest: 136,
  panel: { x: 608, y: 56, w: 288, h: 404 },
  besidePanel: { title: { x: 64, y: 52, w: 500, h: 112 }, body: { x: 64, y: 168, w: 500, h: 308 } },
  footer: { x: 64, y: 498, w: 500, h: 20 },
  number: { x: 796, y: 498, w: 100, h: 20 },
};
