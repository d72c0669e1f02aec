/** The drawing as a figure between two rules, with its number below it. */
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { paragraph } from '../../typography.ts';
import { monoLabel } from './monoLabel.ts';

export const PANEL: Frame = { x: 612, y: 168, w: 300, h: 296 };
const CAPTION: Frame = { x: 624, y: 468, w: 276, h: 18 };

export function figurePanel(sheet: Sheet, seed: string, stage: Stage): void {
  const { template } = stage;
  const { page: inks, palette } = template;
  for (const [side, x] of [
    ['left', PANEL.x],
    ['right', PANEL.x + PANEL.w - 1],
  ] as const) {
    sheet.rule(`Panel, ${side}`, { x, y: PANEL.y, w: 1, h: PANEL.h }, inks.line);
  }
  sheet.add(...template.motif(PANEL, { place: 'panel', inks, palette, seed, turn: stage.ordinal }));
  const caption = [paragraph(`FIG. ${numeralOf(stage.ordinal + 1, stage.language)}`, monoLabel(template, 11, inks.muted), stage)];
  sheet.text('Figure number', CAPTION, caption, { role: 'artifact' });
}
