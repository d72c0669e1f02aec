/** Agenda: the badges that the points of the deck have too, beside a panel of art or in two columns; longer ones as in every template. */

import { placePanelArt } from '../../arrange/panelArt.ts';
import { titledPage } from '../../arrange/titles.ts';
import { agenda as shared } from '../../arrangements/agenda.ts';
import { variantOf } from '../../page/layout.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { body, paragraph } from '../../page/typography.ts';
import { placeBadged } from './badges.ts';

export const agenda = variantOf(shared, function* (slide, context) {
  const { template } = context;
  const { grid, page: inks } = template;
  const { length } = slide.items;
  const arranged = (size: number, across: 'panel' | 1 | 2): PageBuilder => {
    const panel = across === 'panel';
    const { builder, area } = titledPage(panel ? 'bulletsBesideArt' : 'agenda', slide.title, context, panel ? grid.besidePanel : grid);
    const groups = slide.items.map((item) => [paragraph(item, body(template, size, inks.text, 600, 1.3), context)]);
    placeBadged(builder, { groups, area, columns: panel ? 1 : across, numbered: true }, context);
    // The first panel of the points follows soon: this one has other colours.
    if (panel) placePanelArt(builder, grid.panel, slide.title, context.ordinal + 1, context);
    return builder;
  };
  if (length <= 5) for (const size of [24, 20]) yield arranged(size, 'panel');
  if (length <= 5) for (const size of [24, 20, 18]) yield arranged(size, 1);
  if (length >= 4 && length <= 12) for (const size of [20, 18, 16]) yield arranged(size, 2);
});
