/** Points under heavy rules, each with a block or, in their order, a large numeral: beside the title's block or, where they need more room, below its band. */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { headedText } from '../../arrange/headedText.ts';
import { sharedRows } from '../../arrange/sharedRows.ts';
import { titledPage } from '../../arrange/titles.ts';
import { bullets as sharedBullets } from '../../arrangements/bullets.ts';
import { largestOf } from '../../kinds/amounts.ts';
import { isPictured } from '../../kinds/pictured.ts';
import { placePointMark } from '../../kinds/pointMark.ts';
import { entryNumeral, placeEntryNumeral } from '../../page/entryNumeral.ts';
import { bodySizes } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { figure } from '../../page/typography.ts';
import { lookOf } from '../looks.ts';
import { acrossPage, MOST_ACROSS } from './acrossPage.ts';
import { displayInk } from './blockInk.ts';
import { posterTokens } from './cards.ts';
import { pointLook } from './pointLook.ts';
import { statement } from './statement.ts';

type Slide = SlideOf<'bullets'>;
type Points = Pick<Slide, 'title' | 'items' | 'ordered'>;

/** To the words beside a numeral, and beside a block. */
const HANG = 80;
const BLOCK_HANG = 36;
const BLOCK = { w: 16, h: 16 } as const;
const TALLEST_ROW = 192;
/** Smaller words would be lost on a block. */
const LEAST_IN_BLOCKS = 17;
/** Below the rule, and at least below the words. */
const PADDING = 12;
const TEXT_CLEARANCE = 10;
/** Points: rows are as high as multiples of it, so that what stands in them begins on one line with the title or clearly apart. */
const STEP = 8;

export const bullets = layoutOf<'bullets'>(sharedBullets.layout, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const pictured = isPictured(slide, context);
  const count = slide.items.length;
  // Some lists are mosaics, for change; what has neither heads nor an order has nothing to stand large in them.
  const named = slide.ordered || slide.items.every(({ head }) => head?.trim());
  if (!pictured && named && (context.again || context.ordinal % 4 === 3) && count >= 2 && count <= 4)
    yield* posterTokens({ title: slide.title, cards: cardsOf(slide, context) }, context, LEAST_IN_BLOCKS);
  if (!pictured && count === 1) {
    yield* statement(slide, context);
    if (!context.wide) return;
  }
  if (!pictured && count >= 2 && count <= MOST_ACROSS) {
    if (context.wide) {
      yield* acrossPage(slide, context);
      for (const size of bodySizes(20, 16)) yield numbered(slide, context, size);
    } else {
      // What needs smaller type is tried below the band first.
      for (const size of bodySizes(Math.max(count === 2 ? 28 : count === 3 ? 24 : 20, largestOf(slide)), count <= 4 ? 16 : 18))
        yield numbered(slide, context, size);
      return;
    }
  }
  yield sharedBullets.compose(slide, context);
}

const cardsOf = ({ items }: Slide, context: LayoutContext) =>
  items.map(({ head, text }, i) => ({
    head: head?.trim() || { numeral: entryNumeral(i, context) },
    text,
  }));

/** A numeral beside each point, in rows below heavy rules. */
export function numbered(
  slide: Points,
  context: LayoutContext,
  size: number,
  layout: 'bullets' | 'agenda' | 'sources' = 'bullets',
): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage(layout, slide.title, context);
  const ink = displayInk(lookOf('poster', template).numeral, { ref: 'bg' }, template);
  const hang = slide.ordered ? HANG : BLOCK_HANG;
  const width = area.w - hang;
  const look = pointLook({ head: size + 2, text: Math.max(16, size - 1), alone: size, space: 2 }, template);
  const points = slide.items.map((item) => headedText(item, look, context));
  const needed = points.map((words) => Math.ceil((measure(words, width, context).height + PADDING + TEXT_CLEARANCE) / STEP) * STEP);
  const { rows, spare } = sharedRows(needed, area, { tallest: TALLEST_ROW, step: STEP });
  if (spare < 0) builder.judge('overflows');
  const numeral = Math.min(64, (area.h / points.length) * 0.5, (Math.min(...rows.map(({ h }) => h)) - PADDING - 4) / 1.08);
  rows.forEach(({ y, h }, i) => {
    const words = points[i] ?? [];
    const row: Frame = { ...area, y, h };
    builder.rule(`Rule ${i + 1}`, { ...row, h: template.rule }, template.page.text);
    const beside: Frame = { ...row, x: row.x + hang, y: row.y + PADDING, w: width, h: h - PADDING - 4 };
    if (slide.ordered) placeEntryNumeral(builder, i, { ...beside, x: row.x, w: hang }, figure(template, numeral, ink), context);
    else placePointMark(builder, i, words, { at: { x: row.x, y: beside.y }, size: BLOCK, color: ink });
    builder.text(`Point ${i + 1}`, beside, words, { role: 'list' });
  });
  return builder;
}
