/** Agenda: numbered rows between hairlines that share the height of the page; more than seven stand in two columns. */

import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../model/numeral.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { inRows } from '../arrange/list.ts';
import { titledPage } from '../arrange/titles.ts';
import { steps } from '../page/fit.ts';
import { layoutOf } from '../page/layout.ts';
import type { LayoutContext } from '../page/layoutContext.ts';
import type { PageBuilder } from '../page/pageBuilder.ts';
import { plainLayout } from '../page/pageLayouts.ts';
import { placeholderOf } from '../page/placeholders.ts';
import { body, figure, paragraph } from '../page/typography.ts';
import { columnsOf } from './twoColumns.ts';

const HANG = 56;

export const agenda = layoutOf<'agenda'>(
  (template) =>
    plainLayout('agenda', 'Agenda', template, [
      placeholderOf({
        key: 'body',
        type: 'body',
        index: 1,
        frame: template.grid.body,
        look: body(template, 22, template.page.text),
        prompt: 'Items',
        indent: HANG,
      }),
    ]),
  function* (slide, context) {
    const count = slide.items.length;
    if (count <= 7) for (const size of steps(count <= 3 ? 26 : 22, 16)) yield arrange(slide, context, size, 1);
    for (const size of steps(20, 14)) yield arrange(slide, context, size, 2);
  },
);

function arrange(slide: SlideOf<'agenda'>, context: LayoutContext, size: number, across: 1 | 2): PageBuilder {
  const { builder, area: below } = titledPage('agenda', slide.title, context);
  placeAgenda(builder, slide, across === 1 ? [below] : columnsOf(below), size, context);
  return builder;
}

/** The items in rows of one height, in as many columns as there are frames. */
export function placeAgenda(
  builder: PageBuilder,
  slide: SlideOf<'agenda'>,
  columns: readonly Frame[],
  size: number,
  context: LayoutContext,
): void {
  const { page, grid, rule } = context.template;
  const perColumn = Math.ceil(slide.items.length / columns.length);
  columns.forEach((area, c) => {
    const items = slide.items.slice(c * perColumn, (c + 1) * perColumn);
    if (items.length === 0) return;
    const pitch = Math.min(104, area.h / perColumn);
    const rows = inRows(
      items.map((item, i) => [numbered(item, context.entriesBefore + c * perColumn + i + 1, size, context)]),
      { ...area, h: pitch * items.length },
      context,
    );
    items.forEach((_, i) => {
      const line: Frame = { x: area.x, y: area.y + i * pitch, w: area.w, h: i === 0 ? rule : 1 };
      if (i > 0 || !grid.ruled) builder.rule(`Hairline ${c * perColumn + i + 1}`, line, i === 0 ? page.text : page.line);
    });
    builder.rule(`Closing rule ${c + 1}`, { ...area, y: area.y + pitch * items.length, h: 1 }, page.line);
    const frame: Frame = { ...area, y: area.y + rows.top, h: pitch * items.length - rows.top };
    if (c === 0) builder.fill('body', rows.paragraphs, 'list', { frame });
    else builder.text('Items, continued', frame, rows.paragraphs, { role: 'list', fills: 'more' });
    if (!rows.fits) builder.judge('overflows');
  });
}

function numbered(text: string, number: number, size: number, context: LayoutContext): Paragraph {
  const { template } = context;
  const look = body(template, size, template.page.text, 400, 1.3);
  const { style } = figure(template, size, template.page.accent);
  return paragraph(text, look, context, { indent: HANG, bullet: { text: `${numeralOf(number, context.language)}.`, number, style } });
}
