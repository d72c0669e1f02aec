/** A placeholder's content takes the whole place that its layout gives it, and looks as before: what is not used is distance to the edge. */
import { bottomOf, rightOf } from '../../../model/frame.ts';
import type { Frame, LeafNode, SceneNode, ShapeNode } from '../../../model/scene.ts';
import type { TextBody } from '../../../model/text.ts';
import { leaves } from '../../page/behind.ts';

/** Points: closer edges are one edge. */
const NEAR = 0.01;

export const sameFrame = (a: Frame, b: Frame): boolean =>
  Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR && Math.abs(a.w - b.w) < NEAR && Math.abs(a.h - b.h) < NEAR;

const isWithin = (inner: Frame, outer: Frame): boolean =>
  inner.x >= outer.x - NEAR &&
  inner.y >= outer.y - NEAR &&
  rightOf(inner) <= rightOf(outer) + NEAR &&
  bottomOf(inner) <= bottomOf(outer) + NEAR;

const meet = (a: Frame, b: Frame): boolean =>
  a.x < rightOf(b) - 1 && b.x < rightOf(a) - 1 && a.y < bottomOf(b) - 1 && b.y < bottomOf(a) - 1;

/** Whether nothing that is read or looked at stands in the larger frame but what stands in the node's own. */
export function isFree(place: Frame, node: LeafNode, all: readonly SceneNode[]): boolean {
  const others = leaves(all).filter((other) => other !== node && other.name !== node.name && !other.decorative);
  return others.every((other) => !meet(place, other.frame) || meet(node.frame, other.frame));
}

/**
 * The node with the place as its frame, or undefined where it does not stand in it as it is: the place does not hold it, or other things
 * stand there. The rows of a table decide how high it is.
 */
export function inPlace(node: LeafNode, place: Frame, all: readonly SceneNode[]): LeafNode | undefined {
  const { frame } = node;
  if (sameFrame(frame, place)) return node;
  if (node.type === 'table') return sameFrame({ ...frame, h: 0 }, { ...place, h: 0 }) ? node : undefined;
  if (node.type !== 'shape' || !isWithin(frame, place) || !isFree(place, node, all)) return undefined;
  return node.text && !node.text.turn && !node.fill && !node.stroke && node.geometry.type === 'rect'
    ? { ...node, frame: place, text: insetText(node.text, frame, place) }
    : undefined;
}

/** Left, top, right, bottom. */
const airBetween = (inner: Frame, outer: Frame): [number, number, number, number] => [
  inner.x - outer.x,
  inner.y - outer.y,
  rightOf(outer) - inner.x - inner.w,
  bottomOf(outer) - inner.y - inner.h,
];

/** Text that begins at the top may grow down to the foot of its place. */
function insetText(text: TextBody, from: Frame, to: Frame): NonNullable<ShapeNode['text']> {
  const [left, top, right, bottom] = airBetween(from, to).map((air) => (Math.abs(air) < NEAR ? 0 : air)) as [
    number,
    number,
    number,
    number,
  ];
  const [l, t, r, b] = text.insets;
  const down = text.anchor === 'top' ? 0 : bottom;
  return {
    ...text,
    insets: [l + left, t + top, r + right, b + down],
    lines: text.lines.map((line) => ({
      ...line,
      baseline: line.baseline + top,
      runs: line.runs.map((run) => ({ ...run, x: run.x + left })),
    })),
  };
}
