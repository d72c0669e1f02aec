/** Agenda: rows with large numerals between hairlines on the content's columns, the art below the title; more than eight stand in the shared two columns. */

import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { balanced } from '../../arrange/balance.ts';
import { placePanelArt } from '../../arrange/panelArt.ts';
import { titledPage } from '../../arrange/titles.ts';
import { agenda as sharedAgenda } from '../../arrangements/agenda.ts';
import { placeEntryNumeral } from '../../page/entryNumeral.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { heading, paragraph } from '../../page/typography.ts';
import { FOURTH, hung, RIGHT, THIRD } from './grid.ts';

type Slide = SlideOf<'agenda'>;

const MOST_ITEMS = 8;
/** Tallest row, points. */
const PITCH = 104;

export const agenda = variantOf(sharedAgenda, function* (slide, context) {
  if (slide.items.length <= MOST_ITEMS && !context.wide) for (const size of [26, 24, 22, 20, 18, 16]) yield inRows(slide, context, size);
});

function inRows(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { grid } = template;
  const { builder, area } = titledPage('agenda', slide.title, context, grid.besidePanel);
  placePanelArt(builder, grid.panel, slide.title, context.ordinal, context);
  const pitch = Math.min(PITCH, area.h / slide.items.length);
  const numeral = Math.min(46, Math.floor(pitch * 0.56));
  slide.items.forEach((item, i) => {
    const y = area.y + i * pitch;
    if (i > 0) builder.rule(`Hairline ${i}`, { ...area, y: y - 6, h: 1 }, page.line);
    const words = [paragraph(item, heading(template, size, page.text, 1.2), context)];
    const row: Frame = { x: FOURTH, y, w: RIGHT - FOURTH, h: pitch - 12 };
    if (measure(words, row.w, context).height > row.h) builder.judge('overflows');
    const look = heading(template, numeral, page.figure, 1.06);
    placeEntryNumeral(builder, i, { ...row, x: hung(THIRD), w: FOURTH - THIRD - 10 }, look, context, 'middle');
    builder.text(`Item ${i + 1}`, { ...row, w: balanced(words, row, context).width }, words, { role: 'body', anchor: 'middle' });
  });
  return builder;
}
