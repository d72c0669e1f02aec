/** A head and, below it, what is said under it: how the entries of lists, cards and figures are worded. */
import type { Paragraph } from '../../model/text.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { type ParagraphOptions, paragraph, type TextLook, textOrNone } from '../page/typography.ts';

export interface Headed {
  readonly head?: string | undefined;
  readonly text?: string | undefined;
}

export interface HeadedLook {
  readonly head: TextLook;
  readonly text: TextLook;
  /** Of a text that has no head, where it is not that of a text below one. */
  readonly alone?: TextLook;
  /** Between the head and the text, points. */
  readonly space: number;
}

/** `first` is for the paragraph that begins the entry; the text below a head keeps its indent and its side. */
export function headedText(
  { head, text }: Headed,
  { head: headLook, text: textLook, alone = textLook, space }: HeadedLook,
  context: LayoutContext,
  first: ParagraphOptions = {},
): Paragraph[] {
  if (!head?.trim()) return textOrNone(text, alone, context, first);
  const { indent = 0, align = 'start' } = first;
  return [paragraph(head, headLook, context, first), ...textOrNone(text, textLook, context, { indent, align, before: space })];
}
