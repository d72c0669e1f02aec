/** A letter of the reed pen seen close up: broad strokes that thin as they turn, measured in rhombic dots, on sandstone paper with marigold and indigo. */
import type { Color } from '../../model/color.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import { closed } from '../art/canvas.ts';
import type { Point } from '../art/clip.ts';
import { randomFrom } from '../art/random.ts';
import { figureShape, outline } from '../art/shapes.ts';
import { type Letter, letter } from '../families/ink/art/letter.ts';
import { rhombus } from '../families/ink/art/strokes.ts';
import type { InkLook } from '../families/ink/inkLook.ts';
import { inkPage } from '../families/ink/page.ts';
import { organicTokens } from '../families/ink/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import type { ArtSetting } from '../tokens/art.ts';

interface Tones {
  readonly roof: Color;
  readonly bowl: Color;
  readonly tongue: Color;
  readonly dots: readonly [Color, Color];
}

const day: Tones = {
  roof: { ref: 'text' },
  bowl: { ref: 'text' },
  tongue: { ref: 'accent1' },
  dots: [{ ref: 'accent1' }, { ref: 'accent2' }],
};

const night: Tones = { roof: { ref: 'bg' }, bowl: { ref: 'accent2' }, tongue: { ref: 'bg' }, dots: [{ ref: 'accent3' }, { ref: 'bg' }] };

type Drawing = Pick<Letter, 'strokes' | 'dots'>;

/** What the whole letter covers, its strokes' ends included. */
const WHOLE: Frame = { x: 436, y: -12, w: 588, h: 532 };

/** A roof with three dots, a bowl under it, a tongue and a dot in the bowl. */
function wholeLetter({ roof, bowl, tongue, dots }: Tones, seed: string): Drawing {
  const random = randomFrom(seed);
  const shift = (random() - 0.9) * 40;
  const sunk = (random() - 0.5) * 12;
  const [loud, other] = random() < 0.5 ? dots : [dots[1], dots[0]];
  const into = ([x, y]: Point): Point => [x + shift, y + sunk];
  const bowlPath: readonly Point[] = [
    [610, 300],
    [590, 400],
    [690, 470],
    [830, 430],
    [905, 300],
    [880, 210],
  ];
  const tonguePath: readonly Point[] = [
    [730, 262],
    [716, 330],
    [742, 372],
  ];
  return {
    strokes: [
      {
        through: [
          [470, 150],
          [560, 205],
          [690, 196],
          [830, 120],
          [990, 20],
        ],
        width: 78,
        ink: roof,
      },
      { through: bowlPath.map(into), width: 86, ink: bowl },
      { through: tonguePath.map(into), width: 54, ink: tongue },
    ],
    dots: [
      { at: [560, 104], reach: 24, ink: loud },
      { at: [612, 104], reach: 24, ink: other },
      { at: [586, 60], reach: 24, ink: loud },
      { at: into([790, 312]), reach: 22, ink: dots[1] },
    ],
  };
}

/** The bowl of a letter that comes in from the left, with two dots over it. */
function bowlAtEdge({ bowl, dots }: Tones, seed: string): Drawing {
  const random = randomFrom(seed);
  const [dx, dy] = [(random() - 0.5) * 20, (random() - 0.5) * 28];
  const into = ([x, y]: Point): Point => [x + dx, y + dy];
  const path: readonly Point[] = [
    [-60, 430],
    [40, 520],
    [190, 500],
    [270, 380],
    [262, 260],
  ];
  return {
    strokes: [{ through: path.map(into), width: 84, ink: bowl }],
    dots: dots.map((ink, i) => ({ at: into([150 + 54 * i, 372]), reach: 24, ink })),
  };
}

/** A stroke that leaves at the top, and a whole bowl under it with two dots. */
function bowlUnderStroke({ roof, bowl, dots }: Tones, seed: string): Drawing {
  const random = randomFrom(seed);
  const [dx, dy] = [(random() - 0.5) * 20, (random() - 0.5) * 24];
  const into = ([x, y]: Point): Point => [x + dx, y + dy];
  const roofPath: readonly Point[] = [
    [-80, 90],
    [40, 160],
    [180, 130],
    [300, 20],
  ];
  const bowlPath: readonly Point[] = [
    [30, 270],
    [10, 390],
    [110, 470],
    [230, 420],
    [262, 300],
  ];
  return {
    strokes: [
      { through: roofPath, width: 80, ink: roof },
      { through: bowlPath.map(into), width: 80, ink: bowl },
    ],
    dots: dots.map((ink, i) => ({ at: into([120 + 52 * i, 300]), reach: 24, ink })),
  };
}

function motif(frame: Frame, { place, inks, seed, turn }: ArtSetting): SceneNode[] {
  const { x, y, w, h } = frame;
  const tones = organicTokens(inks) ? day : night;
  const fromTop = { plate: frame, origin: [x, y] as const, scale: h / 540 };
  switch (place) {
    case 'cover': {
      // The bowl stands whole on the page; only the end of the roof leaves it.
      const scale = (0.88 * h) / 540;
      return letter({ plate: frame, origin: [x - 6 - WHOLE.x * scale, y + 30], scale, ...wholeLetter(tones, seed) });
    }
    case 'section':
      return letter({ ...fromTop, ...bowlAtEdge(tones, seed) });
    case 'quote':
    case 'closing':
    case 'bigNumber': {
      const pair: readonly [Color, Color] = [{ ref: 'accent2' }, { ref: 'accent3' }];
      const paired = place === 'quote' ? { ...day, bowl: day.tongue, dots: pair } : { ...day, roof: day.tongue, dots: pair };
      return letter({ ...fromTop, ...bowlUnderStroke(organicTokens(inks) ? paired : night, seed) });
    }
    default: {
      const dark = turn % 2 === 1;
      const ground: Color = { ref: dark ? 'text' : 'surface' };
      // Between what would show the whole letter and what would fill the plate with a part of it.
      const scale = Math.sqrt((w / WHOLE.w) * (h / WHOLE.h));
      const origin: Point = [x + w / 2 - 712 * scale, y + h / 2 - 270 * scale];
      return [
        figureShape('Plate', frame, { type: 'rect' }, ground),
        ...letter({ plate: frame, origin, scale, ...wholeLetter(dark ? night : day, seed) }),
      ];
    }
  }
}

const hand: InkLook = {
  motif,
  vignette: (frame, { inks, seed }) => {
    const scale = Math.min(frame.w / WHOLE.w, frame.h / WHOLE.h);
    const origin: Point = [frame.x - WHOLE.x * scale, frame.y - WHOLE.y * scale];
    return letter({ plate: frame, origin, scale, ...wholeLetter(organicTokens(inks) ? day : night, seed) });
  },
  seal: [closed(rhombus([0.5, 0.5], 0.62)), closed(rhombus([0.5, 0.5], 0.24))].flat(),
  mark: ({ x, y, h }) => outline('Mark', closed(rhombus([x + 8, y + h / 2], 8)), { ref: 'accent2' }),
  tally: ({ x, y, w }, rank, _, count) => {
    const pitch = Math.min(52, w / count);
    const reach = pitch * 0.45;
    const ink: Color = { ref: (['accent1', 'accent2', 'accent3', 'accent4'] as const)[rank % 4] ?? 'accent1' };
    const dots = Array.from({ length: count - rank }, (_, k) => rhombus([x + reach + k * pitch, y + reach], reach));
    return [outline('Dots', dots.flatMap(closed), ink)];
  },
  numeral: 'roman',
  numeralInk: 'accent2',
  quietGround: 'bg',
};

export const Delhi = defineTemplate({
  ...inkPage(hand),
  id: 'Delhi',
  name: 'Delhi',
  family: 'ink',
  palette: {
    bg: '#FAEEE2',
    text: '#2A1420',
    surface: '#F2DDCB',
    muted: '#755A58',
    accent1: '#1F3A7A',
    accent2: '#E08A12',
    accent3: '#A83A2E',
    accent4: '#4C7A6B',
    accent5: '#8A6FA0',
    accent6: '#C9748A',
  },
  heading: { family: 'Playfair Display', weight: 700, tracking: -0.01, figureWeight: 700 },
  body: { family: 'Work Sans', weight: 400 },
  label: { family: 'Work Sans', weight: 400 },
  bullet: { glyph: '◆' },
  sectionGround: { ref: 'text' },
  figures: { family: 'Work Sans', weight: 600 },
  chart: {
    quiet: { ref: 'muted', lum: [0.5, 0.5] },
    parts: [{ ref: 'text' }, { ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent5' }, { ref: 'accent4' }],
    labelSize: 17,
  },
  look: hand,
});
