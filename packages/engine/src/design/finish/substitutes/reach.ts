/** Where texts would reach if another font stood in for theirs, and what they would run over. */
import { bottomOf, rightOf } from '../../../model/frame.ts';
import type { Frame, LeafNode, SceneNode, TableNode } from '../../../model/scene.ts';
import type { TextBody } from '../../../model/text.ts';
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '../../../model/units.ts';
import type { Substitute } from '../../../text/substituteWidths.ts';
import type { Typesetter } from '../../../text/typesetter.ts';
import { leaves } from '../../page/behind.ts';
import { shareBefore, type TextShape } from '../freeText.ts';

export type TextNode = TextShape | TableNode;

export interface Overrun {
  readonly node: TextNode;
  /** What it runs over: another node's name, the page, or its own line, on which a figure or a word has no room. */
  readonly over: string;
  /** The times its size at which it would have room on its own line. */
  readonly times?: number;
}

interface Reach {
  readonly node: LeafNode;
  /** With the fonts that it was set in, and with the substitute. */
  readonly own: Frame;
  readonly other: Frame;
  /** The times its size at which a figure fills its line then: above that it is cut ("€340,0 / 00") or parted from its unit. */
  readonly onOneLine?: number;
  /** The times its size at which its widest word does: above that it is torn ("RECOMMENDATION / S"). */
  readonly ofAWord?: number;
}

/** Applications round widths. */
export const CLEAR = 1.03;

/** Of its size, that a text keeps where a substitute would cut it: one in a condensed face would have to give up half. */
export const LITTLE = 0.75;

/** Points: what glyphs leave free in their lines, above and below. */
const LINE_CLEARANCE = 4;

/** Texts that stay inside the page and clear of each other as they are, and would not in the substitute's widths. */
export function overrunsOf(nodes: readonly SceneNode[], typesetter: Typesetter, substitute: Substitute): Overrun[] {
  const all = leaves(nodes).flatMap((node) => reachOf(node, typesetter, substitute));
  return all.flatMap((reach): Overrun[] => {
    const { node, own, other } = reach;
    if (!isText(node)) return [];
    const times = cutAt(reach, substitute);
    if (times !== undefined) return [{ node, over: 'its own line', times }];
    if (other.h <= own.h + 1 && other.w <= own.w + 1) return [];
    if (leavesPage(other) && !leavesPage(own)) return [{ node, over: 'the page' }];
    const hit = all.find((neighbour) => neighbour.node !== node && !meets(own, neighbour.own) && runsInto(own, other, neighbour));
    return hit ? [{ node, over: hit.node.name }] : [];
  });
}

/** The times its size at which a figure or a word is not cut. Headings are looked at first: their words keep whole in the widest face too. */
function cutAt({ node, onOneLine, ofAWord = CLEAR }: Reach, substitute: Substitute): number | undefined {
  const isHeading = 'role' in node && (node.role === 'title' || node.role === 'heading');
  const times = onOneLine ?? (isHeading || substitute === 'arial' ? ofAWord : CLEAR);
  const isWorth = times >= LITTLE || (onOneLine !== undefined && substitute === 'arial');
  return times < CLEAR && isWorth ? times : undefined;
}

export const isText = (node: LeafNode): node is TextNode => node.type === 'table' || (node.type === 'shape' && node.text !== undefined);

const leavesPage = ({ x, y, w, h }: Frame): boolean => x < -1 || y < -1 || x + w > SLIDE_WIDTH + 1 || y + h > SLIDE_HEIGHT + 1;

const meets = (a: Frame, b: Frame): boolean =>
  Math.min(rightOf(a), rightOf(b)) - Math.max(a.x, b.x) > 1 && Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.y, b.y) > LINE_CLEARANCE;

/** Whether it is this text's growth that makes them meet: not where the neighbour runs into it. */
const runsInto = (own: Frame, other: Frame, neighbour: Reach): boolean =>
  meets(other, neighbour.own) || (meets(other, neighbour.other) && !meets(own, neighbour.other));

function reachOf(node: LeafNode, typesetter: Typesetter, substitute: Substitute): Reach[] {
  const { frame } = node;
  if (node.type === 'chart' || node.type === 'picture') return node.decorative ? [] : [{ node, own: frame, other: frame }];
  if (node.type === 'table') {
    const rows = node.rows.map((row) => rowReach(row, node.columns, typesetter, substitute));
    const h = rows.reduce((sum, { height }) => sum + height, 0);
    return [{ node, own: frame, other: { ...frame, h }, ofAWord: Math.min(...rows.map(({ ofAWord }) => ofAWord)) }];
  }
  const { text } = node;
  // Turned text is a running element of one line.
  if (!text || text.turn || text.lines.length === 0) return [];
  const width = Math.max(0, ...text.lines.map((line) => line.width)) + Math.min(...text.paragraphs.map(({ indent }) => indent));
  const extent = typesetter.measureIn(substitute, text.paragraphs, frame.w - text.insets[0] - text.insets[2]);
  const own = placed(node.frame, text, { width, height: text.height });
  const { onOneLine, ofAWord } = extent;
  return [{ node, own, other: placed(node.frame, text, extent), ...(isFigure(text) ? { onOneLine } : { ofAWord }) }];
}

/** UTF-16 units of a figure with its unit: of fewer than three nothing is cut, as of a section's number. */
const SHORTEST_FIGURE = 3;
const LONGEST_FIGURE = 24;

/** A sign, a currency or two short words ("up to") come before the number at most: in what says more a line may end between words. */
const FIGURE = /^(?:\p{L}{1,4}\.?\s){0,2}\P{L}*\p{Nd}/u;

export const isFigure = ({ lines, paragraphs }: TextBody): boolean => {
  const said = paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));
  const [first = ''] = said;
  return (
    lines.length === paragraphs.length &&
    first.length >= SHORTEST_FIGURE &&
    said.every((text) => text.length <= LONGEST_FIGURE) &&
    FIGURE.test(first)
  );
};

/** Rows grow with their highest cell. */
function rowReach(
  { height, cells }: TableNode['rows'][number],
  columns: readonly number[],
  typesetter: Typesetter,
  substitute: Substitute,
): { height: number; ofAWord: number } {
  const extents = cells.map(({ text: { insets, paragraphs } }, c) => {
    const extent = typesetter.measureIn(substitute, paragraphs, (columns[c] ?? 0) - insets[0] - insets[2]);
    return { height: extent.height + insets[1] + insets[3], ofAWord: extent.ofAWord };
  });
  return {
    height: Math.max(height, ...extents.map((extent) => extent.height)),
    ofAWord: Math.min(...extents.map(({ ofAWord }) => ofAWord)),
  };
}

/** Where a text of this extent stands in its frame. */
function placed(frame: Frame, text: TextBody, { width, height }: { width: number; height: number }): Frame {
  const { insets, anchor } = text;
  const room = { w: frame.w - insets[0] - insets[2], h: frame.h - insets[1] - insets[3] };
  const down = (room.h - height) * { top: 0, middle: 0.5, bottom: 1 }[anchor];
  const across = (room.w - width) * shareBefore(text);
  return { x: frame.x + insets[0] + across, y: frame.y + insets[1] + down, w: width, h: height };
}
