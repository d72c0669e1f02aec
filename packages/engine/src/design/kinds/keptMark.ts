/** Whether something was kept: a tick or a cross, drawn, since not every font has the signs. Outlines as Lucide has them. */

import type { Color } from '../../model/color.ts';
import type { Frame, ShapeNode } from '../../model/scene.ts';
import { linesShape } from '../icons/iconShape.ts';

const TICK = 'M20 6L9 17L4 12';
const CROSS = 'M18 6L6 18M6 6L18 18';
/** Bolder than an icon's lines: it stands in a row of figures. */
const LINE = 3.2;

/** `frame` is a square. */
export const keptMark = (name: string, kept: boolean, frame: Frame, color: Color): ShapeNode => ({
  ...linesShape(name, kept ? TICK : CROSS, frame, color, LINE),
  upright: true,
});
