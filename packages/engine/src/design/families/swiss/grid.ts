/** Six columns made visible: the title beside the content, under split rules. */
import type { Frame, SceneNode } from '../../../model/scene.ts';
import { figureShape } from '../../art/shapes.ts';
import type { Grid } from '../../templates/grid.ts';
import type { Inks } from '../../templates/inks.ts';

export const LEFT = 48;
export const RIGHT = 912;
/** Left edge of the third column, where the content begins, and of the fourth. */
export const THIRD = 341.3;
export const FOURTH = 488;
export const GUTTER = 16;
export const RULE = 50;

/** Labels stand on the line above the rules. */
export const labelFrame = (x: number, w: number): Frame => ({ x, y: 26, w, h: 20 });

/** What stands on slides below a wide title, and bleeds at the left and at the foot. */
const PLANE: Frame = { x: 0, y: 344, w: 325, h: 196 };

const labels = { footer: labelFrame(LEFT, 277), number: labelFrame(812, 100) };

export const swissGrid: Grid = {
  title: { x: 47, y: 64, w: 278, h: 400 },
  titleSizes: [30, 18],
  titlePlace: 'beside',
  body: { x: THIRD, y: 66, w: RIGHT - THIRD, h: 426 },
  highest: 66,
  panel: PLANE,
  besidePanel: { title: { x: 47, y: 64, w: 278, h: 264 }, body: { x: THIRD, y: 66, w: RIGHT - THIRD, h: 426 } },
  aside: { x: LEFT, y: 330, w: 262, h: 162 },
  ruled: true,
  ...labels,
};

const { aside: _, ruled: __, ...narrow } = swissGrid;
/** For what needs all six columns. */
export const wideGrid: Grid = {
  ...narrow,
  title: { x: 47, y: 62, w: 820, h: 92 },
  titleSizes: [30, 20],
  titlePlace: 'above',
  body: { x: LEFT, y: 172, w: RIGHT - LEFT, h: 322 },
  highest: 132,
};

const rule = (name: string, x: number, w: number, h: number, inks: Inks): SceneNode =>
  figureShape(name, { x, y: RULE, w, h }, { type: 'rect' }, inks.text);

/** One piece on full planes and wide pages, otherwise two: one over the title and one over the content. */
export const wholeRule = (weight: number, inks: Inks): SceneNode => rule('Rule', LEFT, RIGHT - LEFT, weight, inks);
export const splitRules = (weight: number, inks: Inks): SceneNode[] => [
  rule('Rule 1', LEFT, 277.3, weight, inks),
  rule('Rule 2', THIRD, RIGHT - THIRD, weight, inks),
];
