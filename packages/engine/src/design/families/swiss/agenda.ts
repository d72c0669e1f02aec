/** Agenda: rows with large numerals between hairlines on the content's columns, the art below the title; more than eight stand in the shared two columns. */
import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { balanced } from '../../balance.ts';
import { firstThatFits } from '../../fit.ts';
import { agenda as sharedAgenda } from '../../layouts/agenda.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { heading, paragraph } from '../../typography.ts';
import { FOURTH, hung, RIGHT, THIRD } from './grid.ts';

type Slide = SlideOf<'agenda'>;

const MOST = 8;
/** Tallest row, points. */
const PITCH = 104;

export const agenda: SlideLayout<'agenda'> = {
  face: sharedAgenda.face,
  compose: (slide, stage) =>
    firstThatFits(
      (function* () {
        if (slide.items.length <= MOST && !stage.wide) for (const size of [26, 24, 22, 20, 18, 16]) yield inRows(slide, stage, size);
        yield sharedAgenda.compose(slide, stage);
      })(),
    ),
};

function inRows(slide: Slide, stage: Stage, size: number): Sheet {
  const { template } = stage;
  const { page } = template;
  const sheet = new Sheet(stage, 'agenda');
  const { grid, palette } = template;
  const area = placeTitle(sheet, slide.title, stage, grid.besidePanel);
  sheet.add(...template.motif(grid.panel, { place: 'panel', inks: page, palette, seed: slide.title, turn: stage.ordinal }));
  const pitch = Math.min(PITCH, area.h / slide.items.length);
  const numeral = Math.min(46, Math.floor(pitch * 0.56));
  slide.items.forEach((item, i) => {
    const y = area.y + i * pitch;
    if (i > 0) sheet.rule(`Hairline ${i}`, { ...area, y: y - 6, h: 1 }, page.line);
    const words = [paragraph(item, heading(template, size, page.text, 1.2), stage)];
    const row: Frame = { x: FOURTH, y, w: RIGHT - FOURTH, h: pitch - 12 };
    if (measure(words, row.w, stage).height > row.h) sheet.judge('overflows');
    const number = [
      paragraph(numeralOf(stage.entriesBefore + i + 1, stage.language), heading(template, numeral, page.figure, 1.06), stage),
    ];
    sheet.text(`Number ${i + 1}`, { ...row, x: hung(THIRD), w: FOURTH - THIRD - 10 }, number, { role: 'label', anchor: 'middle' });
    sheet.text(`Item ${i + 1}`, { ...row, w: balanced(words, row, stage).width }, words, { role: 'body', anchor: 'middle' });
  });
  return sheet;
}
