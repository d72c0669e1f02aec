/** Stockholm: islands as overprinted planes. Where two of them overlap, the inks mix to a third. */
import type { Color, ThemeColor } from '../../../../model/color.ts';
import { bottomOf, rightOf } from '../../../../model/frame.ts';
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { randomFrom } from '../../../art/random.ts';
import { darker, lighter, theme } from '../../../art/tones.ts';
import type { ArtSetting } from '../../../tokens/art.ts';
import { groundIn } from './ground.ts';

interface Island {
  readonly frame: Frame;
  readonly ink: ThemeColor;
}

/** In shares of the frame. */
type Plan = readonly (readonly [x: number, y: number, w: number, h: number, ink: ThemeColor])[];

const onOrange: Plan = [
  [0.02, 0.34, 0.6, 0.66, 'accent2'],
  [0.32, 0.13, 0.37, 0.45, 'accent3'],
  [0.5, 0.5, 0.5, 0.28, 'accent4'],
  [0.76, 0, 0.24, 0.36, 'accent2'],
  [0.16, 0.72, 0.23, 0.2, 'accent1'],
];
const onWater: Plan = [
  [0.04, 0.14, 0.6, 0.42, 'accent1'],
  [0.36, 0, 0.64, 0.36, 'accent3'],
  [0.5, 0.26, 0.5, 0.74, 'accent5'],
  [0.04, 0.64, 0.7, 0.2, 'accent4'],
];

/** Islands lie on a grid of so many points, and the seed moves them by one or two of its steps. */
const GRID = 16;

export function islands(frame: Frame, setting: ArtSetting): SceneNode[] {
  const random = randomFrom(setting.seed);
  const canvas = new Canvas(frame);
  const { color } = groundIn(canvas, frame, setting, theme.accent1);
  const plan = 'ref' in color && color.ref === 'accent2' ? onWater : onOrange;
  const step = GRID * Math.min(1, Math.max(0.5, frame.h / 320));
  const snap = (value: number) => Math.round(value / step) * step;
  const moved = () => Math.floor(random() * 5 - 2) * step;
  const laid = plan.map(([x, y, w, h, ink]): Island => {
    const left = Math.max(0, snap(x * frame.w) + moved());
    const top = Math.max(0, snap(y * frame.h) + moved());
    // Those that reach an edge keep doing so.
    const right = x + w >= 1 ? frame.w : left + snap(w * frame.w);
    const bottom = y + h >= 1 ? frame.h : top + snap(h * frame.h);
    return { ink, frame: { x: frame.x + left, y: frame.y + top, w: right - left, h: bottom - top } };
  });
  laid.forEach(({ frame: island, ink }) => {
    canvas.rect(island, { ref: ink });
  });
  laid.forEach((upper, i) => {
    for (const lower of laid.slice(0, i)) {
      const shared = overlap(upper.frame, lower.frame);
      if (shared) canvas.rect(shared, mixed(upper.ink, lower.ink));
    }
  });
  return canvas.nodes('Islands');
}

function overlap(a: Frame, b: Frame): Frame | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const w = Math.min(rightOf(a), rightOf(b)) - x;
  const h = Math.min(bottomOf(a), bottomOf(b)) - y;
  return w > 0 && h > 0 ? { x, y, w, h } : undefined;
}

/** What two inks make where they are printed on each other; the lower shows a little through an ink that is not listed. */
const mixtures: readonly (readonly [ThemeColor, ThemeColor, Color])[] = [
  ['accent2', 'accent3', darker(theme.accent5, 0.3)],
  ['accent2', 'accent4', darker(theme.accent4, 0.5)],
  ['accent3', 'accent4', darker(theme.accent1, 0.08)],
  ['accent1', 'accent3', lighter(theme.accent1, 0.26)],
  ['accent1', 'accent4', darker(theme.accent4, 0.08)],
  ['accent5', 'accent3', darker(theme.accent5, 0.14)],
  ['accent5', 'accent4', darker(theme.accent4, 0.42)],
  ['accent5', 'accent1', darker(theme.accent1, 0.3)],
];

const mixed = (a: ThemeColor, b: ThemeColor): Color =>
  mixtures.find(([one, other]) => (one === a && other === b) || (one === b && other === a))?.[2] ?? { ref: a };
