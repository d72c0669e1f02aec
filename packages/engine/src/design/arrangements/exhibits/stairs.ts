/** Stages that rise from step to step: those that are reached are filled, the present one is in the accent, those to come are outlines. */
import type { SlideOf } from '@slidewright/contract/deck';
import { bottomOf } from '../../../model/frame.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { type Box, filling } from '../../arrange/box.ts';
import { evenColumns } from '../../arrange/row.ts';
import { fading } from '../../kinds/fading.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { measure, type PageBuilder } from '../../page/pageBuilder.ts';
import { figure, paragraph } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import { headAndText } from './headAndText.ts';
import { onExhibitLayout } from './onExhibitLayout.ts';

type Slide = SlideOf<'stairs'>;

/** Height of the lowest step, points, and of the highest as a share of the body. */
const LOWEST = 54;
const HIGHEST = [0.68, 0.56, 0.44] as const;
const SEAM = 4;
/** Between a tread and the words that stand on it. */
const TREAD = 8;
const NUMBER = 26;

export const stairs = onExhibitLayout<'stairs'>(function* (slide, context) {
  for (const size of [20, 18, 16, 14, 12]) for (const highest of HIGHEST) yield () => rising(slide, context, size, highest);
});

function rising(slide: Slide, context: LayoutContext, size: number, highest: number): Box {
  return filling(200, (frame, builder) => {
    const { page } = context.template;
    const columns = evenColumns(frame, slide.steps.length, SEAM);
    const rise = Math.max(0, (frame.h * highest - LOWEST) / Math.max(1, slide.steps.length - 1));
    columns.forEach((column, i) => {
      const step = slide.steps[i];
      if (!step) return;
      const h = LOWEST + rise * i;
      const tread: Frame = { ...column, y: bottomOf(frame) - h, h };
      drawStep(builder, slide, i, tread, context);
      const text = headAndText(step, size, context, { before: 2 });
      const room: Frame = { ...column, y: frame.y, w: column.w - 8, h: tread.y - TREAD - frame.y };
      const needed = measure(text, room.w, context).height;
      builder.text(`Step ${i + 1}`, { ...room, y: room.y + Math.max(0, room.h - needed), h: Math.min(room.h, needed) }, text, {
        role: 'body',
        anchor: 'bottom',
      });
    });
    builder.rule('Ground', { ...frame, y: bottomOf(frame) - 1, h: 1 }, page.text);
  });
}

function drawStep(builder: PageBuilder, { present, steps }: Slide, index: number, frame: Frame, context: LayoutContext): void {
  const { template } = context;
  const { page } = template;
  const coming = present !== undefined && index > present;
  const lead = index === (present ?? steps.length - 1);
  const fill = lead
    ? page.figure
    : coming
      ? page.surface
      : fading(0.62 + (0.3 * index) / Math.max(1, steps.length - 1), page.dark ? 0.3 : 0.82, page);
  const number = [paragraph(numeralOf(index + 1, context.language), figure(template, NUMBER, inkOn(fill, template.palette)), context)];
  builder.text(`Number ${index + 1}`, frame, number, { role: 'label', anchor: 'bottom', insets: [14, 6, 8, 10], fill });
  if (coming) builder.add(outline(`Outline ${index + 1}`, frame, context));
}

const outline = (name: string, frame: Frame, { template: { page } }: LayoutContext) =>
  ({
    type: 'shape',
    name,
    frame,
    geometry: { type: 'rect' },
    stroke: { color: page.muted, width: 1.2, dash: 'dash' },
    decorative: true,
  }) as const;
