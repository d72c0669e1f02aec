/** Cape Town: a flat mountain under its cloth of cloud, two cold seas, and the coral of a protea. */
import type { Color } from '../../../../model/color.ts';
import type { PathCommand } from '../../../../model/scene.ts';
import type { Canvas } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { blob, leaf } from '../../../art/roundForms.ts';
import { theme } from '../../../art/tones.ts';
import { shade } from '../../../tokens/inks.ts';
import { hill } from './paper.ts';
import type { Light, Scenery } from './scenery.ts';

const { accent1, accent2, accent3, accent4, accent5, accent6, bg } = theme;

const deep = shade(accent1, [0.62, 0]);
const rock = shade(accent5, [0.8, 0]);

/** Its level top lies at `y`; slopes and scree spread over a fifth of the width on both sides. */
function mountain(canvas: Canvas, x: number, y: number, w: number, h: number, { about }: Light) {
  const at = (across: number, down: number, by = 0): Point => [x + w * across, y + h * down + about(0, by)];
  canvas.polygon(
    [
      at(-0.3, 1),
      at(-0.17, 0.62, 4),
      at(-0.09, 0.5, 3),
      at(-0.03, 0.12, 4),
      at(0.02, 0, 2),
      at(0.3, 0.012, 2),
      at(0.62, -0.006, 2),
      at(0.93, 0.01, 2),
      at(0.98, 0.16, 4),
      at(1.06, 0.46, 4),
      at(1.16, 0.62, 3),
      at(1.32, 1),
    ],
    accent5,
  );
  // Gullies are cut from the edge of the top.
  for (const start of [0.1, 0.46, 0.78]) {
    const g = about(start, 0.03);
    const [bend, foot] = [about(-0.03, 0.03), about(0.03, 0.04)];
    const gully = [
      at(g, 0.02),
      at(g + 0.11, 0.014),
      at(g + 0.08 + bend, 0.28),
      at(g + 0.17 + bend, 0.56),
      at(g + 0.12 + foot, 0.9),
      at(g - 0.05 + foot, 0.9),
      at(g + 0.04 + bend, 0.48),
    ];
    canvas.polygon(gully, rock);
  }
}

function cloth(x: number, y: number, w: number, { about }: Light): PathCommand[] {
  const lobe = () => about(0, 6);
  return [
    ['M', x, y],
    ['C', x + w * 0.06, y - 34 + lobe(), x + w * 0.2, y - 40, x + w * 0.3, y - 26],
    ['C', x + w * 0.4, y - 52 + lobe(), x + w * 0.58, y - 46, x + w * 0.64, y - 24],
    ['C', x + w * 0.76, y - 36 + lobe(), x + w * 0.92, y - 28, x + w, y + 4],
    ['C', x + w * 0.94, y + 20, x + w * 0.86, y + 40 + lobe(), x + w * 0.8, y + 14],
    ['C', x + w * 0.72, y + 18, x + w * 0.66, y + 66 + lobe(), x + w * 0.58, y + 20],
    ['C', x + w * 0.44, y + 16, x + w * 0.36, y + 44 + lobe(), x + w * 0.28, y + 14],
    ['C', x + w * 0.16, y + 14, x + w * 0.06, y + 18, x, y],
    ['Z'],
  ];
}

/** Three rows of bracts round a pale heart; `size` is the length of the longest. */
function protea(canvas: Canvas, x: number, y: number, size: number, heart: Color, { about }: Light) {
  const row = (angles: readonly number[], length: number, width: number, color: Color) => {
    for (const angle of angles) canvas.fill(leaf(x, y, about(length, length * 0.03), width, about(angle, 2)), color);
  };
  row([-172, -8, -152, -28, -132, -48, -112, -68, -90], size, size * 0.15, accent2);
  row([-160, -20, -139, -41, -118, -62, -98, -82], size * 0.8, size * 0.13, accent3);
  row([-150, -30, -128, -52, -109, -71], size * 0.62, size * 0.11, shade(accent2, [0.84, 0]));
  row([-146, -34, -126, -54, -108, -72, -90], size * 0.47, size * 0.075, heart);
}

/** Below the edge of every plate. */
const FOOT = 660;

/** A plane of sea that begins at `left`, with waves along its crest. */
function sea(canvas: Canvas, left: number, right: number, crest: readonly number[], color: Color, { about }: Light) {
  const heights = crest.map((y) => (y < 570 ? about(y, 6) : y));
  canvas.fill(hill(left, right, FOOT, heights), color);
}

export const cape: Scenery = {
  cover(canvas, light) {
    const { about, random, inks } = light;
    canvas.fill(blob(about(616, 10), about(104, 12), 40, 39, random, 12, 0.03), accent3);
    mountain(canvas, 646, about(172, 8), 300, 290, light);
    canvas.fill(cloth(about(632, 8), 170, 296, light), inks.surface);
    canvas.polygon(
      [
        [482, 460],
        [514, 392],
        [534, 350],
        [576, 344],
        [612, 384],
        [656, 460],
      ],
      accent4,
    );
    sea(canvas, 436, 980, [570, 476, 412, 400, 414, 398, 410, 396, 408], accent6, light);
    sea(canvas, 450, 980, [570, 506, 456, 446, 462, 440, 452, 436, 450], accent1, light);
    sea(canvas, 480, 980, [570, 530, 498, 504, 488, 500, 484, 496], deep, light);
  },
  section(canvas, light) {
    const { about, random, turn } = light;
    if (turn % 2 === 1) {
      canvas.fill(blob(about(620, 12), about(140, 12), 46, 45, random, 12, 0.03), accent3);
      mountain(canvas, 652, about(210, 8), 290, 250, light);
      canvas.fill(cloth(640, 210, 286, light), bg);
      sea(canvas, 300, 980, [570, 470, 442, 436, 446, 430, 444, 428], accent6, light);
      sea(canvas, 420, 980, [570, 526, 492, 482, 496, 478, 490, 474], deep, light);
      return;
    }
    canvas.fill(leaf(about(830, 8), 430, 330, 52, about(-14, 4)), accent4);
    canvas.fill(leaf(about(812, 8), 430, 270, 48, about(-168, 4)), accent4);
    protea(canvas, about(822, 8), 428, about(312, 8), bg, light);
    sea(canvas, 330, 980, [570, 520, 470, 446, 452, 476, 470], deep, light);
  },
  closing(canvas, light) {
    const { about, random } = light;
    canvas.fill(blob(about(850, 20), about(140, 12), 44, 43, random, 12, 0.03), accent3);
    mountain(canvas, 640, about(250, 8), 220, 200, light);
    canvas.fill(cloth(628, 250, 216, light), light.inks.surface);
    sea(canvas, 480, 980, [570, 486, 430, 420, 434, 416, 428, 412], accent6, light);
    protea(canvas, about(842, 8), 500, 186, bg, light);
    sea(canvas, 490, 980, [570, 516, 474, 464, 480, 462, 474, 458], accent1, light);
    sea(canvas, 520, 980, [570, 534, 508, 514, 500, 510, 496], deep, light);
  },
  quote(canvas, light) {
    canvas.fill(leaf(150, 416, 190, 34, light.about(-18, 4)), accent4);
    protea(canvas, 146, 396, light.about(214, 8), bg, light);
    sea(canvas, -20, 400, [430, 420, 450, 476, 520, 570], accent1, light);
    sea(canvas, -20, 330, [500, 496, 512, 540, 570], deep, light);
  },
  corner(canvas, light) {
    if (light.turn > 0) {
      protea(canvas, 168, 494, 138, bg, light);
      sea(canvas, -20, 384, [478, 490, 482, 492, 510, 570], accent6, light);
      sea(canvas, -20, 390, [510, 504, 514, 506, 532, 570], accent1, light);
      return;
    }
    mountain(canvas, 74, 388, 170, 140, light);
    canvas.fill(cloth(66, 388, 168, { ...light, about: (value) => value * 0.62 }), light.inks.surface);
    sea(canvas, -20, 386, [470, 462, 474, 480, 500, 570], accent6, light);
    sea(canvas, -20, 390, [500, 508, 498, 512, 530, 570], accent1, light);
  },
  small(canvas, light) {
    protea(canvas, 112, 508, 108, bg, light);
    sea(canvas, -20, 300, [484, 490, 504, 524, 570], accent1, light);
  },
  strip(canvas, light) {
    sea(canvas, -20, 386, [512, 504, 512, 506, 522, 570], accent6, light);
    sea(canvas, -20, 330, [526, 532, 522, 530, 548, 570], accent1, light);
  },
  panel(canvas, light) {
    const { about, random, turn } = light;
    if (turn % 2 === 0) {
      canvas.fill(blob(about(310, 16), about(120, 12), 46, 45, random, 12, 0.03), accent3);
      mountain(canvas, 90, about(230, 8), 220, 240, light);
      canvas.fill(cloth(80, 228, 220, light), bg);
      sea(canvas, -20, 420, [446, 436, 450, 432, 446], accent6, light);
      protea(canvas, about(230, 12), 590, 150, bg, light);
      sea(canvas, -20, 420, [536, 546, 530, 544, 528], accent1, light);
      sea(canvas, -20, 420, [596, 590, 602, 588, 598], deep, light);
      return;
    }
    canvas.fill(blob(about(90, 12), about(110, 12), 44, 43, random, 12, 0.03), accent3);
    canvas.fill(leaf(206, 500, 214, 38, about(-16, 4)), accent4);
    canvas.fill(leaf(194, 500, 206, 36, about(-166, 4)), accent4);
    protea(canvas, about(200, 8), 500, about(236, 8), bg, light);
    sea(canvas, -20, 420, [506, 496, 512, 498, 508], accent1, light);
    sea(canvas, -20, 420, [574, 584, 568, 582, 570], deep, light);
  },
  picture(canvas, light) {
    const { about, random } = light;
    canvas.fill(blob(about(170, 40), about(110, 16), 46, 45, random, 12, 0.03), accent3);
    mountain(canvas, 330, about(180, 10), 420, 280, light);
    canvas.fill(cloth(320, 178, 400, light), bg);
    sea(canvas, -20, 980, [440, 420, 430, 410, 424, 404, 418, 400, 412], accent6, light);
    protea(canvas, about(790, 16), 500, 200, bg, light);
    sea(canvas, -20, 980, [470, 480, 460, 474, 456, 470, 450, 462], accent1, light);
    sea(canvas, -20, 980, [524, 510, 520, 504, 514, 500, 512], deep, light);
  },
};
