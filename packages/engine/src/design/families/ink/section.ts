/** Section: the number above a rule and the title below it, beside the written form that bleeds off the left. */
import { resolveColor } from '../../../model/color.ts';
import type { Frame } from '../../../model/scene.ts';
import { belowTitle, placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import { legible } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from '../looks.ts';
import { numeral } from './numeral.ts';
import { COLUMN } from './page.ts';

const NUMBER: Frame = { ...COLUMN, y: 96, h: 132 };
const RULE: Frame = { ...COLUMN, y: 244, h: 1.5 };
const TITLE: Frame = { ...COLUMN, y: 264, h: 136 };
const SUBTITLE: Frame = { ...COLUMN, y: 412, h: 80 };
const ART: Frame = { x: 0, y: 0, w: 312, h: 540 };
const LARGEST_TITLE = 36;

/** Seen above a title of 32 points, so it needs no more contrast than that. */
const numberLook = (template: Template, size: number) => {
  const { section, palette } = template;
  const ink = legible({ ref: lookOf('ink', template).numeralInk }, [resolveColor(section.ground, palette)], 3.3, palette);
  const look = heading(template, size, ink, 1.1);
  return { ...look, style: { ...look.style, weight: Math.min(look.style.weight, 600) } };
};

export const section: SlideLayout<'section'> = {
  layout(template) {
    const inks = template.section;
    return {
      name: 'Section',
      background: inks.ground,
      nodes: [{ type: 'shape', name: 'Rule', frame: RULE, geometry: { type: 'rect' }, fill: inks.text, decorative: true }],
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, look: heading(template, LARGEST_TITLE, inks.text, 1.16) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: body(template, 20, inks.muted) }),
        placeholderOf({
          key: 'numeral',
          type: 'body',
          index: 13,
          frame: NUMBER,
          look: numberLook(template, 104),
          prompt: 'No.',
          anchor: 'bottom',
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = template.section;
    const builder = new PageBuilder(context, 'section');
    placeDisplayTitle(builder, slide.title, steps(LARGEST_TITLE, 20), (size) => heading(template, size, inks.text, 1.16), context);
    builder.add(...template.motif(ART, { place: 'section', inks, palette: template.palette, seed: slide.title, turn: context.ordinal }));
    if (slide.number !== undefined) {
      const written = numeral(slide.number, lookOf('ink', template).numeral, context.language);
      const at = (size: number) => [paragraph(written, numberLook(template, size), context)];
      builder.fill('numeral', fitted(steps(104, 24), NUMBER, context, at), 'label');
    }
    const look = (size: number) => body(template, size, inks.muted, undefined, 1.35);
    const frame = belowTitle(builder, SUBTITLE, 22);
    placeDisplayText(builder, 'subtitle', { text: slide.subtitle, sizes: steps(20, 16), look, role: 'heading', frame }, context);
    return builder;
  },
};
