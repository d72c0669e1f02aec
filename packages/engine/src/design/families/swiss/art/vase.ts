/** Helsinki: the outline of a glass vase, free in form, nested in itself. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';
import { smooth } from '../../../art/shapes.ts';
import { darker, lighter, theme, translucent } from '../../../art/tones.ts';
import type { ArtSetting } from '../../../tokens/art.ts';
import { groundIn } from './ground.ts';

const POINTS = 7;
/** A vase is wider than high. */
const STRETCH = 1.26;
/** Its farthest point, as a multiple of its radius. */
const REACH = 1.24;

export function vase(frame: Frame, setting: ArtSetting): SceneNode[] {
  const { place, seed } = setting;
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const { color } = groundIn(canvas, frame, setting, theme.accent2);
  const centred = place === 'panel' || place === 'picture';
  const x = frame.x + frame.w * (centred ? 0.5 + (random() - 0.5) * 0.1 : 0.66);
  const y = frame.y + frame.h * (place === 'panel' ? 0.7 : place === 'picture' ? 0.56 : 0.8);
  // What bleeds does so at the right and at the foot: it never touches the other edges, but those of a panel, which it fills.
  const radius =
    place === 'panel' ? Math.max(frame.w / 2 / STRETCH, frame.h * 0.6) : Math.min(y - frame.y, (x - frame.x) / STRETCH) / REACH;
  const shares = Array.from({ length: POINTS }, (_, k) => (k % 2 === 0 ? 1.08 : 0.66) + (random() - 0.5) * 0.26);
  const drift = Array.from({ length: POINTS }, () => (random() - 0.5) * 0.34);
  const turn = random() * 2 * Math.PI;
  contoursOn(color).forEach((tone, ring) => {
    const size = 1 - ring * 0.21;
    const round = 0.1 * ring;
    const points = shares.map((share, k): Point => {
      const angle = turn + (2 * Math.PI * k) / POINTS + (drift[k] ?? 0);
      const reach = radius * (share * (1 - round) + round) * size;
      return [x + reach * Math.cos(angle) * STRETCH, y + reach * Math.sin(angle)];
    });
    canvas.fill(smooth(points, 5), tone);
  });
  return canvas.nodes('Vase');
}

/** From the outside inwards. */
function contoursOn(ground: Color): Color[] {
  const ref = 'ref' in ground ? ground.ref : undefined;
  if (ref === 'accent1') return [translucent(theme.bg, 0.16), theme.accent2, darker(theme.accent1, 0.34), theme.accent3];
  if (ref === 'accent2') return [lighter(theme.accent2, 0.45), theme.accent1, darker(theme.accent1, 0.4), theme.accent3];
  return [theme.accent5, theme.surface, theme.accent1, theme.accent3];
}
