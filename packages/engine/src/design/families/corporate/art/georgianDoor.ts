/** A Georgian doorway in a granite wall: a painted door between white pilasters, and the fanlight above it. */
import type { Color } from '../../../../model/color.ts';
import { bottomOf } from '../../../../model/frame.ts';
import type { Frame, PathCommand, SceneNode } from '../../../../model/scene.ts';
import { Canvas } from '../../../art/canvas.ts';
import { Pieces } from '../../../art/pieces.ts';
import { arcCurves, ellipse } from '../../../art/roundForms.ts';
import { figureShape } from '../../../art/shapes.ts';
import { darker, lighter, theme } from '../../../art/tones.ts';
import { fanlight } from './fanlight.ts';

const PAINTS: readonly Color[] = [theme.accent3, theme.accent1, darker(theme.accent5, 0.12), darker(theme.accent4, 0.35)];
const WALL = darker(theme.surface, 0.07);
const JOINT = theme.surface;
/** Height of a course of ashlar and length of its blocks, points. */
const COURSE = 34;
const BLOCK = 76;
/** Of the doorway, as shares of its width. */
const CASING = 0.15;
const BAR = 6;
/** The door's panels from the top: where each begins and ends, as shares of the door's height. */
const PANELS = [
  [0.07, 0.24],
  [0.31, 0.6],
  [0.67, 0.92],
] as const;

/** The doorway stands on the foot of the plate; `turn` decides the colour of the door. */
export function georgianDoor(plate: Frame, turn: number, seed: string): SceneNode[] {
  const paint = PAINTS[turn % PAINTS.length] ?? theme.accent3;
  const width = Math.min(plate.w * 0.74, plate.h * 0.5);
  const cx = plate.x + plate.w / 2;
  const step = plate.h * 0.035;
  const foot = bottomOf(plate) - 2 * step;
  const casing = width * CASING;
  const spring = foot - Math.min(plate.h * 0.58, width * 1.55);
  const canvas = new Canvas(plate);
  canvas.rect(plate, WALL);
  joints(canvas, plate);
  canvas.fill(archway(cx, width / 2, spring, foot), theme.bg);
  const half = width / 2 - casing;
  canvas.fill(archway(cx, half, spring, spring), theme.accent1);
  const leaf: Frame = { x: cx - half, y: spring + BAR * 1.6, w: 2 * half, h: foot - spring - BAR * 1.6 };
  canvas.rect(leaf, paint);
  const pieces = new Pieces();
  for (const side of [-1, 1]) {
    const x = side < 0 ? leaf.x + leaf.w * 0.1 : cx + leaf.w * 0.04;
    for (const [from, to] of PANELS)
      pieces.rect({ x, y: leaf.y + leaf.h * from, w: leaf.w * 0.36, h: leaf.h * (to - from) }, darker(paint, 0.2));
    // A groove down the pilaster.
    pieces.rect({ x: cx + side * (half + casing / 2) - 1, y: leaf.y + 10, w: 2, h: leaf.h - 22 }, darker(theme.surface, 0.1));
  }
  pieces.rect({ x: cx - leaf.w * 0.14, y: leaf.y + leaf.h * 0.625, w: leaf.w * 0.28, h: leaf.h * 0.025 }, theme.accent2);
  pieces.path(ellipse(cx, leaf.y + leaf.h * 0.275, leaf.w * 0.045), theme.accent2);
  pieces.path(ellipse(leaf.x + leaf.w * 0.93, leaf.y + leaf.h * 0.635, leaf.w * 0.03), theme.accent2);
  pieces.rect({ x: cx - width * 0.6, y: foot, w: width * 1.2, h: step }, lighter(theme.muted, 0.45));
  pieces.rect({ x: cx - width * 0.7, y: foot + step, w: width * 1.4, h: step }, lighter(theme.muted, 0.25));
  pieces.paint(canvas);
  const radius = half - BAR;
  const quarter: Frame = { x: cx - radius, y: spring - radius, w: radius, h: radius };
  return [
    figureShape('Plate', plate, { type: 'rect' }, WALL),
    ...canvas.nodes('Doorway'),
    ...fanlight(quarter, { corner: 'bottomRight', radius, panes: 3, bar: 1.6 }, `${seed} left`, 'Fanlight, left'),
    ...fanlight({ ...quarter, x: cx }, { corner: 'bottomLeft', radius, panes: 3, bar: 1.6 }, `${seed} right`, 'Fanlight, right'),
  ];
}

/** Straight sides under a half circle. */
const archway = (cx: number, radius: number, spring: number, foot: number): PathCommand[] => [
  ['M', cx - radius, foot],
  ['L', cx - radius, spring],
  ...arcCurves(cx, spring, radius, radius, 180, 360),
  ['L', cx + radius, foot],
  ['Z'],
];

/** Every other course begins with half a block. */
function joints(canvas: Canvas, { x, y, w, h }: Frame): void {
  const pieces = new Pieces();
  for (let course = 0; course * COURSE < h; course++) {
    const top = y + h - (course + 1) * COURSE;
    pieces.rect({ x, y: top, w, h: 1.5 }, JOINT);
    for (let at = x + (course % 2 ? BLOCK / 2 : BLOCK); at < x + w; at += BLOCK) pieces.rect({ x: at, y: top, w: 1.5, h: COURSE }, JOINT);
  }
  pieces.paint(canvas);
}
