/** Right-to-left decks: every page and layout, footers and numbers with it, mirrored about the vertical axis once all is composed. Texts keep their own direction; charts are only moved. */
import type {
  ChartNode,
  Fill,
  Frame,
  Geometry,
  LeafNode,
  PathCommand,
  PictureNode,
  Placeholder,
  SceneNode,
  ShapeNode,
  Stroke,
  TableNode,
} from '../../model/scene.ts';
import type { Turn } from '../../model/text.ts';
import { SLIDE_WIDTH } from '../../model/units.ts';

export const mirrorFrame = (frame: Frame): Frame => ({ ...frame, x: SLIDE_WIDTH - frame.x - frame.w });

export function mirrorNode(node: SceneNode): SceneNode {
  return node.type === 'group' ? { ...node, frame: mirrorFrame(node.frame), nodes: node.nodes.map(mirrorLeaf) } : mirrorLeaf(node);
}

function mirrorLeaf(node: LeafNode): LeafNode {
  switch (node.type) {
    case 'shape':
      return mirrorShape(node);
    case 'picture':
      return mirrorPicture(node);
    case 'table':
      return mirrorTable(node);
    case 'chart':
      return moveChart(node);
  }
}

/** To the mirrored place: the picture itself is as it was taken, and only its outline is turned. */
const mirrorPicture = ({ geometry, ...node }: PictureNode): PictureNode => ({
  ...node,
  frame: mirrorFrame(node.frame),
  ...(geometry ? { geometry: mirrorGeometry(geometry, node.frame.w) } : {}),
});

/** To the mirrored place, as it is: a chart knows itself how it is drawn from right to left. */
function moveChart(node: ChartNode): ChartNode {
  const by = mirrorFrame(node.frame).x - node.frame.x;
  const move = (frame: Frame): Frame => ({ ...frame, x: frame.x + by });
  const { plot, legendFrame, xAxis } = node.look;
  const title = xAxis?.title;
  const look: ChartNode['look'] = {
    ...node.look,
    plot: move(plot),
    ...(legendFrame ? { legendFrame: move(legendFrame) } : {}),
    ...(xAxis && title ? { xAxis: { ...xAxis, title: { ...title, frame: move(title.frame) } } } : {}),
  };
  return { ...node, frame: move(node.frame), look, drawing: node.drawing.map((part) => ({ ...part, frame: move(part.frame) })) };
}

function mirrorShape(node: ShapeNode): ShapeNode {
  return {
    ...node,
    frame: mirrorFrame(node.frame),
    geometry: node.upright ? node.geometry : mirrorGeometry(node.geometry, node.frame.w),
    ...(node.text?.turn ? { text: { ...node.text, turn: mirrorTurn(node.text.turn) } } : {}),
    ...(node.fill ? { fill: mirrorFill(node.fill) } : {}),
    ...(node.stroke ? { stroke: mirrorStroke(node.stroke) } : {}),
    ...(node.connects ? { connects: { start: mirrorEnd(node.connects.end), end: mirrorEnd(node.connects.start) } } : {}),
  };
}

/** Text that runs down the left edge of a page runs up its right edge, so that lines of right-to-left text begin at the top as well. */
const mirrorTurn = (turn: Turn): Turn => (turn === 'clockwise' ? 'counterclockwise' : 'clockwise');

export const mirrorPlaceholder = (placeholder: Placeholder): Placeholder => ({
  ...placeholder,
  frame: mirrorFrame(placeholder.frame),
  ...(placeholder.turn ? { turn: mirrorTurn(placeholder.turn) } : {}),
  ...(placeholder.outline
    ? {
        outline: {
          geometry: mirrorGeometry(placeholder.outline.geometry, placeholder.frame.w),
          fill: mirrorFill(placeholder.outline.fill),
        },
      }
    : {}),
});

export function mirrorFill(fill: Fill): Fill {
  return 'stops' in fill ? { ...fill, angle: (540 - fill.angle) % 360 } : fill;
}

/** A line always runs from left to right, so its arrow changes ends. */
function mirrorStroke(stroke: Stroke): Stroke {
  return stroke.arrow ? { ...stroke, arrow: stroke.arrow === 'start' ? 'end' : 'start' } : stroke;
}

type End = NonNullable<ShapeNode['connects']>['start'];
const opposite = { top: 'top', bottom: 'bottom', left: 'right', right: 'left' } as const;
const mirrorEnd = ({ node, site }: End): End => ({ node, site: opposite[site] });

function mirrorGeometry(geometry: Geometry, width: number): Geometry {
  if (geometry.type === 'line')
    return { type: 'line', up: !geometry.up, ...(geometry.bend === undefined ? {} : { bend: 1 - geometry.bend }) };
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
