/** The shared timeline, with a small piece of the template's own art at each point in place of a dot. */
import type { Frame, GroupNode, SceneNode } from '../../../model/scene.ts';
import { Canvas } from '../../art/canvas.ts';
import { theme } from '../../art/tones.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { timeline as shared } from '../../layouts/timeline.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { bottomOf } from '../../templates/grid.ts';

/** Draws what stands at a point in time, within the square; `lead` is the point that is brought forward. */
export type Marker = (canvas: Canvas, square: Frame, lead: boolean) => void;

/** Side of a marker, points. */
const SIDE = 26;

export const timelinePage = (markerOf: (stage: Stage) => Marker | undefined): SlideLayout<'timeline'> => ({
  face: shared.face,
  compose(slide, stage) {
    const sheet = shared.compose(slide, stage);
    const marker = markerOf(stage);
    if (marker) placeMarkers(sheet, marker, slide.highlight);
    return sheet;
  },
});

/** Where the arrangement has an axis: its dots become grounds as large as the markers, to which the connectors stay glued. */
function placeMarkers(sheet: Sheet, marker: Marker, highlight: number | undefined): void {
  const at = sheet.nodes.findIndex((node) => node.type === 'group' && node.name === 'Axis');
  const axis = sheet.nodes[at];
  if (axis?.type !== 'group') return;
  const squares = axis.nodes.filter(isDot).map(({ frame }) => squareOf(frame));
  const wider = SIDE - (axis.nodes.find(isDot)?.frame.w ?? SIDE);
  const nodes = axis.nodes.map((node): GroupNode['nodes'][number] => {
    if (node.type !== 'shape') return node;
    if (!isDot(node)) return { ...node, frame: { ...node.frame, x: node.frame.x + wider, w: node.frame.w - wider } };
    const { stroke: _, ...ground } = node;
    return { ...ground, frame: squareOf(node.frame), geometry: { type: 'rect' }, fill: theme.bg };
  });
  const y = squares[0]?.y ?? axis.frame.y;
  sheet.nodes[at] = { ...axis, frame: { ...axis.frame, y, w: axis.frame.w + wider, h: SIDE }, nodes };
  sheet.nodes.forEach((node, i) => {
    if (node.name.startsWith('Stem ')) sheet.nodes[i] = { ...node, frame: { ...node.frame, x: node.frame.x + wider / 2 } };
  });
  squares.forEach((square, i) => {
    const canvas = new Canvas(square);
    marker(canvas, square, i === highlight);
    sheet.add(...canvas.nodes(`Marker ${i + 1}`));
  });
}

const isDot = (node: SceneNode): boolean => node.name.startsWith('Dot ');

/** Beginning where the dot begins, so that it stays on the edge of its words. */
const squareOf = (dot: Frame): Frame => ({ x: dot.x, y: (dot.y + bottomOf(dot) - SIDE) / 2, w: SIDE, h: SIDE });
