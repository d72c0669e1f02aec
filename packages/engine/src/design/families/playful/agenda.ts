/** Agenda: the badges that the points of the deck have too, beside a panel of art or in two columns; longer ones as in every template. */
import { firstThatFits } from '../../fit.ts';
import { agenda as shared } from '../../layouts/agenda.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import { body, paragraph } from '../../typography.ts';
import { placeBadged } from './badges.ts';

export const agenda: SlideLayout<'agenda'> = {
  face: shared.face,
  compose(slide, stage) {
    const { template } = stage;
    const { grid, page: inks, palette } = template;
    const { length } = slide.items;
    const arranged = (size: number, across: 'panel' | 1 | 2): Sheet => {
      const panel = across === 'panel';
      const sheet = new Sheet(stage, panel ? 'bulletsBesideArt' : 'agenda');
      const area = placeTitle(sheet, slide.title, stage, panel ? grid.besidePanel : undefined);
      const groups = slide.items.map((item) => [paragraph(item, body(template, size, inks.text, 600, 1.3), stage)]);
      placeBadged(sheet, { groups, area, columns: panel ? 1 : across, numbered: true }, stage);
      // The first panel of the points follows soon: this one has other colours.
      if (panel) sheet.add(...template.motif(grid.panel, { place: 'panel', inks, palette, seed: slide.title, turn: stage.ordinal + 1 }));
      return sheet;
    };
    return firstThatFits(
      (function* () {
        if (length <= 5) for (const size of [24, 20]) yield arranged(size, 'panel');
        if (length <= 5) for (const size of [24, 20, 18]) yield arranged(size, 1);
        if (length >= 4 && length <= 12) for (const size of [20, 18, 16]) yield arranged(size, 2);
        yield shared.compose(slide, stage);
      })(),
    );
  },
};
