/** Content pages of the family: what the band leaves of the slide. */

import { belowTop, bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Grid } from '../../tokens/grid.ts';

const TITLE_HEIGHT = 96;
/** From the title's top to the body's, and to where the body begins below a title of one line where a template names no other distance. */
const BODY = 108;
const HIGHEST = 80;

export interface Area {
  /** All of the page that is not band. */
  readonly area: Frame;
  readonly titleWidth?: number;
  readonly highest?: number;
  readonly panel: Frame;
  /** A panel of the page's full height narrows the title too. */
  readonly tallPanel?: boolean;
  readonly footer?: Frame;
  readonly number?: Frame;
  readonly numberAlign?: Grid['numberAlign'];
}

export function gridOf({
  area,
  titleWidth = Math.min(area.w, 760),
  highest = HIGHEST,
  panel,
  tallPanel,
  footer,
  number,
  numberAlign,
}: Area): Grid {
  const title: Frame = { x: area.x, y: area.y, w: titleWidth, h: TITLE_HEIGHT };
  const body: Frame = belowTop(area, BODY);
  const beside = panel.x - 36 - area.x;
  return {
    title,
    titleSizes: [30, 20],
    titlePlace: 'above',
    body,
    highest: area.y + highest,
    panel,
    besidePanel: {
      title: tallPanel ? { ...title, w: beside, h: 116 } : title,
      body: { ...body, w: beside, ...(tallPanel ? { y: body.y + 20, h: bottomOf(body) - body.y - 20 } : {}) },
    },
    ...(footer ? { footer } : {}),
    ...(number ? { number } : {}),
    ...(numberAlign ? { numberAlign } : {}),
  };
}
