/** Points in rows between hairlines, each beside the mark of the hand; others as in every template. */

import type { SlideOf } from '@slidewright/contract/deck';
import { resolveColor } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { crowded } from '../../arrange/crowded.ts';
import { headedText } from '../../arrange/headedText.ts';
import { evenWidth, join } from '../../arrange/list.ts';
import { sharedRows } from '../../arrange/sharedRows.ts';
import { titledPage } from '../../arrange/titles.ts';
import { forRhythm, bullets as shared } from '../../arrangements/bullets.ts';
import { bulletsBesideArt } from '../../arrangements/bulletsBesideArt.ts';
import { loneStatement } from '../../arrangements/statementBesideArt.ts';
import { fillsBesideArt, largestOf } from '../../kinds/amounts.ts';
import { isPictured } from '../../kinds/pictured.ts';
import { bodySizes, steps } from '../../page/fit.ts';
import { layoutOf, retouched } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading, type ParagraphOptions } from '../../page/typography.ts';
import { legible, TEXT_CONTRAST } from '../../tokens/inks.ts';
import { lookOf } from '../looks.ts';
import { placeVignette } from './vignette.ts';

type Slide = SlideOf<'bullets'>;

/** From the mark to the text. */
const HANG = 40;
/** On average rows are no taller than this; those of a pair may be. */
const TALLEST = { of: 150, ofTwo: 190 } as const;
/** At least so much from a text to the next, the hairline in its middle; many points stand closer. */
const GAPS = [30, 20] as const;
const ART_EVERY = 4;
const MOST_ROWS = 6;

/** Points: of heads, of texts below them, and of texts that stand alone. */
const SIZES = [
  { head: 36, text: 28, alone: 36 },
  { head: 32, text: 26, alone: 32 },
  { head: 28, text: 24, alone: 28 },
  { head: 26, text: 22, alone: 26 },
  { head: 24, text: 20, alone: 24 },
  { head: 22, text: 18, alone: 22 },
  { head: 20, text: 17, alone: 20 },
  { head: 18, text: 16, alone: 18 },
] as const;
/** A row below this size looks lost among hairlines. */
const SMALLEST = { head: 18, text: 15, alone: 16 } as const;

interface Sizes {
  readonly head: number;
  readonly text: number;
  readonly alone: number;
}

export const bullets = retouched(layoutOf<'bullets'>(shared.layout, arrangements), (builder, slide, context) => {
  // Beside a picture or a panel of art there is enough to see.
  if (builder.layout === 'bullets') placeVignette(builder, slide.title, context);
});

function* arrangements(slide: Slide, context: LayoutContext): Generator<PageBuilder> {
  const pictured = isPictured(slide, context);
  if (pictured) {
    // A picture has more room on the wide page.
    yield context.wide ? shared.compose(slide, context) : crowded(slide, context);
    return;
  }
  const plain = !slide.ordered;
  const fills = fillsBesideArt(slide);
  const { length } = slide.items;
  if (plain && !context.wide) yield* loneStatement(slide, steps(42, 20), context);
  // Now and then the written form fills the right of the page, so that rows do not follow each other without end; and where they would be long.
  if (
    plain &&
    length >= 2 &&
    length <= 4 &&
    (fills || context.wide) &&
    (context.again || context.wide || context.ordinal % ART_EVERY === 2)
  )
    for (const size of bodySizes(length <= 3 ? 24 : 20, 18)) yield bulletsBesideArt(slide, context, size, context.number);
  if (plain && context.again && length >= 4) {
    if (context.wide) yield* forRhythm(slide, context);
    else {
      yield crowded(slide, context);
      return;
    }
  }
  // Few sentences are set large; what stands under heads stays below the title.
  const most = Math.max(length === 2 ? 26 : length === 3 ? 24 : 22, largestOf(slide));
  const sizes = SIZES.filter(({ alone }) => alone <= most);
  if (plain && length >= 2 && length <= MOST_ROWS) {
    for (const gap of GAPS) for (const size of sizes) yield inRows(slide, context, size, gap);
    yield inRows(slide, context, SMALLEST, GAPS[1]);
  }
  yield shared.compose(slide, context);
}

function inRows(slide: Slide, context: LayoutContext, sizes: Sizes, gap: number): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage('bullets', slide.title, context);
  const count = slide.items.length;
  const first = signed(context, sizes.alone);
  const hang = first ? 0 : HANG;
  const within: Frame = {
    x: area.x + hang,
    y: area.y,
    w: area.w - hang - 12,
    h: Math.min(area.h, count * (count === 2 ? TALLEST.ofTwo : TALLEST.of)),
  };
  const alone = body(template, sizes.alone, page.text, undefined, 1.34);
  const head = heading(template, sizes.head, page.text, 1.25);
  const text = body(template, sizes.text, page.text);
  const groups = slide.items.map((item) => headedText(item, { head, text, alone, space: 4 }, context, first));
  const even = evenWidth(groups, within.w, context);
  const list: Frame = { ...within, w: even ?? within.w };
  const heights = groups.map((group) => measure(group, list.w, context).height);
  // Between all texts the same air, however many lines each has.
  const { rows, spare } = sharedRows(heights, list);
  if (spare < gap || (sizes.alone > 20 && even === undefined)) builder.judge('overflows');
  const between = Math.max(0, spare);
  builder.fill('body', join(groups, between), 'list', { frame: list });
  const hand = lookOf('ink', template);
  rows.forEach(({ y }, i) => {
    if (i > 0) builder.rule(`Hairline ${i}`, { x: area.x, y: y - between / 2 - 1, w: area.w, h: 1 }, page.line);
    if (first) {
      y += (heights[i] ?? 0) + between;
      return;
    }
    const mark = hand.mark({ x: area.x, y: y + ((groups[i]?.[0]?.lineHeight ?? 28) - 16) / 2, w: 22, h: 16 }, page);
    builder.add({ ...mark, name: `Mark ${i + 1}` });
  });
  return builder;
}

/** Of a sign, points: as large as the mark beside heads. */
const LARGEST_SIGN = 24;

/** Where the hand's mark is a sign that fonts have it is a bullet, which goes with its point and comes with a new one. */
function signed({ template }: LayoutContext, size: number): ParagraphOptions | undefined {
  const { bullet, page, palette } = template;
  if (typeof bullet !== 'object') return undefined;
  const { fill = page.figure } = lookOf('ink', template).mark({ x: 0, y: 0, w: 22, h: 16 }, page);
  // As text it is read like text: a pale fill that serves a drawn mark would be lost.
  const ink = legible('stops' in fill ? page.figure : fill, [resolveColor(page.ground, palette)], TEXT_CONTRAST, palette);
  const { style } = body(template, Math.min(size, LARGEST_SIGN), ink);
  return { indent: HANG, bullet: { text: bullet.glyph, style } };
}
