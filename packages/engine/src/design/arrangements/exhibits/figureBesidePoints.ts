/**
 * One figure, large, with what it says below it; beside it, or below it where the body is narrow, its points between hairlines. Where the title
 * says what it is and its points are few and short, it stands over them as wide as the page.
 */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Paragraph } from '../../../model/text.ts';
import { type Box, drawing, space, spring } from '../../arrange/box.ts';
import { row } from '../../arrange/row.ts';
import { stack } from '../../arrange/stack.ts';
import { naturalWidth, words } from '../../arrange/words.ts';
import { figureWords } from '../../kinds/figureWords.ts';
import { steps } from '../../page/fit.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure } from '../../page/pageBuilder.ts';
import { body, paragraph, strong } from '../../page/typography.ts';
import { figureInk } from '../../tokens/inks.ts';
import type { LayoutTable } from '../layouts.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';
import { unlessTorn } from './unlessTorn.ts';

type Slide = SlideOf<'bigNumber'>;

/** Of the body's width: the figure's column, the points', and the space between them, points. */
const FIGURE = 0.44;
const POINTS = 0.56;
const GUTTER = 56;
/** Of a body beside its title: two columns within it would be too narrow for either. */
const NARROW = 600;
/** Thickness of the bar above the figure and its width, points. */
const BAR = { height: 4, width: 56 } as const;
/** Above and below the words of a point, points. */
const ROW_SPACE = 12;

/** A figure over its points: its sizes, theirs by how many there are, and the space between them, points. */
const OVER = {
  figures: [
    [148, 88],
    [76, 58],
    [50, 42],
  ],
  points: { 1: [28, 24, 20], 2: [28, 24, 20], 3: [28, 24, 20], 4: [20, 18, 16] } as Readonly<Record<number, readonly number[]>>,
  gutter: 40,
  below: 28,
} as const;
/** Four stand two by two. */
const ACROSS = 3;
/** Sizes of a figure too long for larger ones, and by how much it is larger than the words beside it at least. */
const LONG_FIGURES = [34, 30, 26];
const LEADING = 1.4;
/** Other programs set large digits wider: a figure is one line. */
const FIGURE_SLACK = 1.08;

const figureBesidePoints = onExhibitLayout<'bigNumber'>(function* (slide, context) {
  const { points = [] } = slide;
  if (slide.statement.trim() === '' && !slide.note?.trim())
    for (const [most, least] of OVER.figures)
      for (const size of OVER.points[points.length] ?? [])
        for (const number of steps(most, least)) yield (frame) => over(slide, points, context, number, size, frame.w);
  for (const size of sizesFor(slide)) for (const number of steps(124, 38)) yield (frame) => arrange(slide, context, number, size, frame.w);
  // A long figure ("14 500 → 17 700 €") is set smaller rather than all words beside it.
  for (const size of sizesFor(slide))
    for (const number of LONG_FIGURES) if (number >= LEADING * size) yield (frame) => arrange(slide, context, number, size, frame.w);
  for (const [size, number] of [
    [13, 30],
    [12, 22],
  ] as const)
    yield (frame) => arrange(slide, context, number, size, frame.w);
});

/** A figure by itself is drawn in the template's own way, one beside points in all templates alike. */
export const withPoints = (table: LayoutTable): LayoutTable => ({
  ...table,
  bigNumber: {
    layout: table.bigNumber.layout,
    compose: (slide, context) => (slide.points ? figureBesidePoints : table.bigNumber).compose(slide, context),
  },
});

/** One or two points are set as large as statements. */
function sizesFor({ points = [] }: Slide): readonly number[] {
  const all = [28, 24, 20, 18, 16, 14];
  return points.length <= 1 ? all : all.slice(points.length <= 3 ? 1 : 2);
}

function arrange(slide: Slide, context: LayoutContext, numberSize: number, size: number, width: number): Box {
  const { template } = context;
  const { page } = template;
  const isNarrow = width < NARROW;
  const own = isNarrow ? width : (width - GUTTER) * FIGURE;
  const number = [figureWords(slide.figure, numberSize, (s) => figureInk(page, s), context)];
  const torn = measure(number, own, context).brokenWord;
  const said = words('Figure', number, { role: 'label', mostLines: 1 }, context);
  const whole = unlessTorn(said, torn);
  const left = stack([
    drawing(BAR.height, (frame, builder) => builder.rule('Bar', { ...frame, w: BAR.width }, page.figure)),
    space(ROW_SPACE),
    whole,
    space(8),
    words('Statement', statementOf(slide.statement, size, context), { role: 'body' }, context),
    ...noteOf(slide, size, context),
    ...(isNarrow ? [] : [spring(1)]),
  ]);
  const points = stack((slide.points ?? []).flatMap((text, i) => pointBoxes(text, i, size, context)).concat(spring(0.6)));
  if (isNarrow) return stack([left, space(2 * ROW_SPACE), points]);
  return row(
    [
      { box: left, width: { share: FIGURE } },
      { box: points, width: { share: POINTS } },
    ],
    GUTTER,
  );
}

function over(slide: Slide, points: readonly string[], context: LayoutContext, numberSize: number, size: number, width: number): Box {
  const { template } = context;
  const { page } = template;
  const number = [figureWords(slide.figure, numberSize, (s) => figureInk(page, s), context)];
  const set = measure(number, width, context);
  const torn = width < NARROW || set.brokenWord || set.lines.length > 1 || naturalWidth(number, context) * FIGURE_SLACK > width;
  const across = points.length > ACROSS ? Math.ceil(points.length / 2) : points.length;
  const columns = points.map((text, i) => ({
    box: stack(pointBoxes(text, i, size, context, i < across).slice(0, -1)),
    width: { share: 1 },
  }));
  return stack([
    spring(0.6),
    drawing(BAR.height, (frame, builder) => builder.rule('Bar', { ...frame, w: BAR.width }, page.figure)),
    space(ROW_SPACE),
    unlessTorn(words('Figure', number, { role: 'label', mostLines: 1 }, context), torn),
    space(OVER.below),
    row(columns.slice(0, across), OVER.gutter),
    ...(columns.length > across ? [row(columns.slice(across), OVER.gutter)] : []),
    spring(1),
  ]);
}

/** As large as the points, and strong. */
const statementOf = (text: string, size: number, context: LayoutContext): Paragraph[] => [
  paragraph(text, strong(context.template, size, context.template.page.text), context),
];

function noteOf({ note }: Slide, size: number, context: LayoutContext): Box[] {
  const { template } = context;
  if (!note?.trim()) return [];
  return [
    space(8),
    words(
      'Note',
      [paragraph(note, body(template, Math.max(12, size - 2), template.page.muted, undefined, 1.35), context)],
      { role: 'caption' },
      context,
    ),
  ];
}

/** What stands before the colon of a point leads it, in bold. */
const LEAD = /^([^:：]{2,44})[:：]\s+(\S.*)$/su;

function pointBoxes(text: string, index: number, size: number, context: LayoutContext, isFirst = index === 0): Box[] {
  const { template } = context;
  const { page } = template;
  const [, lead, rest] = LEAD.exec(text) ?? [];
  const look = body(template, size, page.text, undefined, 1.36);
  const said =
    lead !== undefined && rest !== undefined && lead.split(/\s/u).length <= MOST_LEADING
      ? [paragraph(lead, strong(template, size, page.text), context), paragraph(rest, look, context)]
      : [paragraph(text, look, context)];
  return [
    drawing(1, (frame, builder) => builder.rule(`Hairline ${index + 1}`, frame, isFirst ? page.text : page.line)),
    space(ROW_SPACE),
    words(`Point ${index + 1}`, said, { role: 'body' }, context),
    space(ROW_SPACE),
    spring(0.5),
  ];
}
const MOST_LEADING = 4;
