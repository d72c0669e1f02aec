/**
 * Texts that somebody makes longer: a box as tall as its words has its letters set smaller at the first line more, whatever room is below it. So
 * a text that stands free, or on a plate, has the room down to what stands below it, to the plate's foot, or to the foot of the page's body. What
 * follows from a slide stands on that foot and grows up from it.
 */
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame, LeafNode, Role, SceneNode } from '../../model/scene.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../model/units.ts';
import { leaves } from '../page/behind.ts';
import { type Beside, isBeside } from '../page/besides.ts';
import { isFreeText, type TextShape } from './freeText.ts';
import { endsOf } from './itemGroups.ts';

/** Points between a text's room and what stands below it. */
const GAP = 8;
/** Points: closer edges are one edge. */
const NEAR = 1;
/** What covers so much of the page is its ground. */
const GROUND = 0.6 * SLIDE_WIDTH * SLIDE_HEIGHT;

/** The nodes of a page, which look as they did; `foot` is that of its body. */
export function withRoomToGrow(nodes: readonly SceneNode[], foot: number): readonly SceneNode[] {
  return withRoomBelow(
    nodes.map((node) => (standsOnFoot(node, foot) ? withRoomAbove(node, nodes) : node)),
    foot,
  );
}

function withRoomBelow(nodes: readonly SceneNode[], foot: number): readonly SceneNode[] {
  const all = leaves(nodes);
  // The middle of its side, to which a connector is glued, would move.
  const glued = new Set(all.flatMap(endsOf));
  return nodes.map((node) => {
    if (!mayGrow(node) || glued.has(node.name)) return node;
    const { frame } = node;
    const others = all.filter((other) => other !== node && isBelowOrBehind(other.frame, frame));
    const room = Math.min(foot, ...others.map((other) => endOfRoom(other, frame))) - frame.y;
    return linesMore(node, room) > linesMore(node, frame.h) ? { ...node, frame: { ...frame, h: room } } : node;
  });
}

const standsOnFoot = (node: SceneNode, foot: number): node is TextShape =>
  mayGrow(node) && node.placeholder === ('remark' satisfies Beside) && Math.abs(bottomOf(node.frame) - foot) < NEAR;

/** Lines by which a remark may grow. */
const MOST_ABOVE = 2;

/** The text on the foot of its frame, which reaches up by a line or two where what stands above leaves the room. */
function withRoomAbove(node: TextShape, nodes: readonly SceneNode[]): TextShape {
  const { frame, text } = node;
  const above = leaves(nodes).filter((other) => other !== node && isAboveOrBehind(other.frame, frame));
  const room = frame.y - Math.max(...above.map(footOf)) - GAP;
  const lineHeight = text.paragraphs.at(-1)?.lineHeight ?? 1;
  const by = Math.min(MOST_ABOVE, Math.floor(room / lineHeight)) * lineHeight;
  if (by <= 0) return node;
  const down = by + frame.h - text.insets[1] - text.height - text.insets[3];
  return {
    ...node,
    frame: { ...frame, y: frame.y - by, h: frame.h + by },
    text: { ...text, anchor: 'bottom', lines: text.lines.map((line) => ({ ...line, baseline: line.baseline + down })) },
  };
}

/** Where a thing ends: a text box where its words do. */
function footOf(node: LeafNode): number {
  if (node.type !== 'shape' || !node.text || node.fill || node.stroke || node.text.anchor !== 'top') return bottomOf(node.frame);
  return node.frame.y + node.text.insets[1] + node.text.height;
}

/** How many lines more than it has find room in the height. */
function linesMore({ text: { height, insets, paragraphs } }: TextShape, room: number): number {
  const lineHeight = paragraphs.at(-1)?.lineHeight ?? 1;
  return Math.floor((room - insets[1] - insets[3] - height) / lineHeight);
}

/** What applications set smaller where it grows, and what no edge shows the end of. */
const GROWING: ReadonlySet<Role | undefined> = new Set<Role>(['heading', 'body', 'list', 'caption', 'quote']);

const mayGrow = (node: SceneNode): node is TextShape =>
  isFreeText(node) &&
  node.text.anchor === 'top' &&
  GROWING.has(node.role) &&
  (node.placeholder === undefined || isBeside(node.placeholder));

/** Not above it, nor at its sides, and not the ground of the page. */
const isBelowOrBehind = ({ x, y, w, h }: Frame, of: Frame): boolean =>
  x < rightOf(of) - NEAR && x + w > of.x + NEAR && y + h > bottomOf(of) - NEAR && w * h < GROUND;

const isAboveOrBehind = ({ x, y, w, h }: Frame, of: Frame): boolean =>
  x < rightOf(of) - NEAR && x + w > of.x + NEAR && y < of.y + NEAR && w * h < GROUND;

/** How far down a text may reach for another thing: to its plate's foot, with the air at its other sides, or to what begins below it. */
function endOfRoom(other: LeafNode, of: Frame): number {
  const { frame } = other;
  if (frame.y >= bottomOf(of) - NEAR) return frame.y - GAP;
  const isPlate =
    other.type === 'shape' &&
    (other.geometry.type === 'rect' || other.geometry.type === 'roundRect') &&
    frame.x <= of.x + NEAR &&
    frame.y <= of.y + NEAR &&
    rightOf(frame) >= rightOf(of) - NEAR;
  // What it lies on in part would be run over.
  if (!isPlate) return bottomOf(of);
  return bottomOf(frame) - Math.max(GAP, Math.min(of.x - frame.x, rightOf(frame) - rightOf(of)));
}
