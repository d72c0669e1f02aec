/**
 * Lists that somebody goes on writing: one more point of the usual length finds its room below the last at the size of the others, and no
 * hairline stands between points that one body holds, since it would stay where it is when the points move. Marks that stand beside the
 * points (badges, numerals, signs) move with them.
 */
import { bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame, SceneNode, ShapeNode } from '../../model/scene.ts';
import type { Paragraph, TextBody } from '../../model/text.ts';
import type { Typesetter } from '../../text/typesetter.ts';
import { LARGEST_MARK, LEAST_GAP, MARK_MARGIN } from '../page/listMarks.ts';
import { bodyOf } from '../page/pageBuilder.ts';

/** Points: what is no higher is a rule. */
const THICKEST_RULE = 2.5;
/** A rule belongs to a list where it runs along so much of its width. */
const LEAST_ALONG = 0.5;
/** Between the marks of two points. */
const MARK_GAP = 10;
/** Points by which rows of one line and of two begin below each other. */
const MOST_RAISED = 30;

type ListNode = ShapeNode & { readonly text: TextBody };

interface List {
  readonly node: ListNode;
  /** The marks of each point, by the point's index. */
  readonly marks: readonly (readonly SceneNode[])[];
}

/** The nodes of a page. A list stays as it is where something stands among its points that is no mark of one. */
export function withRoomForMore(nodes: readonly SceneNode[], typesetter: Typesetter): readonly SceneNode[] {
  const lists = nodes.filter(isList).flatMap((node): List[] => {
    const marks = pointsIn(node).length > 1 ? marksOf(node, nodes) : undefined;
    return marks ? [{ node, marks }] : [];
  });
  if (lists.length === 0) return nodes;
  const between = (node: SceneNode): boolean => isRule(node) && lists.some((list) => liesBetween(node, list.node));
  // Lists side by side begin at one height and have one gap.
  const gap = Math.min(...lists.map(gapOf));
  const top = Math.min(...lists.map(({ node }) => node.frame.y));
  const changed = new Map<SceneNode, SceneNode>();
  for (const list of lists) {
    const after = spaced(list, Math.max(gap, leastGap(list)), top, typesetter);
    changed.set(list.node, after);
    const [were, are] = [baselinesOf(list.node), baselinesOf(after)];
    for (const [i, marks] of list.marks.entries())
      for (const mark of marks) changed.set(mark, lowered(mark, (are[i] ?? 0) - (were[i] ?? 0)));
  }
  return nodes.filter((node) => !between(node)).map((node) => changed.get(node) ?? withMoved(node, changed));
}

/** A group of which some members moved. */
function withMoved(node: SceneNode, changed: ReadonlyMap<SceneNode, SceneNode>): SceneNode {
  if (node.type !== 'group' || !node.nodes.some((each) => changed.has(each))) return node;
  const nodes = node.nodes.map((each) => (changed.get(each) as typeof each | undefined) ?? each);
  const top = Math.min(...nodes.map(({ frame }) => frame.y));
  const bottom = Math.max(...nodes.map(({ frame }) => bottomOf(frame)));
  return { ...node, nodes, frame: { ...node.frame, y: top, h: bottom - top } };
}

/** The marks of all points may be one group, each of one or more shapes. */
const apart = (node: SceneNode): readonly SceneNode[] =>
  node.type === 'group' && !isSmall(node) && node.nodes.every(isSmall) ? node.nodes : [node];

const isList = (node: SceneNode): node is ListNode =>
  node.type === 'shape' && node.role === 'list' && node.placeholder !== undefined && node.text?.anchor === 'top' && !node.text.turn;

/** Where points begin, by the index of their paragraph: at each bullet, or where there are none at each wide gap. */
function pointsIn({ text: { paragraphs } }: ListNode): number[] {
  const bulleted = paragraphs.some(({ bullet }) => bullet !== undefined);
  const begins = (paragraph: Paragraph): boolean =>
    bulleted ? paragraph.bullet !== undefined : paragraph.spaceBefore >= sizeOf(paragraph) * LEAST_GAP - 1;
  return paragraphs.flatMap((paragraph, i) => (i === 0 || begins(paragraph) ? [i] : []));
}

const sizeOf = ({ runs }: Paragraph): number => runs[0]?.style.size ?? 0;

/** The first baseline of each point, on the page. */
const baselinesOf = (node: ListNode): number[] =>
  pointsIn(node).map((start) => node.frame.y + (node.text.lines.find(({ paragraph }) => paragraph === start)?.baseline ?? 0));

/** From the first baseline of a list to its last, on the page. */
function extent({ frame, text: { lines } }: ListNode): { readonly top: number; readonly bottom: number } {
  return { top: frame.y + (lines[0]?.baseline ?? 0), bottom: frame.y + (lines.at(-1)?.baseline ?? 0) };
}

const isRule = ({ type, frame, ...node }: SceneNode): boolean =>
  type === 'shape' && !('text' in node && node.text) && frame.h <= THICKEST_RULE && frame.w > LARGEST_MARK;

const along = (a: Frame, b: Frame): number => Math.min(rightOf(a), rightOf(b)) - Math.max(a.x, b.x);

const liesBetween = ({ frame }: SceneNode, list: ListNode): boolean => {
  const { top, bottom } = extent(list);
  return frame.y > top && frame.y < bottom && along(frame, list.frame) > list.frame.w * LEAST_ALONG;
};

/** The marks of each point, as many for one as for another, or none; undefined where something else stands among the points. */
function marksOf(list: ListNode, nodes: readonly SceneNode[]): SceneNode[][] | undefined {
  const { top, bottom } = extent(list);
  const size = sizeOf(list.text.paragraphs[0] as Paragraph);
  const beside = { ...list.frame, x: list.frame.x - MARK_MARGIN, w: list.frame.w + MARK_MARGIN };
  const near = nodes.flatMap(apart).filter((node) => {
    const { frame } = node;
    const isOther = node !== list && !isRule(node) && !isList(node) && !('role' in node && node.role === 'artifact');
    const middle = frame.y + frame.h / 2;
    const isAmong = middle > top - size && middle < bottom + size / 2;
    return isOther && isAmong && (isSmall(node) ? along(frame, beside) > 0 : along(frame, list.frame) > 0 && frame.y > top);
  });
  const baselines = baselinesOf(list);
  const marks: SceneNode[][] = baselines.map(() => []);
  for (const node of near) {
    if (!isSmall(node) || ('placeholder' in node && node.placeholder)) return undefined;
    const distance = (baseline: number) => Math.abs(node.frame.y + node.frame.h / 2 - (baseline - size / 3));
    const nearest = baselines.reduce((best, baseline, i) => (distance(baseline) < distance(baselines[best] ?? 0) ? i : best), 0);
    marks[nearest]?.push(node);
  }
  return marks.every((own) => own.length === marks[0]?.length) ? marks : undefined;
}

const isSmall = ({ frame }: SceneNode): boolean => frame.w <= LARGEST_MARK && frame.h <= LARGEST_MARK;

/** The gap between all points that leaves room for one more: as it is on average where that has room, or where none has. */
function gapOf(list: List): number {
  const { paragraphs, height, insets } = list.node.text;
  const starts = pointsIn(list.node);
  const sum = starts.slice(1).reduce((total, i) => total + (paragraphs[i]?.spaceBefore ?? 0), 0);
  const usual = sum / (starts.length - 1);
  const words = height - sum;
  const room = list.node.frame.h - insets[1] - insets[3];
  const close = (room - words - words / starts.length) / starts.length;
  return Math.floor(close >= leastGap(list) ? Math.min(usual, close) : usual);
}

/** Marks have their room too, beside the lowest point. */
function leastGap({ node, marks }: List): number {
  const least = Math.max(...node.text.paragraphs.map(sizeOf)) * LEAST_GAP;
  const tallest = Math.max(0, ...marks.flat().map(({ frame }) => frame.h));
  const lowest = Math.min(...node.text.paragraphs.map(({ lineHeight }) => lineHeight));
  return tallest > 0 ? Math.max(least, tallest + MARK_GAP - lowest) : least;
}

/** The list with one gap between all its points, its lines as they are; it begins at `top` where that is little higher. */
function spaced(list: List, gap: number, top: number, typesetter: Typesetter): ListNode {
  const { node } = list;
  const frame = node.frame.y - top < MOST_RAISED ? { ...node.frame, y: top, h: node.frame.h + node.frame.y - top } : node.frame;
  const starts = new Set(pointsIn(node).slice(1));
  const between = Math.min(gapOf(list), gap);
  const paragraphs = node.text.paragraphs.map((paragraph, i) => (starts.has(i) ? { ...paragraph, spaceBefore: between } : paragraph));
  const { anchor, insets } = node.text;
  return { ...node, frame, text: bodyOf(typesetter.set(paragraphs, { width: frame.w, height: frame.h, anchor, insets })) };
}

function lowered<N extends SceneNode>(node: N, by: number): N {
  const moved = { ...node, frame: { ...node.frame, y: node.frame.y + by } };
  return moved.type === 'group' ? { ...moved, nodes: moved.nodes.map((each) => lowered(each, by)) } : moved;
}
