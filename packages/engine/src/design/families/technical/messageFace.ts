/** The ground that quote and closing share: marks of the grid, crop marks, and a bar in the leading colour above the words. */
import type { Frame, SceneNode } from '../../../model/scene.ts';
import { SLIDE } from '../../art/clip.ts';
import type { Template } from '../../templates/template.ts';
import { cropMarks, latticeIn } from './lattice.ts';
import { lookOf } from './looks.ts';

/** The drawing's place. */
export const SIDE: Frame = { x: 480, y: 0, w: 480, h: 540 };

export function messageNodes(template: Template, barY: number): SceneNode[] {
  const { page: inks } = template;
  return [
    ...latticeIn(SLIDE, lookOf(template).mark, inks),
    cropMarks(inks),
    { type: 'shape', name: 'Bar', frame: { x: 48, y: barY, w: 36, h: 4 }, geometry: { type: 'rect' }, fill: inks.figure, decorative: true },
  ];
}
