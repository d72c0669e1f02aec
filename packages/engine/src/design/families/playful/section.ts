/** Section: another full colour, a giant figure at the top, the title at the foot, the art in the right third. */
import { resolveColor } from '../../../model/color.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { placeOnFoot } from '../../arrange/onFoot.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, measure, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import { legible } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';

/** A little to the left of the title: large figures have air on their sides. */
const numberFrame = (width: number): Frame => ({ x: 49, y: 30, w: width, h: 236 });
const title = (width: number): Frame => ({ x: 56, y: 268, w: width, h: 118 });
const subtitle = (width: number): Frame => ({ x: 56, y: 398, w: width, h: 84 });
const LARGEST_NUMBER = 228;
/** The title alone stands where its subtitle would end. */
const FOOT = 482;
/** Three lines of the largest type say less than two of these sizes. */
const LEAST_OF_TWO_LINES = 34;

/** Seen at 24 points and more, so it needs no more contrast than large text does. */
const numberLook = (template: Template, size: number) => {
  const { section, palette } = template;
  const ink = legible({ ref: lookOf('playful', template).section.numeral }, [resolveColor(section.ground, palette)], 3.2, palette);
  return heading(template, size, ink, 1);
};

export const section: SlideLayout<'section'> = {
  layout(template) {
    const inks = template.section;
    const { width } = lookOf('playful', template).section;
    return {
      name: 'Section',
      background: inks.ground,
      nodes: [],
      placeholders: [
        titlePlaceholder(template, inks, { frame: title(width), anchor: 'bottom', look: heading(template, 42, inks.text, 1.1) }),
        subtitlePlaceholder({ frame: subtitle(width), look: body(template, 20, inks.text, 400, 1.35) }),
        placeholderOf({
          key: 'numeral',
          type: 'body',
          index: 13,
          frame: numberFrame(width),
          look: numberLook(template, LARGEST_NUMBER),
          prompt: 'No.',
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { section: inks, palette } = template;
    const { art, width } = lookOf('playful', template).section;
    const builder = new PageBuilder(context, 'section');
    const look = (size: number) => heading(template, size, inks.text, 1.1);
    const inTwoLines = (size: number) => measure([paragraph(slide.title, look(size), context)], width, context).lines.length <= 2;
    placeOnFoot(
      builder,
      {
        title: { text: slide.title, sizes: [...steps(42, LEAST_OF_TWO_LINES).filter(inTwoLines), ...steps(42, 20)], look },
        subtitle: {
          text: slide.subtitle,
          sizes: steps(20, 14),
          look: (size) => body(template, size, inks.text, 400, 1.35),
          role: 'heading',
        },
        foot: FOOT,
      },
      context,
    );
    builder.add(...template.motif(art, { place: 'section', inks, palette, seed: slide.title, turn: context.ordinal }));
    if (slide.number !== undefined) {
      const numeral = numeralOf(slide.number, context.language);
      const at = (size: number) => [paragraph(numeral, numberLook(template, size), context)];
      builder.fill('numeral', fitted([LARGEST_NUMBER, ...steps(LARGEST_NUMBER, 24)], numberFrame(width), context, at), 'label');
    }
    return builder;
  },
};
