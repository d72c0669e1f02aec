/**
 * Where in the deck a page is, told in the band: the chapter's number and its name, which is the text of the footer placeholder. The deck's
 * name, which would be the footer otherwise, is the same on all pages and stands on the layouts.
 */
import type { Placeholder } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { sideways } from '../../../model/turn.ts';
import { type Slot, textLookOf } from '../../arrangements/display/slot.ts';
import { onContentLayouts } from '../../page/contentLayouts.ts';
import { steps } from '../../page/fit.ts';
import type { DrawnLayouts } from '../../page/layout.ts';
import type { DeckContext, LayoutContext } from '../../page/layoutContext.ts';
import { layoutText } from '../../page/layoutText.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf } from '../../page/placeholders.ts';
import { footerLook, placeFooterAndNumber, placeNumber } from '../../page/runningElements.ts';
import { paragraph } from '../../page/typography.ts';

/** Points of the chapter's name, which is cut only where it does not even fit in the size of footer and number. */
export const NAME_SIZES = [14, 11] as const;
/** Below a numeral that is large enough to tell the chapter alone. */
export const SMALL_NAME_SIZES = [11, 11] as const;

export interface ChapterMark {
  readonly numeral: Slot;
  readonly name: Slot;
  /** The name runs down the band. */
  readonly turn?: Placeholder['turn'];
  readonly written: (number: number, language: string) => string;
}

export function markLayouts(drawnLayouts: DrawnLayouts, { name, turn }: ChapterMark, context: DeckContext): DrawnLayouts {
  const { template, chapters } = context;
  const { footer } = template.grid;
  if (!footer || chapters.length === 0) return drawnLayouts;
  const look = footerLook(template);
  const at = (words: string) => [paragraph(words, look, context)];
  const holds = (words: string) => measure(at(words), footer.w, context).height <= footer.h;
  const deck = layoutText('Deck', footer, at(cut(context.deckTitle, holds)), context);
  const chapter = placeholderOf({
    key: 'footer',
    type: 'footer',
    index: 11,
    frame: name.frame,
    look: textLookOf(name, name.sizes[0], template),
    prompt: 'Chapter',
    ...(name.anchor ? { anchor: name.anchor } : {}),
    ...(turn ? { turn } : {}),
  });
  return onContentLayouts(drawnLayouts, [deck], chapter);
}

export function placeChapterMark(builder: PageBuilder, context: LayoutContext, { numeral, name, turn, written }: ChapterMark): void {
  if (!builder.findPlaceholder('number')) return;
  const { chapter, chapters } = context;
  const title = chapters[chapter];
  if (chapters.length > 0) placeNumber(builder, context);
  else placeFooterAndNumber(builder, context);
  if (title === undefined) return;
  const number = fitting(written(chapter + 1, context.language), numeral, context);
  builder.text('Chapter', numeral.frame, number, { role: 'artifact', ...(numeral.anchor ? { anchor: numeral.anchor } : {}) });
  const box = turn ? sideways(name.frame) : name.frame;
  builder.fill('footer', fitting(title, { ...name, frame: box }, context), 'artifact');
}

/** The words in the largest size that the slot holds; where none does, as many of them as it holds. */
function fitting(text: string, slot: Slot, context: LayoutContext): Paragraph[] {
  const { frame, align = 'start' } = slot;
  const at = (size: number, words: string) => [paragraph(words, textLookOf(slot, size, context.template), context, { align })];
  const fits = (size: number, words: string) => {
    const set = measure(at(size, words), frame.w, context);
    return set.height <= frame.h && !set.brokenWord;
  };
  const size = steps(...slot.sizes).find((s) => fits(s, text));
  if (size !== undefined) return at(size, text);
  const [, smallest] = slot.sizes;
  return at(
    smallest,
    cut(text, (words) => measure(at(smallest, words), frame.w, context).height <= frame.h),
  );
}

/** The text, or its longest beginning that holds, with an ellipsis. */
function cut(text: string, holds: (text: string) => boolean): string {
  if (holds(text)) return text;
  const signs = [...text];
  let length = signs.length;
  while (length > 1 && !holds(`${signs.slice(0, length).join('').trimEnd()}…`)) length--;
  return `${signs.slice(0, length).join('').trimEnd()}…`;
}
