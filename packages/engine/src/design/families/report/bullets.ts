/** Points in rows between hairlines; those with heads and much text in columns. */

import type { SlideOf } from '@slidewright/contract/deck';
import { type HeadedLook, headedText } from '../../arrange/headedText.ts';
import { inRows } from '../../arrange/list.ts';
import { titledPage } from '../../arrange/titles.ts';
import { forRhythm, bullets as shared } from '../../arrangements/bullets.ts';
import { bulletsBesideArt } from '../../arrangements/bulletsBesideArt.ts';
import { loneStatement } from '../../arrangements/statementBesideArt.ts';
import { fillsBesideArt, largestOf } from '../../kinds/amounts.ts';
import { isPictured } from '../../kinds/pictured.ts';
import { bodySizes, steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading } from '../../page/typography.ts';
import { fillsColumns, placeColumns } from './columns.ts';

type Slide = SlideOf<'bullets'>;

const HANG = 40;
/** Of a row; two rows may be taller. */
const TALLEST = 124;
const TALLEST_OF_TWO = 150;
const MOST_ROWS = 7;
const ART_EVERY = 4;
const SHARES = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72] as const;

export const bullets = variantOf(shared, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const count = slide.items.length;
  const pictured = isPictured(slide, context);
  if (!pictured) yield* loneStatement(slide, steps(46, 20), context);
  if (!pictured && !slide.ordered && count >= 2) {
    const headed = slide.items.every((item) => item.head?.trim() && item.text.trim());
    const inColumns = headed && count <= 4 && fillsColumns(slide.items, context.template.grid.body, 18, context);
    if (inColumns) for (const text of [20, 18, 17]) yield columns(slide, context, text);
    yield* forRhythm(slide, context);
    // Now and then the art takes the place of a picture, so that pages of rows do not follow each other without end.
    if (count <= 4 && context.ordinal % ART_EVERY === 2 && fillsBesideArt(slide))
      for (const size of bodySizes(count === 2 ? 28 : count === 3 ? 24 : 20, 18))
        yield bulletsBesideArt(slide, context, size, Math.floor(context.ordinal / ART_EVERY));
    if (count <= MOST_ROWS)
      for (const size of [
        ...bodySizes(Math.max(count <= 2 ? 28 : count <= 3 ? 24 : 20, largestOf(slide)), 24),
        ...(count <= 3 ? [22] : []),
        20,
        18,
        17,
        16,
      ])
        yield rows(slide, context, size);
  }
}

function columns(slide: Slide, context: LayoutContext, text: number): PageBuilder {
  const { builder, area } = titledPage('bullets', slide.title, context);
  placeColumns(builder, slide.items, area, { head: 20, text }, context);
  return builder;
}

function rows(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage('bullets', slide.title, context);
  const bullet = { text: '–', style: heading(template, size, page.accent).style };
  const look: HeadedLook = {
    head: heading(template, size, page.text, 1.25),
    text: body(template, Math.max(16, size - 2), page.text, undefined, 1.36),
    alone: body(template, size, page.text, undefined, 1.36),
    space: 3,
  };
  const groups = slide.items.map((item) => headedText(item, look, context, { indent: HANG, bullet }));
  const list = { ...area, w: Math.min(area.w, 800), h: Math.min(area.h, groups.length * (groups.length <= 2 ? TALLEST_OF_TWO : TALLEST)) };
  // A narrower column may break its lines better; the hairlines keep the width of the page.
  const tries = SHARES.map((share) => ({ w: list.w * share, ...inRows(groups, { ...list, w: list.w * share }, context) }));
  const set = tries.find((t) => t.fits && t.steady) ?? tries[0];
  if (!set) return builder;
  const pitch = list.h / groups.length;
  for (let i = 0; i < groups.length; i++) {
    const first = i === 0;
    builder.rule(`Hairline ${i + 1}`, { ...area, y: area.y + i * pitch, h: first ? template.rule : 0.75 }, first ? page.text : page.line);
  }
  builder.fill('body', set.paragraphs, 'list', { frame: { ...list, w: set.w, y: list.y + set.top, h: list.h - set.top } });
  if (!set.fits || (size > 18 && !set.steady)) builder.judge('overflows');
  return builder;
}
