/** Sweeps of a reed pen, measured in rhombic dots, and a rhombic seal. */
import type { Color } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { closed } from '../../../art/canvas.ts';
import type { Point } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';
import { figureShape, outline } from '../../../art/shapes.ts';
import type { ArtSetting } from '../../../templates/art.ts';
import type { Inks } from '../../../templates/inks.ts';
import { rhombus } from '../art/strokes.ts';
import { sweeps } from '../art/sweeps.ts';
import type { Hand } from '../hand.ts';
import { onPaper } from './tones.ts';

interface Pose {
  /** As shares of the frame. */
  readonly path: readonly Point[];
  readonly step: Point;
  readonly width: number;
  readonly count: number;
  /** Where the first of some dots stands; the others follow corner to corner, to the right or downward. */
  readonly dots: { readonly at: Point; readonly count: number; readonly down?: boolean };
}

const inksOf = ({ ground, dark }: Inks): readonly Color[] =>
  dark || !onPaper({ ground } as Inks)
    ? [{ ref: 'accent2' }, { ref: 'bg' }, { ref: 'accent3' }, { ref: 'accent2' }]
    : [{ ref: 'text' }, { ref: 'accent1' }, { ref: 'text' }, { ref: 'accent2' }];

function draw(frame: Frame, pose: Pose, inks: Inks, seed: string): SceneNode[] {
  const { x, y, w, h } = frame;
  const random = randomFrom(`${seed} pose`);
  const sway = (i: number) => (i === 0 ? 0 : (random() - 0.5) * 0.07);
  const place = ([u, v]: Point, i = 0): Point => [x + (u + sway(i)) * w, y + (v + sway(i)) * h];
  const colors = inksOf(inks);
  const first = Math.floor(random() * colors.length);
  const pick = (i: number): Color => colors[(first + i) % colors.length] ?? inks.text;
  const pitch = pose.width * 0.6;
  const [dx, dy] = place(pose.dots.at);
  const along: Point = pose.dots.down ? [0, pitch] : [pitch, 0];
  const loud: readonly Color[] = inks.dark ? [{ ref: 'accent3' }, { ref: 'bg' }] : [{ ref: 'accent2' }, { ref: 'accent3' }];
  return sweeps({
    plate: frame,
    path: pose.path.map((p, i) => place(p, i)),
    step: [pose.step[0] * w, pose.step[1] * h],
    width: pose.width,
    inks: Array.from({ length: pose.count }, (_, i) => pick(i)),
    // Corner to corner, as a hand measures its strokes.
    dots: Array.from({ length: pose.dots.count }, (_, i) => ({
      at: [dx + i * along[0], dy + i * along[1]],
      ink: loud[i % 2] ?? inks.figure,
    })),
    seed,
  });
}

const poses: Readonly<Record<'cover' | 'edge' | 'panel', Pose>> = {
  cover: {
    path: [
      [0.06, 0.3],
      [0.26, 0.4],
      [0.48, 0.34],
      [0.68, 0.12],
      [0.86, 0.02],
      [1.1, 0.1],
    ],
    step: [0.05, 0.235],
    width: 84,
    count: 4,
    dots: { at: [0.06, 0.09], count: 5 },
  },
  edge: {
    path: [
      [-0.22, 0.11],
      [0.1, 0.27],
      [0.36, 0.28],
      [0.58, 0.21],
      [0.84, 0.28],
    ],
    step: [0.01, 0.245],
    width: 90,
    count: 4,
    dots: { at: [0.5, 0.06], count: 3 },
  },
  panel: {
    path: [
      [-0.1, 0.16],
      [0.2, 0.3],
      [0.45, 0.26],
      [0.68, 0.08],
      [0.86, 0],
      [1.15, 0.08],
    ],
    step: [0, 0.25],
    width: 70,
    count: 5,
    dots: { at: [0.2, 0.06], count: 3 },
  },
};

function motif(frame: Frame, { place, inks, seed, turn }: ArtSetting): SceneNode[] {
  switch (place) {
    case 'cover':
      return draw(frame, poses.cover, inks, seed);
    case 'section':
    case 'quote':
    case 'closing':
    case 'bigNumber':
      return draw(frame, poses.edge, inks, seed);
    default: {
      const night = turn % 2 === 1;
      const ground: Color = night ? { ref: 'text' } : { ref: 'surface' };
      const width = Math.max(frame.w, frame.h) * 0.16;
      return [
        figureShape('Plate', frame, { type: 'rect' }, ground),
        ...draw(frame, { ...poses.panel, width }, { ...inks, ground, dark: night }, seed),
      ];
    }
  }
}

export const delhi: Hand = {
  motif,
  vignette: (frame, { inks, seed }) =>
    draw({ ...frame, w: frame.w * 0.86 }, { ...poses.panel, path: poses.cover.path, width: 30, count: 4, step: [0.02, 0.22] }, inks, seed),
  seal: [closed(rhombus([0.5, 0.5], 0.62)), closed(rhombus([0.5, 0.5], 0.24))].flat(),
  mark: ({ x, y, h }) => outline('Mark', closed(rhombus([x + 8, y + h / 2], 8)), { ref: 'accent2' }),
  tally: ({ x, y }, rank) => {
    const ink: Color = { ref: (['accent1', 'accent2', 'accent3', 'accent4'] as const)[rank % 4] ?? 'accent1' };
    const dots = Array.from({ length: Math.max(1, 3 - rank) }, (_, k) => rhombus([x + 16 + k * 36, y + 20], 16));
    return [outline(`Dots ${rank + 1}`, dots.flatMap(closed), ink)];
  },
  numeral: 'roman',
  numeralInk: 'accent2',
  quietGround: 'bg',
};
