/** Decorative shapes from points on the page: the frame is worked out from them. */
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Fill, Frame, Geometry, GroupNode, PathCommand, ShapeNode, Stroke } from '../../model/scene.ts';
import { clip, type Point, SLIDE } from './clip.ts';

/** A filled convex polygon, cut at the plate's edge; nothing when it lies outside or would be a sliver below half a point. */
export function plane(name: string, points: readonly Point[], fill: Fill, plate: Frame = SLIDE): ShapeNode | undefined {
  const clipped = clip(points, plate);
  if (clipped.length < 3) return undefined;
  const frame = boundsOf(clipped);
  if (frame.w < 0.5 || frame.h < 0.5) return undefined;
  const commands: PathCommand[] = clipped.map(([x, y], i) => [i ? 'L' : 'M', x - frame.x, y - frame.y]);
  return { type: 'shape', name, frame, geometry: { type: 'path', commands: [...commands, ['Z']] }, fill, decorative: true };
}

/**
 * A path on the page, filled or drawn. Its frame holds all points, control points included; what is not convex is not cut, so the
 * caller keeps it inside the slide.
 */
export function outline(name: string, commands: readonly PathCommand[], fill?: Fill, stroke?: Stroke): ShapeNode {
  const frame = boundsOfPath(commands);
  const geometry: Geometry = { type: 'path', commands: relativeTo(frame, commands) };
  return { type: 'shape', name, frame, geometry, ...(fill ? { fill } : {}), ...(stroke ? { stroke } : {}), decorative: true };
}

export const figureShape = (name: string, frame: Frame, geometry: Geometry, fill: Fill): ShapeNode => ({
  type: 'shape',
  name,
  frame,
  geometry,
  fill,
  decorative: true,
});

/** Shapes as one object in the selection pane. */
export const artGroup = (name: string, nodes: readonly ShapeNode[]): GroupNode => ({
  type: 'group',
  name,
  frame: unionOf(nodes.map((node) => node.frame)),
  decorative: true,
  nodes: [...nodes],
});

export function boundsOf(points: readonly Point[]): Frame {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Of all points, control points included. Art has thousands of them: they are looked at where they are. */
export function boundsOfPath(commands: readonly PathCommand[]): Frame {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const command of commands) {
    for (let i = 1; i + 1 < command.length; i += 2) {
      const x = Number(command[i]);
      const y = Number(command[i + 1]);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

export function unionOf(frames: readonly Frame[]): Frame {
  const corners = frames.flatMap((f): Point[] => [
    [f.x, f.y],
    [rightOf(f), bottomOf(f)],
  ]);
  return boundsOf(corners);
}

/** A closed smooth curve through the points (Catmull-Rom, as cubic Béziers); `tension` divides the tangents. */
export function smooth(points: readonly Point[], tension = 6): PathCommand[] {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const [x, y] = at(0);
  const curves = points.map((_, i): PathCommand => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return [
      'C',
      from[0] + (to[0] - before[0]) / tension,
      from[1] + (to[1] - before[1]) / tension,
      to[0] - (after[0] - from[0]) / tension,
      to[1] - (after[1] - from[1]) / tension,
      to[0],
      to[1],
    ];
  });
  return [['M', x, y], ...curves, ['Z']];
}

/** The path in the coordinates of a frame. */
export const relativeTo = (frame: Frame, commands: readonly PathCommand[]): PathCommand[] =>
  commands.map((command) => shifted(command, frame));

function shifted(command: PathCommand, { x, y }: Frame): PathCommand {
  switch (command[0]) {
    case 'Z':
      return command;
    case 'C':
      return ['C', command[1] - x, command[2] - y, command[3] - x, command[4] - y, command[5] - x, command[6] - y];
    default:
      return [command[0], command[1] - x, command[2] - y];
  }
}

/** Closed polygon in the frame's own coordinates. */
export const polygon = (points: readonly (readonly [number, number])[]): Geometry => {
  const commands: PathCommand[] = points.map(([x, y], i) => [i ? 'L' : 'M', x, y]);
  return { type: 'path', commands: [...commands, ['Z']] };
};
