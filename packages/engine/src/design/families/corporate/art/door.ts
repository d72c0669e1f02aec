/** A painted door: a round arch with a fanlight in it, in the door's own colour. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { Pieces } from '../../../art/pieces.ts';
import { theme, translucent } from '../../../art/tones.ts';

const PANES = 5;
/** Wood between the fanlight and the door's edge, and between two panes, points. */
const FRAME = 14;
const BAR = 3;
/** A wide door has a flatter arch, which leaves room for words. */
const HIGHEST_ARCH = 84;

/** `arch` is how far the arch reaches down. */
export function door(cell: Frame, paint: Color, name: string): { nodes: SceneNode[]; arch: number } {
  const { x, y, w, h } = cell;
  const [rx, ry] = [w / 2, Math.min(w / 2, HIGHEST_ARCH)];
  const canvas = new Canvas(cell);
  const k = 0.5523;
  canvas.fill(
    [
      ['M', x, y + h],
      ['L', x, y + ry],
      ['C', x, y + ry - ry * k, x + rx - rx * k, y, x + rx, y],
      ['C', x + rx + rx * k, y, x + w, y + ry - ry * k, x + w, y + ry],
      ['L', x + w, y + h],
      ['Z'],
    ],
    paint,
  );
  const panes = new Pieces();
  const spring: Point = [x + rx, y + ry];
  for (let i = 0; i < PANES; i++) panes.polygon(pane(spring, [rx - FRAME, ry - FRAME], i), translucent(theme.bg, 0.2));
  panes.paint(canvas);
  return { nodes: canvas.nodes(name), arch: ry };
}

/** The i-th pane of a half fan, from the left. */
function pane([cx, cy]: Point, [rx, ry]: Point, i: number): Point[] {
  const [from, to] = [Math.PI * (1 + i / PANES), Math.PI * (1 + (i + 1) / PANES)];
  const bar = i === 0 ? [0, BAR / rx / 2] : i === PANES - 1 ? [BAR / rx / 2, 0] : [BAR / rx / 2, BAR / rx / 2];
  const [a, b] = [from + (bar[0] ?? 0), to - (bar[1] ?? 0)];
  const middle = (from + to) / 2;
  const rim = Array.from({ length: 9 }, (_, n): Point => {
    const angle = a + ((b - a) * n) / 8;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
  return [[cx + BAR * Math.cos(middle), cy + BAR * Math.sin(middle)], ...rim];
}
