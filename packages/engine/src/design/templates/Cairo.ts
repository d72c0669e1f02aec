/** Square Kufic brickwork, where the pen is as wide as the gap, and stone courses in two colours, with faience blue let into the limestone. */
import type { Color } from '../../model/color.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import { Canvas, closed, corners } from '../art/canvas.ts';
import type { Point } from '../art/clip.ts';
import { figureShape, outline } from '../art/shapes.ts';
import { spiral } from '../families/ink/art/spiral.ts';
import type { InkLook } from '../families/ink/inkLook.ts';
import { inkPage } from '../families/ink/page.ts';
import { defineTemplate } from '../families/looks.ts';
import type { ArtSetting } from '../tokens/art.ts';

type Lanes = readonly [Color, Color, Color, Color];

const ink: Color = { ref: 'text' };
const faience: Lanes = [ink, ink, { ref: 'accent1' }, ink];
const brick: Lanes = [ink, ink, { ref: 'accent2' }, ink];

/** Courses of stone in two colours. */
const COURSE = 30;

function courses(frame: Frame, color: Color): SceneNode[] {
  const canvas = new Canvas(frame);
  const rows = Array.from({ length: Math.ceil(frame.h / (2 * COURSE)) }, (_, i) => frame.y + 2 * COURSE * i);
  canvas.fill(
    rows.flatMap((y) => closed(corners({ x: frame.x, y, w: frame.w, h: COURSE }))),
    color,
  );
  return canvas.nodes('Courses');
}

/** The spiral on a plate in the middle of the courses. */
function walled(frame: Frame, ground: Color, bars: Color, lanes: Lanes, seed: string): SceneNode[] {
  const side = Math.min(224, frame.w - 60);
  const plate: Frame = { x: frame.x + (frame.w - side) / 2, y: frame.y + (frame.h - side) / 2, w: side, h: side };
  const unit = (side - 28) / 35;
  return [
    ...courses(frame, bars),
    figureShape('Stone', plate, { type: 'rect' }, ground),
    ...spiral({ plate, center: [plate.x + side / 2, plate.y + side / 2], unit, runs: 8, inks: lanes, seed }),
  ];
}

function motif(frame: Frame, { place, inks, seed, turn }: ArtSetting): SceneNode[] {
  const { x, y, w, h } = frame;
  const draw = (center: Point, unit: number, runs: number, lanes: Lanes) => spiral({ plate: frame, center, unit, runs, inks: lanes, seed });
  switch (place) {
    case 'cover':
      return draw([x + w * 0.64, y + h * 0.44], 15, 9, faience);
    case 'section':
      return walled(frame, inks.ground, { ref: 'accent2' }, faience, seed);
    case 'quote':
    case 'closing':
      return draw([x, y + h / 2], 14, 9, brick);
    case 'bigNumber':
      return draw([x + w, y + h / 2], 14, 9, faience);
    default: {
      const stone: Color = { ref: 'surface' };
      if (turn % 2 === 1)
        return [figureShape('Plate', frame, { type: 'rect' }, stone), ...walled(frame, stone, { ref: 'accent2' }, faience, seed)];
      // Forty units across: thirteen runs of an arm reach beyond the twenty of each side.
      const unit = Math.max(w, h) / 40;
      return [
        figureShape('Plate', frame, { type: 'rect' }, stone),
        ...draw([x + w / 2, y + h / 2], unit, 13, turn % 4 === 0 ? brick : faience),
      ];
    }
  }
}

const hand: InkLook = {
  motif,
  vignette: (frame, { seed }) => {
    const side = Math.min(frame.w, frame.h);
    return spiral({ plate: frame, center: [frame.x + side / 2, frame.y + side / 2], unit: side / 31, runs: 7, inks: faience, seed });
  },
  seal: [
    ...closed(corners({ x: 0, y: 0, w: 1, h: 1 })),
    ...closed([
      [0.16, 0.16],
      [0.84, 0.16],
      [0.84, 0.84],
      [0.16, 0.84],
      [0.16, 0.38],
      [0.62, 0.38],
      [0.62, 0.62],
      [0.53, 0.62],
      [0.53, 0.47],
      [0.25, 0.47],
      [0.25, 0.75],
      [0.75, 0.75],
      [0.75, 0.25],
      [0.16, 0.25],
    ]),
  ],
  mark: ({ x, y, h }, inks) => figureShape('Mark', { x, y: y + (h - 14) / 2, w: 14, h: 14 }, { type: 'rect' }, inks.figure),
  tally({ x, y, w, h }, rank, _, count) {
    const pitch = Math.min(24, h / count);
    const bars = Array.from({ length: count - rank }, (_, k) => corners({ x, y: y + k * pitch, w: Math.min(130, w), h: pitch / 2 }));
    return [outline('Courses', bars.flatMap(closed), { ref: 'accent2' })];
  },
  numeral: 'figure',
  numeralInk: 'accent1',
  quietGround: 'surface',
};

export const Cairo = defineTemplate({
  ...inkPage(hand),
  id: 'Cairo',
  name: 'Cairo',
  family: 'ink',
  palette: {
    bg: '#F3EAD6',
    text: '#1B2430',
    surface: '#E6D8BC',
    muted: '#665D4C',
    accent1: '#0B6675',
    accent2: '#B4532A',
    accent3: '#D2A03C',
    accent4: '#22406B',
    accent5: '#7E8B5A',
    accent6: '#8C5A72',
  },
  heading: { family: 'Fraunces', weight: 600, tracking: -0.01, figureWeight: 600 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  label: { family: 'IBM Plex Sans', weight: 400 },
  bullet: { glyph: '■' },
  sectionGround: { ref: 'surface' },
  chart: {
    quiet: { ref: 'text' },
    parts: [{ ref: 'text' }, { ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent5' }, { ref: 'accent4' }],
    labelSize: 17,
  },
  look: hand,
});
