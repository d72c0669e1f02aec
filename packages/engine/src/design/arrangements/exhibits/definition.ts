/** A term, large, with what it means below it; beside them an example and what it is not. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, drawing, space, spring } from '../../arrange/box.ts';
import { hang } from '../../arrange/list.ts';
import { row } from '../../arrange/row.ts';
import { stack } from '../../arrange/stack.ts';
import { words } from '../../arrange/words.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure } from '../../page/pageBuilder.ts';
import { body, heading, paragraph, strong } from '../../page/typography.ts';
import { figureInk } from '../../tokens/inks.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';
import { unlessTorn } from './unlessTorn.ts';

type Slide = SlideOf<'definition'>;

/** Of the page: the term with its meaning, and what stands beside it. */
const TERM = 0.56;
const BESIDE = 0.44;
const GUTTER = 56;
const CROSS = '×';

export const definition = onExhibitLayout<'definition'>(function* (slide, context) {
  for (const text of [22, 20, 18, 16]) for (const term of [88, 66, 50, 38]) yield (frame) => arrange(slide, context, term, text, frame.w);
  for (const [text, term] of [
    [14, 28],
    [13, 22],
    [12, 16],
  ] as const)
    yield (frame) => arrange(slide, context, term, text, frame.w);
});

function arrange(slide: Slide, context: LayoutContext, termSize: number, size: number, width: number): Box {
  const { template } = context;
  const { page } = template;
  const beside = besideOf(slide, Math.max(12, size - 2), context);
  // A line or two beside a large term would leave half of the page empty.
  const below = textBeside(slide).length <= SHORT;
  const own = beside.length > 0 && !below ? (width - GUTTER) * TERM : width * 0.86;
  const term = [paragraph(slide.term, heading(template, termSize, figureInk(page, termSize), 1.1), context)];
  const torn = measure(term, own, context).brokenWord;
  const said = words('Term', term, { role: 'heading', mostLines: 2 }, context);
  const whole = unlessTorn(said, torn);
  const left = stack([
    spring(1),
    whole,
    ...(slide.about?.trim()
      ? [
          space(2),
          words(
            'About',
            [paragraph(slide.about, body(template, Math.max(12, size - 4), page.muted), context)],
            { role: 'caption' },
            context,
          ),
        ]
      : []),
    space(14),
    words('Meaning', [paragraph(slide.meaning, body(template, size, page.text, undefined, 1.36), context)], { role: 'body' }, context),
    ...(below && beside.length > 0 ? [space(22), ...beside] : []),
    spring(1.6),
  ]);
  if (beside.length === 0 || below)
    return row(
      [
        { box: left, width: { share: 0.86 } },
        { box: space(0), width: { share: 0.14 } },
      ],
      0,
    );
  return row(
    [
      { box: left, width: { share: TERM } },
      { box: stack([spring(1), ...beside, spring(1.6)]), width: { share: BESIDE } },
    ],
    GUTTER,
  );
}

/** Characters of an example, or of what the term is not, that fill no half of a page. */
const SHORT = 70;
const textBeside = ({ example, not }: Slide): string => [example?.text, ...(not?.items ?? [])].filter(Boolean).join(' ');

function besideOf(slide: Slide, size: number, context: LayoutContext): Box[] {
  const { template } = context;
  const { page } = template;
  const block = (name: string, head: string | undefined, content: readonly Paragraph[]): Box[] => [
    drawing(template.rule, (frame, builder) => builder.rule(`${name}, rule`, frame, page.text)),
    space(10),
    ...(head?.trim()
      ? [words(`${name}, head`, [paragraph(head, strong(template, size, page.text), context)], { role: 'heading' }, context), space(4)]
      : []),
    words(name, content, { role: name === 'Example' ? 'body' : 'list' }, context),
  ];
  const look = body(template, size, page.text, undefined, 1.36);
  const example = slide.example?.text.trim() ? block('Example', slide.example.head, [paragraph(slide.example.text, look, context)]) : [];
  const crossed = slide.not?.items.filter((item) => item.trim()) ?? [];
  const not =
    crossed.length > 0
      ? block(
          'Not',
          slide.not?.head,
          crossed.map((item, i) =>
            paragraph(item, look, context, {
              indent: hang(size),
              bullet: { text: CROSS, style: strong(template, size, page.accent).style },
              ...(i > 0 ? { before: 6 } : {}),
            }),
          ),
        )
      : [];
  return [...example, ...(example.length > 0 && not.length > 0 ? [space(24)] : []), ...not];
}
