/** The Art Deco blocks of the seafront: curved balconies, eyebrow stripes and sunrise rings, painted like a cinema hoarding. */
import type { Color, ThemeColor } from '../../model/color.ts';
import { rightOf } from '../../model/frame.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import { Canvas } from '../art/canvas.ts';
import type { Point } from '../art/clip.ts';
import { randomFrom } from '../art/random.ts';
import { defineTemplate } from '../families/looks.ts';
import { rings, stripes } from '../families/playful/art/rings.ts';
import { rounded } from '../families/playful/art/silhouettes.ts';
import { coverBesideArt } from '../families/playful/coverBesideArt.ts';
import { playfulChart, playfulPage } from '../families/playful/page.ts';
import { besideSheet, type PlayfulLook } from '../families/playful/playfulLook.ts';
import type { ArtSetting } from '../tokens/art.ts';

const refs = (...names: readonly ThemeColor[]): Color[] => names.map((ref) => ({ ref }));

/** The colours in another order each time; the first and the last stay, since they meet the ground. */
function turned(colors: readonly Color[], chance: number): Color[] {
  const [first, ...rest] = colors;
  const last = rest.pop();
  const shift = Math.floor(chance * rest.length);
  return [first, ...rest.slice(shift), ...rest.slice(0, shift), last].filter((color) => color !== undefined);
}

function motif(frame: Frame, { place, seed, turn }: ArtSetting): SceneNode[] {
  const { x, y, w, h } = frame;
  const random = randomFrom(seed);
  const canvas = new Canvas(frame);
  const lowerLeft: Point = [x, y + h];
  const lowerRight: Point = [x + w, y + h];
  switch (place) {
    case 'cover': {
      canvas.rect(frame, { ref: 'accent5' });
      const colors = turned(refs('accent2', 'accent1', 'accent4', 'bg', 'accent3', 'accent2', 'accent5'), random());
      const right = random() < 0.4;
      rings(canvas, right ? lowerRight : lowerLeft, Math.min(w, h * 0.815), right ? 270 : 0, colors);
      stripes(canvas, { x: right ? x : x + w / 2, y: y + 40, w: w / 2, h: 78 }, 11, 22, refs('accent6'));
      break;
    }
    case 'section':
    case 'closing': {
      const upper = random() < 0.5;
      rings(
        canvas,
        [x + w, upper ? y : y + h],
        Math.min(w, 330),
        upper ? 180 : 270,
        turned(refs('accent2', 'accent4', 'accent1', 'bg', 'accent5'), random()),
      );
      stripes(canvas, { x: x + w - 260, y: upper ? y + h - 120 : y + 34, w: 260, h: 110 }, 12, 24, refs('bg', 'accent2'));
      break;
    }
    case 'quote': {
      const split = y + h * (0.5 + 0.16 * random());
      const block = { ...besideSheet(frame), h: split - y };
      canvas.rect(block, { ref: 'accent3' });
      stripes(canvas, { ...block, y: y + 30, h: block.h - 46 }, 16, 44, refs('accent6'));
      rings(canvas, [block.x, y + h], block.w, 0, refs('accent1', 'accent4', 'bg', 'accent5'));
      break;
    }
    default: {
      // A whole slide keeps away from the colour that its title stands on.
      const night: Color = turn % 2 === 0 || place === 'picture' ? { ref: 'accent5' } : { ref: 'accent3' };
      canvas.fill(place === 'picture' ? rounded(frame, {}) : rounded(frame, { upperLeft: Math.min(160, w / 2) }), night);
      const colors = turned(refs('accent1', 'accent2', 'accent4', 'bg', turn % 2 === 0 ? 'accent3' : 'accent5', 'accent2'), random());
      rings(canvas, lowerRight, place === 'picture' ? w * 0.5 : w * 0.97, 270, colors);
      const sill = place === 'picture' ? { x, w: w * 0.36 } : { x: x + w * 0.36, w: w * 0.64 };
      stripes(canvas, { ...sill, y: y + 80, h: 84 }, 12, 24, refs('accent2'));
    }
  }
  return canvas.nodes('Balconies');
}

const look: PlayfulLook = {
  badge: (frame) => rounded(frame, { upperLeft: frame.w / 2 }),
  card: (frame) => rounded(frame, { upperLeft: Math.min(84, frame.w * 0.31, frame.h * 0.5) }),
  clear: ({ w, h }) => ({ top: Math.min(52, w * 0.2, h * 0.3), foot: 0 }),
  trim({ x, y, w, h }, ink) {
    const canvas = new Canvas({ x, y, w, h });
    const unit = Math.min(1, w / 268, h / 200);
    stripes(canvas, { x: x + w - 118 * unit, y: y + 20 * unit, w: 118 * unit, h: 36 * unit }, 6 * unit, 14 * unit, [
      { ...ink, alpha: 0.55 },
    ]);
    return canvas.nodes('Stripes');
  },
  callout: (frame) => rounded(frame, { upperLeft: 140 }),
  calloutInset: 42,
  calloutFill: 'accent5',
  corner(frame) {
    const canvas = new Canvas(frame);
    rings(canvas, [rightOf(frame), frame.y], frame.w, 180, refs('accent2', 'accent4', 'accent1', 'bg', 'accent5'));
    return canvas.nodes('Balcony');
  },
  sheet: (frame) => rounded(frame, { upperLeft: 126 }),
  sheetTop: 26,
  sheetFill: 'bg',
  quoteGround: { ref: 'accent2' },
  fills: ['accent1', 'accent3', 'accent2', 'accent5'],
  cover: coverBesideArt,
  section: { width: 540, art: { x: 620, y: 0, w: 340, h: 540 }, numeral: 'accent2' },
};

export const Mumbai = defineTemplate({
  ...playfulPage('accent2', look),
  id: 'Mumbai',
  name: 'Mumbai',
  family: 'playful',
  palette: {
    bg: '#FFF6F0',
    text: '#34102E',
    surface: '#FFE3D6',
    muted: '#76525F',
    accent1: '#C2185B',
    accent2: '#FFB020',
    accent3: '#0A7A7C',
    accent4: '#F2704E',
    accent5: '#6A2C70',
    accent6: '#7CC6B8',
  },
  heading: { family: 'Manrope', weight: 800, tracking: -0.025, figureWeight: 800 },
  body: { family: 'Manrope', weight: 400 },
  label: { family: 'Manrope', weight: 600 },
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'accent3' },
  motif,
  ...playfulChart({ ref: 'accent4', lum: [0.66, 0.26] }, 800),
  look,
});
