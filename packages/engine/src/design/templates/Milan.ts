/** The continuous signage band of the first underground line, bending through the station in parallel stripes, on pale marble. */
import type { Color, ThemeColor } from '../../model/color.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import { Canvas } from '../art/canvas.ts';
import { randomFrom } from '../art/random.ts';
import { figureShape } from '../art/shapes.ts';
import { defineTemplate } from '../families/looks.ts';
import { bands } from '../families/report/art/bands.ts';
import { reportPage } from '../families/report/page.ts';
import type { ReportLook } from '../families/report/reportLook.ts';
import type { ArtSetting } from '../tokens/art.ts';

/** The line's own green leads; the others follow in another order each time. */
function colors(random: () => number, count: number, first: ThemeColor = 'accent1'): Color[] {
  const others = (['accent2', 'accent3', 'accent4', 'accent5', 'accent1'] as const)
    .filter((ref) => ref !== first)
    .slice(0, Math.max(3, count - 1))
    .map((ref) => ({ ref, rank: random() }))
    .sort((a, b) => a.rank - b.rank);
  return [first, ...others.map((other) => other.ref)].slice(0, count).map((ref) => ({ ref }));
}

function motif(frame: Frame, { place, inks, seed, turn }: ArtSetting): SceneNode[] {
  const { x, y, w, h } = frame;
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  switch (place) {
    case 'cover': {
      // The bend turns upward or downward.
      const up = random() < 0.4;
      const left = x + Math.max(8, w - 436);
      bands(canvas, {
        center: [left + 266, y + (up ? h - 236 : 236)],
        outer: 266,
        width: 34,
        colors: colors(random, 5),
        flip: { y: up },
      });
      break;
    }
    case 'section':
      bands(canvas, { center: [x + w - 200, y + h - 160], outer: 133, width: 26, colors: colors(random, 4), flip: { x: true } });
      break;
    default: {
      const dark = turn % 2 === 1;
      const ground: Color = dark ? { ref: 'accent4' } : inks.surface;
      const flip = { x: random() < 0.5, y: random() < 0.5 };
      const width = Math.min(w, h) * (0.1 + 0.04 * random());
      const outer = Math.min(w, h) * (0.72 + 0.2 * random());
      const shown = colors(random, 5, dark ? 'accent2' : 'accent1').filter(
        (color) => !dark || !('ref' in color) || color.ref !== 'accent4',
      );
      const at = (reverse: boolean, from: number, size: number) => (reverse ? from + size * 0.28 : from + size * 0.72);
      bands(canvas, { center: [at(flip.x, x, w), at(flip.y, y, h)], outer, width, colors: shown, flip });
      return [figureShape('Plate', frame, { type: 'rect' }, ground), ...canvas.nodes('Bands')];
    }
  }
  return canvas.nodes('Bands');
}

/** The bands upright, one beside the other over the width of the frame. */
function stripes(frame: Frame): SceneNode[] {
  const order: readonly ThemeColor[] = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5'];
  const w = frame.w / order.length;
  const canvas = new Canvas(frame);
  order.forEach((ref, i) => {
    canvas.rect({ ...frame, x: frame.x + i * w, w: w + 0.3 }, { ref });
  });
  return canvas.nodes('Bands');
}

const look: ReportLook = {
  tracker: 'band',
  head: 'block',
  panel: 'accent1',
  current: 'accent2',
  line: 'accent4',
  cover: {
    title: { x: 44, y: 72, w: 456, h: 256 },
    size: 46,
    subtitle: { x: 44, y: 330, w: 420, h: 76 },
    rule: { x: 44, y: 416, w: 420, h: 2 },
    meta: { x: 44, y: 430, w: 420, h: 44 },
    picture: { frame: { x: 580, y: 0, w: 380, h: 540 }, art: stripes({ x: 520, y: 0, w: 60, h: 540 }) },
  },
  sectionWidth: 410,
  farewell: ({ seed }) => {
    const random = randomFrom(seed);
    const canvas = new Canvas({ x: 0, y: 420, w: 960, h: 120 });
    const order = colors(random, 4);
    order.forEach((color, i) => {
      canvas.rect({ x: 0, y: 492 + 12 * i, w: 960, h: 12.3 }, color);
    });
    return canvas.nodes('Bands');
  },
};

export const Milan = defineTemplate({
  ...reportPage(look),
  id: 'Milan',
  name: 'Milan',
  family: 'report',
  palette: {
    bg: '#F7F3F0',
    text: '#141614',
    surface: '#ECE4E0',
    muted: '#5E5A57',
    accent1: '#00573F',
    accent2: '#E3A21A',
    accent3: '#C98579',
    accent4: '#2B2F2C',
    accent5: '#7FA08C',
    accent6: '#8A5A2B',
  },
  heading: { family: 'Archivo', weight: 700, tracking: -0.015, figureWeight: 700 },
  body: { family: 'Work Sans', weight: 400 },
  label: { family: 'Work Sans', weight: 600 },
  motif,
  chart: {
    quiet: { ref: 'accent5' },
    labelSize: 16,
    parts: [{ ref: 'accent4' }, { ref: 'accent3' }, { ref: 'accent2' }, { ref: 'accent5' }, { ref: 'accent6' }],
  },
  table: { key: { ref: 'accent2' } },
  grayPhotographs: true,
  look,
});
