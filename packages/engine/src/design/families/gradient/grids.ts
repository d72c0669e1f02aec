/** Content pages of the family: calm, one wide column; a window of the gradient beside the text where a slide has one. */

import { bottomOf, rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Grid } from '../../tokens/grid.ts';

const LEFT = 56;
const RIGHT = 904;
const PANEL_GAP = 52;

/** A window that reaches the slide's foot takes the place of footer or number there. */
export function gridBeside(panel: Frame): Grid {
  const atLeft = panel.x < LEFT;
  const x = atLeft ? rightOf(panel) + PANEL_GAP - 4 : LEFT;
  const w = (atLeft ? RIGHT : panel.x - PANEL_GAP) - x;
  const running = { footer: { x, y: 504, w: w - 120, h: 20 }, number: { x: x + w - 100, y: 504, w: 100, h: 20 } };
  const body: Frame = { x: LEFT, y: 160, w: RIGHT - LEFT, h: 324 };
  return {
    title: { x: LEFT, y: 48, w: 800, h: 100 },
    titleSizes: [36, 20],
    titlePlace: 'above',
    body,
    highest: 132,
    panel,
    besidePanel: {
      title: { x, y: 48, w, h: 112 },
      body: { ...body, x, y: 176, w, h: 300 },
      ...(bottomOf(panel) > running.number.y ? { running } : {}),
    },
    footer: { x: LEFT, y: 504, w: 500, h: 20 },
    number: { x: RIGHT - 100, y: 504, w: 100, h: 20 },
  };
}
