/** An agenda of a few items beside a panel of the template's art; longer ones as in the shared layout. */
import { firstThatFits, steps } from '../../fit.ts';
import { placeAgenda, agenda as shared } from '../../layouts/agenda.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, paragraph } from '../../typography.ts';

const MOST_BESIDE_ART = 6;
/** What the numbers take of the column: with a second line of an item, rows would look uneven. */
const NUMBERS = 60;
/** The first panel beside points follows soon: this one is composed unlike it. */
const TURN = 3;

export const agendaPage: SlideLayout<'agenda'> = {
  face: shared.face,
  compose(slide, stage) {
    const { template } = stage;
    const { grid, page: inks, palette } = template;
    const besideArt = (size: number): Sheet => {
      const sheet = new Sheet(stage, 'bulletsBesideArt');
      const area = placeTitle(sheet, slide.title, stage, grid.besidePanel);
      placeAgenda(sheet, slide, [area], size, stage);
      sheet.add(...template.motif(grid.panel, { place: 'panel', inks, palette, seed: slide.title, turn: TURN }));
      if (!slide.items.every((item) => isOneLine(item, size, area.w - NUMBERS, stage))) sheet.judge('overflows');
      return sheet;
    };
    return firstThatFits(
      (function* () {
        if (slide.items.length <= MOST_BESIDE_ART && !stage.wide) for (const size of steps(22, 18)) yield besideArt(size);
        yield shared.compose(slide, stage);
      })(),
    );
  },
};

const isOneLine = (item: string, size: number, width: number, stage: Stage): boolean =>
  measure([paragraph(item, body(stage.template, size, stage.template.page.text), stage)], width, stage).lines.length === 1;
