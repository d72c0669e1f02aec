/** Section: all chapters in a panel at the left with the current one filled, its message at the right, the art below. */
import type { Frame } from '../../../model/scene.ts';
import { belowTitle, placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { PANEL, placeCurrentRow } from './chapterList.ts';

const ART: Frame = { x: 320, y: 0, w: 640, h: 540 };
const SIZE = 36;
const titleFrame = (template: Template): Frame => {
  const w = lookOf('report', template).sectionWidth;
  return { x: 364, y: 116, w, h: w < 500 ? 176 : 132 };
};
const subtitleFrame = (template: Template): Frame => {
  const { x, y, w, h } = titleFrame(template);
  return { x, y: y + h + 10, w, h: 92 };
};

export const section: SlideLayout<'section'> = {
  layout(template) {
    const inks = template.section;
    return {
      name: 'Section',
      background: inks.ground,
      nodes: [
        {
          type: 'shape',
          name: 'Panel',
          frame: PANEL,
          geometry: { type: 'rect' },
          fill: { ref: lookOf('report', template).panel },
          decorative: true,
        },
      ],
      placeholders: [
        titlePlaceholder(template, inks, { frame: titleFrame(template), look: heading(template, SIZE, inks.text, 1.14) }),
        subtitlePlaceholder({ frame: subtitleFrame(template), look: body(template, 22, inks.muted) }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { section: inks, palette } = template;
    const builder = new PageBuilder(context, 'section');
    placeDisplayTitle(builder, slide.title, steps(SIZE, 18), (size) => heading(template, size, inks.text, 1.14), context);
    const look = (size: number) => body(template, size, inks.muted, undefined, 1.35);
    const frame = belowTitle(builder, subtitleFrame(template), 22);
    placeDisplayText(builder, 'subtitle', { text: slide.subtitle, sizes: steps(22, 14), look, role: 'heading', frame }, context);
    builder.add(...template.motif(ART, { place: 'section', inks, palette, seed: slide.title, turn: context.ordinal }));
    placeCurrentRow(builder, context);
    return builder;
  },
};
