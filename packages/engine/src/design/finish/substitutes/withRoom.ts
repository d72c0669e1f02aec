/**
 * Room for stand-ins: where a deck's fonts are missing, Arial most often takes their place. A text that would then run over its neighbour or
 * off the page is set smaller beforehand, and its equals on the page with it.
 */
import { bottomOf, rightOf } from '../../../model/frame.ts';
import type { LeafNode, SceneNode, ShapeNode, TableNode } from '../../../model/scene.ts';
import type { Paragraph, TextBody } from '../../../model/text.ts';
import type { Substitute } from '../../../text/substituteWidths.ts';
import type { Typesetter } from '../../../text/typesetter.ts';
import { leaves } from '../../page/behind.ts';
import { LARGEST_MARK, LEAST_GAP, MARK_MARGIN } from '../../page/listMarks.ts';
import { bodyOf } from '../../page/pageBuilder.ts';
import type { TextShape } from '../freeText.ts';
import { isText, LITTLE, overrunsOf, type TextNode } from './reach.ts';
import { withWiderFigures } from './widerFigures.ts';

/** How often sizes are taken down by a step: for Arial until all is clear, for the widest only where little does it. */
const STEP = 0.93;
const MOST_STEPS: readonly (readonly [Substitute, number])[] = [
  ['arial', 9],
  ['dejavu', 4],
];
/** Points: what may still be read. */
const SMALLEST_SIZE = 12;

/** The nodes of a page, with what would not keep its place in other widths set smaller. */
export function withRoom(nodes: readonly SceneNode[], typesetter: Typesetter): readonly SceneNode[] {
  const wider = withWiderFigures(nodes, typesetter);
  return MOST_STEPS.reduce((current, [substitute, most]) => withRoomFor(substitute, most, current, wider, typesetter), wider);
}

function withRoomFor(
  substitute: Substitute,
  most: number,
  nodes: readonly SceneNode[],
  designed: readonly SceneNode[],
  typesetter: Typesetter,
): readonly SceneNode[] {
  let current = nodes;
  for (let step = 0; step < most; step++) {
    const overruns = overrunsOf(current, typesetter, substitute).filter(
      ({ node, times }) => substitute === 'arial' || times === undefined || times * shrunk(node, current, designed) >= LITTLE,
    );
    if (overruns.length === 0) break;
    const kinds = new Set(overruns.map(({ node }) => kindOf(node)));
    let changed = false;
    const smaller = (node: LeafNode): LeafNode => {
      if (!isText(node) || !kinds.has(kindOf(node))) return node;
      const set = node.type === 'table' ? smallerTable(node, typesetter) : smallerShape(node, typesetter, current);
      changed ||= set !== node;
      return set;
    };
    current = current.map((node) => (node.type === 'group' ? { ...node, nodes: node.nodes.map(smaller) } : smaller(node)));
    if (!changed) break;
  }
  return current;
}

/** Of the size that it was designed in, what a text has left. */
function shrunk(node: TextNode, current: readonly SceneNode[], designed: readonly SceneNode[]): number {
  const before = leaves(designed)[leaves(current).indexOf(node)];
  const size = (of: LeafNode | undefined): number => (of?.type === 'shape' && of.text && sizesOf(of.text.paragraphs)[0]) || 1;
  return size(node) / size(before);
}

/** What texts of one kind share on a page: their name but for its number, and their sizes. */
function kindOf(node: TextNode): string {
  const size = node.type === 'table' ? 0 : sizesOf(node.text.paragraphs).join('/');
  // "Before, figure" and "After, figure" are one kind.
  return `${node.name.replace(/^\P{Nd}*, /u, '').replace(/[\d\s]+.*$/u, '')} ${size}`;
}

const sizesOf = (paragraphs: readonly Paragraph[]): number[] => paragraphs.map(({ runs }) => runs[0]?.style.size ?? 0);

function smallerShape(node: TextShape, typesetter: Typesetter, nodes: readonly SceneNode[]): ShapeNode {
  const { frame, text } = node;
  const paragraphs = smallerParagraphs(text.paragraphs);
  if (paragraphs === text.paragraphs) return node;
  const box = { width: frame.w, height: frame.h, anchor: text.anchor, insets: text.insets };
  const set = typesetter.set(paragraphs, box);
  const beside = keptBy(node, nodes);
  return { ...node, text: bodyOf(beside ? typesetter.set(inPlace(text, set, beside), box) : set) };
}

/** Points: what is thicker is no line. */
const HAIRLINE = 3;

/** By what the paragraphs of a text keep their places: marks beside their first lines, or lines drawn between them. */
function keptBy({ frame: { x, y, w, h } }: ShapeNode, nodes: readonly SceneNode[]): 'marks' | 'lines' | undefined {
  const kinds = leaves(nodes).map(({ type, frame, ...node }) => {
    if (type !== 'shape' || ('text' in node && node.text) || frame.y < y || bottomOf(frame) > y + h) return undefined;
    if (frame.h <= HAIRLINE) return frame.y > y && frame.x < x + w && rightOf(frame) > x ? 'lines' : undefined;
    const isMark = Math.max(frame.w, frame.h) <= LARGEST_MARK && frame.x >= x - MARK_MARGIN && frame.x < x + LARGEST_MARK;
    return isMark ? 'marks' : undefined;
  });
  return (['marks', 'lines'] as const).find((kind) => kinds.includes(kind));
}

/**
 * Smaller paragraphs where they stood: what each loses of its height, with those that belong to it, is left below it where a mark stands beside
 * its first line, and is otherwise shared by what is above and below.
 */
function inPlace(before: TextBody, after: TextBody, beside: 'marks' | 'lines'): readonly Paragraph[] {
  const starts = before.paragraphs.flatMap(({ spaceBefore, runs }, i) =>
    i === 0 || spaceBefore >= LEAST_GAP * (runs[0]?.style.size ?? 0) ? [i] : [],
  );
  const lost = starts.map((start, n) => heightOf(before, start, starts[n + 1]) - heightOf(after, start, starts[n + 1]));
  return after.paragraphs.map((paragraph, i) => {
    const n = starts.indexOf(i);
    // A file's first paragraph has no room above it.
    if (n < 1) return paragraph;
    const all = lost[n - 1] ?? 0;
    const above = beside === 'marks' ? all : all / (n === 1 ? 1 : 2) + (lost[n] ?? 0) / 2;
    return { ...paragraph, spaceBefore: (before.paragraphs[i]?.spaceBefore ?? 0) + above };
  });
}

/** Of the paragraphs from one to before another, with what is between them. */
const heightOf = ({ lines, paragraphs }: TextBody, from: number, to = paragraphs.length): number =>
  lines.reduce((sum, { paragraph: at }) => sum + (at >= from && at < to ? (paragraphs[at]?.lineHeight ?? 0) : 0), 0) +
  paragraphs.slice(from + 1, to).reduce((sum, { spaceBefore }) => sum + spaceBefore, 0);

function smallerTable(node: TableNode, typesetter: Typesetter): TableNode {
  let changed = false;
  const rows = node.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, c) => {
      const paragraphs = smallerParagraphs(cell.text.paragraphs);
      if (paragraphs === cell.text.paragraphs) return cell;
      changed = true;
      const box = { width: node.columns[c] ?? 0, height: row.height, anchor: cell.text.anchor, insets: cell.text.insets };
      return { ...cell, text: bodyOf(typesetter.set(paragraphs, box)) };
    }),
  }));
  return changed ? { ...node, rows } : node;
}

/** The same paragraphs where they are as small as may be. */
function smallerParagraphs(paragraphs: TextBody['paragraphs']): TextBody['paragraphs'] {
  const least = Math.min(...paragraphs.flatMap(({ runs }) => runs.map(({ style }) => style.size)));
  const by = Math.max(STEP, SMALLEST_SIZE / least);
  if (by >= 1) return paragraphs;
  const round = (points: number): number => Math.round(points * by * 10) / 10;
  return paragraphs.map((paragraph) => ({
    ...paragraph,
    lineHeight: round(paragraph.lineHeight),
    spaceBefore: round(paragraph.spaceBefore),
    runs: paragraph.runs.map((run) => ({ ...run, style: { ...run.style, size: round(run.style.size) } })),
    ...(paragraph.bullet && {
      bullet: { ...paragraph.bullet, style: { ...paragraph.bullet.style, size: round(paragraph.bullet.style.size) } },
    }),
  }));
}
