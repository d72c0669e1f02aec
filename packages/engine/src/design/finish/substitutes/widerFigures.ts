/**
 * Figures, and single words, whose box is as wide as they are: a wider font that stands in would cut them at its edge. Where the page has the
 * room beside them, the box is as wide as they would be then, and they stand where they stood; only what has none is set smaller.
 */
import { meets, padded, rightOf } from '../../../model/frame.ts';
import type { Frame, LeafNode, SceneNode } from '../../../model/scene.ts';
import type { TextBody } from '../../../model/text.ts';
import { SLIDE_WIDTH } from '../../../model/units.ts';
import type { Typesetter } from '../../../text/typesetter.ts';
import { leaves } from '../../page/behind.ts';
import { bodyOf } from '../../page/pageBuilder.ts';
import { isFreeText, shareBefore, type TextShape } from '../freeText.ts';
import { endsOf } from '../itemGroups.ts';
import { CLEAR, isFigure } from './reach.ts';

/** The widest first. */
const SUBSTITUTES = ['dejavu', 'arial'] as const;
/** Points that stay free at the edges of the page, and at those of a plate. */
const MARGIN = 24;
const AIR = 4;
/** Points: closer edges are one edge. */
const NEAR = 0.5;
/** Points to what stands beside: closer, a large figure would seem to run into it. */
const ASIDE = 20;

export function withWiderFigures(nodes: readonly SceneNode[], typesetter: Typesetter): readonly SceneNode[] {
  const all = leaves(nodes);
  const glued = new Set(all.flatMap(endsOf));
  let current: readonly LeafNode[] = all;
  const after = nodes.map((node) => {
    if (!mayWiden(node) || glued.has(node.name)) return node;
    const others = current.filter((other) => other.name !== node.name);
    const frame = SUBSTITUTES.map((substitute) => widened(node, CLEAR / onOneLine(node, substitute, typesetter))).find(
      (wider) => wider.w > node.frame.w && others.every((other) => leavesRoom(other, node.frame, wider)) && isOnPage(wider),
    );
    if (!frame) return node;
    const { anchor, insets, paragraphs } = node.text;
    const wider = { ...node, frame, text: bodyOf(typesetter.set(paragraphs, { width: frame.w, height: frame.h, anchor, insets })) };
    current = [...others, wider];
    return wider;
  });
  return current === all ? nodes : after;
}

/** What has no edge that is seen, and a place of its own. */
const mayWiden = (node: SceneNode): node is TextShape =>
  isFreeText(node) && node.placeholder === undefined && (isFigure(node.text) || isOneWord(node.text));

const isOneWord = ({ lines, paragraphs }: TextBody): boolean =>
  lines.length === 1 &&
  paragraphs.length === 1 &&
  !/\s/u.test(
    (paragraphs[0]?.runs ?? [])
      .map(({ text }) => text)
      .join('')
      .trim(),
  );

const onOneLine = ({ frame, text: { paragraphs, insets } }: TextShape, substitute: 'dejavu' | 'arial', typesetter: Typesetter): number =>
  typesetter.measureIn(substitute, paragraphs, frame.w - insets[0] - insets[2]).onOneLine;

/** The frame with so many times the room for words, away from the side that they stand on. */
function widened({ frame, text }: TextShape, times: number): Frame {
  const more = Math.max(0, (frame.w - text.insets[0] - text.insets[2]) * (times - 1));
  return { ...frame, x: frame.x - more * shareBefore(text), w: frame.w + more };
}

const isOnPage = (frame: Frame): boolean => frame.x >= MARGIN && rightOf(frame) <= SLIDE_WIDTH - MARGIN;

/** Whether nothing is met that was not met before, and a plate still has air beside the words. */
function leavesRoom({ frame: other }: LeafNode, frame: Frame, wider: Frame): boolean {
  const near = padded(other, NEAR);
  if (!meets(near, frame)) {
    const aside = padded(other, -ASIDE, NEAR);
    return !meets(meets(aside, frame) ? near : aside, wider);
  }
  if (!meets(near, wider)) return true;
  const air = { left: wider.x < frame.x ? AIR : 0, right: wider.w + wider.x > rightOf(frame) ? AIR : 0 };
  return other.x <= wider.x - air.left + NEAR && rightOf(other) >= rightOf(wider) + air.right - NEAR;
}
