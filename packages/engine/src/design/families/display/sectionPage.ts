/** A section from a look: its number, its title and a sentence, beside art that differs from section to section. */
import { numeralOf } from '../../../model/numeral.ts';
import type { Fill, SceneNode } from '../../../model/scene.ts';
import type { SlideLayout } from '../../layouts/layout.ts';
import { Sheet } from '../../sheet.ts';
import type { Template } from '../../templates/template.ts';
import { placeSpot, type Spot, spotSlot } from './spot.ts';

export interface SectionLook {
  readonly ground: Fill;
  /** What lies on the ground before everything else. */
  readonly backdrop?: readonly SceneNode[];
  readonly numeral: Spot;
  readonly title: Spot;
  readonly subtitle: Spot;
  /** How the number is written; in figures of the deck's language unless given. */
  readonly written?: (number: number, language: string) => string;
  /** `turn` counts the sections from 0. */
  readonly art: (template: Template, seed: string, turn: number) => SceneNode[];
}

export const sectionPage = (lookOf: (template: Template) => SectionLook): SlideLayout<'section'> => ({
  face(template) {
    const look = lookOf(template);
    return {
      name: 'Section',
      background: look.ground,
      nodes: [...(look.backdrop ?? [])],
      placeholders: [
        spotSlot(template, look.title, { key: 'title', type: 'title', index: 0, prompt: 'Title' }),
        spotSlot(template, look.subtitle, { key: 'subtitle', type: 'subtitle', index: 1, prompt: 'Subtitle' }),
        spotSlot(template, look.numeral, { key: 'numeral', type: 'body', index: 13, prompt: 'No.' }),
      ],
    };
  },

  compose(slide, stage) {
    const look = lookOf(stage.template);
    const sheet = new Sheet(stage, 'section');
    sheet.add(...look.art(stage.template, slide.title, stage.ordinal));
    const bottom = placeSpot(sheet, 'title', slide.title, look.title, 'title', stage);
    const { number } = slide;
    if (number !== undefined) {
      const written = look.written?.(number, stage.language) ?? numeralOf(number, stage.language);
      placeSpot(sheet, 'numeral', written, look.numeral, 'label', stage);
    }
    placeSpot(sheet, 'subtitle', slide.subtitle, look.subtitle, 'heading', stage, bottom);
    return sheet;
  },
});
