/** Agenda: each number on a small sheet of coloured paper, no lines; longer ones as in every template. */
import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { relativeTo } from '../../art/shapes.ts';
import { theme } from '../../art/tones.ts';
import { firstThatFits, steps } from '../../fit.ts';
import { agenda as sharedAgenda } from '../../layouts/agenda.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { fullestWidth, inRows } from '../../layouts/list.ts';
import { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { inkOn } from '../../templates/inks.ts';
import { body, figure, paragraph } from '../../typography.ts';
import { lookOf } from './../looks.ts';
import { fills } from './fills.ts';

const MOST = 7;
const TALLEST_ROW = 92;
/** Side of a sheet, and from it to the text. */
const SIDE = { least: 40, most: 56 } as const;
const SPACE = 22;

export const agenda: SlideLayout<'agenda'> = {
  face: sharedAgenda.face,
  compose: (slide, stage) =>
    firstThatFits(
      (function* () {
        const { length } = slide.items;
        if (length >= 2 && length <= MOST) for (const size of steps(length <= 4 ? 26 : 24, 18)) yield onSheets(slide, stage, size);
        yield sharedAgenda.compose(slide, stage);
      })(),
    ),
};

function onSheets({ title, items }: SlideOf<'agenda'>, stage: Stage, size: number): Sheet {
  const sheet = new Sheet(stage, 'agenda');
  const { template, language } = stage;
  const area = placeTitle(sheet, title, stage);
  const pitch = Math.min(TALLEST_ROW, area.h / items.length);
  const side = Math.min(SIDE.most, pitch - 13);
  if (side < SIDE.least) sheet.judge('overflows');
  const x = area.x + side + SPACE;
  const list: Frame = { ...area, x, w: area.x + area.w - x, h: pitch * items.length };
  const look = body(template, size, template.page.text, 400, 1.3);
  const entries = items.map((item) => [paragraph(item, look, stage)]);
  const column: Frame = { ...list, w: fullestWidth(entries, list.w, stage) };
  const rows = inRows(entries, column, stage);
  if (!rows.fits) sheet.judge('overflows');
  const { plate } = lookOf('organic', template);
  items.forEach((_, i) => {
    const fill = fills[i % fills.length] ?? theme.accent1;
    const frame: Frame = { x: area.x, y: area.y + i * pitch + (pitch - side) / 2, w: side, h: side };
    const number = numeralOf(stage.entriesBefore + i + 1, language);
    sheet.text(
      `Number ${i + 1}`,
      frame,
      [paragraph(number, figure(template, 24, inkOn(fill, template.palette)), stage, { align: 'center' })],
      {
        role: 'label',
        anchor: 'middle',
        geometry: { type: 'path', commands: relativeTo(frame, plate(frame, () => 0.5).outline) },
        fill,
      },
    );
  });
  sheet.fill('body', rows.paragraphs, 'list', { frame: { ...column, y: list.y + rows.top, h: list.h - rows.top } });
  return sheet;
}
