/** A row of town houses over water, for panels and pictures. */
import type { Color } from '../../../../model/color.ts';
import { bottomOf, rightOf } from '../../../../model/frame.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, lighter, theme, translucent } from '../../../art/tones.ts';

const WALLS: readonly Color[] = [theme.accent1, theme.accent5, theme.accent2, darker(theme.accent1, 0.2), theme.accent3];
/** Points, in a panel of the usual width; in a wider frame everything is larger, though not as much. */
const STOREY = 22;
const USUAL = 240;
const LARGEST = 2.6;
/** Share of the panel's height that is water. */
const WATER = 0.32;
/** How much slate is in the sky and in the water: a lighter shade of it would be a blue. */
const SKY = 0.2;
const RIVER = 0.56;

export function townHouses(panel: Frame, seed: string): SceneNode[] {
  const random = randomFrom(seed);
  const unit = Math.max(1, Math.min(LARGEST, (panel.w / USUAL) ** 0.8));
  const storey = STOREY * unit;
  const canvas = new Canvas(panel);
  const shore = panel.y + panel.h * (1 - WATER);
  canvas.rect(panel, theme.bg);
  canvas.rect(panel, translucent(theme.accent2, SKY));
  const [walls, windows] = [new Pieces(), new Pieces()];
  const tallest = (shore - panel.y) * 0.82;
  let before = -1;
  for (let x = panel.x + (14 + 10 * random()) * unit; x < rightOf(panel) - 30 * unit; ) {
    const w = Math.min((30 + 26 * random()) * unit, rightOf(panel) - 6 * unit - x);
    const h = Math.round((tallest * (0.42 + 0.58 * random())) / storey) * storey + 10 * unit;
    const pick = (before + 1 + Math.floor(random() * (WALLS.length - 1))) % WALLS.length;
    before = pick;
    const wall = WALLS[pick] ?? theme.accent1;
    walls.rect({ x, y: shore - h, w, h }, wall);
    for (let y = shore - h + 12 * unit; y < shore - 12 * unit; y += storey)
      windows.rect({ x: x + 7 * unit, y, w: w - 14 * unit, h: 9 * unit }, lighter(wall, 0.62));
    x += w + (random() < 0.4 ? 8 * unit : 0);
  }
  walls.paint(canvas);
  windows.paint(canvas);
  canvas.rect({ ...panel, y: shore, h: bottomOf(panel) - shore }, translucent(theme.accent2, RIVER));
  const ripples = new Pieces();
  for (let y = shore + 14; y < bottomOf(panel) - 8; y += 14) {
    const w = panel.w * (0.25 + 0.25 * random());
    ripples.rect({ x: panel.x + (panel.w - w) * random(), y, w, h: 2 }, lighter(theme.accent2, 0.72));
  }
  ripples.paint(canvas);
  return canvas.nodes('Town houses');
}
