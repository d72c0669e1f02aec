/** The axis of a timeline in a bolder hand: larger dots, each in a colour of its own, on a heavier line. */
import type { Color } from '../../model/color.ts';
import type { Geometry, LeafNode, SceneNode } from '../../model/scene.ts';
import type { Sheet } from '../sheet.ts';

export interface BoldAxis {
  /** Width of a dot and of the line, points. */
  readonly dot: number;
  readonly line: number;
  readonly ink: Color;
  /** Of the dots in turn. */
  readonly fills: readonly Color[];
  readonly geometry: Geometry;
}

/** Redraws the axis that the shared timeline has drawn, in place; arrangements without one stay as they are. */
export function embolden(sheet: Sheet, axis: BoldAxis): Sheet {
  const nodes = sheet.nodes.map(
    (node): SceneNode => (node.type === 'group' && node.name === 'Axis' ? { ...node, nodes: redrawn(node.nodes, axis) } : node),
  );
  sheet.nodes.splice(0, sheet.nodes.length, ...nodes);
  return sheet;
}

/** Dots grow to the right of the texts' edge, and connectors begin where they now end. */
function redrawn(nodes: readonly LeafNode[], { dot, line, ink, fills, geometry }: BoldAxis): LeafNode[] {
  let count = 0;
  return nodes.map((node): LeafNode => {
    if (node.type !== 'shape') return node;
    const { x, y, w, h } = node.frame;
    const { stroke: _, ...plain } = node;
    if (node.geometry.type !== 'line') {
      const fill = fills[count++ % fills.length] ?? ink;
      return { ...plain, frame: { x, y: y + (h - dot) / 2, w: dot, h: dot }, geometry, fill };
    }
    const from = x - dotWidth(nodes) + dot;
    return { ...node, frame: { x: from, y, w: x + w - from, h }, stroke: { color: ink, width: line } };
  });
}

const dotWidth = (nodes: readonly LeafNode[]): number =>
  nodes.find((node) => node.type === 'shape' && node.geometry.type !== 'line')?.frame.w ?? 0;
