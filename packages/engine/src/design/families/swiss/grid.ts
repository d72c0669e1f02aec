/** Six columns made visible: the title beside the content, under split rules. */
import type { Frame, SceneNode } from '../../../model/scene.ts';
import { figureShape } from '../../art/shapes.ts';
import type { Grid } from '../../tokens/grid.ts';
import type { Inks } from '../../tokens/inks.ts';

export const LEFT = 48;
export const RIGHT = 912;
/** Left edge of the third column, where the content begins, and of the fourth. */
export const THIRD = 341.3;
/** From one column to the next. */
export const COLUMN = 146.7;
export const FOURTH = 488;
export const GUTTER = 16;
export const RULE = 50;
/** Where titles, planes and texts begin below the rules. */
export const TOP = 64;
/** Where the last line of the page stands. */
export const FOOT = 512;

/** A little of the letters' bearing is taken back, so that they stand on the edge for the eye. */
export const hung = (x: number): number => x - 0.6;

/** Labels stand on the line above the rules. */
export const labelFrame = (x: number, w: number): Frame => ({ x, y: 26, w, h: 20 });

/** What stands on slides below a wide title, and bleeds at the left and at the foot. */
const PLANE: Frame = { x: 0, y: 344, w: 325, h: 196 };

/** The same, low, where the title may need the room above it. */
export const STRIP: Frame = { ...PLANE, y: 468, h: 72 };

/** The deck's name stands on the first column of every layout, the chapter on the third, the page's number at the right edge. */
export const DECK_LABEL = labelFrame(LEFT, 277);
const labels = { footer: labelFrame(THIRD, 440), number: labelFrame(812, 100) };

export const swissGrid: Grid = {
  title: { x: hung(LEFT), y: TOP, w: 270, h: 400 },
  titleSizes: [30, 18],
  titlePlace: 'beside',
  body: { x: THIRD, y: TOP, w: RIGHT - THIRD, h: 428 },
  highest: TOP,
  panel: PLANE,
  besidePanel: {
    title: { x: hung(LEFT), y: TOP, w: 270, h: 264 },
    body: { x: THIRD, y: TOP, w: RIGHT - THIRD, h: 428 },
  },
  aside: { x: LEFT, y: 330, w: 262, h: 162 },
  ruled: true,
  ...labels,
};

const { aside: _, ruled: __, ...narrow } = swissGrid;
/** For what needs all six columns. */
export const wideGrid: Grid = {
  ...narrow,
  title: { x: hung(LEFT), y: TOP, w: 820, h: 92 },
  titleSizes: [30, 20],
  titlePlace: 'above',
  body: { x: LEFT, y: 172, w: RIGHT - LEFT, h: 320 },
  highest: 132,
  // It bleeds at the right and at the foot.
  panel: { x: 634.7, y: 172, w: 325.3, h: 368 },
  besidePanel: { title: { x: hung(LEFT), y: TOP, w: 820, h: 92 }, body: { x: LEFT, y: 172, w: 570.7, h: 320 } },
};

const rule = (name: string, x: number, w: number, h: number, inks: Inks): SceneNode =>
  figureShape(name, { x, y: RULE, w, h }, { type: 'rect' }, inks.text);

/** One piece on full planes and wide pages, otherwise two: one over the title and one over the content. */
export const wholeRule = (weight: number, inks: Inks): SceneNode => rule('Rule', LEFT, RIGHT - LEFT, weight, inks);
export const splitRules = (weight: number, inks: Inks): SceneNode[] => [
  rule('Rule 1', LEFT, 277.3, weight, inks),
  rule('Rule 2', THIRD, RIGHT - THIRD, weight, inks),
];
