/** Points in rows between rules, beside a dash or, in their order, numbered in the monospaced face; where they are few and short a drawing stands beside them as a figure. */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { type HeadedLook, headedText } from '../../arrange/headedText.ts';
import { endsEvenly } from '../../arrange/list.ts';
import { sharedRows } from '../../arrange/sharedRows.ts';
import { titledPage } from '../../arrange/titles.ts';
import { forRhythm, bullets as sharedBullets } from '../../arrangements/bullets.ts';
import { fillsBesideArt, largestOf } from '../../kinds/amounts.ts';
import { isPictured } from '../../kinds/pictured.ts';
import { placePointMark } from '../../kinds/pointMark.ts';
import { steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph, strong } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { figurePanel, PANEL } from './figurePanel.ts';
import { monoLabel, twoDigits } from './monoLabel.ts';

type Slide = SlideOf<'bullets'>;

const HANG = 48;
/** Between the rows and the panel. */
const GUTTER = 48;
/** Rows of so few points are no taller than this; those of more, than 96 points. */
const TALLEST_ROW: Readonly<Record<number, number>> = { 2: 144, 3: 112 };
/** Points, of the words of so few points; of more it is 20. */
const LARGEST: Readonly<Record<number, number>> = { 2: 28, 3: 24, 4: 24 };
const LARGEST_BESIDE: Readonly<Record<number, number>> = { 2: 26, 3: 24 };
const PADDING = 9;
/** So much nearer the words of a full row may come to the next rule. */
const SLACK = 2;
const DASH = { w: 18, h: 2 } as const;
/** Of the width: narrower columns in which no point may end in a scrap of a line. */
const SHARES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7] as const;

export const bullets = variantOf(sharedBullets, arrangements);

function* arrangements(slide: Slide, context: LayoutContext) {
  const pictured = isPictured(slide, context);
  const count = slide.items.length;
  if (!pictured && count >= 2) {
    // The drawing stands beside every other list only, so that it does not wear out; a third list in a row of one look has the other.
    const drawn = count <= 4 && (context.ordinal % 2 === 0) !== context.again && fillsBesideArt(slide);
    if (drawn) for (const size of steps(LARGEST_BESIDE[count] ?? 20, 18)) yield rows(slide, context, size, true);
    if (drawn) yield* forRhythm(slide, context);
    if (count <= 6) for (const size of steps(Math.max(LARGEST[count] ?? 20, largestOf(slide)), 16)) yield rows(slide, context, size, false);
  }
}

function rows(slide: Slide, context: LayoutContext, size: number, beside: boolean): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage(beside ? 'bulletsBesideArt' : 'bullets', slide.title, context);
  // The panel needs its height; a title of many lines takes it.
  if (beside && area.y > PANEL.y + 20) builder.judge('overflows');
  const width = beside ? PANEL.x - GUTTER - area.x : area.w;
  const groups = slide.items.map((item) => headedText(item, lookOfPoints(size, context.template), context));
  const column = Math.min(width - HANG, 740);
  const share = SHARES.slice(0, beside ? 5 : undefined).find((s) =>
    groups.every((words) => endsEvenly(measure(words, column * s, context), size)),
  );
  if (size > 18 && !share) builder.judge('overflows');
  const count = slide.items.length;
  const w = column * (share ?? 1);
  const needed = groups.map((words) => measure(words, w, context).height + 2 * PADDING - SLACK);
  const room = beside ? area.h : Math.min(area.h, count * (TALLEST_ROW[count] ?? 96));
  const { rows, spare } = sharedRows(needed, { ...area, h: room }, { alike: true });
  if (spare < 0) builder.judge('overflows');
  rows.forEach(({ y, h }, i) => {
    const words = groups[i] ?? [];
    const row: Frame = { x: area.x, y, w: width, h };
    builder.rule(`Rule ${i + 1}`, { ...row, h: 1 }, page.line);
    const above = Math.max(PADDING, (h - (needed[i] ?? 0) - SLACK) / 2 + PADDING);
    const frame: Frame = { x: row.x + HANG, y: y + above, w, h: h - above - PADDING + SLACK };
    if (slide.ordered) {
      // The numeral stands on the first line of the words.
      const look = monoLabel(template, 13, page.accent);
      const leading = (words[0]?.lineHeight ?? 24) / look.style.size;
      const number = [paragraph(twoDigits(context.entriesBefore + i + 1, context.language), { ...look, leading }, context)];
      builder.text(`Number ${i + 1}`, { ...frame, x: row.x, w: HANG }, number, { role: 'label' });
    } else placePointMark(builder, i, words, { at: { x: row.x, y: frame.y }, size: DASH, color: page.accent });
    builder.text(`Point ${i + 1}`, frame, words, { role: 'list' });
  });
  builder.rule('Closing rule', { x: area.x, y: rows.reduce((bottom, { h }) => bottom + h, area.y), w: width, h: 1 }, page.line);
  if (beside) figurePanel(builder, slide.title, context);
  return builder;
}

function lookOfPoints(size: number, template: Template): HeadedLook {
  const { page } = template;
  return {
    head: strong(template, size, page.text),
    text: body(template, Math.max(14, size - 2), page.muted, undefined, 1.32),
    alone: body(template, size, page.text, undefined, 1.32),
    space: 1,
  };
}
