/** Steps on cards in full colours and the template's silhouette, each under its number. */
import type { SlideOf } from '@slidewright/contract/deck';
import { numeralOf } from '../../../model/numeral.ts';
import { firstThatFits } from '../../fit.ts';
import { placeTitle } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { process as shared } from '../../layouts/process.ts';
import { measure, Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { body, figure, heading, paragraph } from '../../typography.ts';
import { placeCards } from './silhouetteCards.ts';

type Slide = SlideOf<'process'>;

const MOST_STEPS = 6;
const MOST_IN_A_ROW = 4;
const MOST_HEAD_LINES = 2;
/** Size of a number as a multiple of the text's: in one row of tall cards, and in two rows of low ones. */
const NUMERAL = 2.5;
const NUMERAL_IN_ROWS = 1.7;

export const process: SlideLayout<'process'> = {
  face: shared.face,
  compose(slide, stage) {
    return firstThatFits(
      (function* () {
        const count = slide.steps.length;
        const across = count <= MOST_IN_A_ROW ? count : 3;
        if (count <= MOST_STEPS)
          for (const size of [20, 18, 17, 16])
            for (const stagger of across === count ? [1, 0.4, 0] : [0]) yield arranged(slide, stage, size, across, stagger);
        yield shared.compose(slide, stage);
      })(),
    );
  },
};

function arranged(slide: Slide, stage: Stage, size: number, across: number, stagger: number): Sheet {
  const sheet = new Sheet(stage, 'process');
  const { template } = stage;
  const area = placeTitle(sheet, slide.title, stage);
  const count = slide.steps.length;
  const numeral = Math.round(size * (count > MOST_IN_A_ROW ? NUMERAL_IN_ROWS : NUMERAL));
  placeCards(
    sheet,
    {
      area,
      count,
      across,
      stagger,
      padding: across >= MOST_IN_A_ROW ? 18 : count > MOST_IN_A_ROW ? 15 : 22,
      name: 'Step',
      text(i, ink, width) {
        const { head = '', text } = slide.steps[i] ?? {};
        const number = paragraph(numeralOf(stage.entriesBefore + i + 1, stage.language), figure(template, numeral, ink), stage);
        const name = paragraph(head, heading(template, size + 4, ink, 1.18), stage, { before: 2 });
        if (measure([name], width, stage).lines.length > MOST_HEAD_LINES) sheet.judge('overflows');
        return text?.trim() ? [number, name, paragraph(text, body(template, size, ink, 500, 1.34), stage, { before: 6 })] : [number, name];
      },
    },
    stage,
  );
  return sheet;
}
