/** What a point of a page is painted with before the text: for judging contrast. Rounded corners and curves count as their hull. */
import { blend, type Palette, type Rgba, resolveColor } from '../model/color.ts';
import type { Fill, Frame, Layout, LeafNode, Page, Scene, SceneNode, ShapeNode } from '../model/scene.ts';
import { SLIDE } from './art/clip.ts';
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

export const groundOf = (page: Page, layout: Layout, scene: Scene): Painted =>
  painted(page.background ?? layout.background ?? scene.background, SLIDE, scene.theme.palette);

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

const inside = (frame: Frame, x: number, y: number): boolean =>
  x >= frame.x && x <= frame.x + frame.w && y >= frame.y && y <= frame.y + frame.h;

/** The hull of each part of a path. */
function outlines(node: ShapeNode): [number, number][][] {
  if (node.geometry.type !== 'path') return [];
  const parts: [number, number][][] = [];
  for (const command of node.geometry.commands) {
    if (command[0] === 'M') parts.push([]);
    if (command[0] === 'Z') continue;
    parts.at(-1)?.push(command[0] === 'C' ? [command[5], command[6]] : [command[1], command[2]]);
  }
  return parts;
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
