/** A full-bleed block at the left holds the title at its foot, under a cut of the template's geometry; beside it stands what it is about. */
import type { Frame } from '../../../model/scene.ts';
import type { Grid } from '../../tokens/grid.ts';

export const BLOCK: Frame = { x: 0, y: 0, w: 388, h: 540 };
export const CUT: Frame = { ...BLOCK, h: 190 };
const NUMBER: Frame = { x: 816, y: 504, w: 100, h: 22 };

export const posterGrid: Grid = {
  title: { x: 44, y: 212, w: 326, h: 288 },
  titleAnchor: 'bottom',
  titleSizes: [42, 20],
  titlePlace: 'beside',
  body: { x: 430, y: 56, w: 486, h: 432 },
  highest: 56,
  panel: { x: 388, y: 0, w: 572, h: 248 },
  besidePanel: {
    title: { x: 44, y: 212, w: 326, h: 288 },
    body: { x: 430, y: 292, w: 486, h: 204 },
  },
  number: NUMBER,
};

/** A block across the slide with the title, for what needs all the width below it. */
export const BAND: Frame = { x: 0, y: 0, w: 960, h: 146 };
export const BAND_CUT: Frame = { ...BAND, x: 764, w: 196 };

export const posterWideGrid: Grid = {
  title: { x: 44, y: 18, w: 700, h: 116 },
  titleAnchor: 'bottom',
  titleSizes: [42, 20],
  titlePlace: 'beside',
  body: { x: 44, y: 168, w: 872, h: 328 },
  highest: 168,
  panel: { x: 600, y: 146, w: 360, h: 358 },
  besidePanel: {
    title: { x: 44, y: 18, w: 700, h: 116 },
    body: { x: 44, y: 168, w: 520, h: 328 },
  },
  number: NUMBER,
};
