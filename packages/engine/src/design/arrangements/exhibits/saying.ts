/**
 * A quotation with what is said of it: the slide's title stands as on any other page, the words large below it behind a rule, with whose
 * they are, so that what follows from them has its place on the foot. By itself a quotation fills its family's own page.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import { type Box, inset, over, space, spring } from '../../arrange/box.ts';
import { stack } from '../../arrange/stack.ts';
import { words } from '../../arrange/words.ts';
import { quoted } from '../../kinds/quotationMarks.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure } from '../../page/pageBuilder.ts';
import { body, heading, paragraph, strong } from '../../page/typography.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';
import { unlessTorn } from './unlessTorn.ts';

type Slide = SlideOf<'quote'>;

/** Of the words; who said them is set in half of that, and never smaller than a reader sees. */
const SIZES = [54, 44, 38, 34, 30, 27, 24, 22, 20, 18, 16, 14] as const;
/** Signs: the largest is for a quotation that is about a line. */
const SHORT = 60;
const BY = { of: 0.5, least: 14, most: 20 } as const;
const MOST_LINES = 6;
/** Points: the rule, and its distance from the words. */
const RULE = 4;
const INDENT = 28;

export const saying = onExhibitLayout<'quote'>(function* (slide, context) {
  const sizes = slide.quote.length < SHORT ? SIZES : SIZES.slice(1);
  for (const size of sizes) yield (frame) => arrange(slide, context, size, frame.w);
});

function arrange(slide: Slide, context: LayoutContext, size: number, width: number): Box {
  const { template } = context;
  const { page } = template;
  const said = [paragraph(quoted(slide.quote, context.language), heading(template, size, page.text, 1.22), context)];
  const bySize = Math.min(BY.most, Math.max(BY.least, Math.round(size * BY.of)));
  const plain = body(template, bySize, page.muted, undefined, 1.35);
  const [name, role] = [slide.name?.trim(), slide.role?.trim()];
  // On one line: below the name what somebody is for or against would read as an office.
  const parts = [
    ...(name ? [{ text: name, look: strong(template, bySize, page.text) }] : []),
    ...(role ? [{ text: name ? ` – ${role}` : role, look: plain }] : []),
  ];
  const by = parts.length > 0 ? [paragraph(parts, plain, context)] : [];
  const torn = measure(said, width - INDENT, context).brokenWord;
  const whole = stack([
    unlessTorn(words('Quote', said, { role: 'quote', mostLines: MOST_LINES }, context), torn),
    ...(by.length > 0 ? [space(Math.round(size * 0.4)), words('Name', by, { role: 'caption' }, context)] : []),
  ]);
  const ruled = over(inset(whole, [INDENT, 0, 0, 0]), (frame, builder) =>
    builder.rule('Rule', { ...frame, w: RULE, h: Math.min(frame.h, whole.height(frame.w - INDENT)) }, page.figure),
  );
  return stack([spring(1), ruled, spring(1.4)]);
}
