/** From the geometry of a plan to nodes on a slide. */
import type { Color } from '../../../model/color.ts';
import type { Frame, SceneNode } from '../../../model/scene.ts';
import { Canvas } from '../../art/canvas.ts';
import { SLIDE } from '../../art/clip.ts';
import { type Light, lightOf } from './posterLook.ts';

export function drawn(name: string, seed: string, draw: (canvas: Canvas, light: Light) => void, plate: Frame = SLIDE): SceneNode[] {
  const canvas = new Canvas(plate);
  draw(canvas, lightOf(seed));
  return canvas.nodes(name);
}

export const block = (name: string, frame: Frame, fill: Color): SceneNode => ({
  type: 'shape',
  name,
  frame,
  geometry: { type: 'rect' },
  fill,
  decorative: true,
});
