/** Agenda: numbered rows between hairlines that share the height of the page; more than seven stand in two columns. */

import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../model/numeral.ts';
import type { Frame } from '../../model/scene.ts';
import type { Paragraph } from '../../model/text.ts';
import { firstThatFits, steps } from '../fit.ts';
import { Sheet } from '../sheet.ts';
import type { Stage } from '../stage.ts';
import { body, figure, paragraph } from '../typography.ts';
import { placeTitle, plainFace, slot } from './furniture.ts';
import type { SlideLayout } from './layout.ts';
import { inRows } from './list.ts';
import { columnsOf } from './twoColumns.ts';

const HANG = 56;

export const agenda: SlideLayout<'agenda'> = {
  face: (template) =>
    plainFace('agenda', 'Agenda', template, [
      slot({
        key: 'body',
        type: 'body',
        index: 1,
        frame: template.grid.body,
        look: body(template, 22, template.page.text),
        prompt: 'Items',
        indent: HANG,
      }),
    ]),

  compose(slide, stage) {
    const count = slide.items.length;
    return firstThatFits(
      (function* () {
        if (count <= 7) for (const size of steps(count <= 3 ? 26 : 22, 16)) yield arrange(slide, stage, size, 1);
        for (const size of steps(20, 14)) yield arrange(slide, stage, size, 2);
      })(),
    );
  },
};

function arrange(slide: SlideOf<'agenda'>, stage: Stage, size: number, across: 1 | 2): Sheet {
  const sheet = new Sheet(stage, 'agenda');
  const below = placeTitle(sheet, slide.title, stage);
  placeAgenda(sheet, slide, across === 1 ? [below] : columnsOf(below), size, stage);
  return sheet;
}

/** The items in rows of one height, in as many columns as there are frames. */
export function placeAgenda(sheet: Sheet, slide: SlideOf<'agenda'>, columns: readonly Frame[], size: number, stage: Stage): void {
  const { page, grid, rule } = stage.template;
  const perColumn = Math.ceil(slide.items.length / columns.length);
  columns.forEach((area, c) => {
    const items = slide.items.slice(c * perColumn, (c + 1) * perColumn);
    if (items.length === 0) return;
    const pitch = Math.min(104, area.h / perColumn);
    const rows = inRows(
      items.map((item, i) => [numbered(item, stage.entriesBefore + c * perColumn + i + 1, size, stage)]),
      { ...area, h: pitch * items.length },
      stage,
    );
    items.forEach((_, i) => {
      const line: Frame = { x: area.x, y: area.y + i * pitch, w: area.w, h: i === 0 ? rule : 1 };
      if (i > 0 || !grid.ruled) sheet.rule(`Hairline ${c * perColumn + i + 1}`, line, i === 0 ? page.text : page.line);
    });
    sheet.rule(`Closing rule ${c + 1}`, { ...area, y: area.y + pitch * items.length, h: 1 }, page.line);
    const frame: Frame = { ...area, y: area.y + rows.top, h: pitch * items.length - rows.top };
    if (c === 0) sheet.fill('body', rows.paragraphs, 'list', { frame });
    else sheet.text('Items, continued', frame, rows.paragraphs, { role: 'list' });
    if (!rows.fits) sheet.judge('overflows');
  });
}

function numbered(text: string, number: number, size: number, stage: Stage): Paragraph {
  const { template } = stage;
  const look = body(template, size, template.page.text, 400, 1.3);
  const { style } = figure(template, size, template.page.accent);
  return paragraph(text, look, stage, { indent: HANG, bullet: { text: `${numeralOf(number, stage.language)}.`, number, style } });
}
