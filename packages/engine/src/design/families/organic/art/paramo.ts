/** Bogotá: rosettes of the high bog before ridges wet with cloud, with a seed of gold in each. */
import type { Color } from '../../../../model/color.ts';
import type { Canvas } from '../../../art/canvas.ts';
import { blob, leaf } from '../../../art/roundForms.ts';
import { theme } from '../../../art/tones.ts';
import { shade } from '../../../tokens/inks.ts';
import { hill } from './paper.ts';
import type { Light, Scenery } from './scenery.ts';

const { accent1, accent2, accent3, accent4, accent5, accent6, bg } = theme;

/** Three rings of leaves, the outermost first; `count` leaves in the outermost. */
function rosette(canvas: Canvas, x: number, y: number, radius: number, rings: readonly Color[], count: number, { about, random }: Light) {
  rings.forEach((color, ring) => {
    const length = radius * (1 - ring * 0.24);
    const leaves = count - ring * 2;
    const turn = random() * 20;
    for (let i = 0; i < leaves; i++) {
      const angle = (i * 360) / leaves + ring * 12 + turn + about(0, 2.5);
      canvas.fill(leaf(x, y, about(length, length * 0.08), length * 0.11, angle), color);
    }
  });
  canvas.fill(blob(x, y, radius * 0.13, radius * 0.12, random, 9, 0.14), accent3);
}

/** Below the edge of every plate. */
const FOOT = 660;

function ridge(canvas: Canvas, left: number, right: number, crest: readonly number[], color: Color, { about }: Light) {
  const heights = crest.map((y) => (y < 570 ? about(y, 8) : y));
  canvas.fill(hill(left, right, FOOT, heights), color);
}

export const paramo: Scenery = {
  cover(canvas, light) {
    const { about } = light;
    ridge(canvas, 450, 980, [570, 476, 420, 330, 372, 300, 250], accent6, light);
    ridge(canvas, 470, 980, [570, 540, 450, 420, 460, 430, 380], accent1, light);
    rosette(canvas, about(756, 10), about(208, 10), 192, [accent4, accent1, accent5], 15, light);
    ridge(canvas, 480, 980, [570, 520, 500, 516, 480, 470, 490], accent2, light);
    rosette(canvas, about(912, 10), about(440, 10), 112, [accent5, accent4, bg], 13, light);
  },
  section(canvas, light) {
    const { about, turn } = light;
    if (turn % 2 === 1) {
      ridge(canvas, 360, 980, [570, 480, 420, 400, 340, 300, 320], shade(accent1, [0.7, 0]), light);
      rosette(canvas, about(868, 10), about(170, 10), 140, [accent3, accent5, bg], 13, light);
      ridge(canvas, 400, 980, [570, 520, 470, 440, 450, 420, 400], accent6, light);
      rosette(canvas, about(730, 8), about(372, 10), 168, [accent5, accent4, bg], 15, light);
      ridge(canvas, 420, 980, [570, 540, 508, 500, 516, 490, 484], accent2, light);
      return;
    }
    ridge(canvas, 360, 980, [570, 470, 430, 380, 340, 356, 300], shade(accent1, [0.7, 0]), light);
    rosette(canvas, about(812, 8), about(250, 10), 246, [accent5, accent4, bg], 17, light);
    ridge(canvas, 420, 980, [570, 540, 508, 500, 516, 490, 484], accent2, light);
  },
  closing(canvas, light) {
    const { about } = light;
    ridge(canvas, 500, 980, [570, 500, 430, 400, 350, 370, 330], accent6, light);
    rosette(canvas, about(872, 10), about(212, 12), 122, [accent4, accent5, bg], 13, light);
    ridge(canvas, 480, 980, [570, 530, 480, 450, 470, 430, 420], accent1, light);
    rosette(canvas, about(712, 10), about(400, 8), 164, [accent1, accent4, accent5], 15, light);
    ridge(canvas, 440, 980, [570, 548, 520, 512, 526, 504, 512], accent2, light);
  },
  quote(canvas, light) {
    const { about } = light;
    ridge(canvas, -20, 396, [360, 390, 430, 450, 510, 570], accent6, light);
    rosette(canvas, about(140, 8), about(250, 10), 168, [accent1, accent4, accent5], 15, light);
    ridge(canvas, -20, 380, [470, 460, 480, 500, 530, 570], accent2, light);
    rosette(canvas, 284, 500, 82, [accent5, accent4, bg], 12, light);
  },
  corner(canvas, light) {
    if (light.turn > 0) {
      ridge(canvas, -20, 380, [500, 470, 440, 450, 500, 570], accent6, light);
      rosette(canvas, 252, 430, 104, [accent4, accent5, bg], 13, light);
      rosette(canvas, 92, 490, 76, [accent1, accent4, accent5], 12, light);
      ridge(canvas, -20, 386, [524, 516, 526, 518, 540, 570], accent2, light);
      return;
    }
    ridge(canvas, -20, 380, [430, 420, 450, 470, 520, 570], accent6, light);
    rosette(canvas, 120, 440, 112, [accent1, accent4, accent5], 13, light);
    ridge(canvas, -20, 386, [512, 506, 516, 522, 540, 570], accent2, light);
  },
  small(canvas, light) {
    rosette(canvas, 110, 490, 84, [accent4, accent5, bg], 12, light);
    ridge(canvas, -20, 320, [524, 518, 528, 544, 570], accent1, light);
  },
  strip(canvas, light) {
    ridge(canvas, -20, 380, [506, 500, 514, 524, 540, 570], accent6, light);
    ridge(canvas, -20, 300, [530, 524, 532, 546, 570], accent2, light);
  },
  panel(canvas, light) {
    const { about, turn } = light;
    if (turn % 2 === 0) {
      ridge(canvas, -20, 420, [420, 370, 390, 330, 350], accent6, light);
      rosette(canvas, about(186, 8), about(250, 10), 178, [accent4, accent1, accent5], 15, light);
      ridge(canvas, -20, 420, [500, 470, 490, 450, 470], accent1, light);
      rosette(canvas, about(310, 8), about(500, 8), 104, [accent5, accent4, bg], 13, light);
      ridge(canvas, -20, 420, [580, 592, 576, 588, 570], accent2, light);
      return;
    }
    ridge(canvas, -20, 420, [330, 300, 340, 320, 360], accent6, light);
    rosette(canvas, about(300, 8), about(190, 10), 116, [accent5, accent4, bg], 13, light);
    ridge(canvas, -20, 420, [440, 470, 450, 490, 470], accent1, light);
    rosette(canvas, about(160, 8), about(430, 10), 160, [accent4, accent5, bg], 15, light);
    ridge(canvas, -20, 420, [566, 580, 572, 590, 580], accent2, light);
  },
  picture(canvas, light) {
    const { about } = light;
    ridge(canvas, -20, 980, [380, 340, 360, 300, 340, 270, 250], accent6, light);
    rosette(canvas, about(170, 20), about(240, 16), 150, [accent4, accent5, bg], 13, light);
    ridge(canvas, -20, 980, [460, 430, 440, 400, 430, 380, 400], accent1, light);
    rosette(canvas, about(520, 20), about(280, 16), 210, [accent4, accent1, accent5], 17, light);
    ridge(canvas, -20, 980, [500, 510, 490, 506, 480, 492, 470], accent2, light);
    rosette(canvas, about(850, 20), about(400, 16), 140, [accent5, accent4, bg], 13, light);
  },
};
