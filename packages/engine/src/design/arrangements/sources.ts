/** Sources, numbered, in rows between hairlines: a few over the whole width, more in two columns filled downward; very many closer together. */

import type { SlideOf } from '@slidewright/contract/deck';
import { belowTop, bottomOf } from '../../model/frame.ts';
import { numeralOf } from '../../model/numeral.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { endsInAWord, inRows, spread } from '../arrange/list.ts';
import { pointGaps } from '../arrange/pointGaps.ts';
import { titledPage } from '../arrange/titles.ts';
import { steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import { measure, type PageBuilder } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { placeholderOf } from '../page/placeholders.ts';
import { body, paragraph } from '../page/typography.ts';
import { columnsOf } from './twoColumns.ts';

type Slide = SlideOf<'sources'>;

/** Points: of a few entries over the whole width, of more, and of those in two columns. */
const TALLEST_ROW = { few: 120, whole: 88, half: 92 } as const;
/** So few entries are set larger. */
const FEW = 3;
/** Points: in larger type no line holds a scrap. */
const CALM = 18;

export const sources = layoutOf<'sources'>(
  (template) =>
    plainLayout('sources', 'Sources', template, [
      placeholderOf({
        key: 'body',
        type: 'body',
        index: 1,
        frame: columnsOf(template.grid.body)[0],
        look: body(template, 14, template.page.text),
        prompt: 'Sources',
        indent: 32,
      }),
    ]),
  function* (slide, context) {
    const count = slide.entries.length;
    if (count <= 5) for (const size of steps(count <= FEW ? 26 : 24, 16)) yield inHairlines(slide, context, size, 1);
    if (count >= 4) for (const size of steps(18, 14)) yield inHairlines(slide, context, size, 2);
    if (count <= 5) for (const size of steps(18, 14)) yield arrange(slide, context, size, 1);
    for (const size of steps(16, 12)) yield arrange(slide, context, size, 2);
  },
);

/** Rows of one height, each below a hairline. */
function inHairlines(slide: Slide, context: LayoutContext, size: number, across: 1 | 2): PageBuilder {
  const { page, rule } = context.template;
  const { builder, area: body } = titledPage('sources', slide.title, context);
  const perColumn = Math.ceil(slide.entries.length / across);
  const tallest = across === 2 ? TALLEST_ROW.half : perColumn <= FEW ? TALLEST_ROW.few : TALLEST_ROW.whole;
  const pitch = Math.min(tallest, body.h / perColumn);
  const entries = entriesOf(slide, context, size);
  const frames = across === 1 ? [body] : columnsOf(body);
  frames.forEach((frame, c) => {
    const groups = entries.slice(c * perColumn, (c + 1) * perColumn);
    if (groups.length === 0) return;
    const area: Frame = { ...frame, h: pitch * groups.length };
    const rows = inRows(groups, area, context);
    const scraps = size > CALM && groups.some((group) => endsInAWord(measure(group, area.w, context)));
    if (!rows.fits || scraps) builder.judge('overflows');
    groups.forEach((_, i) => {
      const line: Frame = { ...area, y: area.y + i * pitch, h: i === 0 ? rule : 1 };
      if (i > 0 || !context.template.grid.ruled) builder.rule(`Hairline ${c + 1}.${i + 1}`, line, i === 0 ? page.text : page.line);
    });
    builder.rule(`Hairline ${c + 1}.${groups.length + 1}`, { ...area, y: bottomOf(area), h: 1 }, page.line);
    fillColumn(builder, c, rows.paragraphs, belowTop(area, rows.top));
  });
  return builder;
}

/** As close together as they must. */
function arrange(slide: Slide, context: LayoutContext, size: number, across: 1 | 2): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area: below } = titledPage('sources', slide.title, context);
  const columns = across === 1 ? [below] : columnsOf(below);
  const entries = entriesOf(slide, context, size);
  const parts = columns.length === 1 ? [entries] : halves(entries, (group) => measure(group, columns[0]?.w ?? below.w, context).height);
  let from = 0;
  columns.forEach((frame, c) => {
    const groups = parts[c] ?? [];
    if (!template.grid.ruled) builder.rule(`Rule ${c + 1}`, { x: frame.x, y: frame.y, w: frame.w, h: template.rule }, page.text);
    const area: Frame = belowTop(frame, 16);
    if (groups.length === 0) return;
    const paragraphs = spread(groups, area, context, pointGaps.entries(size));
    fillColumn(builder, c, paragraphs, area);
    from += groups.length;
  });
  if (from < entries.length) builder.judge('overflows');
  return builder;
}

function entriesOf({ entries }: Slide, context: LayoutContext, size: number): Paragraph[][] {
  const { template } = context;
  const look = body(template, size, template.page.text, undefined, 1.32);
  return entries.map((entry, i) => {
    const number = context.entriesBefore + i + 1;
    const style = { ...look.style, color: template.page.accent };
    const bullet = { text: `${numeralOf(number, context.language)}.`, number, style };
    return [paragraph(entry, look, context, { indent: Math.max(32, size * 1.9), bullet })];
  });
}

function fillColumn(builder: PageBuilder, column: number, paragraphs: readonly Paragraph[], frame: Frame): void {
  if (column === 0) builder.fill('body', paragraphs, 'list', { frame });
  else builder.text('Sources, continued', frame, paragraphs, { role: 'list', fills: 'more' });
}

/** Two parts whose heights differ least, in order. */
function halves<T>(groups: readonly T[], height: (group: T) => number): [T[], T[]] {
  const heights = groups.map(height);
  const total = heights.reduce((sum, h) => sum + h, 0);
  let sum = 0;
  let cut = 0;
  while (cut < groups.length && sum + (heights[cut] ?? 0) / 2 < total / 2) sum += heights[cut++] ?? 0;
  return [groups.slice(0, cut), groups.slice(cut)];
}
