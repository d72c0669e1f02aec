/**
 * Points as a magazine sets them: what leads a point stands in the narrow column as a standfirst, its text in the measure beside it, a
 * hairline above both; every other list has a plate of art at its right, and so has a lone statement. Longer lists are those of the shared
 * layout.
 */

import type { SlideOf } from '@slidewright/contract/deck';
import { belowTop, bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import type { Paragraph } from '../../../model/text.ts';
import { balanced } from '../../arrange/balance.ts';
import { endsEvenly, fullestWidth, inRows, join, points } from '../../arrange/list.ts';
import { placePanelArt } from '../../arrange/panelArt.ts';
import { sharedRows } from '../../arrange/sharedRows.ts';
import { placeBalanced, titledPage } from '../../arrange/titles.ts';
import { bullets as sharedBullets } from '../../arrangements/bullets.ts';
import { fillsBesideArt } from '../../kinds/amounts.ts';
import { isPictured } from '../../kinds/pictured.ts';
import { steps } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph, standfirst } from '../../page/typography.ts';

type Slide = SlideOf<'bullets'>;

const MOST_POINTS = 5;
const COLUMN_SPACE = 36;
/** Above and below the words of a row. */
const ROW_SPACE = 28;
/** Tallest row, points; that of two or three points is taller. */
const PITCH = 104;
const TALL_PITCH = 150;
const FEW = 3;
/** Between points without heads, a hairline in its middle. */
const LEAST_GAP = 20;
/** Smallest size of points without heads, which may end in a scrap of a line. */
const SMALLEST_WITHOUT_HEADS = 17;
/** Of the width: narrower columns in which no point does. */
const SHARES = [1, 0.96, 0.92, 0.88, 0.84] as const;

export const bullets = layoutOf<'bullets'>(sharedBullets.layout, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const { items } = slide;
  const pictured = isPictured(slide, context);
  const [only] = items;
  if (!pictured && items.length === 1 && only && !only.head?.trim() && fillsBesideArt(slide))
    for (const size of steps(42, 22)) yield besidePlate(slide, only.text, context, size);
  if (!pictured && items.length >= 2 && items.length <= MOST_POINTS) {
    const headed = items.every((item) => item.head?.trim() && item.text.trim());
    const plated = items.length <= 4 && context.ordinal % 2 === 0 && fillsBesideArt(slide);
    const arrange = headed ? underStandfirsts : !items.some((item) => item.head?.trim()) ? inMeasure : undefined;
    if (arrange) {
      const sizes = steps(items.length <= FEW && !headed ? 24 : 20, headed ? 16 : SMALLEST_WITHOUT_HEADS);
      if (plated) for (const size of sizes) yield arrange(slide, context, size, true);
      if (headed) for (const size of sizes) yield arrange(slide, context, size, false);
    }
  }
  // The shared panel of art comes of its own accord at the first list: here it has had its turn.
  yield sharedBullets.compose(slide, { ...context, ordinal: 1 });
}

interface Page {
  readonly builder: PageBuilder;
  readonly area: Frame;
}

function begin(slide: Slide, context: LayoutContext, plated: boolean): Page {
  const { template } = context;
  const { grid } = template;
  const { builder, area: body } = titledPage(
    plated ? 'bulletsBesideArt' : 'bullets',
    slide.title,
    context,
    plated ? grid.besidePanel : grid,
  );
  if (!plated) return { builder, area: body };
  const panel: Frame = { ...grid.panel, y: body.y, h: bottomOf(grid.panel) - body.y };
  placePanelArt(builder, panel, slide.title, context.ordinal, context);
  return { builder, area: body };
}

/** A sentence and nothing else, set like a headline. */
function besidePlate(slide: Slide, text: string, context: LayoutContext, size: number): PageBuilder {
  const { builder, area } = begin(slide, context, true);
  const { template } = context;
  placeRule(builder, 0, area, context);
  const words = [paragraph(text, standfirst(template, text, size, template.page.text, 1.26), context)];
  placeBalanced(builder, 'body', words, 'body', context, belowTop(area, 24));
  return builder;
}

/** Head and text side by side. */
function underStandfirsts(slide: Slide, context: LayoutContext, size: number, plated: boolean): PageBuilder {
  const { builder, area } = begin(slide, context, plated);
  const { template } = context;
  const { page } = template;
  const narrow = plated ? 196 : 268;
  const head = (value: string) => [paragraph(value, standfirst(template, value, size + (plated ? 0 : 2), page.accent, 1.28), context)];
  const text = (value: string) => [paragraph(value, body(template, size, page.text, undefined, 1.4), context)];
  const wide = Math.min(560, area.w - narrow - COLUMN_SPACE);
  const needed = slide.items.map(
    (item) => ROW_SPACE + Math.max(measure(head(item.head ?? ''), narrow, context).height, measure(text(item.text), wide, context).height),
  );
  if (sharedRows(needed, area).spare < 0) builder.judge('overflows');
  const { rows } = sharedRows(needed, { ...area, h: Math.min(PITCH * needed.length, area.h) });
  slide.items.forEach((item, i) => {
    const y = rows[i]?.y ?? area.y;
    const h = (needed[i] ?? 0) - ROW_SPACE + 4;
    placeRule(builder, i, { ...area, y }, context);
    const standing: Frame = { ...area, y: y + 12, w: narrow, h };
    const words = head(item.head ?? '');
    builder.text(`Head ${i + 1}`, { ...standing, w: balanced(words, standing, context).width }, words, { role: 'heading' });
    const said = text(item.text);
    const beside: Frame = { x: area.x + narrow + COLUMN_SPACE, y: y + 12, w: fullestWidth([said], wide, context), h };
    builder.text(`Text ${i + 1}`, beside, said, { role: 'body' });
  });
  return builder;
}

/** Points without heads in the wide measure beside the plate. */
function inMeasure(slide: Slide, context: LayoutContext, size: number, plated: boolean): PageBuilder {
  const { builder, area } = begin(slide, context, plated);
  const { page } = context.template;
  const groups: Paragraph[][] = points(slide.items, context, { size, inks: page, ordered: slide.ordered });
  const share = SHARES.find((s) => groups.every((group) => endsEvenly(measure(group, area.w * s, context), size)));
  if (size > SMALLEST_WITHOUT_HEADS && !share) builder.judge('overflows');
  const column: Frame = { ...area, w: area.w * (share ?? 1) };
  const heights = groups.map((group) => measure(group, column.w, context).height);
  const room = Math.min(area.h, groups.length * (groups.length <= FEW ? TALL_PITCH : PITCH));
  const { rows, spare: gap } = sharedRows(heights, { ...area, h: room });
  // Large type keeps its lines elsewhere, or has room for one more above the next hairline.
  const secure = inRows(groups, column, context).steady || gap > size * 3;
  if (gap < LEAST_GAP || (size > 20 && !secure)) builder.judge('overflows');
  rows.forEach((row, i) => {
    placeRule(builder, i, { ...area, ...row }, context);
  });
  const top = Math.max(0, gap / 2);
  builder.fill('body', join(groups, gap), 'list', { frame: { ...column, y: area.y + top, h: area.h - top } });
  return builder;
}

/** The first is of ink. */
function placeRule(builder: PageBuilder, index: number, at: Frame, { template }: LayoutContext): void {
  builder.rule(`Hairline ${index + 1}`, { ...at, h: 0.8 }, index === 0 ? template.page.text : template.page.line);
}
