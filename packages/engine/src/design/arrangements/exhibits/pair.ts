/**
 * Two values of one measure as two bars on one scale: what each is stands above its bar, how far they are apart behind the shorter one, or
 * below that where it has no room there.
 * A whole and its part are one bar of which the part is filled; what the part is stands below it.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import { rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, drawing, space, spring } from '../../arrange/box.ts';
import { row } from '../../arrange/row.ts';
import { stack } from '../../arrange/stack.ts';
import { naturalWidth, words } from '../../arrange/words.ts';
import { figureWords } from '../../kinds/figureWords.ts';
import { plateGeometry } from '../../kinds/plate.ts';
import { remarkText } from '../../kinds/remarkText.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph, strong } from '../../page/typography.ts';
import { figureInk } from '../../tokens/inks.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'pair'>;

/** Of the longer bar: no bar is shorter than that. */
const LEAST_BAR = 0.02;
const BAR_SPACE = 10;
const COLUMN_GAP = 16;
const GAP_SPACE = 14;
/** The difference needs so much room behind the shorter bar, points. */
const LEAST_GAP_WIDTH = 120;
/** The arrow from one bar's end to the other's needs so much, points. */
const LEAST_ARROW = 24;
/** How far the mark at the end of a part stands out of its bar, points. */
const PART_TICK = 14;

/** Other programs set large digits wider: a figure is one line. */
const FIGURE_SLACK = 1.08;

/** Where it stands how far the two are apart. */
type GapPlace = 'behind' | 'below';

export const pair = onExhibitLayout<'pair'>(function* (slide, context) {
  const labelOf = (size: number) => Math.max(14, Math.min(20, Math.round(size * 0.4)));
  for (const place of GAP_PLACES) for (const size of steps(50, 28)) yield () => bars(slide, context, size, labelOf(size), place);
  for (const place of GAP_PLACES) for (const size of steps(26, 16)) yield () => bars(slide, context, size, 12, place);
});
const GAP_PLACES: readonly GapPlace[] = ['behind', 'below'];

function bars(slide: Slide, context: LayoutContext, size: number, label: number, gapPlace: GapPlace): Box {
  const { template } = context;
  const { page } = template;
  const greatest = Math.max(...slide.bars.map(({ value }) => value), Number.MIN_VALUE);
  const shares = slide.bars.map(({ value }) => Math.max(LEAST_BAR, value / greatest));
  const shorter = slide.bars.length === 2 && (shares[0] ?? 1) < (shares[1] ?? 1) ? 0 : 1;
  const heads = slide.bars.map((bar, i): Box => {
    const marked = i === (slide.highlight ?? shorter);
    const number = figureWords(bar.figure, size, (s) => (marked ? figureInk(page, s) : page.text), context);
    const width = naturalWidth([number], context) * FIGURE_SLACK;
    const said = [
      paragraph(bar.label, strong(template, label, page.text), context),
      ...(bar.note?.trim() ? [paragraph(bar.note, body(template, Math.max(12, label - 2), page.muted, undefined, 1.3), context)] : []),
    ];
    return row(
      [
        { box: words(`Figure ${i + 1}`, [number], { role: 'label', mostLines: 1 }, context), width: { points: width }, align: 'bottom' },
        { box: words(`Label ${i + 1}`, said, { role: 'body' }, context), width: { share: 1 }, align: 'bottom' },
      ],
      COLUMN_GAP,
    );
  });
  const blocks = slide.bars.map((_, i): Box => {
    const fill = i === (slide.highlight ?? shorter) ? page.figure : page.soft;
    const gap = i === shorter ? slide.gap : undefined;
    const bare = drawing(Math.round(size * (slide.sentence?.trim() ? 1.05 : 1.6)), (frame, builder) =>
      drawBar(builder, i, frame, shares[i] ?? 1, fill, gap && { said: gapIn(gap, label, context), place: gapPlace }, context),
    );
    const below = gap && gapPlace === 'below' && (shares[i] ?? 1) < 1 ? [space(4), gapBelow(gap, label, context)] : [];
    return stack([heads[i] ?? space(0), space(BAR_SPACE), bare, ...below]);
  });
  const sentence = slide.sentence?.trim()
    ? [
        space(GAP_SPACE),
        spring(1),
        words('Consequence', remarkText(slide.sentence, Math.max(14, label), context), { role: 'body', fills: 'remark' }, context),
      ]
    : [];
  const whole = 1 - shorter;
  const shown = slide.part
    ? [heads[whole] ?? space(0), space(BAR_SPACE), drawing(Math.round(size * 1.9) + PART_TICK, within), heads[shorter] ?? space(0)]
    : blocks.flatMap((block, i) => (i > 0 ? [space(GAP_SPACE), spring(1), block] : [block]));
  return stack([spring(1), ...shown, ...sentence, spring(1.4)]);

  function within(frame: Frame, builder: PageBuilder): void {
    const bar: Frame = { ...frame, h: frame.h - PART_TICK };
    const part: Frame = { ...bar, w: bar.w * (shares[shorter] ?? 1) };
    // The figure that is marked above or below it and its bar have one colour.
    const [of, inside] = slide.highlight === whole ? [page.figure, page.soft] : [page.soft, page.figure];
    builder.shape(`Bar ${whole + 1}`, bar, plateGeometry(template), of);
    builder.shape(`Bar ${shorter + 1}`, part, plateGeometry(template), inside);
    builder.rule(
      'End of the part',
      { x: rightOf(part) - 2, y: bar.y, w: 2, h: frame.h - 4 },
      slide.highlight === whole ? page.text : page.figure,
    );
  }
}

function gapIn(gap: NonNullable<Slide['gap']>, label: number, context: LayoutContext, align: 'center' | 'end' = 'center'): Paragraph {
  const { template } = context;
  const { page } = template;
  const said = [
    { text: gap.figure, look: strong(template, label + 2, page.text) },
    ...(gap.text?.trim() ? [{ text: ` ${gap.text}`, look: body(template, label, page.muted) }] : []),
  ];
  return paragraph(said, body(template, label, page.text), context, { align });
}

/** Under the arrow, and as far as the longer bar. */
const gapBelow = (gap: NonNullable<Slide['gap']>, label: number, context: LayoutContext): Box =>
  words('Difference in words', [gapIn(gap, label, context, 'end')], { role: 'label' }, context);

function drawBar(
  builder: PageBuilder,
  index: number,
  frame: Frame,
  share: number,
  fill: Color,
  gap: { readonly said: Paragraph; readonly place: GapPlace } | undefined,
  context: LayoutContext,
): void {
  const { template } = context;
  const { page } = template;
  const bar: Frame = { ...frame, w: frame.w * share };
  builder.shape(`Bar ${index + 1}`, bar, plateGeometry(template), fill);
  if (!gap || share >= 1) return;
  const behind: Frame = { ...frame, x: rightOf(bar) + 2, w: frame.w - bar.w - 2 };
  const half = frame.h / 2;
  const needed = measure([gap.said], Math.max(1, behind.w - 24), context);
  const isBehind = gap.place === 'behind';
  if (isBehind && (behind.w < LEAST_GAP_WIDTH || needed.lines.length > 1)) {
    // Too narrow to stand behind the bar: the difference would be read as the bar's own figure, so the arrangement is given up.
    builder.judge('overflows');
    return;
  }
  if (behind.w < LEAST_ARROW) return;
  const stroke = { color: page.text, width: 1.2, arrow: 'start' } as const;
  builder.add({
    type: 'shape',
    name: 'Difference',
    frame: { x: behind.x + 4, y: frame.y + half + (isBehind ? needed.height / 2 + 2 : 0), w: behind.w - 4, h: 0 },
    geometry: { type: 'line' },
    stroke,
    decorative: true,
  });
  builder.rule('End of the longer bar', { x: rightOf(frame) - 1, y: frame.y, w: 1, h: frame.h }, page.text);
  if (!isBehind) return;
  builder.text(
    'Difference in words',
    { ...behind, x: behind.x + 8, y: frame.y + half - needed.height / 2 - 2, w: behind.w - 24, h: needed.height },
    [gap.said],
    { role: 'label' },
  );
}
