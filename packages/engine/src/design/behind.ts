/** What a point of a page is painted with before the text: for judging contrast. Rounded corners and curves count as their hull. */
import { blend, type Palette, type Rgba, resolveColor } from '../model/color.ts';
import type { Fill, Frame, Layout, LeafNode, Page, Scene, SceneNode, ShapeNode } from '../model/scene.ts';

export interface Paint {
  readonly node: LeafNode;
  /** Colours that the fill takes anywhere: more than one in a gradient. */
  readonly colors: readonly Rgba[];
}

export const leaves = (nodes: readonly SceneNode[]): LeafNode[] => nodes.flatMap((node) => (node.type === 'group' ? node.nodes : [node]));

/** Everything on the page that covers what is below it, in painting order. */
export function paintsOf(page: Page, layout: Layout, palette: Palette): Paint[] {
  return leaves([...layout.nodes, ...page.nodes]).flatMap((node) =>
    node.type === 'shape' && node.fill ? [{ node, colors: colorsOf(node.fill, palette) }] : [],
  );
}

export const groundOf = (page: Page, layout: Layout, scene: Scene): readonly Rgba[] =>
  colorsOf(page.background ?? layout.background ?? scene.background, scene.theme.palette);

export const colorsOf = (fill: Fill, palette: Palette): readonly Rgba[] =>
  'stops' in fill ? fill.stops.map((stop) => resolveColor(stop.color, palette)) : [resolveColor(fill, palette)];

/** The opaque colours at a point below the node `until`; without one, below everything that stands on the page. */
export function colorsAt(x: number, y: number, ground: readonly Rgba[], paints: readonly Paint[], until?: LeafNode): readonly Rgba[] {
  let colors = ground;
  for (const { node, colors: own } of paints) {
    if (covers(node, x, y)) colors = own.flatMap((top) => (top[3] === 1 ? [top] : colors.map((below) => blend(top, below))));
    if (node === until) break;
  }
  return colors;
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
      return inPolygon(hull(node), x - node.frame.x, y - node.frame.y);
  }
}

const inside = (frame: Frame, x: number, y: number): boolean =>
  x >= frame.x && x <= frame.x + frame.w && y >= frame.y && y <= frame.y + frame.h;

function hull(node: ShapeNode): [number, number][] {
  if (node.geometry.type !== 'path') return [];
  return node.geometry.commands.flatMap((command): [number, number][] => {
    if (command[0] === 'Z') return [];
    return command[0] === 'C' ? [[command[5], command[6]]] : [[command[1], command[2]]];
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
