/** Agenda: each number on a small sheet of coloured paper, no lines; longer ones as in every template. */
import type { SlideOf } from '@slidewright/contract/deck';
import { rightOf } from '../../../model/frame.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { fullestWidth, inRows } from '../../arrange/list.ts';
import { titledPage } from '../../arrange/titles.ts';
import { agenda as sharedAgenda } from '../../arrangements/agenda.ts';
import { relativeTo } from '../../art/shapes.ts';
import { theme } from '../../art/tones.ts';
import { steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { body, figure, paragraph } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';
import { fills } from './fills.ts';

const MOST_ITEMS = 7;
const TALLEST_ROW = 92;
/** Side of a sheet, and from it to the text. */
const SIDE = { least: 40, most: 56 } as const;
const SHEET_GAP = 22;

export const agenda = variantOf(sharedAgenda, function* (slide, context) {
  const { length } = slide.items;
  if (length >= 2 && length <= MOST_ITEMS) for (const size of steps(length <= 4 ? 26 : 24, 18)) yield onSheets(slide, context, size);
});

function onSheets({ title, items }: SlideOf<'agenda'>, context: LayoutContext, size: number): PageBuilder {
  const { template, language } = context;
  const { builder, area } = titledPage('agenda', title, context);
  const pitch = Math.min(TALLEST_ROW, area.h / items.length);
  const side = Math.min(SIDE.most, pitch - 13);
  if (side < SIDE.least) builder.judge('overflows');
  const x = area.x + side + SHEET_GAP;
  const list: Frame = { ...area, x, w: rightOf(area) - x, h: pitch * items.length };
  const look = body(template, size, template.page.text, 400, 1.3);
  const entries = items.map((item) => [paragraph(item, look, context)]);
  const column: Frame = { ...list, w: fullestWidth(entries, list.w, context) };
  const rows = inRows(entries, column, context);
  if (!rows.fits) builder.judge('overflows');
  const { plate } = lookOf('organic', template);
  items.forEach((_, i) => {
    const fill = fills[i % fills.length] ?? theme.accent1;
    const frame: Frame = { x: area.x, y: area.y + i * pitch + (pitch - side) / 2, w: side, h: side };
    const number = numeralOf(context.entriesBefore + i + 1, language);
    builder.text(
      `Number ${i + 1}`,
      frame,
      [paragraph(number, figure(template, 24, inkOn(fill, template.palette)), context, { align: 'center' })],
      {
        role: 'label',
        anchor: 'middle',
        geometry: { type: 'path', commands: relativeTo(frame, plate(frame, () => 0.5).outline) },
        fill,
      },
    );
  });
  builder.fill('body', rows.paragraphs, 'list', { frame: { ...column, y: list.y + rows.top, h: list.h - rows.top } });
  return builder;
}
