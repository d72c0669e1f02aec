/** Short texts beside a title of a full page (subtitle, label, author): set as large as their placeholder holds, in balanced lines. */
import type { Frame, Role, ShapeNode } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { fitted, measure, type PageBuilder, spaciousHeight } from '../page/pageBuilder.ts';
import { paragraph, type TextLook } from '../page/typography.ts';
import { placeBalanced } from './titles.ts';

export interface DisplayText {
  readonly text: string | undefined;
  /** Points, largest first. */
  readonly sizes: readonly number[];
  readonly look: (size: number) => TextLook;
  readonly role: Role;
  readonly align?: Paragraph['align'];
  /** Where it is not the placeholder's own. */
  readonly frame?: Frame;
}

/** Nothing where there are no words. */
export function placeDisplayText(
  builder: PageBuilder,
  key: string,
  { text, sizes, look, role, align, frame }: DisplayText,
  context: LayoutContext,
): void {
  if (!text?.trim()) return;
  const within = frame ?? builder.placeholder(key).frame;
  const setIn = (words: string) =>
    fitted(sizes, within, context, (size) => [paragraph(words, look(size), context, align ? { align } : {})]);
  const holds = (words: string) => measure(setIn(words), within.w, context).height <= within.h;
  const words = role === 'label' && !holds(text) ? heldLabel(text, holds) : text;
  if (words.endsWith('…') && !text.endsWith('…')) builder.unshown.push(text);
  const set = setIn(words);
  // A balanced column is narrower: what stands at its end would leave the edge.
  if (align && align !== 'start') builder.fill(key, set, role, { frame: within });
  else placeBalanced(builder, key, set, role, context, within);
}

/** On one line rather than on several; then as many words as the frame holds, so that a long label costs the page's other texts nothing. */
function heldLabel(text: string, holds: (words: string) => boolean): string {
  const line = text
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' · ');
  const words = line.split(' ');
  const first = (count: number) =>
    count < words.length
      ? `${words
          .slice(0, count)
          .join(' ')
          .replace(/[\s·,;:–—-]+$/u, '')}…`
      : line;
  let count = words.length;
  while (count > 1 && !holds(first(count))) count--;
  return first(count);
}

/** Where the last line of the title ends; 0 before there is one. */
export function bottomOfTitle(builder: PageBuilder): number {
  const title = titleOf(builder);
  if (!title?.text) return 0;
  const { frame, text } = title;
  const free = frame.h - text.height;
  return frame.y + text.height + { top: 0, middle: free / 2, bottom: free }[text.anchor];
}

/**
 * The frame moved up to `gap` points below the title: a short title would leave it alone in the middle of the page. The title's own frame
 * ends where the other begins, so that they do not lie on each other when they are edited. Given the context, a title that nearly fills its
 * lines keeps room for one more, which a stand-in for its font would need.
 */
export function belowTitle(builder: PageBuilder, frame: Frame, gap: number, context?: LayoutContext): Frame {
  const title = titleOf(builder);
  const spare = title?.text && context ? spaciousHeight(title.text.paragraphs, title.frame.w, context) - title.text.height : 0;
  const y = Math.min(frame.y, bottomOfTitle(builder) + gap + Math.max(0, spare));
  if (title?.text?.anchor === 'top') title.frame = { ...title.frame, h: Math.min(title.frame.h, y - title.frame.y) };
  return { ...frame, y };
}

/** A title of one line may stand in a wider box, where a stand-in for its font keeps to that line: what follows then needs no distance. */
export function widenLine(builder: PageBuilder, width: number): void {
  const title = titleOf(builder);
  if (title?.text?.lines.length === 1) title.frame = { ...title.frame, w: Math.max(title.frame.w, width) };
}

function titleOf(builder: PageBuilder): ShapeNode | undefined {
  return builder.nodes.filter((node) => node.type === 'shape').find((node) => node.role === 'title');
}
