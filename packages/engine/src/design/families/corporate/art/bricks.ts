/** A brick wall in Flemish bond: headers and stretchers in turn, every other course shifted. The seed says which bricks take colour. */
import type { Color } from '../../../../model/color.ts';
import { bottomOf, rightOf } from '../../../../model/frame.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { Pieces } from '../../../art/pieces.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, lighter, theme } from '../../../art/tones.ts';

const JOINT = 2;

/** `stretcher` is the long side of a brick, `course` its height, points. */
export function bricks(wall: Frame, { stretcher, course }: { stretcher: number; course: number }, seed: string): SceneNode[] {
  const random = randomFrom(seed);
  const canvas = new Canvas(wall);
  canvas.rect(wall, darker(theme.accent1, 0.22));
  const pieces = new Pieces();
  for (let y = wall.y, row = 0; y < bottomOf(wall); y += course + JOINT, row++) {
    let x = wall.x - (row % 2 ? stretcher * 0.75 : 0);
    for (let k = 0; x < rightOf(wall); k++) {
      const w = k % 2 ? stretcher / 2 - JOINT : stretcher;
      pieces.rect({ x, y, w, h: course }, toneOf(random()));
      x += w + JOINT;
    }
  }
  pieces.paint(canvas);
  return canvas.nodes('Brickwork');
}

/** One in twelve is slate, one in twelve pale; the others are burnt a little more or less. */
function toneOf(q: number): Color {
  if (q < 0.08) return theme.accent2;
  if (q < 0.16) return theme.accent5;
  if (q < 0.6) return darker(theme.accent1, Math.round(q * 10) * 0.02);
  return lighter(theme.accent1, Math.round((q - 0.6) * 12) * 0.03);
}
