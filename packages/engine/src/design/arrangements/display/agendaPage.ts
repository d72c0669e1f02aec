/** An agenda of a few items beside a panel of the template's art; longer ones as in the shared layout. */

import { placePanelArt } from '../../arrange/panelArt.ts';
import { titledPage } from '../../arrange/titles.ts';
import { steps } from '../../page/fit.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph } from '../../page/typography.ts';
import { placeAgenda, agenda as shared } from '../agenda.ts';

const MOST_BESIDE_ART = 6;
/** What the numbers take of the column: with a second line of an item, rows would look uneven. */
const NUMBERS = 60;
/** The first panel beside points follows soon: this one is composed unlike it. */
const TURN = 3;

export const agendaPage = variantOf(shared, function* (slide, context) {
  const { template } = context;
  const { grid } = template;
  const besideArt = (size: number): PageBuilder => {
    const { builder, area } = titledPage('bulletsBesideArt', slide.title, context, grid.besidePanel);
    placeAgenda(builder, slide, [area], size, context);
    placePanelArt(builder, grid.panel, slide.title, TURN, context);
    if (!slide.items.every((item) => isOneLine(item, size, area.w - NUMBERS, context))) builder.judge('overflows');
    return builder;
  };
  if (slide.items.length <= MOST_BESIDE_ART && !context.wide) for (const size of steps(22, 18)) yield besideArt(size);
});

const isOneLine = (item: string, size: number, width: number, context: LayoutContext): boolean =>
  measure([paragraph(item, body(context.template, size, context.template.page.text), context)], width, context).lines.length === 1;
