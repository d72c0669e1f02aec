/** A template's own mark gives way to a logo that stands in its place. */
import type { Frame, SceneNode } from '../../../model/scene.ts';
import { unionOf } from '../../art/shapes.ts';
import { overlap } from '../../tokens/roomForLogo.ts';

/** Points: what is larger belongs to the page. */
const LARGEST = 150;
/** Points above or below the logo at which a mark would stand beside it. */
const NEAR = 32;

/** The nodes without the small decorative ones at the place, and those that touch these: together they are no larger than a mark. */
export function withoutMark(nodes: readonly SceneNode[], place: Frame): readonly SceneNode[] {
  const small = nodes.filter((node) => node.decorative && isSmall(node.frame));
  const mark = new Set<SceneNode>();
  const touching = [{ x: place.x, y: place.y - NEAR, w: place.w, h: place.h + 2 * NEAR }];
  for (let at = touching.pop(); at; at = touching.pop()) {
    for (const node of small) {
      if (mark.has(node) || !overlap(node.frame, at)) continue;
      mark.add(node);
      touching.push(node.frame);
    }
  }
  if (mark.size === 0 || !isSmall(unionOf([...mark].map(({ frame }) => frame)))) return nodes;
  return nodes.filter((node) => !mark.has(node));
}

const isSmall = ({ w, h }: Frame): boolean => w <= LARGEST && h <= LARGEST;
