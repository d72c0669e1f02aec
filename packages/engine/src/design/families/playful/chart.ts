/** A chart with what it shows on a callout at its right; without that it is alone, as in every template. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { firstThatFits } from '../../fit.ts';
import { chart as shared } from '../../layouts/chart.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import type { Sheet } from '../../sheet.ts';
import type { Stage } from '../../stage.ts';
import { placeCallout, type Takeaway } from './callout.ts';

const CALLOUT: Frame = { x: 694, y: 150, w: 266, h: 390 };
const SPACE = 28;

export const chart: SlideLayout<'chart'> = {
  face: shared.face,
  compose(slide, stage) {
    const { takeaway, ...alone } = slide;
    if (!takeaway || slide.statements || slide.multiples) return shared.compose(slide, stage);
    return firstThatFits(
      (function* () {
        for (const size of [20, 18, 16]) yield beside(alone, takeaway, stage, size);
        yield shared.compose(slide, stage);
      })(),
    );
  },
};

function beside(slide: SlideOf<'chart'>, takeaway: Takeaway, stage: Stage, size: number): Sheet {
  const { grid } = stage.template;
  const body = { ...grid.body, w: CALLOUT.x - SPACE - grid.body.x };
  const sheet = shared.compose(slide, { ...stage, template: { ...stage.template, grid: { ...grid, body } } });
  placeCallout(sheet, takeaway, CALLOUT, size, stage);
  return sheet;
}
