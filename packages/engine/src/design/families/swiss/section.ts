/** Section: a plane in another colour than the cover, a numeral as an image, the title in the third column, art at the right. */
import { resolveColor } from '../../../model/color.ts';
import { numeralOf } from '../../../model/numeral.ts';
import type { Frame } from '../../../model/scene.ts';
import { placeDisplayText } from '../../arrange/displayText.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { footerAndNumber } from '../../page/runningElements.ts';
import { body, heading, type TextLook } from '../../page/typography.ts';
import { legible } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { hung, RIGHT, THIRD, TOP } from './grid.ts';
import { headlineLook, placeHeadline } from './headline.ts';

/** As high as the page from the title's first line to the subtitle's last, and as wide as two columns. */
const NUMERAL: Frame = { x: 24, y: 221, w: 290, h: 300 };
const TITLE: Frame = { x: hung(THIRD), y: TOP, w: RIGHT - hung(THIRD), h: 100 };
const NARROW: Frame = { x: hung(THIRD), y: TOP, w: 280, h: 240 };
/** Its last line stands on the line of the numeral. */
const SUBTITLE: Frame = { x: THIRD, y: 318, w: 248, h: 110 };
const ART: Frame = { x: 600, y: 172, w: 360, h: 368 };

export const section: SlideLayout<'section'> = {
  layout(template) {
    const { section: inks } = template;
    return {
      name: 'Section',
      background: inks.ground,
      nodes: [],
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'top', look: headlineLook(template, 36, inks) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: body(template, 18, inks.text, 400, 1.36), anchor: 'bottom' }),
        placeholderOf({
          key: 'numeral',
          type: 'body',
          index: 13,
          frame: NUMERAL,
          look: numeral(template)(lookOf('swiss', template).numeralSize),
          prompt: 'No.',
          anchor: 'bottom',
        }),
        ...footerAndNumber(template),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { section: inks, palette } = template;
    const builder = new PageBuilder(context, 'section');
    const sizes = [36, 28, 32, 18] as const;
    placeHeadline(builder, 'title', 'title', { text: slide.title, wide: TITLE, narrow: NARROW, sizes, inks }, context);
    builder.add(...template.motif(ART, { place: 'section', inks, palette, seed: slide.title, turn: context.ordinal }));
    const number = numeralOf(slide.number ?? context.chapter + 1, context.language);
    const large = [500, 470, 430, 380, 340, 300, 260, 230, ...steps(200, 76)].filter(
      (size) => size <= lookOf('swiss', template).numeralSize,
    );
    placeDisplayText(builder, 'numeral', { text: number, sizes: large, look: numeral(template), role: 'label' }, context);
    const medium = (size: number) => body(template, size, inks.text, 400, 1.36);
    placeDisplayText(builder, 'subtitle', { text: slide.subtitle, sizes: steps(18, 14), look: medium, role: 'heading' }, context);
    return builder;
  },
};

const numeral =
  (template: Template) =>
  (size: number): TextLook => {
    const { ground } = template.section;
    const color = legible(lookOf('swiss', template).numeral, [resolveColor(ground, template.palette)], 3, template.palette);
    const { style } = heading(template, size, color);
    // The line is a little lower than the figures: its foot keeps clear of the slide's edge.
    return { style: { ...style, tracking: -0.06 }, leading: 0.6 };
  };
