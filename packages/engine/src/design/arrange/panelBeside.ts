/** Where the panel of art stands beside the body. */

import { downFrom } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import type { Grid } from '../tokens/grid.ts';

/** A panel that begins on one line with the body keeps that line, wherever the title of the slide lets its body begin. */
export function panelBeside(body: Frame, { panel, besidePanel }: Grid): Frame {
  return panel.y === besidePanel.body.y ? downFrom(panel, body.y) : panel;
}
