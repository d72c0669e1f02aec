/** Section: the inversion. A full dark ground, the art in dark tones, a large light numeral. */
import { numeralOf } from '../../model/numeral.ts';
import type { Frame } from '../../model/scene.ts';
import { placeBalanced, placeDisplayTitle } from '../arrange/titles.ts';
import { steps } from '../page/fit.ts';
import type { SlideLayout } from '../page/layout.ts';
import { fitted, PageBuilder } from '../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../page/placeholders.ts';
import { body, figure, heading, paragraph } from '../page/typography.ts';

/** A little to the left of the other texts: the strokes of a large light figure begin well inside its box. */
const NUMBER: Frame = { x: 58, y: 44, w: 530, h: 168 };
const NUMBER_SIZE = 148;
const TITLE: Frame = { x: 64, y: 232, w: 524, h: 152 };
const TITLE_SIZE = 36;
const ART: Frame = { x: 600, y: 0, w: 360, h: 540 };
const SUBTITLE: Frame = { x: 64, y: 398, w: 524, h: 84 };
const SUBTITLE_SIZE = 20;

export const section: SlideLayout<'section'> = {
  layout(template) {
    const inks = template.section;
    return {
      name: 'Section',
      background: inks.ground,
      nodes: [],
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'bottom', look: heading(template, TITLE_SIZE, inks.text, 1.18) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: body(template, SUBTITLE_SIZE, inks.muted) }),
        placeholderOf({
          key: 'numeral',
          type: 'body',
          index: 13,
          frame: NUMBER,
          look: figure(template, NUMBER_SIZE, inks.figure),
          prompt: 'No.',
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = template.section;
    const builder = new PageBuilder(context, 'section');
    placeDisplayTitle(builder, slide.title, steps(TITLE_SIZE, 20), (size) => heading(template, size, inks.text, 1.18), context);
    builder.add(...template.motif(ART, { place: 'section', inks, palette: template.palette, seed: slide.title, turn: context.ordinal }));
    if (slide.number !== undefined) {
      const numeral = numeralOf(slide.number, context.language);
      const at = (size: number) => [paragraph(numeral, figure(template, size, inks.figure), context)];
      builder.fill('numeral', fitted(steps(NUMBER_SIZE, 24), NUMBER, context, at), 'label');
    }
    const { subtitle } = slide;
    if (subtitle?.trim()) {
      const at = (size: number) => [paragraph(subtitle, body(template, size, inks.muted), context)];
      placeBalanced(builder, 'subtitle', fitted(steps(SUBTITLE_SIZE, 14), SUBTITLE, context, at), 'heading', context);
    }
    return builder;
  },
};
