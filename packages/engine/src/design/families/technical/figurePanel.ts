/** The drawing between two rules, as a figure stands; it has no number, for nothing speaks of it. */

import { rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { placePanelArt } from '../../arrange/panelArt.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';

export const PANEL: Frame = { x: 612, y: 168, w: 300, h: 296 };

export function figurePanel(builder: PageBuilder, seed: string, context: LayoutContext): void {
  const { template } = context;
  const { page: inks } = template;
  for (const [side, x] of [
    ['left', PANEL.x],
    ['right', rightOf(PANEL) - 1],
  ] as const) {
    builder.rule(`Panel, ${side}`, { x, y: PANEL.y, w: 1, h: PANEL.h }, inks.line);
  }
  placePanelArt(builder, PANEL, seed, context.ordinal, context);
}
