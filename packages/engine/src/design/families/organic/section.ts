/** Section: a full ground of the leading colour, and one giant form at the right that bleeds off the edge. */
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { belowTitle, placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { SLIDE } from '../../art/clip.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, figure, heading } from '../../page/typography.ts';
import { DISPLAY_X } from './grid.ts';

const NUMBER: Frame = { x: DISPLAY_X, y: 40, w: 472, h: 150 };
const TITLE: Frame = { ...NUMBER, y: 202, h: 160 };
const SUBTITLE: Frame = { ...NUMBER, y: 374, w: 404, h: 104 };

export const section: SlideLayout<'section'> = {
  layout(template) {
    const inks = template.section;
    return {
      name: 'Section',
      background: inks.ground,
      nodes: [],
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'top', look: heading(template, 36, inks.text, 1.14) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: body(template, 20, inks.text) }),
        placeholderOf({ key: 'numeral', type: 'body', index: 13, frame: NUMBER, look: figure(template, 132, inks.text), prompt: 'No.' }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = template.section;
    const builder = new PageBuilder(context, 'section');
    placeDisplayTitle(builder, slide.title, steps(36, 20), (size) => heading(template, size, inks.text, 1.14), context);
    builder.add(...template.motif(SLIDE, { place: 'section', inks, palette: template.palette, seed: slide.title, turn: context.ordinal }));
    const numeral = slide.number === undefined ? undefined : numeralOf(slide.number, context.language);
    const large = (size: number) => figure(template, size, inks.text);
    const plain = (size: number) => body(template, size, inks.text);
    placeDisplayText(builder, 'numeral', { text: numeral, sizes: steps(132, 42), look: large, role: 'label' }, context);
    placeDisplayText(
      builder,
      'subtitle',
      { text: slide.subtitle, sizes: steps(20, 16), look: plain, role: 'heading', frame: belowTitle(builder, SUBTITLE, 18) },
      context,
    );
    return builder;
  },
};
