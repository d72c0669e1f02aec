/** Two unequal columns: the title stands in the narrow one above the art of the corner, what it is about in the wide one beside it. */
import type { Frame } from '../../../model/scene.ts';
import type { Grid } from '../../tokens/grid.ts';

/** The wide column. */
export const COLUMN: Frame = { x: 400, y: 60, w: 504, h: 416 };
export const ASIDE: Frame = { x: 56, y: COLUMN.y, w: 316, h: 228 };

/** The left edge of large type on covers, sections and closings. */
export const DISPLAY_X = 104;

const FOOTER: Frame = { x: 400, y: 500, w: 420, h: 18 };
const NUMBER: Frame = { x: 824, y: 500, w: 80, h: 18 };

export const organicGrid: Grid = {
  title: ASIDE,
  titleSizes: [30, 20],
  titlePlace: 'beside',
  body: COLUMN,
  highest: COLUMN.y,
  aside: { x: 56, y: 156, w: 300, h: 244 },
  panel: { x: 56, y: 268, w: 290, h: 208 },
  besidePanel: { title: { ...ASIDE, h: 196 }, body: COLUMN },
  footer: FOOTER,
  number: NUMBER,
};

/** For what needs all the width: the title above, and the art low at the edge. */
export const organicWideGrid: Grid = {
  title: { x: 56, y: 48, w: 848, h: 96 },
  titleSizes: [30, 20],
  titlePlace: 'above',
  body: { x: 56, y: 156, w: 848, h: 306 },
  highest: 128,
  panel: { x: 624, y: 0, w: 336, h: 540 },
  besidePanel: {
    title: { x: 56, y: 48, w: 528, h: 96 },
    body: { x: 56, y: 156, w: 528, h: 316 },
    // The number before the name: at the end of the text it would stand in the middle of the page.
    running: { footer: { ...FOOTER, x: 88, w: 496 }, number: { ...NUMBER, x: 56, w: 22 } },
  },
  footer: FOOTER,
  number: NUMBER,
};
