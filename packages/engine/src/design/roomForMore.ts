/**
 * Lists that somebody goes on writing: one more point of the usual length finds its room below the last at the size of the others, and no
 * hairline stands between points that one body holds, since it would stay where it is when the points move.
 */
import type { Frame, LeafNode, SceneNode, ShapeNode } from '../model/scene.ts';
import type { Paragraph, TextBody } from '../model/text.ts';
import type { Typesetter } from '../text/typesetter.ts';
import { leaves } from './behind.ts';
import { bodyOf } from './pageBuilder.ts';

/** Points: what is no higher is a rule. */
const THICKEST_RULE = 2.5;
/** A rule belongs to a list where it runs along so much of its width. */
const LEAST_ALONG = 0.5;
/** From a list's left edge, points: marks of its points stand there. */
const MARGIN = 90;
/** Points by which rows of one line and of two begin below each other. */
const MOST_RAISED = 30;
/** Least gap between points, as a share of their size: closer ones look like one. */
const LEAST_GAP = 0.6;

type List = ShapeNode & { readonly text: TextBody };

/** The nodes of a page. Lists whose points have marks of their own on the page stay as they are: there a point is more than its paragraph. */
export function withRoomForMore(nodes: readonly SceneNode[], typesetter: Typesetter): readonly SceneNode[] {
  const all = leaves(nodes);
  const lists = all.filter(isList).filter((list) => pointsIn(list).length > 1 && !all.some((node) => isMark(node, list)));
  if (lists.length === 0) return nodes;
  const between = (node: SceneNode): boolean => isRule(node) && lists.some((list) => liesBetween(node, list));
  // Lists side by side begin at one height and have one gap.
  const gap = Math.min(...lists.map(gapOf));
  const top = Math.min(...lists.map(({ frame }) => frame.y));
  const set = (node: SceneNode): SceneNode => {
    const list = lists.find((each) => each === node);
    if (!list) return node;
    const { frame } = list;
    const raised = frame.y - top < MOST_RAISED ? { ...frame, y: top, h: frame.h + frame.y - top } : frame;
    return spaced({ ...list, frame: raised }, gap, typesetter);
  };
  return nodes.filter((node) => !between(node)).map(set);
}

const isList = (node: LeafNode): node is List =>
  node.type === 'shape' && node.role === 'list' && node.placeholder !== undefined && node.text?.anchor === 'top' && !node.text.turn;

/** Where points begin, by the index of their paragraph: at each bullet, or where there are none at each wide gap. */
function pointsIn({ text: { paragraphs } }: List): number[] {
  const bulleted = paragraphs.some(({ bullet }) => bullet !== undefined);
  const begins = (paragraph: Paragraph): boolean =>
    bulleted ? paragraph.bullet !== undefined : paragraph.spaceBefore >= sizeOf(paragraph) * LEAST_GAP - 1;
  return paragraphs.flatMap((paragraph, i) => (i === 0 || begins(paragraph) ? [i] : []));
}

const sizeOf = ({ runs }: Paragraph): number => runs[0]?.style.size ?? 0;

/** From the first baseline of a list to its last, on the page. */
function extent({ frame, text: { lines } }: List): { readonly top: number; readonly bottom: number } {
  return { top: frame.y + (lines[0]?.baseline ?? 0), bottom: frame.y + (lines.at(-1)?.baseline ?? 0) };
}

const isRule = (node: SceneNode): boolean => node.type === 'shape' && !node.text && node.frame.h <= THICKEST_RULE;

const along = (a: Frame, b: Frame): number => Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);

const liesBetween = ({ frame }: SceneNode, list: List): boolean => {
  const { top, bottom } = extent(list);
  return frame.y > top && frame.y < bottom && along(frame, list.frame) > list.frame.w * LEAST_ALONG;
};

/** What stands beside or among the points and is neither a rule nor the list itself. */
function isMark(node: LeafNode, list: List): boolean {
  if (node === list || isRule(node) || isList(node)) return false;
  const { frame } = node;
  const { top, bottom } = extent(list);
  const beside = { ...list.frame, x: list.frame.x - MARGIN, w: list.frame.w + MARGIN };
  return along(frame, beside) > 0 && frame.y > top && frame.y + frame.h < bottom + sizeOf(list.text.paragraphs[0] as Paragraph);
}

/** The gap between all points that leaves room for one more: as it is on average where that has room, or where none has. */
function gapOf(list: List): number {
  const { paragraphs, height, insets } = list.text;
  const starts = pointsIn(list);
  const sum = starts.slice(1).reduce((total, i) => total + (paragraphs[i]?.spaceBefore ?? 0), 0);
  const usual = sum / (starts.length - 1);
  const words = height - sum;
  const room = list.frame.h - insets[1] - insets[3];
  const close = (room - words - words / starts.length) / starts.length;
  return Math.floor(close >= leastGap(list) ? Math.min(usual, close) : usual);
}

const leastGap = (list: List): number => Math.max(...list.text.paragraphs.map(sizeOf)) * LEAST_GAP;

/** The list with one gap between all its points, its lines as they are; unchanged where that is what it has. */
function spaced(list: List, gap: number, typesetter: Typesetter): ShapeNode {
  const starts = new Set(pointsIn(list).slice(1));
  const between = Math.min(gapOf(list), Math.max(gap, leastGap(list)));
  const paragraphs = list.text.paragraphs.map((paragraph, i) => (starts.has(i) ? { ...paragraph, spaceBefore: between } : paragraph));
  const { anchor, insets } = list.text;
  return { ...list, text: bodyOf(typesetter.set(paragraphs, { width: list.frame.w, height: list.frame.h, anchor, insets })) };
}
