/** Section: a flood of the leading colour with the numeral at its foot; at the right the drawing, the title below it. */
import type { Frame, SceneNode } from '../../../model/scene.ts';
import { outline } from '../../art/shapes.ts';
import { steps } from '../../fit.ts';
import { belowTitle, placeDisplayText } from '../../layouts/displayText.ts';
import { faceText } from '../../layouts/faceText.ts';
import { placeDisplayTitle, shortened, slot, subtitleSlot, titleSlot } from '../../layouts/furniture.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import type { DeckStage } from '../../stage.ts';
import { inksOn } from '../../templates/inks.ts';
import type { Template } from '../../templates/template.ts';
import { body, heading, paragraph } from '../../typography.ts';
import { lookOf } from './../looks.ts';
import { latticeIn } from './lattice.ts';
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
  face(template) {
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
        titleSlot(template, inks, { frame: TITLE, anchor: 'top', look: heading(template, 36, inks.text, 1.12) }),
        subtitleSlot({ frame: SUBTITLE, look: body(template, 20, inks.muted) }),
        slot({
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

  compose(slide, stage) {
    const { template } = stage;
    const { page: inks, palette } = template;
    const flood = floodOf(template);
    const sheet = new Sheet(stage, 'section');
    placeDisplayTitle(sheet, slide.title, steps(36, 20), (size) => heading(template, size, inks.text, 1.12), stage);
    sheet.add(...template.motif(FIELD, { place: 'section', inks, palette, seed: slide.title, turn: stage.ordinal }));
    const numeral = twoDigits(slide.number ?? stage.chapter + 1, stage.language);
    const large = (size: number) => monoNumeral(template, size, flood.text);
    placeDisplayText(sheet, 'numeral', { text: numeral, sizes: steps(LARGEST, 66), look: large, role: 'label' }, stage);
    const quiet = (size: number) => body(template, size, inks.muted);
    placeDisplayText(
      sheet,
      'subtitle',
      { text: slide.subtitle, sizes: steps(20, 14), look: quiet, role: 'heading', frame: belowTitle(sheet, SUBTITLE, 14, stage) },
      stage,
    );
    return sheet;
  },
};

/** The deck's name at the head of the flood, the same on all sections. */
export function deckOnFlood(stage: DeckStage): SceneNode {
  const look = monoLabel(stage.template, 11, floodOf(stage.template).text);
  const words = shortened(inCapitals(stage.deckTitle, stage), look, DECK.w * LONGEST_NAME, stage);
  return faceText('Deck', DECK, [paragraph(words, look, stage)], stage);
}
