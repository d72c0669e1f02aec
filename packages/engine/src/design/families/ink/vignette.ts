/** The motif once more, small, in the title's column, where the title leaves room for it. */
import type { Frame } from '../../../model/scene.ts';
import { bottomOfTitle } from '../../layouts/displayText.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { handOf } from './hands.ts';

const FRAME: Frame = { x: 56, y: 304, w: 224, h: 160 };
const SPACE = 20;

export function placeVignette(sheet: Sheet, seed: string, stage: Stage): void {
  if (stage.wide) return;
  if (bottomOfTitle(sheet) + SPACE > FRAME.y) return;
  const { page: inks, palette } = stage.template;
  sheet.add(...handOf(stage.template).vignette(FRAME, { inks, palette, seed }));
}
