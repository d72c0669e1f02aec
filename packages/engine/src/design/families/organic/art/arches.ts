/** Marrakesh: nested horseshoe arches, with leaves before them. */
import type { Color } from '../../../../model/color.ts';
import type { PathCommand } from '../../../../model/scene.ts';
import type { Canvas } from '../../../art/canvas.ts';
import { arcCurves, blob, leaf, onEllipse } from '../../../art/roundForms.ts';
import { theme } from '../../../art/tones.ts';
import { shade } from '../../../tokens/inks.ts';
import type { Light, Scenery } from './scenery.ts';

const { accent1, accent2, accent3, accent4, accent5, accent6, bg } = theme;

/** Two arcs whose centres lie a little apart, so that they meet in a soft point, on straight legs; `lean` sets the legs off by hand. */
export function horseshoe(cx: number, base: number, width: number, height: number, lean: number): PathCommand[] {
  const r = width / 1.49;
  const shift = 0.12 * r;
  const cy = base - height + Math.sqrt(r * r - shift * shift);
  const top = (Math.asin(0.12) * 180) / Math.PI;
  const [left, right] = [onEllipse(cx + shift, cy, r, r, 150), onEllipse(cx - shift, cy, r, r, 30)];
  return [
    ['M', left[0] - lean, base],
    ['L', ...left],
    ...arcCurves(cx + shift, cy, r, r, 150, 270 - top),
    ...arcCurves(cx - shift, cy, r, r, 270 + top, 390),
    ['L', right[0] - lean, base],
    ['Z'],
  ];
}

/** From the outermost arch inwards, each with its share of the width and height. */
function nested(canvas: Canvas, cx: number, base: number, [w, h]: readonly [number, number], colors: readonly Color[], { about }: Light) {
  const shares = [
    [1, 1],
    [0.77, 0.8],
    [0.55, 0.61],
    [0.33, 0.41],
  ] as const;
  colors.forEach((color, i) => {
    const [across, up] = shares[i] ?? [0.3, 0.4];
    canvas.fill(horseshoe(cx + about(0, 2), base, w * across, h * up, about(0, 4)), color);
  });
}

function leaves(canvas: Canvas, x: number, base: number, length: number, color: Color, { about }: Light) {
  for (const [side, angle, share] of [
    [-5, -142, 0.84],
    [0, -118, 1],
    [8, -94, 0.92],
  ] as const) {
    canvas.fill(leaf(x + side, base, length * share, length * 0.12, about(angle, 7)), color);
  }
}

export const arches: Scenery = {
  cover(canvas, light) {
    const { about, random, inks } = light;
    canvas.fill(blob(about(606, 16), about(82, 12), 42, 41, random), accent3);
    nested(canvas, about(912, 14), 560, [330, about(410, 24)], [accent5], light);
    nested(canvas, 758, 560, [about(386, 10), about(496, 14)], [accent1, accent3, accent2, inks.ground], light);
    leaves(canvas, about(930, 12), 562, about(236, 18), accent4, light);
  },
  section(canvas, light) {
    const { about, turn } = light;
    const dark = shade(accent1, [0.84, 0]);
    if (turn % 2 === 0) {
      nested(
        canvas,
        about(828, 8),
        580,
        [490, about(552, 14)],
        turn % 4 === 0 ? [dark, accent3, bg, accent2] : [dark, bg, accent2, accent3],
        light,
      );
      leaves(canvas, 596, 562, about(160, 14), accent5, light);
      return;
    }
    nested(
      canvas,
      about(830, 12),
      580,
      [350, about(500, 14)],
      turn % 4 === 1 ? [dark, accent5, bg, accent4] : [dark, accent2, bg, accent3],
      light,
    );
    nested(canvas, about(694, 8), 580, [230, about(300, 14)], turn % 4 === 1 ? [accent3, accent2, bg] : [accent5, bg, accent4], light);
    leaves(canvas, about(926, 8), 562, about(190, 14), accent3, light);
  },
  closing(canvas, light) {
    const { about } = light;
    nested(canvas, about(896, 8), 580, [300, about(380, 20)], [accent5, bg], light);
    nested(canvas, about(746, 10), 580, [344, about(470, 16)], [accent2, accent3, accent1, bg], light);
    leaves(canvas, about(934, 8), 562, about(180, 14), accent4, light);
  },
  quote(canvas, light) {
    nested(canvas, light.about(150, 8), 560, [330, light.about(468, 16)], [accent1, accent2, accent3, light.inks.ground], light);
  },
  corner(canvas, light) {
    if (light.turn > 0) {
      nested(canvas, 262, 560, [186, 250], [accent2, accent3, accent1], light);
      nested(canvas, 96, 560, [136, 168], [accent5, accent1], light);
      leaves(canvas, 366, 562, 96, accent4, light);
      return;
    }
    nested(canvas, 108, 560, [150, 232], [accent1, accent3], light);
    nested(canvas, 260, 560, [130, 180], [accent5, accent2], light);
    nested(canvas, 350, 560, [62, 86], [accent4], light);
  },
  small(canvas, light) {
    nested(canvas, 92, 560, [118, 150], [accent2, bg], light);
    nested(canvas, 206, 560, [84, 96], [accent1], light);
  },
  strip(canvas, light) {
    [accent1, accent5, accent2, accent3, accent4].forEach((color, i) => {
      nested(canvas, 92 + i * 50, 560, [44, 56 + (i % 2) * 12], [color], light);
    });
  },
  panel(canvas, light) {
    const { about, random, turn } = light;
    const ground = light.inks.surface;
    if (turn % 2 === 0) {
      canvas.fill(blob(about(76, 12), about(96, 12), 44, 43, random), accent3);
      nested(canvas, about(370, 10), 660, [250, about(330, 20)], [accent5, accent4], light);
      nested(canvas, about(180, 8), 660, [340, about(540, 14)], [accent1, accent3, accent2, ground], light);
      leaves(canvas, about(372, 10), 662, about(230, 16), accent4, light);
      return;
    }
    nested(canvas, about(300, 8), 660, [300, about(560, 14)], [accent2, accent5, accent1, accent3], light);
    nested(canvas, about(90, 8), 660, [230, about(330, 14)], [accent3, accent1, ground], light);
    leaves(canvas, about(206, 10), 662, about(190, 16), accent4, light);
  },
  picture(canvas, light) {
    const { about, random } = light;
    canvas.fill(blob(about(440, 60), about(120, 20), 46, 45, random), accent3);
    nested(canvas, about(40, 20), 580, [300, about(400, 30)], [accent5, accent6], light);
    nested(canvas, about(900, 20), 580, [360, about(440, 30)], [accent5, accent4, bg], light);
    nested(canvas, about(270, 14), 580, [350, about(470, 24)], [accent2, accent3, accent1, light.inks.surface], light);
    nested(canvas, about(650, 14), 580, [390, about(510, 20)], [accent1, accent3, accent2, light.inks.surface], light);
    leaves(canvas, about(470, 20), 562, 210, accent4, light);
    leaves(canvas, about(880, 14), 562, 240, accent4, light);
  },
};
