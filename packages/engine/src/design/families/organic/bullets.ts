/**
 * Points without bullets, evenly down the wide column: a line in the face of headings and a sentence below it, or a sentence beside a small
 * paper cut. Now and then, and with a picture, they stand on the wide page beside art that bleeds off its edges.
 */

import type { SlideOf } from '@slidewright/contract/deck';
import { afterStart } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { crowded } from '../../arrange/crowded.ts';
import { type HeadedLook, headedText } from '../../arrange/headedText.ts';
import { endsInAWord, fullestWidth, gapIn, hang, join, spread } from '../../arrange/list.ts';
import { pointGaps } from '../../arrange/pointGaps.ts';
import { titledPage } from '../../arrange/titles.ts';
import { bullets as sharedBullets } from '../../arrangements/bullets.ts';
import { bulletsBesideArt } from '../../arrangements/bulletsBesideArt.ts';
import { Canvas } from '../../art/canvas.ts';
import { randomFrom } from '../../art/random.ts';
import { isPictured } from '../../kinds/pictured.ts';
import { entryNumber, entryNumeral } from '../../page/entryNumeral.ts';
import { bodySizes } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, heading, type ParagraphOptions, paragraph } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { fills } from './fills.ts';

type Slide = SlideOf<'bullets'>;

/** Points: of the leads, and of the sentences below them. */
interface Sizes {
  readonly head: number;
  readonly text: number;
}

const SIZES: readonly Sizes[] = [
  { head: 28, text: 24 },
  { head: 24, text: 20 },
  { head: 22, text: 18 },
  { head: 20, text: 17 },
  { head: 18, text: 16 },
];

/** Of sentences beside a paper cut: points, and whether one may end in a scrap of a line. */
const LOOSE = [
  { size: 30, scraps: false },
  { size: 28, scraps: false },
  { size: 26, scraps: false },
  { size: 24, scraps: false },
  { size: 22, scraps: false },
  { size: 20, scraps: false },
  { size: 22, scraps: true },
  { size: 20, scraps: true },
  { size: 18, scraps: true },
  { size: 17, scraps: true },
] as const;
/** Of few sentences by their number; of more, the largest is 26. */
const LARGEST: Readonly<Record<number, number>> = { 2: 30, 3: 28 };
/** Side of a paper cut, and from it to the sentence. */
const MARK = 32;
const HANG = 52;
const MOST_MARKED = 6;
const ART_EVERY = 4;
const MOST_BESIDE_ART = 4;

export const bullets = layoutOf<'bullets'>(sharedBullets.layout, arrangements);

function* arrangements(slide: Slide, context: LayoutContext): Generator<PageBuilder> {
  const { length, 0: only } = slide.items;
  const pictured = isPictured(slide, context);
  const lone = length === 1 && only && !only.head?.trim();
  if (pictured || lone) {
    // A picture has more room on the wide page.
    yield context.wide || lone ? sharedBullets.compose(slide, context) : crowded(slide, context);
    return;
  }
  if (!context.wide && !context.again && length >= 2 && length <= MOST_BESIDE_ART && context.ordinal % ART_EVERY === 2) {
    yield crowded(slide, context);
    return;
  }
  if (context.wide && length >= 2 && length <= MOST_BESIDE_ART)
    for (const size of bodySizes(24, 18)) yield bulletsBesideArt(slide, context, size, context.number);
  const headed = slide.items.some((item) => item.head?.trim());
  const sizes = sizesFor(length, headed);
  if (!headed && !slide.ordered && length >= 2 && length <= MOST_MARKED)
    for (const size of LOOSE.filter(({ size }) => size <= (LARGEST[length] ?? 26))) yield besideMarks(slide, context, size);
  for (const size of sizes) yield inTheColumn(slide, context, size);
  yield sharedBullets.compose(slide, context);
}

/** Few sentences that stand alone are larger than points under heads. */
const sizesFor = (count: number, headed: boolean): readonly Sizes[] =>
  SIZES.slice(headed ? (count <= 3 ? 1 : 2) : Math.max(0, Math.min(1, count - 2)));

function besideMarks(slide: Slide, context: LayoutContext, { size, scraps }: (typeof LOOSE)[number]): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage('bullets', slide.title, context);
  const look = body(template, size, page.text, undefined, 1.36);
  const groups = slide.items.map(({ text }) => [paragraph(text, look, context)]);
  const widest: Frame = afterStart(area, HANG);
  // Points that end well are worth a narrower column.
  const frame: Frame = { ...widest, w: fullestWidth(groups, widest.w, context) };
  const heights = groups.map((group) => measure(group, frame.w, context).height);
  const gap = gapIn(heights, frame.h, pointGaps.marked(groups.length));
  builder.fill('body', join(groups, gap), 'list', { frame });
  if (!scraps && groups.some((group) => endsInAWord(measure(group, frame.w, context)))) builder.judge('overflows');
  const { mark } = lookOf('organic', template);
  const random = randomFrom(slide.title);
  const canvas = new Canvas(area);
  let top = frame.y;
  groups.forEach((group, i) => {
    const middle = top + (group[0]?.lineHeight ?? size * 1.36) / 2;
    top += (heights[i] ?? 0) + gap;
    const place: Frame = { x: area.x, y: Math.max(area.y, middle - MARK / 2), w: MARK, h: MARK };
    mark(canvas, place, fills[i % fills.length] ?? page.accent, page.ground, random);
  });
  builder.add(...canvas.nodes('Marks'));
  return builder;
}

function inTheColumn(slide: Slide, context: LayoutContext, sizes: Sizes): PageBuilder {
  const { builder, area } = titledPage('bullets', slide.title, context);
  const look = lookOfPoints(sizes, context.template);
  const groups = slide.items.map((item, i) => headedText(item, look, context, slide.ordered ? numberBefore(i, sizes.head, context) : {}));
  const frame: Frame = { ...area, w: fullestWidth(groups, area.w, context) };
  builder.fill('body', spread(groups, frame, context, pointGaps.headed(sizes.text)), 'list', { frame });
  return builder;
}

function lookOfPoints(sizes: Sizes, template: Template): HeadedLook {
  const { text: ink } = template.page;
  return {
    head: heading(template, sizes.head, ink, 1.25),
    text: body(template, sizes.text, ink, undefined, 1.36),
    alone: body(template, sizes.text + 1, ink, undefined, 1.36),
    space: 3,
  };
}

/** Points that have an order begin with their number. */
function numberBefore(i: number, size: number, context: LayoutContext): ParagraphOptions {
  const { template } = context;
  const number = entryNumber(i, context);
  const { style } = figure(template, size, template.page.accent);
  return { indent: hang(size, number > 9), bullet: { text: `${entryNumeral(i, context)}.`, number, style } };
}
