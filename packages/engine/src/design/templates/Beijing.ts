/** The walled courtyards of the old city, nested and opened by gates on one axis: a loaded brush, and a seal in palace vermilion. */
import type { Color } from '../../model/color.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import { closed, corners } from '../art/canvas.ts';
import type { Point } from '../art/clip.ts';
import { randomFrom } from '../art/random.ts';
import { artGroup, figureShape, outline } from '../art/shapes.ts';
import { courtyards } from '../families/ink/art/courtyards.ts';
import { brush } from '../families/ink/art/strokes.ts';
import type { InkLook } from '../families/ink/inkLook.ts';
import { inkPage } from '../families/ink/page.ts';
import { deeper } from '../families/ink/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import type { ArtSetting } from '../tokens/art.ts';
import type { Inks } from '../tokens/inks.ts';

function tones({ ground }: Pick<Inks, 'ground'>): { walls: Color; paper: Color; axis: Color } {
  const ref = 'ref' in ground ? ground.ref : 'bg';
  if (ref === 'bg' || ref === 'surface') return { walls: { ref: 'text' }, paper: ground, axis: { ref: 'accent1' } };
  if (ref === 'text') return { walls: { ref: 'bg' }, paper: ground, axis: { ref: 'accent1' } };
  return { walls: deeper(ground), paper: ground, axis: { ref: 'accent2' } };
}

function motif(frame: Frame, { place, inks, seed, turn }: ArtSetting): SceneNode[] {
  const { x, y, w, h } = frame;
  const draw = (center: Point, scale: number, ground = inks.ground) =>
    courtyards({ plate: frame, center, scale, ...tones({ ground }), seed });
  switch (place) {
    case 'cover':
      return draw([x + w * 0.68, y + 236], 0.94);
    case 'section':
      return draw([x + 22, y + 300], 1);
    case 'quote':
    case 'closing':
      return draw([x + 34, y + 300], 0.92);
    case 'bigNumber':
      return draw([x + w, y + h * 0.55], 0.86);
    default: {
      // A panel or a whole slide: the courtyards on a plate, seen from another corner each time.
      const random = randomFrom(seed);
      // Paper, and its negative or its red in turn: a whole slide keeps away from the red that its title stands on.
      const night: Color = { ref: place === 'picture' ? 'text' : 'accent1' };
      const ground: Color = turn % 2 === 0 ? { ref: 'surface' } : night;
      const center: Point = [x + w * (0.3 + 0.4 * random()), y + h * (0.35 + 0.3 * random())];
      return [figureShape('Plate', frame, { type: 'rect' }, ground), ...draw(center, Math.max(w, h) / 640, ground)];
    }
  }
}

const hand: InkLook = {
  motif,
  vignette: (frame, { inks, seed }) =>
    courtyards({
      plate: frame,
      center: [frame.x + 112, frame.y + frame.h / 2],
      scale: (frame.h - 32) / 620,
      ...tones(inks),
      seed,
      dry: 3,
      reach: frame.h / 2,
    }),
  seal: [0, 0.18, 0.27, 0.4].flatMap((inset) => closed(corners({ x: inset, y: inset, w: 1 - 2 * inset, h: 1 - 2 * inset }))),
  mark({ x, y, h }, inks) {
    const middle = y + h / 2;
    const stroke = brush(
      {
        through: [
          [x + 1, middle + 1],
          [x + 20, middle - 1],
        ],
        width: 8,
      },
      randomFrom('mark'),
    );
    return outline('Mark', closed(stroke.outline), inks.figure);
  },
  tally({ x, y, h }, rank, inks) {
    const length = h * ([1, 0.62, 0.36, 0.24][Math.min(3, rank)] ?? 0.24);
    const stroke = brush(
      {
        through: [
          [x + 10, y + 2],
          [x + 12, y + length],
        ],
        width: 20,
        dry: 5,
      },
      randomFrom(`tally ${rank}`),
    );
    return [
      artGroup('Brush stroke', [
        outline('Stroke', closed(stroke.outline), { ref: 'text' }),
        outline('Slits', stroke.slits.flatMap(closed), inks.ground),
      ]),
    ];
  },
  numeral: 'word',
  numeralInk: 'accent2',
  quietGround: 'bg',
};

export const Beijing = defineTemplate({
  ...inkPage(hand),
  id: 'Beijing',
  name: 'Beijing',
  family: 'ink',
  palette: {
    bg: '#F7F1E5',
    text: '#1C1815',
    surface: '#EDE4D2',
    muted: '#6B6154',
    accent1: '#B42318',
    accent2: '#C98A1A',
    accent3: '#3F5E4C',
    accent4: '#2F4763',
    accent5: '#8C8172',
    accent6: '#7A3B4E',
  },
  heading: { family: 'Source Serif 4', weight: 600, tracking: -0.01, figureWeight: 600 },
  body: { family: 'Work Sans', weight: 400 },
  label: { family: 'Work Sans', weight: 400 },
  bullet: 'dash',
  sectionGround: { ref: 'accent1' },
  chart: {
    quiet: { ref: 'text' },
    parts: [{ ref: 'text' }, { ref: 'accent2' }, { ref: 'accent5' }, { ref: 'accent3' }, { ref: 'accent4' }],
    labelSize: 17,
  },
  look: hand,
});
