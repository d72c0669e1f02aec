/** The axis of a timeline in a bolder hand: larger dots, each in a colour of its own, on a heavier line. */
import type { Color } from '../../model/color.ts';
import type { Frame, Geometry, LeafNode, SceneNode, ShapeNode, Stroke } from '../../model/scene.ts';
import { unionOf } from '../art/shapes.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';
import { connector } from './connector.ts';

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
export function embolden(builder: PageBuilder, { dot, line, ink, fills, geometry }: BoldAxis): PageBuilder {
  let count = 0;
  redrawAxis(builder, dot, { color: ink, width: line }, ({ stroke: _, ...plain }) => ({
    ...plain,
    geometry,
    fill: fills[count++ % fills.length] ?? ink,
  }));
  return builder;
}

/**
 * Dots of another width, which begin where they began, so that they stay on the edge of their texts; connectors and stems follow them.
 * Returns the frames of the dots: none where there is no axis. `dotOf` says what a dot becomes.
 */
export function redrawAxis(builder: PageBuilder, width: number, stroke: Stroke | undefined, dotOf: (dot: ShapeNode) => ShapeNode): Frame[] {
  const at = builder.nodes.findIndex((node) => node.type === 'group' && node.name === 'Axis');
  const axis = builder.nodes[at];
  if (axis?.type !== 'group') return [];
  const frames = new Map<string, Frame>();
  let grown = 0;
  const nodes = axis.nodes.map((node): LeafNode => {
    if (node.type !== 'shape') return node;
    if (!node.connects) {
      const { x, y, w, h } = node.frame;
      grown = width - w;
      const frame: Frame = { x, y: y + (h - width) / 2, w: width, h: width };
      frames.set(node.name, frame);
      return dotOf({ ...node, frame });
    }
    const { start, end } = node.connects;
    const [from, to] = [frames.get(start.node), frames.get(end.node)];
    const drawn = stroke ?? node.stroke;
    if (!from || !to || !drawn) return node;
    return connector(node.name, { ...start, frame: from }, { ...end, frame: to }, drawn);
  });
  builder.nodes[at] = { ...axis, frame: unionOf([...frames.values()]), nodes };
  builder.nodes.forEach((node: SceneNode, i) => {
    if (node.name.startsWith('Stem ')) builder.nodes[i] = { ...node, frame: { ...node.frame, x: node.frame.x + grown / 2 } };
  });
  return [...frames.values()];
}
