/** Right-to-left decks: every page and layout mirrored about the vertical axis. Texts keep their own direction; charts are only moved. */
import type { Fill, Frame, Geometry, LeafNode, PathCommand, SceneNode, ShapeNode, Stroke, TableNode } from '../model/scene.ts';
import { SLIDE_WIDTH } from '../model/units.ts';

export const mirrorFrame = (frame: Frame): Frame => ({ ...frame, x: SLIDE_WIDTH - frame.x - frame.w });

export function mirrorNode(node: SceneNode): SceneNode {
  return node.type === 'group' ? { ...node, frame: mirrorFrame(node.frame), nodes: node.nodes.map(mirrorLeaf) } : mirrorLeaf(node);
}

function mirrorLeaf(node: LeafNode): LeafNode {
  switch (node.type) {
    case 'shape':
      return mirrorShape(node);
    case 'picture':
      return { ...node, frame: mirrorFrame(node.frame) };
    case 'table':
      return mirrorTable(node);
    case 'chart': {
      const frame = mirrorFrame(node.frame);
      const move = <T extends { frame: Frame }>(part: T): T => ({
        ...part,
        frame: { ...part.frame, x: part.frame.x + frame.x - node.frame.x },
      });
      const plot = { ...node.look.plot, x: node.look.plot.x + frame.x - node.frame.x };
      const legend = node.look.legendFrame;
      const look = { ...node.look, plot, ...(legend ? { legendFrame: { ...legend, x: legend.x + frame.x - node.frame.x } } : {}) };
      return { ...node, frame, look, drawing: node.drawing.map(move) };
    }
  }
}

function mirrorShape(node: ShapeNode): ShapeNode {
  return {
    ...node,
    frame: mirrorFrame(node.frame),
    geometry: mirrorGeometry(node.geometry, node.frame.w),
    ...(node.fill ? { fill: mirrorFill(node.fill) } : {}),
    ...(node.stroke ? { stroke: mirrorStroke(node.stroke) } : {}),
  };
}

export function mirrorFill(fill: Fill): Fill {
  return 'stops' in fill ? { ...fill, angle: (540 - fill.angle) % 360 } : fill;
}

/** A line always runs from left to right, so its arrow changes ends. */
function mirrorStroke(stroke: Stroke): Stroke {
  return stroke.arrow ? { ...stroke, arrow: stroke.arrow === 'start' ? 'end' : 'start' } : stroke;
}

function mirrorGeometry(geometry: Geometry, width: number): Geometry {
  if (geometry.type === 'line') return { type: 'line', up: !geometry.up };
  if (geometry.type !== 'path') return geometry;
  return {
    type: 'path',
    commands: geometry.commands.map((command) => mirrorCommand(command, width)),
  };
}

function mirrorCommand(command: PathCommand, width: number): PathCommand {
  if (command[0] === 'Z') return command;
  if (command[0] === 'C') return ['C', width - command[1], command[2], width - command[3], command[4], width - command[5], command[6]];
  return [command[0], width - command[1], command[2]];
}

function mirrorTable(node: TableNode): TableNode {
  return {
    ...node,
    frame: mirrorFrame(node.frame),
    rtl: true,
    columns: node.columns.toReversed(),
    rows: node.rows.map((row) => ({
      ...row,
      cells: row.cells.toReversed().map((cell) => {
        if (!cell.borders) return cell;
        const { left, right, ...rest } = cell.borders;
        return { ...cell, borders: { ...rest, ...(right ? { left: right } : {}), ...(left ? { right: left } : {}) } };
      }),
    })),
  };
}
