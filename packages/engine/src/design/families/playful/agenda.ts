/** Agenda: the badges that the points of the deck have too, in one column or two; longer ones as in every template. */
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
    const { length } = slide.items;
    const arranged = (size: number, columns: 1 | 2): Sheet => {
      const sheet = new Sheet(stage, 'agenda');
      const area = placeTitle(sheet, slide.title, stage);
      const groups = slide.items.map((item) => [paragraph(item, body(template, size, template.page.text, 600, 1.3), stage)]);
      placeBadged(sheet, { groups, area, columns }, stage);
      return sheet;
    };
    return firstThatFits(
      (function* () {
        if (length <= 5) for (const size of [24, 20, 18]) yield arranged(size, 1);
        if (length >= 4 && length <= 12) for (const size of [20, 18, 16]) yield arranged(size, 2);
        yield shared.compose(slide, stage);
      })(),
    );
  },
};
