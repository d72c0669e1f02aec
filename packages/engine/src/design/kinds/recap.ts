/** At the end of a deck without facts: what its chapters were. */
import { numeralOf } from '../../model/numeral.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { fullestWidth } from '../arrange/list.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { body, figure, paragraph } from '../page/typography.ts';
import type { Inks } from '../tokens/inks.ts';

const SIZES = [20, 18, 17, 16] as const;
const INDENT = 30;
const ENTRY_GAP = 5;
/** A single chapter is no list. */
const FEWEST_CHAPTERS = 2;

/** The titles of the sections, numbered, on the foot of the frame; nothing where there are too few, or they need more room than it has. */
export function placeRecap(builder: PageBuilder, frame: Frame, inks: Inks, context: LayoutContext): void {
  const list = recapIn(frame, inks, context);
  if (!list) return;
  const entries = list.map((entry) => [entry]);
  const w = fullestWidth(entries, frame.w, context);
  builder.text('Chapters', { ...frame, w }, list, { role: 'list', anchor: 'bottom', fills: 'contents' });
}

export const hasRecap = (frame: Frame, inks: Inks, context: LayoutContext): boolean => recapIn(frame, inks, context) !== undefined;

function recapIn(frame: Frame, inks: Inks, context: LayoutContext): readonly Paragraph[] | undefined {
  const { chapters, template, language } = context;
  if (chapters.length < FEWEST_CHAPTERS) return undefined;
  const at = (size: number) =>
    chapters.map((title, i) => {
      const bullet = { text: `${numeralOf(i + 1, language)}.`, number: i + 1, style: figure(template, size, inks.accent).style };
      return paragraph(title, body(template, size, inks.text, undefined, 1.3), context, {
        indent: INDENT,
        bullet,
        before: i === 0 ? 0 : ENTRY_GAP,
      });
    });
  return SIZES.map(at).find((list) => {
    const set = measure(list, frame.w, context);
    return set.height <= frame.h && !set.brokenWord;
  });
}
