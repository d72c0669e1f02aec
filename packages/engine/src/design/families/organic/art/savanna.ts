/** Nairobi: umbrella trees in flat tiers on planes of grass and earth, with the sun behind them. */
import type { Color } from '../../../../model/color.ts';
import type { PathCommand } from '../../../../model/scene.ts';
import type { Canvas } from '../../../art/canvas.ts';
import { blob } from '../../../art/roundForms.ts';
import { theme } from '../../../art/tones.ts';
import { shade } from '../../../tokens/inks.ts';
import { hill } from './paper.ts';
import type { Light, Scenery } from './scenery.ts';

const { accent1, accent2, accent3, accent4, accent5, bg, text } = theme;

/** A lens with a flat, lightly waved underside. */
export function tier(x: number, y: number, w: number, h: number, lean: number): PathCommand[] {
  return [
    ['M', x - w / 2, y + 3],
    ['C', x - w * 0.47, y - h * 0.62, x - w * 0.24, y - h * 0.98, x - w * 0.02 + lean, y - h],
    ['C', x + w * 0.26, y - h * 1.02, x + w * 0.46, y - h * 0.5, x + w / 2, y],
    ['C', x + w * 0.34, y + h * 0.16, x + w * 0.2, y - h * 0.06, x + w * 0.05, y + h * 0.04],
    ['C', x - w * 0.12, y + h * 0.16, x - w * 0.34, y + h * 0.2, x - w / 2, y + 3],
    ['Z'],
  ];
}

/** Forked, from the ground up into the crown. */
export function trunk(x: number, y: number, w: number, base: number): PathCommand[] {
  const up = (share: number) => y + (base - y) * share;
  const foot = w * 0.034;
  return [
    ['M', x - foot, base],
    ['L', x + foot * 1.15, base],
    ['C', x + foot * 0.8, up(0.6), x + w * 0.05, up(0.3), x + w * 0.2, y - 4],
    ['L', x + w * 0.16, y - 6],
    ['C', x + w * 0.06, up(0.2), x + 4, up(0.3), x + 1, up(0.42)],
    ['C', x - 4, up(0.25), x - w * 0.1, y + 8, x - w * 0.2, y - 5],
    ['L', x - w * 0.24, y - 2],
    ['C', x - w * 0.12, up(0.16), x - w * 0.06 - 6, up(0.4), x - foot, base],
    ['Z'],
  ];
}

interface Tree {
  readonly x: number;
  /** The crown's underside. */
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly base: number;
  readonly color: Color;
  /** A second, smaller tier that stands on the crown. */
  readonly upper?: Color;
}

function tree(canvas: Canvas, { x, y, w, h, base, color, upper }: Tree, { about }: Light) {
  const width = about(w, w * 0.07);
  canvas.fill(trunk(x, y, width, base), text);
  if (upper) canvas.fill(tier(x + about(0, w * 0.12), y - h * 0.62, width * 0.6, h * 0.66, about(0, 5)), upper);
  canvas.fill(tier(x, y, width, h, about(0, 6)), color);
}

const sun = (canvas: Canvas, x: number, y: number, r: number, { about, random }: Light) =>
  canvas.fill(blob(about(x, 12), about(y, 10), r, r * 0.98, random, 13, 0.03), accent3);

/** Below the edge of every plate. */
const FOOT = 660;

/** Ground whose crest moves a little from seed to seed. */
function ground(canvas: Canvas, left: number, right: number, crest: readonly number[], color: Color, { about }: Light) {
  canvas.fill(
    hill(
      left,
      right,
      FOOT,
      crest.map((y) => (y < 560 ? about(y, 7) : y)),
    ),
    color,
  );
}

export const savanna: Scenery = {
  cover(canvas, light) {
    const { about } = light;
    sun(canvas, 742, 148, 84, light);
    ground(canvas, 480, 980, [560, 470, 414, 402, 380, 360, 372], accent5, light);
    ground(canvas, 430, 980, [560, 500, 462, 450, 458, 440, 446], accent2, light);
    tree(canvas, { x: about(662, 10), y: 340, w: 186, h: 58, base: 480, color: accent4 }, light);
    tree(canvas, { x: about(810, 12), y: 236, w: 318, h: 90, base: 500, color: accent1, upper: shade(accent4, [0.86, 0]) }, light);
    ground(canvas, 510, 980, [560, 524, 500, 492, 498, 490, 484], text, light);
  },
  section(canvas, light) {
    const { about, turn } = light;
    if (turn % 2 === 1) {
      sun(canvas, about(616, 10), 244, 56, light);
      ground(canvas, 300, 980, [560, 500, 470, 440, 420, 410, 396], accent5, light);
      tree(canvas, { x: about(850, 10), y: 236, w: 330, h: 92, base: 480, color: accent3, upper: bg }, light);
      tree(canvas, { x: about(676, 10), y: 350, w: 200, h: 58, base: 500, color: bg }, light);
      ground(canvas, 340, 980, [560, 528, 500, 488, 470, 476, 460], accent2, light);
      ground(canvas, 440, 980, [560, 540, 522, 516, 506, 512], text, light);
      return;
    }
    sun(canvas, 812, 146, 74, light);
    ground(canvas, 300, 980, [560, 516, 476, 462, 448, 452, 430], accent2, light);
    tree(canvas, { x: about(792, 10), y: 266, w: 404, h: 106, base: 500, color: bg, upper: accent5 }, light);
    tree(canvas, { x: about(606, 8), y: 414, w: 136, h: 42, base: 510, color: accent4 }, light);
    ground(canvas, 360, 980, [560, 534, 510, 512, 500, 506, 496], text, light);
  },
  closing(canvas, light) {
    const { about } = light;
    sun(canvas, 660, 204, 66, light);
    ground(canvas, 500, 980, [560, 490, 452, 430, 440, 420, 408], accent5, light);
    tree(canvas, { x: about(880, 10), y: 322, w: 216, h: 64, base: 480, color: accent4 }, light);
    tree(canvas, { x: about(706, 10), y: 290, w: 270, h: 78, base: 500, color: accent1, upper: shade(accent4, [0.86, 0]) }, light);
    ground(canvas, 460, 980, [560, 516, 486, 476, 488, 470, 462], accent2, light);
    ground(canvas, 510, 980, [560, 538, 520, 524, 512, 516, 506], text, light);
  },
  quote(canvas, light) {
    sun(canvas, 150, 144, 66, light);
    ground(canvas, -20, 400, [400, 410, 430, 452, 500, 560], shade(accent5, [0.9, 0]), light);
    tree(canvas, { x: light.about(152, 8), y: 286, w: 276, h: 80, base: 480, color: accent1, upper: accent4 }, light);
    ground(canvas, -20, 420, [462, 470, 476, 496, 526, 560], accent2, light);
    ground(canvas, -20, 320, [514, 512, 520, 540, 556, 560], text, light);
  },
  corner(canvas, light) {
    if (light.turn > 0) {
      sun(canvas, 116, 396, 46, light);
      ground(canvas, -20, 372, [480, 470, 456, 462, 492, 560], accent5, light);
      tree(canvas, { x: 236, y: 400, w: 184, h: 52, base: 510, color: accent4, upper: accent1 }, light);
      ground(canvas, -20, 390, [512, 504, 500, 504, 526, 560], accent2, light);
      return;
    }
    ground(canvas, -20, 360, [440, 446, 458, 470, 496, 560], accent5, light);
    tree(canvas, { x: 150, y: 384, w: 196, h: 54, base: 500, color: accent1, upper: accent4 }, light);
    tree(canvas, { x: 288, y: 456, w: 96, h: 28, base: 520, color: accent4 }, light);
    ground(canvas, -20, 388, [488, 492, 500, 512, 530, 560], accent2, light);
  },
  small(canvas, light) {
    tree(canvas, { x: 120, y: 442, w: 144, h: 42, base: 540, color: accent4 }, light);
    ground(canvas, -20, 330, [506, 508, 514, 526, 544, 560], accent2, light);
  },
  strip(canvas, light) {
    ground(canvas, -20, 250, [516, 510, 518, 530, 560], accent5, light);
    tree(canvas, { x: 292, y: 506, w: 64, h: 18, base: 545, color: accent4 }, light);
    ground(canvas, 30, 384, [560, 536, 524, 528, 536, 560], accent2, light);
  },
  panel(canvas, light) {
    const { about, turn } = light;
    if (turn % 2 === 0) {
      sun(canvas, 262, 150, 82, light);
      ground(canvas, -20, 420, [452, 440, 452, 430, 420], accent5, light);
      tree(canvas, { x: about(330, 8), y: 440, w: 130, h: 38, base: 570, color: accent4 }, light);
      tree(canvas, { x: about(180, 8), y: 262, w: 324, h: 92, base: 590, color: accent1, upper: accent4 }, light);
      ground(canvas, -20, 420, [552, 540, 548, 532, 540], accent2, light);
      ground(canvas, -20, 420, [606, 598, 606, 592, 600], text, light);
      return;
    }
    sun(canvas, 116, 236, 66, light);
    ground(canvas, -20, 420, [400, 410, 430, 452, 470], accent5, light);
    tree(canvas, { x: about(120, 8), y: 372, w: 190, h: 56, base: 540, color: accent1 }, light);
    ground(canvas, -20, 420, [500, 506, 520, 516, 530], accent2, light);
    tree(canvas, { x: about(276, 8), y: 196, w: 250, h: 72, base: 590, color: accent4, upper: accent1 }, light);
    ground(canvas, -20, 420, [588, 596, 590, 600, 594], text, light);
  },
  picture(canvas, light) {
    const { about } = light;
    sun(canvas, 500, 150, 90, light);
    ground(canvas, -20, 980, [420, 400, 410, 390, 370, 380, 360], accent5, light);
    tree(canvas, { x: about(880, 20), y: 300, w: 250, h: 72, base: 460, color: accent4 }, light);
    tree(canvas, { x: about(150, 20), y: 320, w: 230, h: 66, base: 470, color: accent4 }, light);
    ground(canvas, -20, 980, [470, 456, 462, 450, 440, 452, 436], accent2, light);
    tree(canvas, { x: about(500, 30), y: 232, w: 380, h: 104, base: 510, color: accent1, upper: accent4 }, light);
    ground(canvas, -20, 980, [510, 502, 512, 498, 500, 492, 500], text, light);
  },
};
