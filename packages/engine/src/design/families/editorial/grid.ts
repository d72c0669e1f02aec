/** Three columns of 268 under a running head; the chapter at the foot. */
import type { Frame } from '../../../model/scene.ts';
import type { Grid } from '../../tokens/grid.ts';

export const LEFT = 48;
export const RIGHT = 912;
/** Between the columns of figures and cards runs a hairline. */
export const GUTTER = 30;

/** The running head: what stands above the hairline, and the hairline. */
export const HEAD = { y: 22, h: 20, rule: 46, line: 0.8 } as const;
export const headFrame = (x: number, w: number): Frame => ({ x, y: HEAD.y, w, h: HEAD.h });

/** Titles stand on the edge for the eye: a part of the bearing of their letters is taken back. */
export const hung = (x: number, size: number): number => x - (size >= 120 ? 6 : size >= 70 ? 3 : 0.6);

export const FOOT: Frame = { x: LEFT, y: 506, w: 640, h: 18 };
export const FOLIO: Frame = headFrame(812, 100);

const TITLE: Frame = { x: hung(LEFT, 38), y: 62, w: 780, h: 104 };

export const editorialGrid: Grid = {
  title: TITLE,
  titleSizes: [38, 20],
  titlePlace: 'above',
  body: { x: LEFT, y: 182, w: 864, h: 304 },
  highest: 148,
  panel: { x: 640, y: 182, w: 272, h: 300 },
  besidePanel: { title: TITLE, body: { x: LEFT, y: 182, w: 548, h: 300 } },
  aside: { x: LEFT, y: 190, w: 210, h: 296 },
  footer: FOOT,
  number: FOLIO,
};
