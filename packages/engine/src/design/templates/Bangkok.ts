/** Folded lotus petals on dark canal water at night, lit in orchid, mango and leaf green. */
import type { Color } from '../../model/color.ts';
import { rightOf } from '../../model/frame.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import { Canvas } from '../art/canvas.ts';
import type { Point } from '../art/clip.ts';
import { randomFrom } from '../art/random.ts';
import { defineTemplate } from '../families/looks.ts';
import { lotus, type Rank } from '../families/playful/art/lotus.ts';
import { almond, leaning, ogee, riseOf, rounded } from '../families/playful/art/silhouettes.ts';
import { playfulChart, playfulPage } from '../families/playful/page.ts';
import type { PlayfulLook } from '../families/playful/playfulLook.ts';
import type { ArtSetting } from '../tokens/art.ts';

/** From the outermost rank inward. */
const orchid: readonly Color[] = [{ ref: 'accent5' }, { ref: 'accent1' }, { ref: 'accent2' }];
const mango: readonly Color[] = [{ ref: 'accent2' }, { ref: 'bg' }, { ref: 'accent4' }];

/** On the orchid ground of a section, in turn. */
const onOrchid: readonly (readonly Color[])[] = [
  mango,
  [{ ref: 'bg' }, { ref: 'accent2' }, { ref: 'accent3' }],
  [{ ref: 'accent6' }, { ref: 'accent4' }, { ref: 'accent2' }],
];

const leaf: readonly Color[] = [{ ref: 'accent3' }, { ref: 'accent2' }, { ref: 'accent1' }];
const night: readonly Color[] = [{ ref: 'accent3' }, { ref: 'accent5' }, { ref: 'accent1' }];

/** Degrees: a flower in the upper right corner opens to the lower left. */
const CORNER_LEAN = -135;

function ranks(
  colors: readonly Color[],
  scale: number,
  counts: readonly [number, number, number],
  spreads: readonly [number, number, number],
): Rank[] {
  return [
    [330, 92],
    [262, 80],
    [190, 66],
  ].map(([length = 0, width = 0], i) => ({
    petals: counts[i] ?? 5,
    length: length * scale,
    width: width * scale,
    spread: spreads[i] ?? 40,
    color: colors[i] ?? { ref: 'accent1' },
  }));
}

function motif(frame: Frame, { place, seed, turn }: ArtSetting): SceneNode[] {
  const { x, y, w, h } = frame;
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const more = Math.floor(random() * 2);
  const flower = (
    foot: Point,
    scale: number,
    colors: readonly Color[],
    counts: readonly [number, number, number],
    spreads: readonly [number, number, number],
  ) => {
    // A bud must differ from the rank about it.
    const bud: Color = colors === orchid || colors === leaf || colors === night ? { ref: 'accent4' } : (colors[0] ?? { ref: 'accent2' });
    lotus(canvas, foot, ranks(colors, scale, counts, spreads), { length: 120 * scale, color: bud });
  };
  const ripples = (middle: number, level: number, width: number) => {
    for (let i = 0; i < 4; i++) {
      const half = (width / 2) * (1 - 0.2 * i) + 20 * (random() - 0.5);
      canvas.rect({ x: middle - half, y: level + 13 * i, w: 2 * half, h: 5 }, { ref: i % 2 === 0 ? 'accent1' : 'accent2' });
    }
  };
  switch (place) {
    case 'cover': {
      // Water reaches over the whole slide or is left out: it has no edge.
      if (w > 900) canvas.rect({ x, y: y + h - 70, w, h: 70 }, { ref: 'surface' });
      const middle = x + w - 134;
      flower([middle, y + h - 40], 1.1, more > 0 ? orchid : leaf, [6 + more, 5 + more, 5], [60, 50, 38]);
      ripples(middle, y + h - 54, 400);
      break;
    }
    case 'section':
      flower(
        [x + w * (0.72 + 0.06 * random()), y + h - 16],
        1.08 + 0.05 * random(),
        onOrchid[turn % 3] ?? mango,
        [6 + more, 6, 5],
        [48, 40, 34],
      );
      break;
    case 'closing':
      flower([x + w * 0.8, y + h - 16], 0.88 + 0.05 * random(), mango, [6 + more, 6, 5], [48, 40, 34]);
      break;
    case 'quote':
      flower([x + w - 110, y + h], 0.66 + 0.05 * random(), orchid, [5, 4 + more, 3], [50, 36, 22]);
      break;
    case 'panel':
    case 'bigNumber': {
      canvas.fill(leaning(frame), { ref: 'surface' });
      const reach = Math.min(w / 310, h / 400) * (0.64 + 0.06 * random());
      flower([x + w * 0.56, y + h - 36], reach, [leaf, orchid, night][turn % 3] ?? leaf, [5 + more, 4, 3 + more], [38, 30, 20]);
      break;
    }
    case 'picture': {
      canvas.fill(rounded(frame, {}), { ref: 'bg' });
      canvas.rect({ x, y: y + h * 0.82, w, h: h * 0.18 }, { ref: 'surface' });
      flower([x + w * 0.72, y + h * 0.94], w / 800, orchid, [7, 6, 5], [66, 52, 38]);
      flower([x + w * 0.26, y + h * 0.9], w / 1700, leaf, [5, 4, 3], [60, 44, 26]);
      ripples(x + w * 0.72, y + h * 0.93, w * 0.44);
    }
  }
  return canvas.nodes('Lotus');
}

const look: PlayfulLook = {
  badge: almond,
  card: ogee,
  clear: (frame) => ({ top: riseOf(frame), foot: 0 }),
  callout: leaning,
  calloutInset: 86,
  calloutFill: 'accent2',
  corner(frame) {
    const canvas = new Canvas(frame);
    const foot: Point = [rightOf(frame) - 8, frame.y + 8];
    const size = frame.w / 330;
    lotus(canvas, foot, ranks(orchid, size, [5, 4, 3], [66, 50, 30]), { length: 120 * size, color: { ref: 'accent4' } }, CORNER_LEAN);
    return canvas.nodes('Lotus');
  },
  sheet: ogee,
  sheetTop: 74,
  sheetFill: 'surface',
  quoteGround: { ref: 'bg' },
  fills: ['accent1', 'accent2', 'accent3'],
  cover: {
    title: { x: 56, y: 80, w: 468, h: 248 },
    anchor: 'bottom',
    size: 76,
    label: { x: 56, y: 48, w: 468, h: 22 },
    subtitle: { x: 56, y: 352, w: 430, h: 84 },
    meta: { x: 56, y: 494, w: 400, h: 22 },
    art: { x: 0, y: 0, w: 960, h: 540 },
  },
  section: { width: 540, art: { x: 560, y: 0, w: 400, h: 540 }, numeral: 'bg' },
};

export const Bangkok = defineTemplate({
  ...playfulPage('accent2', look),
  id: 'Bangkok',
  name: 'Bangkok',
  family: 'playful',
  palette: {
    bg: '#0D2B2E',
    text: '#FFF7E6',
    surface: '#16403F',
    muted: '#A9C4BB',
    accent1: '#FF86B0',
    accent2: '#FFC24A',
    accent3: '#6FD6A8',
    accent4: '#F0653A',
    accent5: '#B79BEA',
    accent6: '#F6E3B4',
  },
  heading: { family: 'Fraunces', weight: 800, tracking: -0.015, figureWeight: 800 },
  body: { family: 'DM Sans', weight: 400 },
  label: { family: 'DM Sans', weight: 600 },
  coverGround: { ref: 'bg' },
  sectionGround: { ref: 'accent1' },
  motif,
  ...playfulChart({ ref: 'surface', lum: [0.8, 0.2] }, 600, ['accent2', 'accent3', 'accent5', 'accent4', 'accent6']),
  look,
});
