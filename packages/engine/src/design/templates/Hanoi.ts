/** Lacquer and laid paper: banana leaves brushed wet in ink and green with a rib of gold, and sections in the brown red of many polished coats. */
import type { Color } from '../../model/color.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import { arcTo } from '../art/arc.ts';
import { closed } from '../art/canvas.ts';
import type { Point } from '../art/clip.ts';
import { randomFrom } from '../art/random.ts';
import { artGroup, figureShape, outline } from '../art/shapes.ts';
import { type Leaf, leaf } from '../families/ink/art/leaf.ts';
import { brush } from '../families/ink/art/strokes.ts';
import type { InkLook } from '../families/ink/inkLook.ts';
import { inkPage } from '../families/ink/page.ts';
import { deeper, organicTokens } from '../families/ink/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import type { ArtSetting } from '../tokens/art.ts';
import { type Inks, shade } from '../tokens/inks.ts';

type Tones = Pick<Leaf, 'inks' | 'ribInk' | 'paper'>;

const greens: readonly Color[] = [{ ref: 'text' }, { ref: 'accent3' }, { ref: 'text' }, { ref: 'accent4' }];

const tones = ({ ground, ...inks }: Inks): Tones => ({
  inks: organicTokens({ ground, ...inks }) ? greens : [deeper(ground, 0.8), shade(ground, [0.88, 0.12]), deeper(ground, 0.9)],
  ribInk: { ref: 'accent2' },
  paper: ground,
});

interface Pose extends Pick<Leaf, 'pairs' | 'length' | 'width' | 'ribWidth'> {
  /** The rib from stalk to tip, as shares of the frame. */
  readonly rib: readonly Point[];
}

const poses = {
  cover: { rib: points(0.24, 1.06, 0.4, 0.74, 0.64, 0.44, 1.14, 0.07), pairs: 26, length: 250, width: 30, ribWidth: 9 },
  section: { rib: points(-0.16, 0.97, 0.16, 0.78, 0.42, 0.46, 0.62, 0.04), pairs: 22, length: 156, width: 22, ribWidth: 7 },
  quiet: { rib: points(-0.2, 1.04, 0.12, 0.78, 0.36, 0.44, 0.5, -0.06), pairs: 24, length: 172, width: 24, ribWidth: 9 },
  edge: { rib: points(0.9, 1.05, 0.62, 0.7, 0.6, 0.35, 0.9, -0.05), pairs: 24, length: 180, width: 24, ribWidth: 9 },
} as const satisfies Record<string, Pose>;

/** Ways in which a leaf may lie on a plate, whatever its size. */
const ribs: readonly (readonly Point[])[] = [
  points(0.1, 1.1, 0.3, 0.75, 0.6, 0.4, 1.1, 0.05),
  points(0.95, 1.1, 0.7, 0.7, 0.42, 0.38, -0.1, 0.02),
  points(0.5, 1.1, 0.52, 0.7, 0.46, 0.35, 0.56, -0.08),
];

function points(...numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : []));
}

/** The points of the rib on the page, each but the first a little elsewhere every time. */
function lying({ x, y, w, h }: Frame, rib: readonly Point[], random: () => number): Point[] {
  return rib.map(([u, v], i) => {
    const sway = i === 0 ? 0 : 0.05;
    return [x + (u + (random() - 0.5) * sway) * w, y + (v + (random() - 0.5) * sway) * h];
  });
}

function motif(frame: Frame, { place, inks, seed, turn }: ArtSetting): SceneNode[] {
  const random = randomFrom(`${seed} pose`);
  const draw = ({ rib, ...size }: Pose, of = inks) => leaf({ plate: frame, rib: lying(frame, rib, random), ...size, ...tones(of), seed });
  switch (place) {
    case 'cover':
      return draw(poses.cover);
    case 'section':
      return draw(poses.section);
    case 'quote':
    case 'closing':
      return draw(poses.quiet);
    case 'bigNumber':
      return draw(poses.edge);
    default: {
      // A whole slide keeps away from the lacquer that its title stands on.
      const night: Color = { ref: place === 'picture' ? 'accent3' : 'accent1' };
      const ground: Color = turn % 2 === 1 ? night : { ref: 'surface' };
      const reach = Math.max(frame.w, frame.h);
      const rib = ribs[Math.floor(random() * ribs.length)] ?? poses.cover.rib;
      const size = { pairs: 26, length: reach * 0.5, width: reach * 0.056, ribWidth: reach * 0.018 };
      return [figureShape('Plate', frame, { type: 'rect' }, ground), ...draw({ rib, ...size }, { ...inks, ground })];
    }
  }
}

const slender = (t: number): number => 0.15 + Math.sin(Math.PI * t);

const hand: InkLook = {
  motif,
  vignette(frame, { inks, seed }) {
    const size = { pairs: 20, length: frame.w * 0.43, width: frame.w * 0.05, ribWidth: 4 };
    const rib = lying(frame, points(0.02, 1.06, 0.24, 0.75, 0.55, 0.44, 1.05, 0.06), randomFrom(seed));
    return [
      figureShape('Plate', frame, { type: 'rect' }, inks.surface),
      ...leaf({ plate: frame, rib, ...size, ...tones({ ...inks, ground: { ref: 'surface' } }), seed }),
    ];
  },
  seal: [
    ['M', 0.5, 0],
    ...arcTo([0.5, 0.5], 0.5, 0, 360),
    ['Z'],
    ['M', 0.24, 0.72],
    ['C', 0.347, 0.48, 0.527, 0.327, 0.78, 0.26],
    ['C', 0.727, 0.527, 0.547, 0.68, 0.24, 0.72],
    ['Z'],
  ],
  mark({ x, y, h }, inks) {
    const middle = y + h / 2;
    const through: Point[] = [
      [x - 1, middle + 4],
      [x + 10, middle - 1],
      [x + 21, middle - 5],
    ];
    return outline('Mark', closed(brush({ through, width: 11, profile: slender }, randomFrom('mark')).outline), inks.figure);
  },
  tally({ x, y, h }, rank, inks) {
    const length = h * ([1, 0.64, 0.4, 0.3][Math.min(3, rank)] ?? 0.3);
    const through: Point[] = [
      [x + 3, y + length],
      [x + 14 + length * 0.15, y + length * 0.5],
      [x + 30 + length * 0.35, y + 4],
    ];
    const stroke = brush({ through, width: 27, profile: slender, dry: 3 }, randomFrom(`tally ${rank}`));
    return [
      artGroup('Leaf', [
        outline('Stroke', closed(stroke.outline), greens[[1, 0, 3][rank % 3] ?? 0] ?? inks.text),
        outline('Slits', stroke.slits.flatMap(closed), inks.ground),
      ]),
    ];
  },
  numeral: 'word',
  numeralInk: 'accent2',
  quietGround: 'bg',
};

export const Hanoi = defineTemplate({
  ...inkPage(hand),
  id: 'Hanoi',
  name: 'Hanoi',
  family: 'ink',
  palette: {
    bg: '#F2EFDF',
    text: '#20261F',
    surface: '#E5E2CB',
    muted: '#5C6352',
    accent1: '#8A2A1C',
    accent2: '#B98A2B',
    accent3: '#2F5A3C',
    accent4: '#5E8A5A',
    accent5: '#3C6E7E',
    accent6: '#C46A4A',
  },
  heading: { family: 'Lora', weight: 600, tracking: -0.01, figureWeight: 600 },
  body: { family: 'DM Sans', weight: 400 },
  label: { family: 'DM Sans', weight: 400 },
  bullet: 'dash',
  sectionGround: { ref: 'accent1' },
  chart: {
    quiet: { ref: 'text' },
    parts: [{ ref: 'text' }, { ref: 'accent4' }, { ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent5' }],
    labelSize: 17,
  },
  look: hand,
});
