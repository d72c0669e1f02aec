/** The pleated bellows of a bandoneon opened wide, in the house-paint colours of the harbour quarter. */
import type { Color } from '../../model/color.ts';
import { rightOf } from '../../model/frame.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import { figureShape } from '../art/shapes.ts';
import { defineTemplate } from '../families/looks.ts';
import { type Bellows, bellows } from '../families/playful/art/bellows.ts';
import { pleated } from '../families/playful/art/silhouettes.ts';
import { playfulChart, playfulPage } from '../families/playful/page.ts';
import type { PlayfulLook } from '../families/playful/playfulLook.ts';
import type { ArtSetting } from '../tokens/art.ts';

const refs = (...names: readonly ('accent1' | 'accent2' | 'accent3' | 'accent4' | 'bg')[]): Color[] => names.map((ref) => ({ ref }));

const common: Pick<Bellows, 'ends' | 'buttons' | 'colors' | 'thick'> = {
  ends: { ref: 'text' },
  buttons: refs('accent2', 'accent3', 'bg'),
  colors: refs('accent2', 'bg', 'accent1'),
  thick: 84,
};

function motif(frame: Frame, { place, seed, turn }: ArtSetting): SceneNode[] {
  const { x, y, w, h } = frame;
  const fan = (of: Pick<Bellows, 'center' | 'inner' | 'outer' | 'from' | 'to' | 'pleats'> & Partial<Bellows>) =>
    bellows({ plate: frame, seed, ...common, ...of });
  const plate = (fill: Color) => figureShape('Plate', frame, { type: 'rect' }, fill);
  switch (place) {
    case 'cover':
      return fan({
        center: [x + w - 172, y + h + 64],
        inner: 136,
        outer: Math.min(410, (w - 172) * 0.84),
        from: -68,
        to: 68,
        pleats: 11,
        colors: refs('accent3', 'bg', 'accent1', 'accent4'),
      });
    case 'section':
    case 'closing':
      return fan({
        center: [x + w + 20, y + h * 0.54],
        inner: 90,
        outer: w * 1.02,
        from: -142,
        to: -18,
        pleats: 8,
        colors: refs('accent2', 'accent3', 'bg'),
      });
    case 'quote':
      return fan({ center: [x + w, y + h + 20], inner: 70, outer: 250, from: -96, to: 20, pleats: 7, thick: 60 });
    case 'panel':
    case 'bigNumber': {
      const ground: Color = turn % 2 === 0 ? { ref: 'accent3' } : { ref: 'accent1' };
      const colors = turn % 2 === 0 ? common.colors : refs('accent2', 'accent3', 'bg');
      const left = turn % 3 === 1;
      const center = left ? ([x - 8, y + h + 20] as const) : ([x + w * 0.5, y + h + 20] as const);
      const reach = Math.max(w, h * 0.6);
      return [
        plate(ground),
        ...fan({ center, inner: reach * 0.28, outer: reach, from: left ? 9 : -56, to: left ? 88 : 48, pleats: 8, colors, thick: 70 }),
      ];
    }
    case 'picture':
      return [
        plate({ ref: 'accent2' }),
        ...fan({
          center: [x + w * 0.62, y + h * 1.05],
          inner: w * 0.14,
          outer: w * 0.46,
          from: -72,
          to: 72,
          pleats: 12,
          colors: refs('accent3', 'bg', 'accent1', 'accent4'),
        }),
      ];
  }
}

const look: PlayfulLook = {
  badge: (frame) => pleated(frame, frame.w / 3, frame.h / 8),
  card: (frame) => pleated(frame, 33.5, 14),
  clear: () => ({ top: 14, foot: 0 }),
  callout: (frame) => pleated(frame, 34, 18),
  calloutInset: 42,
  calloutFill: 'accent2',
  corner: (frame, seed) =>
    bellows({
      plate: frame,
      seed,
      ...common,
      center: [rightOf(frame), frame.y],
      inner: frame.w * 0.3,
      outer: frame.w,
      from: -196,
      to: -74,
      pleats: 8,
      colors: refs('accent2', 'accent3', 'accent1'),
    }),
  sheet: (frame) => pleated(frame, 52, 18),
  sheetTop: 18,
  sheetFill: 'bg',
  quoteGround: { ref: 'accent3' },
  fills: ['accent1', 'accent2', 'accent3'],
  cover: {
    title: { x: 56, y: 84, w: 484, h: 196 },
    anchor: 'top',
    size: 76,
    label: { x: 56, y: 44, w: 484, h: 22 },
    subtitle: { x: 56, y: 294, w: 330, h: 120 },
    meta: { x: 56, y: 488, w: 300, h: 22 },
    art: { x: 300, y: 170, w: 660, h: 370 },
  },
  section: { width: 560, art: { x: 620, y: 0, w: 340, h: 540 }, numeral: 'accent2' },
};

export const BuenosAires = defineTemplate({
  ...playfulPage('accent1', look),
  id: 'BuenosAires',
  name: 'Buenos Aires',
  family: 'playful',
  palette: {
    bg: '#FFFFFF',
    text: '#121B3A',
    surface: '#EAF1FA',
    muted: '#53597A',
    accent1: '#1E49B8',
    accent2: '#FFC629',
    accent3: '#F0543C',
    accent4: '#2FA58A',
    accent5: '#F59BB6',
    accent6: '#7CB9F0',
  },
  heading: { family: 'Archivo', weight: 900, tracking: -0.005, figureWeight: 900 },
  body: { family: 'Work Sans', weight: 400 },
  label: { family: 'Work Sans', weight: 600 },
  coverGround: { ref: 'accent2' },
  sectionGround: { ref: 'accent1' },
  motif,
  ...playfulChart({ ref: 'accent6' }, 600),
  look,
});
