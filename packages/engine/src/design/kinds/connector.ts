/** Connectors: lines that are glued to the shapes that they join and follow them when somebody moves them. */

import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame, ShapeNode, Site, Stroke } from '../../model/scene.ts';

export interface Joint {
  /** The name of a rectangle or ellipse that stands before the connector, among the same nodes. */
  readonly node: string;
  readonly frame: Frame;
  readonly site: Site;
}

/**
 * From one shape to another, straight, or level, upright and level with the upright at `turn` (x on the page). The stroke's arrow stands at
 * the end that it says, `end` being where the connector leads.
 */
export function connector(name: string, from: Joint, to: Joint, stroke: Stroke, turn?: number): ShapeNode {
  const [a, b] = [siteOf(from), siteOf(to)];
  // A line of a Scene runs from left to right.
  const turned = b.x < a.x;
  const [left, right] = turned ? [b, a] : [a, b];
  const ends = turned ? { start: to, end: from } : { start: from, end: to };
  const arrow = turned && stroke.arrow ? ({ start: 'end', end: 'start' } as const)[stroke.arrow] : stroke.arrow;
  return {
    type: 'shape',
    name,
    frame: { x: left.x, y: Math.min(a.y, b.y), w: right.x - left.x, h: Math.abs(a.y - b.y) },
    geometry: { type: 'line', up: right.y < left.y, ...(turn === undefined ? {} : { bend: shareOf(turn, left.x, right.x) }) },
    stroke: { ...stroke, ...(arrow ? { arrow } : {}) },
    decorative: true,
    connects: { start: { node: ends.start.node, site: ends.start.site }, end: { node: ends.end.node, site: ends.end.site } },
  };
}

const shareOf = (x: number, left: number, right: number): number => Math.min(1, Math.max(0, (x - left) / Math.max(1e-6, right - left)));

function siteOf({ frame, site }: Joint): { x: number; y: number } {
  const [middle, center] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
  return {
    top: { x: middle, y: frame.y },
    bottom: { x: middle, y: bottomOf(frame) },
    left: { x: frame.x, y: center },
    right: { x: rightOf(frame), y: center },
  }[site];
}
