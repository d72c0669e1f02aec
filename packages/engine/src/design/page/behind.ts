/** What a point of a page is painted with before the text: for judging contrast. Rounded corners count as right angles. */
import { blend, type Palette, type Rgba, resolveColor } from '../../model/color.ts';
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Fill, Frame, Layout, LeafNode, Page, PathCommand, Scene, SceneNode, ShapeNode } from '../../model/scene.ts';
import { SLIDE } from '../art/clip.ts';
import { gradientColor } from './gradientColor.ts';

export interface Paint {
  readonly node: LeafNode;
  readonly color: Painted;
}

/** The colour of a fill at a point of the page. */
export type Painted = (x: number, y: number) => Rgba;

export const leaves = (nodes: readonly SceneNode[]): LeafNode[] => nodes.flatMap((node) => (node.type === 'group' ? node.nodes : [node]));

/** Everything on the page that covers what is below it, in painting order. */
export const paintsOf = (page: Page, layout: Layout, palette: Palette): Paint[] =>
  leaves([...layout.nodes, ...page.nodes]).flatMap((node) => (node.type === 'shape' ? paintOf(node, palette) : []));

export const paintOf = (node: ShapeNode, palette: Palette): Paint[] =>
  node.fill ? [{ node, color: painted(node.fill, node.frame, palette) }] : [];

export const groundOf = (
  page: Pick<Page, 'background'>,
  layout: Layout,
  scene: Pick<Scene, 'background'> & { readonly theme: { readonly palette: Palette } },
): Painted => painted(page.background ?? layout.background ?? scene.background, SLIDE, scene.theme.palette);

export function painted(fill: Fill, frame: Frame, palette: Palette): Painted {
  if ('stops' in fill) return (x, y) => gradientColor(fill, frame, [x, y], palette);
  const color = resolveColor(fill, palette);
  return () => color;
}

/** The opaque colour at a point on top of all paints. */
export function colorAt(x: number, y: number, ground: Painted, paints: readonly Paint[]): Rgba {
  return paints.reduce((below, { node, color }) => (covers(node, x, y) ? blend(color(x, y), below) : below), ground(x, y));
}

function covers(node: LeafNode, x: number, y: number): boolean {
  if (!inside(node.frame, x, y)) return false;
  if (node.type !== 'shape') return false;
  switch (node.geometry.type) {
    case 'rect':
    case 'roundRect':
      return true;
    case 'line':
      return false;
    case 'ellipse':
      return ((x - node.frame.x) / node.frame.w - 0.5) ** 2 + ((y - node.frame.y) / node.frame.h - 0.5) ** 2 <= 0.25;
    case 'path':
      return outlines(node).some((points) => inPolygon(points, x - node.frame.x, y - node.frame.y));
  }
}

const inside = (frame: Frame, x: number, y: number): boolean => x >= frame.x && x <= rightOf(frame) && y >= frame.y && y <= bottomOf(frame);

/** The corners of each part of a path, and points of its curves. */
function outlines(node: ShapeNode): [number, number][][] {
  if (node.geometry.type !== 'path') return [];
  const parts: [number, number][][] = [];
  for (const command of node.geometry.commands) {
    if (command[0] === 'M') parts.push([]);
    if (command[0] === 'Z') continue;
    const part = parts.at(-1);
    part?.push(...(command[0] === 'C' ? curve(part.at(-1) ?? [0, 0], command) : [[command[1], command[2]] as [number, number]]));
  }
  return parts;
}

/** Points of a cubic Bézier, its end included. */
function curve(from: readonly [number, number], [, x1, y1, x2, y2, x, y]: Extract<PathCommand, ['C', ...number[]]>): [number, number][] {
  return [0.25, 0.5, 0.75, 1].map((t) => {
    const at = (a: number, b: number, c: number, d: number) =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
    return [at(from[0], x1, x2, x), at(from[1], y1, y2, y)];
  });
}

/** Even-odd rule. */
function inPolygon(points: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let within = false;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points.at(i - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}
