/** Section: a flood of the leading colour with the numeral at its foot; at the right the drawing, the title below it. */
import type { Frame, SceneNode } from '../../../model/scene.ts';
import { sectionPage } from '../../arrangements/display/sectionPage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { figureShape, outline } from '../../art/shapes.ts';
import { steps } from '../../page/fit.ts';
import type { DeckContext } from '../../page/layoutContext.ts';
import { layoutText } from '../../page/layoutText.ts';
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

const floodOf = (template: Template) => inksOn({ ref: 'accent1' }, template.palette);

export const section = sectionPage((template) => {
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
    ground: inks.ground,
    backdrop: [
      ...latticeIn(FIELD, lookOf('technical', template).mark, inks),
      figureShape('Flood', FLOOD, { type: 'rect' }, flood.ground),
      ticks,
    ],
    numeral: stepped('balanced', NUMBER, steps(200, 66), (size) => monoNumeral(template, size, flood.text), {
      anchor: 'bottom',
      prompt: '00',
    }),
    title: stepped('title', TITLE, steps(36, 20), (size) => heading(template, size, inks.text, 1.12)),
    subtitle: stepped('balanced', SUBTITLE, steps(20, 14), (size) => body(template, size, inks.muted), { below: 14, spacious: true }),
    written: twoDigits,
    counted: true,
    art: motifOn(FIELD, 'section', inks),
  };
});

/** The deck's name at the head of the flood, the same on all sections. */
export function deckOnFlood(context: DeckContext): SceneNode {
  const look = monoLabel(context.template, 11, floodOf(context.template).text);
  const words = shortened(inCapitals(context.deckTitle, context), look, DECK.w * LONGEST_NAME, context);
  return layoutText('Deck', DECK, [paragraph(words, look, context)], context);
}
