/** The small paper cut beside a point, and larger, tone on tone, at the foot of a card: the first form of the template's scenes. */
import type { Color } from '../../../../model/color.ts';
import type { Frame } from '../../../../model/scene.ts';
import type { Canvas } from '../../../art/canvas.ts';
import { blob, leaf } from '../../../art/roundForms.ts';
import { horseshoe } from './arches.ts';
import { petal, slit } from './kawung.ts';
import { tier, trunk } from './savanna.ts';

/** `inner` is the colour of what is cut out of the form or stands below it. */
export type Mark = (canvas: Canvas, frame: Frame, color: Color, inner: Color, random: () => number) => void;

/** One arch inside of another. */
export const arch: Mark = (canvas, { x, y, w, h }, color, inner) => {
  canvas.fill(horseshoe(x + w / 2, y + h, w, h, 0), color);
  canvas.fill(horseshoe(x + w / 2, y + h, w * 0.52, h * 0.58, 0), inner);
};

/** An umbrella tree. */
export const canopy: Mark = (canvas, { x, y, w, h }, color) => {
  canvas.fill(trunk(x + w / 2, y + h * 0.56, w, y + h), color);
  canvas.fill(tier(x + w / 2, y + h * 0.56, w, h * 0.54, 0), color);
};

/** The bracts of a protea. */
export const bracts: Mark = (canvas, { x, y, w, h }, color, inner) => {
  const [cx, foot] = [x + w / 2, y + h * 0.96];
  for (const angle of [-166, -14, -140, -40, -115, -65, -90])
    canvas.fill(leaf(cx, foot, angle === -90 ? h * 0.96 : Math.min(h, w * 0.56), w * 0.17, angle), color);
  for (const angle of [-132, -48, -90]) canvas.fill(leaf(cx, foot, h * 0.42, w * 0.1, angle), inner);
};

/** One petal of a flower, slit along its axis. */
export const petalMark: Mark = (canvas, { x, y, w, h }, color, inner) => {
  const length = Math.hypot(w, h) * 0.84;
  canvas.fill(petal(x, y + h, length, length * 0.4, -45), color);
  canvas.fill(slit(x, y + h, length, length * 0.4, -45), inner);
};

/** A rosette of leaves round a seed. */
export const rosetteMark: Mark = (canvas, { x, y, w, h }, color, inner, random) => {
  const [cx, cy, radius] = [x + w / 2, y + h / 2, Math.min(w, h) / 2];
  for (let i = 0; i < 11; i++) canvas.fill(leaf(cx, cy, radius * (i % 2 === 0 ? 1 : 0.84), radius * 0.2, (i * 360) / 11 - 90), color);
  canvas.fill(blob(cx, cy, radius * 0.24, radius * 0.24, random, 9, 0.1), inner);
};
