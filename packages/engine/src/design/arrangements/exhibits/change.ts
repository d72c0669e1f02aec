/** One measure before and after: two large figures, the arrow that leads from one to the other, and what else changed in rows below. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Color } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, drawing, inset, over, space, spring } from '../../arrange/box.ts';
import { row } from '../../arrange/row.ts';
import { stack } from '../../arrange/stack.ts';
import { naturalWidth, words } from '../../arrange/words.ts';
import { figureWords } from '../../kinds/figureWords.ts';
import { plateGeometry } from '../../kinds/plate.ts';
import { remarkText } from '../../kinds/remarkText.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { body, figure, paragraph, strong } from '../../page/typography.ts';
import { figureInk, inksOn } from '../../tokens/inks.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'change'>;
type Side = Slide['before'];

/** Room in the plate above and below its figure, beside other things and alone on the slide, points. */
const PLATE = { side: 24, edge: 4, air: 16, alone: 44 } as const;
/** Width of the arrow between the figures, points: what changed them stands below it in a few lines. */
const ARROW = { bare: 150, short: 92, cause: 230 } as const;
/** Type of what changed them: it does not grow with the figures, which would be small for its sake. */
const MOST_CAUSE = 15;
/** Above and below the words of a row, points. */
const ROW_SPACE = 7;
const CLOSE = 4;
const SENTENCE_SPACE = 18;
/** A label is never smaller beside a figure that stands large. */
const LEAST_LABEL = 13;
/** Of a body beside its title: two figures and an arrow within it would be small. */
const NARROW = 600;

export const change = onExhibitLayout<'change'>(function* (slide, context) {
  // Beside rows, which are read for themselves, the figures may be smaller: the rows are then as much larger.
  const share = slide.rows?.length ? 2.8 : 3;
  const label = (size: number) => Math.max(LEAST_LABEL, Math.min(20, Math.round(size / share)));
  // Rather a short arrow than smaller figures.
  const lengths = slide.cause?.trim() || slide.change?.trim() ? [ARROW.bare] : [ARROW.bare, ARROW.short];
  for (const size of steps(slide.rows?.length ? 88 : 104, slide.rows?.length ? 46 : 34))
    for (const length of lengths) yield () => arrange(slide, context, size, label(size), ROW_SPACE, length);
  if (slide.rows?.length) for (const size of steps(46, 34)) yield () => arrange(slide, context, size, label(size), CLOSE);
  for (const size of steps(32, 18)) yield () => arrange(slide, context, size, 12, ROW_SPACE);
}, NARROW);

function arrange(slide: Slide, context: LayoutContext, size: number, label: number, air: number, length: number = ARROW.bare): Box {
  const { template } = context;
  const { page, palette } = template;
  const plate = inksOn(page.surface, palette);
  const inner = slide.rows?.length || slide.reference || slide.sentence?.trim() ? PLATE.air : PLATE.alone;
  const after = over(
    inset(
      side('After', slide.after, size, label, (s) => figureInk(plate, s), plate.text, context),
      [PLATE.side, inner, 16, inner],
    ),
    (frame, builder) => {
      builder.shape('Plate', frame, plateGeometry(template), page.surface);
      if (!template.corner) builder.rule('Edge', { ...frame, w: PLATE.edge }, page.figure);
    },
  );
  const figures = row(
    [
      { box: side('Before', slide.before, size, label, () => page.muted, page.muted, context), width: { share: 1 }, align: 'middle' },
      { box: arrow(slide, label, context), width: { points: slide.cause?.trim() ? ARROW.cause : length }, align: 'middle' },
      { box: after, width: { share: 1.1 } },
    ],
    24,
  );
  const sentence = slide.sentence?.trim();
  const below = slide.rows?.length
    ? [space(14), spring(1), ...timesOf(slide, label, context), ...slide.rows.flatMap((entry, i) => rowOf(entry, i, label, air, context))]
    : [];
  const held = slide.reference
    ? [space(14), ...(slide.rows?.length ? [] : [spring(0.5)]), ...referenceOf(slide.reference, size, label, context)]
    : [];
  const foot = sentence
    ? [
        space(SENTENCE_SPACE),
        spring(slide.rows?.length ? 0.4 : 0.8),
        words('Sentence', said(sentence, Math.max(14, label), context), { role: 'body', fills: 'remark' }, context),
      ]
    : [];
  return stack([spring(1), figures, ...held, ...below, ...foot, spring(slide.rows?.length || sentence ? 0.6 : 1.4)]);
}

const said = (sentence: string, size: number, context: LayoutContext): Paragraph[] =>
  sentence.includes('\n')
    ? remarkText(sentence, size, context)
    : [paragraph(sentence, body(context.template, size, context.template.page.text, undefined, 1.35), context)];

/** The label stands above its figure, which is one line. */
function side(
  name: string,
  { figure: number, label }: Side,
  size: number,
  small: number,
  ink: (size: number) => Color,
  quiet: Color,
  context: LayoutContext,
): Box {
  const { template } = context;
  return stack([
    words(`${name}, label`, [paragraph(label, body(template, small, quiet, undefined, 1.3), context)], { role: 'body' }, context),
    words(`${name}, figure`, [figureWords(number, size, ink, context)], { role: 'label', mostLines: 1 }, context),
  ]);
}

function arrow({ change: by, cause }: Slide, label: number, context: LayoutContext): Box {
  const { template } = context;
  const { page } = template;
  const said = (text: string | undefined, strongly: boolean) =>
    text?.trim()
      ? [
          paragraph(
            text,
            strongly
              ? strong(template, label + 4, page.accent)
              : body(template, Math.max(12, Math.min(MOST_CAUSE, label - 2)), page.text, undefined, 1.3),
            context,
            { align: 'center' },
          ),
        ]
      : [];
  const line = drawing(12, (frame: Frame, builder) =>
    builder.add({
      type: 'shape',
      name: 'Arrow',
      frame: { ...frame, y: frame.y + 6, h: 0 },
      geometry: { type: 'line' },
      stroke: { color: page.text, width: 2, arrow: 'end' },
      decorative: true,
    }),
  );
  return stack([
    words('Change', said(by, true), { role: 'label', anchor: 'bottom', mostLines: 2 }, context),
    space(4),
    line,
    space(4),
    words('Cause', said(cause, false), { role: 'body', mostLines: 4 }, context),
  ]);
}

/** What both figures are held against: a line below them, in type that is read as a third figure. */
function referenceOf({ label: text, figure: number }: Side, size: number, label: number, context: LayoutContext): Box[] {
  const { template } = context;
  const { page } = template;
  const large = Math.max(label + 4, Math.round(size / 3));
  const said = [paragraph(number, figure(template, large, page.text), context)];
  const hairline = drawing(1, (frame, builder) => builder.rule('Hairline of the reference', frame, page.line));
  const line = row(
    [
      {
        box: words('Reference, figure', said, { role: 'label', mostLines: 1 }, context),
        width: { points: naturalWidth(said, context) },
        align: 'bottom',
      },
      {
        box: words(
          'Reference, label',
          [paragraph(text, body(template, label, page.text, undefined, 1.3), context)],
          { role: 'body' },
          context,
        ),
        width: { share: 1 },
        align: 'bottom',
      },
    ],
    16,
  );
  return [hairline, space(ROW_SPACE), line];
}

/** What the two columns of figures are called. */
function timesOf({ times }: Slide, label: number, context: LayoutContext): Box[] {
  if (!times) return [];
  const { template } = context;
  const look = body(template, Math.max(12, Math.min(18, label) - 3), template.page.muted, undefined, 1.3);
  const heads = ['', ...times].map((text, i) => ({
    box: words(`Head ${i + 1}`, text ? [paragraph(text, look, context, { align: 'end' })] : [], { role: 'label', mostLines: 1 }, context),
    width: { share: i === 0 ? 2 : 1 },
    align: 'bottom' as const,
  }));
  return [row(heads, 20), space(4)];
}

function rowOf(entry: NonNullable<Slide['rows']>[number], index: number, label: number, air: number, context: LayoutContext): Box[] {
  const { template } = context;
  const { page } = template;
  const size = Math.max(12, Math.min(18, label));
  const look = body(template, size, page.text, undefined, 1.3);
  const numbers = strong(template, size, page.text);
  const cells: [string, string, typeof look, 'start' | 'end', number][] = [
    ['label', entry.label, look, 'start', 2],
    ['before', entry.before, { ...look, style: { ...look.style, color: page.muted } }, 'end', 1],
    ['after', entry.after, numbers, 'end', 1],
  ];
  const columns = cells.map(([name, text, each, align, share]) => ({
    box: words(`Row ${index + 1}, ${name}`, [paragraph(text, each, context, { align })], { role: 'body' }, context),
    width: { share },
    align: 'middle' as const,
  }));
  const hairline = drawing(1, (frame, builder) => builder.rule(`Hairline ${index + 1}`, frame, page.line));
  return [hairline, space(air), row(columns, 20), space(air)];
}
