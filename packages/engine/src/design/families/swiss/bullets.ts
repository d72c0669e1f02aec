/**
 * Points on the columns, beside a dash or, in their order, beside large numerals, hairlines between them; a plane of art bleeds off the corner below every other title. A
 * lone point stands on a plane of colour.
 */

import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf, downFrom, rightOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { balanced } from '../../arrange/balance.ts';
import { type HeadedLook, headedText } from '../../arrange/headedText.ts';
import { endsInAWord } from '../../arrange/list.ts';
import { placePanelArt } from '../../arrange/panelArt.ts';
import { sharedRows } from '../../arrange/sharedRows.ts';
import { placeBalanced, titledPage } from '../../arrange/titles.ts';
import { bullets as sharedBullets } from '../../arrangements/bullets.ts';
import { isPictured } from '../../kinds/pictured.ts';
import { placePointMark } from '../../kinds/pointMark.ts';
import { placeEntryNumeral } from '../../page/entryNumeral.ts';
import { steps } from '../../page/fit.ts';
import { layoutOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { COLUMN, hung, STRIP } from './grid.ts';

type Slide = SlideOf<'bullets'>;

const MOST_POINTS = 6;
/** Between a row's text and the next row, at least. */
const LEAST_ROW_GAP = 16;
/** Below each of two points, at least, where they are large. */
const AIR_OF_TWO = 40;
/** Of a lone point on its plane. */
const PADDING = 24;
/** The sign of points without an order, and from it to the words. */
const DASH = { w: 18, h: 4 } as const;
const DASH_HANG = 34;

interface Sizes {
  /** Points: of leads, of the texts below them, and of points without a lead. */
  readonly lead: number;
  readonly text: number;
  readonly alone: number;
  /** More points than these are set smaller. */
  readonly most: number;
  /** Leads keep to one line, and rows to one pitch; two have air below them. */
  readonly airy?: boolean;
}

const SIZES: readonly Sizes[] = [
  { lead: 32, text: 22, alone: 28, most: 2, airy: true },
  { lead: 28, text: 20, alone: 24, most: 3, airy: true },
  { lead: 24, text: 18, alone: 20, most: MOST_POINTS, airy: true },
  { lead: 22, text: 18, alone: 20, most: MOST_POINTS, airy: true },
  { lead: 22, text: 18, alone: 20, most: MOST_POINTS },
  { lead: 20, text: 17, alone: 18, most: MOST_POINTS },
  { lead: 18, text: 16, alone: 18, most: MOST_POINTS },
  { lead: 17, text: 15, alone: 17, most: MOST_POINTS },
];

export const bullets = layoutOf<'bullets'>(sharedBullets.layout, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const pictured = isPictured(slide, context);
  const { length } = slide.items;
  const [only] = slide.items;
  if (!pictured && length === 1 && only) for (const size of steps(46, 24)) yield onPlane(slide.title, only, context, size);
  if (!pictured && length >= 2 && length <= MOST_POINTS) {
    const plated = context.ordinal % 2 === 0;
    const sized = SIZES.filter(({ most }) => length <= most);
    for (const art of plated ? (['plane', 'strip'] as const) : (['strip'] as const))
      for (const sizes of sized) yield inRows(slide, context, sizes, art);
  }
  yield sharedBullets.compose(slide, { ...context, ordinal: 1 });
}

/** `strip`: the art is low, so that a title of any length has its place above it; the wide page has none. */
function inRows(slide: Slide, context: LayoutContext, sizes: Sizes, art: 'plane' | 'strip'): PageBuilder {
  const { template } = context;
  const { page, grid } = template;
  const withArt = art === 'plane';
  const { builder, area } = titledPage(withArt ? 'bulletsBesideArt' : 'bullets', slide.title, context, withArt ? grid.besidePanel : grid);
  // On the wide page it begins where the points do.
  const plane = context.wide ? downFrom(grid.panel, area.y) : grid.panel;
  const panel = withArt ? plane : STRIP;
  if (withArt || !context.wide) placePanelArt(builder, panel, slide.title, context.ordinal, context);
  const numeral = slide.ordered ? Math.min(64, Math.floor((area.h / slide.items.length) * 0.5)) : 0;
  const x = area.x + (!slide.ordered ? DASH_HANG : numeral < 40 && !context.wide ? 84 : COLUMN);
  const column: Frame = { ...area, x, w: rightOf(area) - x };
  const words = slide.items.map((item) => headedText(item, lookOfPoints(sizes, template), context));
  const needed = words.map((text) => Math.max(numeral * 1.06, measure(text, column.w, context).height) + LEAST_ROW_GAP);
  const { rows, spare } = sharedRows(needed, column, { alike: needed.length > 2 });
  const heights = rows.map(({ h }) => h);
  const apart = rows.length === 2 ? spare >= AIR_OF_TWO : heights.every((h) => h === heights[0]);
  if (spare < 0 || (sizes.airy && !(apart && leadsKeepToALine(slide, sizes, column.w, context)))) builder.judge('overflows');
  rows.forEach(({ y, h }, i) => {
    const row: Frame = { ...column, y, h: h - LEAST_ROW_GAP };
    if (i > 0) builder.rule(`Hairline ${i}`, { ...area, y: y - 8, h: 1 }, page.line);
    const text = words[i] ?? [];
    if (slide.ordered) {
      const beside: Frame = { ...row, x: hung(area.x), w: x - area.x - 10, h: Math.min(row.h, numeral * 1.3) };
      placeEntryNumeral(builder, i, beside, heading(template, numeral, page.figure, 1.06), context);
    } else placePointMark(builder, i, text, { at: { x: area.x, y: row.y }, size: DASH, color: page.figure });
    builder.text(`Point ${i + 1}`, { ...row, w: balanced(text, row, context).width }, text, { role: 'body' });
  });
  return builder;
}

function leadsKeepToALine({ items }: Slide, { lead }: Sizes, width: number, context: LayoutContext): boolean {
  const { template } = context;
  const look = heading(template, lead, template.page.text);
  return items.every(({ head }) => !head?.trim() || measure([paragraph(head, look, context)], width, context).lines.length < 2);
}

/** The words at the foot of the plane. */
function onPlane(title: string, point: Slide['items'][number], context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { builder, area } = titledPage('bullets', title, context);
  const { planes } = lookOf('swiss', template);
  const fill = planes[context.ordinal % 3] ?? planes[0];
  const ink = inkOn(fill, template.palette);
  const look: HeadedLook = {
    head: heading(template, size, ink, 1.14),
    text: body(template, Math.min(22, size - 4), ink, 400, 1.36),
    alone: heading(template, size, ink, 1.16),
    space: 12,
  };
  const words = headedText(point, look, context);
  const w = area.w - 2 * PADDING;
  // Room for one more line, where another font needs it.
  const set = measure(words, w, context);
  const height = set.height + size * 1.2;
  if (height > area.h - 2 * PADDING || (size > 24 && endsInAWord(set))) builder.judge('overflows');
  builder.shape('Plane', area, { type: 'rect' }, fill);
  const y = Math.max(area.y + PADDING, bottomOf(area) - PADDING - height);
  placeBalanced(builder, 'body', words, 'body', context, { x: area.x + PADDING, y, w, h: bottomOf(area) - PADDING - y });
  return builder;
}

/** A point without a head is set larger than the texts below heads: a few are statements. */
function lookOfPoints(sizes: Sizes, template: Template): HeadedLook {
  const { text: ink } = template.page;
  return {
    head: heading(template, sizes.lead, ink, 1.2),
    text: body(template, sizes.text, ink, undefined, 1.4),
    alone: body(template, sizes.alone, ink, 400, 1.36),
    space: 4,
  };
}
