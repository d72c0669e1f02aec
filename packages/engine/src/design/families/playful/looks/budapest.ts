/** Roof scales; shields with a round foot. */
import type { ThemeColor } from '../../../../model/color.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { figureShape } from '../../../art/shapes.ts';
import type { ArtSetting } from '../../../templates/art.ts';
import { scales } from '../art/scales.ts';
import { footOf, rounded, shield } from '../art/silhouettes.ts';
import { besideSheet, type Look } from '../look.ts';

const glazes: readonly ThemeColor[] = ['accent1', 'accent2', 'accent3', 'accent4', 'bg'];

/** In the four glazes that differ from what shows between the scales. */
function field(frame: Frame, width: number, { inks, seed }: ArtSetting, shape: { corner?: number; arch?: boolean } = {}): SceneNode[] {
  const ground = 'ref' in inks.ground ? inks.ground.ref : 'bg';
  const colors = glazes.filter((ref) => ref !== ground).map((ref) => ({ ref }));
  return scales({ frame, width, colors, seed, ...shape });
}

export function budapestMotif(frame: Frame, setting: ArtSetting): SceneNode[] {
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

export const budapest: Look = {
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
  cover: {
    title: { x: 56, y: 96, w: 488, h: 262 },
    anchor: 'bottom',
    size: 76,
    label: { x: 56, y: 48, w: 468, h: 22 },
    subtitle: { x: 56, y: 374, w: 488, h: 84 },
    meta: { x: 56, y: 480, w: 468, h: 22 },
    art: { x: 560, y: 0, w: 400, h: 540 },
  },
  section: { width: 540, art: { x: 640, y: 0, w: 320, h: 540 }, numeral: 'accent5' },
};
