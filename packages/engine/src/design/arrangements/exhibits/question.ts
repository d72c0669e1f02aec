/** A question that stands large beside the reasons for its answer, which is the title. */
import type { SlideOf } from '@slidewright/contract/deck';
import { rightOf } from '../../../model/frame.ts';
import { numeralOf } from '../../../model/numeral.ts';
import { type Box, drawing, space, spring } from '../../arrange/box.ts';
import { row } from '../../arrange/row.ts';
import { stack } from '../../arrange/stack.ts';
import { words } from '../../arrange/words.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure } from '../../page/pageBuilder.ts';
import { body, figure, heading, paragraph, strong } from '../../page/typography.ts';
import { figureInk } from '../../tokens/inks.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'question'>;

const GUTTER = 64;
const QUESTION = 0.42;
const REASONS = 0.58;
/** Width of a reason's number, by the size of its text. */
const NUMBER = 1.9;

/** Of the reasons' type those that the question may have: it stays well above it, and never so far that the reasons look like notes to it. */
const SIZES: readonly (readonly [number, readonly number[]])[] = [
  [20, [40, 34, 28, 24]],
  [18, [34, 28, 24]],
  [16, [30, 26, 24]],
  [15, [28, 24, 22]],
  [14, [26, 22, 20]],
  [13, [24, 20, 18]],
  [12, [24, 20, 16]],
];

export const question = onExhibitLayout<'question'>(function* (slide, context) {
  for (const [reason, sizes] of SIZES) for (const size of sizes) yield (frame) => arrange(slide, context, size, reason, frame.w);
});

function arrange(slide: Slide, context: LayoutContext, size: number, reasonSize: number, width: number): Box {
  const { template } = context;
  const { page } = template;
  const asked = [paragraph(slide.question, heading(template, size, page.muted, 1.2), context)];
  const said = words('Question', asked, { role: 'quote', mostLines: 7 }, context);
  const torn = measure(asked, (width - GUTTER) * QUESTION, context).brokenWord;
  const left: Box = {
    ...said,
    place(frame, builder) {
      if (torn) builder.judge('overflows');
      builder.rule('Divider', { x: rightOf(frame) + GUTTER / 2, y: frame.y, w: 1, h: frame.h }, page.line);
      said.place(frame, builder);
    },
  };
  return row(
    [
      { box: left, width: { share: QUESTION } },
      {
        box: stack(slide.reasons.flatMap((reason, i) => reasonBoxes(reason, i, slide.reasons.length, reasonSize, context))),
        width: { share: REASONS },
      },
    ],
    GUTTER,
  );
}

function reasonBoxes(reason: Slide['reasons'][number], index: number, count: number, size: number, context: LayoutContext): Box[] {
  const { template } = context;
  const { page } = template;
  const look = body(template, size, page.text, undefined, 1.36);
  const text = [
    ...(reason.head?.trim() ? [paragraph(reason.head, strong(template, size, page.text), context)] : []),
    ...(reason.text.trim() ? [paragraph(reason.text, look, context)] : []),
  ];
  const number = [
    paragraph(numeralOf(index + 1, context.language), figure(template, Math.round(size * 1.4), figureInk(page, size * 1.4)), context),
  ];
  const entry = row(
    [
      { box: words(`Number ${index + 1}`, number, { role: 'label' }, context), width: { points: size * NUMBER } },
      { box: words(`Reason ${index + 1}`, text, { role: 'body' }, context), width: { share: 1 } },
    ],
    8,
  );
  const one = count === 1 ? words(`Reason ${index + 1}`, text, { role: 'body' }, context) : entry;
  if (index === 0) return [one, spring(0.5)];
  const air = Math.min(10, size / 2);
  return [space(air), drawing(1, (frame, builder) => builder.rule(`Hairline ${index}`, frame, page.line)), space(air), one, spring(0.5)];
}
