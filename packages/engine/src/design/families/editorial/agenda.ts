/** Agenda as a table of contents: numerals of the sections, titles in the serif, hairlines; more than seven as in every template. */
import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { balanced } from '../../arrange/balance.ts';
import { rowsIn } from '../../arrange/cells.ts';
import { titledPage } from '../../arrange/titles.ts';
import { agenda as sharedAgenda } from '../../arrangements/agenda.ts';
import { romanNumeral } from '../../kinds/romanNumeral.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { figure, heading, paragraph } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';

type Slide = SlideOf<'agenda'>;

const MOST_ITEMS = 7;
/** Tallest row, points. */
const PITCH = 92;
/** Where the titles begin, from the left edge. */
const INDENT = 140;

export const agenda = variantOf(sharedAgenda, function* (slide, context) {
  if (slide.items.length <= MOST_ITEMS) for (const size of [28, 26, 24, 22, 20, 18]) yield inRows(slide, context, size);
});

function inRows(slide: Slide, context: LayoutContext, size: number): PageBuilder {
  const { template } = context;
  const { page } = template;
  const { builder, area } = titledPage('agenda', slide.title, context);
  const pitch = Math.min(PITCH, area.h / slide.items.length);
  const rows = rowsIn({ ...area, h: pitch * slide.items.length }, slide.items.length, 0);
  const numeral = Math.min(40, Math.floor(pitch * 0.56));
  slide.items.forEach((item, i) => {
    const { y } = rows.at(i);
    builder.rule(`Hairline ${i + 1}`, { ...area, y, h: i === 0 ? template.rule : 0.8 }, i === 0 ? page.text : page.line);
    const row: Frame = { ...area, x: area.x + INDENT, y: y + 4, w: area.w - INDENT, h: pitch - 8 };
    const words = [paragraph(item, heading(template, size, page.text, 1.2), context)];
    if (measure(words, row.w, context).height > row.h - 10) builder.judge('overflows');
    const count = context.entriesBefore + i + 1;
    const written = lookOf('editorial', template).roman ? romanNumeral(count) : numeralOf(count, context.language);
    const number = [paragraph(written, figure(template, numeral, page.figure), context)];
    builder.text(`Number ${i + 1}`, { ...row, x: area.x, w: INDENT - 16 }, number, { role: 'label', anchor: 'middle' });
    builder.text(`Item ${i + 1}`, { ...row, w: balanced(words, row, context).width }, words, { role: 'body', anchor: 'middle' });
  });
  builder.rule('Closing rule', { ...area, y: area.y + pitch * slide.items.length, h: 0.8 }, page.line);
  return builder;
}
