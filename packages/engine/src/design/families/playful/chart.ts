/** A chart with what it shows on a callout at its right; without that it is alone, as in every template. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Frame } from '../../../model/scene.ts';
import { chart as shared } from '../../arrangements/chart.ts';
import { variantOf } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import type { PageBuilder } from '../../page/pageBuilder.ts';
import { placeCallout, type Takeaway } from './callout.ts';

const CALLOUT: Frame = { x: 694, y: 150, w: 266, h: 390 };
const CALLOUT_GAP = 28;

export const chart = variantOf(shared, function* (slide, context) {
  const { takeaway, ...alone } = slide;
  if (!takeaway || slide.statements || slide.multiples) return;
  for (const size of [20, 18, 16]) yield beside(alone, takeaway, context, size);
});

function beside(slide: SlideOf<'chart'>, takeaway: Takeaway, context: LayoutContext, size: number): PageBuilder {
  const { grid } = context.template;
  const body = { ...grid.body, w: CALLOUT.x - CALLOUT_GAP - grid.body.x };
  const builder = shared.compose(slide, { ...context, template: { ...context.template, grid: { ...grid, body } } });
  placeCallout(builder, takeaway, CALLOUT, size, context);
  return builder;
}
