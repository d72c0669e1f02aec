/** Section: a flood of the leading colour with the numeral at its foot; at the right the drawing, the title below it. */
import type { Frame, SceneNode } from '../../../model/scene.ts';
import { belowTitle, placeDisplayText } from '../../arrange/displayText.ts';
import { placeDisplayTitle } from '../../arrange/titles.ts';
import { outline } from '../../art/shapes.ts';
import { steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { DeckContext } from '../../page/layoutContext.ts';
import { layoutText } from '../../page/layoutText.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, subtitlePlaceholder, titlePlaceholder } from '../../page/placeholders.ts';
import { shortened } from '../../page/runningElements.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { latticeIn } from './art/lattice.ts';
import { inCapitals, monoLabel, monoNumeral, twoDigits } from './monoLabel.ts';

const FLOOD: Frame = { x: 0, y: 0, w: 336, h: 540 };
const FIELD: Frame = { x: 336, y: 0, w: 624, h: 540 };
const DECK: Frame = { x: 48, y: 34, w: 248, h: 40 };
/** Of the deck's name, in widths of its frame: as much as two lines hold wherever the first one ends. */
const LONGEST_NAME = 1.6;
const NUMBER: Frame = { x: 40, y: 190, w: 290, h: 300 };
const TITLE: Frame = { x: 384, y: 358, w: 528, h: 96 };
const SUBTITLE: Frame = { x: 384, y: 458, w: 528, h: 60 };
const LARGEST = 200;

const floodOf = (template: Template) => inksOn({ ref: 'accent1' }, template.palette);

export const section: SlideLayout<'section'> = {
  layout(template) {
    const { page: inks } = template;
    const flood = floodOf(template);
    const ticks = outline(
      'Ruler',
      Array.from({ length: 8 }, (_, i) => 48 + 36 * i).flatMap((x, i) => [
        ['M', x, 504],
        ['L', x, i % 2 ? 510 : 516],
      ]),
      undefined,
      { color: flood.text, width: 1 },
    );
    return {
      name: 'Section',
      background: inks.ground,
      nodes: [
        ...latticeIn(FIELD, lookOf('technical', template).mark, inks),
        { type: 'shape', name: 'Flood', frame: FLOOD, geometry: { type: 'rect' }, fill: flood.ground, decorative: true },
        ticks,
      ],
      placeholders: [
        titlePlaceholder(template, inks, { frame: TITLE, anchor: 'top', look: heading(template, 36, inks.text, 1.12) }),
        subtitlePlaceholder({ frame: SUBTITLE, look: body(template, 20, inks.muted) }),
        placeholderOf({
          key: 'numeral',
          type: 'body',
          index: 13,
          frame: NUMBER,
          look: monoNumeral(template, LARGEST, flood.text),
          prompt: '00',
          anchor: 'bottom',
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { page: inks, palette } = template;
    const flood = floodOf(template);
    const builder = new PageBuilder(context, 'section');
    placeDisplayTitle(builder, slide.title, steps(36, 20), (size) => heading(template, size, inks.text, 1.12), context);
    builder.add(...template.motif(FIELD, { place: 'section', inks, palette, seed: slide.title, turn: context.ordinal }));
    const numeral = twoDigits(slide.number ?? context.chapter + 1, context.language);
    const large = (size: number) => monoNumeral(template, size, flood.text);
    placeDisplayText(builder, 'numeral', { text: numeral, sizes: steps(LARGEST, 66), look: large, role: 'label' }, context);
    const quiet = (size: number) => body(template, size, inks.muted);
    placeDisplayText(
      builder,
      'subtitle',
      { text: slide.subtitle, sizes: steps(20, 14), look: quiet, role: 'heading', frame: belowTitle(builder, SUBTITLE, 14, context) },
      context,
    );
    return builder;
  },
};

/** The deck's name at the head of the flood, the same on all sections. */
export function deckOnFlood(context: DeckContext): SceneNode {
  const look = monoLabel(context.template, 11, floodOf(context.template).text);
  const words = shortened(inCapitals(context.deckTitle, context), look, DECK.w * LONGEST_NAME, context);
  return layoutText('Deck', DECK, [paragraph(words, look, context)], context);
}
