/** Section: one numeral as a picture in its block, the message in the other; the colours change from section to section. */
import { numeralOf } from '../../../model/numeral.ts';
import { belowTitle, placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { measure, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { body, figure, heading, paragraph } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from '../looks.ts';
import { displayInk, inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { drawn } from './drawn.ts';
import type { Scheme } from './posterLook.ts';

/** Points: of a title that leads its chapter. */
const LARGE = [50, 46] as const;

const schemeOf = (template: Template, turn: number): Scheme => {
  const { schemes } = lookOf('poster', template).section;
  return schemes[turn % schemes.length] ?? { number: { ref: 'text' }, title: { ref: 'bg' } };
};

const numeralInk = ({ number, numeral }: Scheme, template: Template) =>
  numeral ? displayInk(numeral, number, template) : inkOf(number, template);

export const section: SlideLayout<'section'> = {
  layout(template, seed) {
    const { number, title, subtitle, draw } = lookOf('poster', template).section;
    const scheme = schemeOf(template, 0);
    const ink = inkOf(scheme.title, template);
    return {
      name: 'Section',
      background: scheme.title,
      nodes: drawn('Blocks', seed, (canvas, light) => draw(canvas, scheme, light)),
      placeholders: [
        titlePlaceholder(template, template.section, {
          frame: title.frame,
          anchor: title.anchor ?? 'top',
          look: heading(template, LARGE[0], ink, 1.08),
        }),
        subtitlePlaceholder({ frame: subtitle, look: body(template, 18, ink) }),
        placeholderOf({
          key: 'numeral',
          type: 'body',
          index: 13,
          frame: number,
          look: figure(template, 360, numeralInk(scheme, template)),
          prompt: '0',
          anchor: 'middle',
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const scheme = schemeOf(template, context.ordinal);
    const builder = new PageBuilder(context, 'section');
    const ink = inkOf(scheme.title, template);
    builder.add(...drawn('Art', slide.title, (canvas, light) => lookOf('poster', template).section.draw(canvas, scheme, light)));
    const { w } = builder.placeholder('title').frame;
    const look = (size: number) => heading(template, size, ink, 1.08);
    const inLines = (most: number) => (size: number) =>
      measure([paragraph(slide.title, look(size), context)], w * (1 - (template.heading.reserve ?? 0)), context).lines.length <= most;
    // Three lines of large type are a poster; four of them, or two of small type, are not.
    const large = [...LARGE.filter(inLines(2)), ...LARGE.filter(inLines(3))];
    placeDisplayTitle(builder, slide.title, [...large, ...displaySizes(42, 20)], look, context);
    const numeral = slide.number === undefined ? undefined : numeralOf(slide.number, context.language);
    const pictured = (size: number) => figure(template, size, numeralInk(scheme, template));
    placeDisplayText(builder, 'numeral', { text: numeral, sizes: displaySizes(440, 60), look: pictured, role: 'label' }, context);
    const plain = (size: number) => body(template, size, ink);
    const frame = belowTitle(builder, lookOf('poster', template).section.subtitle, 14);
    placeDisplayText(builder, 'subtitle', { text: slide.subtitle, sizes: steps(20, 14), look: plain, role: 'heading', frame }, context);
    return builder;
  },
};
