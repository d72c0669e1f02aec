/** A slot of a full page whose text is set in steps of type that a family chooses, in a look of its own. */
import type { Frame, Placeholder, Role } from '../../../model/scene.ts';
import { belowTitle, bottomOfTitle, placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { fitted, measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf } from '../../page/placeholders.ts';
import { paragraph, type TextLook } from '../../page/typography.ts';

/** Points, the first choice first; `lines` counts the lines of the text in a size, `height` tells how high they are. */
export type SizesFor = (text: string, lines: (size: number) => number, height: (size: number) => number) => readonly number[];

/** A way of a family's own to set a text in its slot. */
export type OwnFit = (builder: PageBuilder, key: string, text: string, slot: SteppedSlot, role: Role, context: LayoutContext) => void;

export interface SteppedSlot {
  /** A title is as large as its lines end well, other words stand in balanced lines, or in lines as wide as the frame: "plain". */
  readonly fit: 'title' | 'balanced' | 'plain' | OwnFit;
  readonly frame: Frame;
  readonly sizes: readonly number[] | SizesFor;
  /** Of an empty placeholder, the text is empty. */
  readonly look: (size: number, text: string) => TextLook;
  /** Points: of an empty placeholder, where it is not the first of the sizes. */
  readonly usual?: number;
  /** What an empty placeholder says, where it has no room for the usual word. */
  readonly prompt?: string;
  readonly anchor?: Placeholder['anchor'];
  readonly align?: Placeholder['align'];
  /** The frame begins so far below the title's last line, where that is higher than it begins otherwise. */
  readonly below?: number;
  /** A title that nearly fills its lines keeps that distance on one line more, which a stand-in for its font would need. */
  readonly spacious?: boolean;
}

export function sizesFor({ sizes, look, frame }: SteppedSlot, text: string, context: LayoutContext): readonly number[] {
  if (typeof sizes !== 'function') return sizes;
  const width = frame.w * (1 - (context.template.heading.reserve ?? 0));
  const setIn = (size: number) => measure([paragraph(text, look(size, text), context)], width, context);
  return sizes(
    text,
    (size) => setIn(size).lines.length,
    (size) => setIn(size).height,
  );
}

export function steppedPlaceholder(slot: SteppedSlot, identity: Pick<Placeholder, 'key' | 'type' | 'index' | 'prompt'>): Placeholder {
  const { sizes, usual, frame, anchor = 'top', align = 'start', prompt = identity.prompt } = slot;
  const size =
    usual ??
    (typeof sizes === 'function'
      ? sizes(
          '',
          () => 1,
          () => 0,
        )
      : sizes)[0] ??
    0;
  return placeholderOf({ ...identity, prompt, frame, anchor, align, look: slot.look(size, '') });
}

/** Returns where the title ends at the bottom. */
export function fillStepped(
  builder: PageBuilder,
  key: string,
  text: string | undefined,
  slot: SteppedSlot,
  role: Role,
  context: LayoutContext,
): number {
  if (!text?.trim()) return bottomOfTitle(builder);
  const { fit, align = 'start', below } = slot;
  const frame = below === undefined ? slot.frame : belowTitle(builder, slot.frame, below, slot.spacious ? context : undefined);
  const sizes = sizesFor(slot, text, context);
  const look = (size: number) => slot.look(size, text);
  const plain = (size: number) => [paragraph(text, look(size), context, { align })];
  if (typeof fit === 'function') fit(builder, key, text, { ...slot, frame }, role, context);
  else if (fit === 'title') placeDisplayTitle(builder, text, sizes, look, context, frame);
  else if (fit === 'balanced') placeDisplayText(builder, key, { text, sizes, look, role, align, frame }, context);
  else builder.fill(key, fitted(sizes, frame, context, plain), role, { frame });
  return bottomOfTitle(builder);
}

/** A row of a page's table of slots. */
export const stepped = (
  fit: SteppedSlot['fit'],
  frame: Frame,
  sizes: SteppedSlot['sizes'],
  look: SteppedSlot['look'],
  change: Partial<SteppedSlot> = {},
): SteppedSlot => ({ fit, frame, sizes, look, ...change });
