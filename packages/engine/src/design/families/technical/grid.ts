/** One wide field on a module of 36 points: the title under the rule of the head, a ruler with the page's place at the foot. */
import type { Frame } from '../../../model/scene.ts';
import type { Grid } from '../../tokens/grid.ts';
import { LEFT } from './art/lattice.ts';

/** Mono labels above the rule of the head. */
export const HEAD = { y: 28, h: 18, rule: 54 } as const;
export const FOOT = 498;
export const FOOTER: Frame = { x: LEFT, y: 510, w: 560, h: 18 };

export const technicalGrid: Grid = {
  title: { x: LEFT, y: 72, w: 760, h: 100 },
  titleSizes: [30, 20],
  titlePlace: 'above',
  body: { x: LEFT, y: 184, w: 864, h: 300 },
  highest: 152,
  panel: { x: 612, y: 168, w: 300, h: 288 },
  besidePanel: {
    title: { x: LEFT, y: 72, w: 516, h: 108 },
    body: { x: LEFT, y: 190, w: 516, h: 290 },
  },
  footer: FOOTER,
  number: { x: 612, y: 510, w: 300, h: 18 },
};
