/**
 * Points beside badges, every other time next to a panel of art, the third time in a row on cards; long lists, lone sentences and
 * pictures as in every template.
 */

import type { SlideOf } from '@slidewright/contract/deck';
import { headedText } from '../../arrange/headedText.ts';
import { placePanelArt } from '../../arrange/panelArt.ts';
import { titledPage } from '../../arrange/titles.ts';
import { bullets as shared } from '../../arrangements/bullets.ts';
import { loneStatement } from '../../arrangements/statementBesideArt.ts';
import { fillsBesideArt, largestOf } from '../../kinds/amounts.ts';
import { isPictured } from '../../kinds/pictured.ts';
import { steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading } from '../../page/typography.ts';
import { placeBadged } from './badges.ts';
import { MOST_CARDS, numberedCards } from './numberedCards.ts';

type Slide = SlideOf<'bullets'>;

/** Sizes of heads and texts in points. */
const sizes = [
  { head: 30, text: 22 },
  { head: 26, text: 20 },
  { head: 22, text: 18 },
  { head: 20, text: 17 },
  { head: 18, text: 16 },
] as const;
/** Of few sentences. */
const LARGE = [
  { head: 38, text: 28 },
  { head: 34, text: 26 },
] as const;
/** Points: smaller heads leave the page of two or three points empty. */
const LEAST_LARGE = 26;
type Sizes = (typeof sizes)[number] | (typeof LARGE)[number];

/** Shares of the page's width for lines of large type. */
const MEASURES = [0.92, 0.84, 0.76, 1] as const;

export const bullets = variantOf(shared, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const count = slide.items.length;
  const pictured = isPictured(slide, context);
  if (!pictured) yield* loneStatement(slide, steps(50, 20), context);
  if (!pictured && count >= 2) {
    if (context.again && count <= MOST_CARDS)
      yield* numberedCards(
        { layout: 'cards', title: slide.title, entries: slide.items, name: 'Point', numbered: slide.ordered ?? false },
        context,
      );
    const panel = context.ordinal % 2 === 0 && fillsBesideArt(slide);
    const [largest, ...usual] = sizes;
    const few = LARGE.filter(({ head }) => head - 2 <= largestOf(slide));
    const all = count <= 2 ? [...few, largest, ...usual] : usual;
    const readable = all.slice(0, -1);
    const even = { even: true };
    if (panel && count <= 4) for (const size of readable) yield rows(slide, context, size, 'panel', even);
    if (panel && count <= 4) for (const size of readable) yield rows(slide, context, size, 'panel');
    // A shorter line is read more easily than smaller type, and parts a text more evenly.
    const large = count === 3 ? [...few, largest, ...usual.slice(0, -1)] : readable;
    if (count <= 4)
      for (const [i, size] of large.entries()) {
        for (const measure of MEASURES) yield rows(slide, context, size, 1, { ...even, measure });
        // Rather a short last line than type that leaves its page empty.
        if (count <= 3 && i > 0 && size.head >= LEAST_LARGE) yield rows(slide, context, large[i - 1] ?? size, 1);
      }
    if (count <= 4) for (const size of all) yield rows(slide, context, size, 1);
    // Rows of one line are read more easily than two columns.
    if (count <= 6) for (const size of usual) yield rows(slide, context, size, 1);
    if (count <= 8) for (const size of usual) yield rows(slide, context, size, 2);
  }
}

/** `even`: none of the points ends in a scrap of a line. `measure` is the share of the page's width that lines may take. */
function rows(slide: Slide, context: LayoutContext, size: Sizes, across: 'panel' | 1 | 2, { even = false, measure = 1 } = {}): PageBuilder {
  const { template } = context;
  const { page: inks, grid } = template;
  const panel = across === 'panel';
  const { builder, area: below } = titledPage(
    panel ? 'bulletsBesideArt' : across === 2 ? 'twoColumns' : 'bullets',
    slide.title,
    context,
    panel ? grid.besidePanel : grid,
  );
  const area = { ...below, w: below.w * measure };
  const alone = body(template, size.head - 2, inks.text, 400, 1.36);
  const head = heading(template, size.head, inks.text, 1.22);
  const text = body(template, size.text, inks.text, undefined, 1.36);
  const groups = slide.items.map((item) => headedText(item, { head, text, alone, space: 2 }, context));
  if (!placeBadged(builder, { groups, area, columns: panel ? 1 : across, numbered: slide.ordered ?? false }, context) && even)
    builder.judge('overflows');
  if (panel) placePanelArt(builder, grid.panel, slide.title, context.ordinal / 2, context);
  return builder;
}
