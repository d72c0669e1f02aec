/** Content pages of the family: one border of small tiles on one edge, and all the rest for the words. */
import { belowTop, rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Grid } from '../../tokens/grid.ts';

export interface Area {
  /** What border and margins leave. */
  readonly area: Frame;
  readonly panel: Frame;
}

const BODY = 108;
const HIGHEST = 82;
const PANEL_GAP = 40;

export function gridOf({ area, panel }: Area): Grid {
  const beside = panel.x - PANEL_GAP - area.x;
  const body: Frame = belowTop(area, BODY);
  return {
    title: { x: area.x, y: area.y, w: Math.min(area.w, 760), h: 98 },
    titleSizes: [34, 20],
    titlePlace: 'above',
    body,
    highest: area.y + HIGHEST,
    panel,
    besidePanel: {
      title: { x: area.x, y: area.y, w: beside, h: 116 },
      body: { ...body, y: body.y + 20, w: beside, h: body.h - 20 },
    },
    footer: { x: area.x, y: 504, w: 500, h: 20 },
    number: { x: rightOf(area) - 100, y: 504, w: 100, h: 20 },
  };
}
