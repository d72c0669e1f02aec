/** Three columns of 268 under a running head; no foot. */
import type { Frame } from '../../../model/scene.ts';
import type { Grid } from '../../templates/grid.ts';

export const LEFT = 48;
export const RIGHT = 912;
/** Between the columns of figures and cards runs a hairline. */
export const GUTTER = 30;

/** The running head: what stands above the hairline, and the hairline. */
export const HEAD = { y: 22, h: 20, rule: 46, line: 0.8 } as const;
export const headFrame = (x: number, w: number): Frame => ({ x, y: HEAD.y, w, h: HEAD.h });

export const editorialGrid: Grid = {
  title: { x: LEFT, y: 62, w: 780, h: 96 },
  titleSizes: [36, 20],
  titlePlace: 'above',
  body: { x: LEFT, y: 182, w: 864, h: 310 },
  highest: 148,
  panel: { x: 640, y: 182, w: 272, h: 300 },
  besidePanel: { title: { x: LEFT, y: 62, w: 780, h: 96 }, body: { x: LEFT, y: 182, w: 548, h: 300 } },
  aside: { x: LEFT, y: 190, w: 210, h: 296 },
  footer: headFrame(LEFT, 700),
  number: headFrame(812, 100),
};
