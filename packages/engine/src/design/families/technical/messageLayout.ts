/** The ground that quote and closing share: marks of the grid and crop marks; and the bar in the leading colour above their words. */
import type { Frame, SceneNode } from '../../../model/scene.ts';
import { SLIDE } from '../../art/clip.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { cropMarks, latticeIn } from './art/lattice.ts';

/** The drawing's place. */
export const SIDE: Frame = { x: 480, y: 0, w: 480, h: 540 };

export function messageNodes(template: Template): SceneNode[] {
  const { page: inks } = template;
  return [...latticeIn(SLIDE, lookOf('technical', template).mark, inks), cropMarks(inks)];
}

export const barAt = (y: number): Frame => ({ x: 48, y, w: 36, h: 4 });
