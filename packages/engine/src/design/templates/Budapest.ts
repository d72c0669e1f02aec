/** Glazed ceramic roof scales in zigzag rows, with the butter yellow of the bath houses and the green of pool water. */
import type { ThemeColor } from '../../model/color.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import { figureShape } from '../art/shapes.ts';
import { defineTemplate } from '../families/looks.ts';
import { scales } from '../families/playful/art/scales.ts';
import { footOf, rounded, shield } from '../families/playful/art/silhouettes.ts';
import { coverBesideArt } from '../families/playful/coverBesideArt.ts';
import { playfulChart, playfulPage } from '../families/playful/page.ts';
import { besideSheet, type PlayfulLook } from '../families/playful/playfulLook.ts';
import type { ArtSetting } from '../tokens/art.ts';

const glazes: readonly ThemeColor[] = ['accent1', 'accent2', 'accent3', 'accent4', 'bg'];

/** In the four glazes that differ from what shows between the scales. */
function field(frame: Frame, width: number, { inks, seed }: ArtSetting, shape: { corner?: number; arch?: boolean } = {}): SceneNode[] {
  const ground = 'ref' in inks.ground ? inks.ground.ref : 'bg';
  const colors = glazes.filter((ref) => ref !== ground).map((ref) => ({ ref }));
  return scales({ frame, width, colors, seed, ...shape });
}

function motif(frame: Frame, setting: ArtSetting): SceneNode[] {
  switch (setting.place) {
    case 'cover':
      return field(frame, 74, setting, { corner: 60 });
    case 'section':
    case 'closing': {
      // A window that the slide's edge cuts.
      const window: Frame = { x: frame.x, y: frame.y + 20, w: frame.w + 20, h: frame.h - 20 };
      return field(window, 100, setting, { corner: window.w / 2, arch: true });
    }
    case 'panel':
    case 'bigNumber':
      return field(frame, 62, setting, { corner: Math.min(155, frame.w / 2) });
    case 'quote':
      return field(besideSheet(frame), 86, setting);
    case 'picture':
      return [
        figureShape('Plate', frame, { type: 'rect' }, { ref: 'accent1' }),
        ...field(frame, Math.max(74, frame.w / 9), { ...setting, inks: { ...setting.inks, ground: { ref: 'accent1' } } }),
      ];
  }
}

const look: PlayfulLook = {
  badge: shield,
  card: shield,
  clear: (frame) => ({ top: 0, foot: footOf(frame) * 0.55 }),
  callout: (frame) => rounded(frame, { lowerLeft: 130 }),
  calloutInset: 42,
  calloutFill: 'accent3',
  corner: (frame, seed) =>
    scales({ frame, width: 39.4, colors: glazes.filter((ref) => ref !== 'bg').map((ref) => ({ ref })), seed, eaves: true }),
  sheet: (frame) => rounded(frame, { lowerRight: 110 }),
  sheetTop: 0,
  sheetFill: 'bg',
  quoteGround: { ref: 'accent4' },
  fills: ['accent1', 'accent2', 'accent3'],
  cover: coverBesideArt,
  section: { width: 540, art: { x: 640, y: 0, w: 320, h: 540 }, numeral: 'accent5' },
};

export const Budapest = defineTemplate({
  ...playfulPage('accent1', look),
  id: 'Budapest',
  name: 'Budapest',
  family: 'playful',
  palette: {
    bg: '#FFF9EA',
    text: '#14332F',
    surface: '#FBEBC2',
    muted: '#52655D',
    accent1: '#0E6B5E',
    accent2: '#F2B632',
    accent3: '#C4481F',
    accent4: '#6BB7A8',
    accent5: '#8A3B2A',
    accent6: '#93A63B',
  },
  heading: { family: 'Nunito', weight: 900, tracking: -0.015, figureWeight: 900 },
  body: { family: 'Nunito', weight: 400 },
  label: { family: 'Nunito', weight: 600 },
  coverGround: { ref: 'accent1' },
  sectionGround: { ref: 'accent2' },
  motif,
  ...playfulChart({ ref: 'accent4' }, 900),
  look,
});
