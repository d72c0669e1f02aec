/** A section from a look: its number, its title and a sentence, beside art that differs from section to section. */
import { numeralOf } from '../../../model/numeral.ts';
import type { Fill, SceneNode } from '../../../model/scene.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import type { Template } from '../../tokens/template.ts';
import { fillSlot, placeholderOfSlot, type Slot } from './slot.ts';

export interface SectionLook {
  readonly ground: Fill;
  /** What lies on the ground before everything else. */
  readonly backdrop?: readonly SceneNode[];
  readonly numeral: Slot;
  readonly title: Slot;
  readonly subtitle: Slot;
  /** How the number is written; in figures of the deck's language unless given. */
  readonly written?: (number: number, language: string) => string;
  /** `turn` counts the sections from 0. */
  readonly art: (template: Template, seed: string, turn: number) => SceneNode[];
}

export const sectionPage = (lookOf: (template: Template) => SectionLook): SlideLayout<'section'> => ({
  layout(template) {
    const look = lookOf(template);
    return {
      name: 'Section',
      background: look.ground,
      nodes: [...(look.backdrop ?? [])],
      placeholders: [
        placeholderOfSlot(template, look.title, { key: 'title', type: 'title', index: 0, prompt: 'Title' }),
        placeholderOfSlot(template, look.subtitle, { key: 'subtitle', type: 'subtitle', index: 1, prompt: 'Subtitle' }),
        placeholderOfSlot(template, look.numeral, { key: 'numeral', type: 'body', index: 13, prompt: 'No.' }),
      ],
    };
  },

  compose(slide, context) {
    const look = lookOf(context.template);
    const builder = new PageBuilder(context, 'section');
    builder.add(...look.art(context.template, slide.title, context.ordinal));
    const bottom = fillSlot(builder, 'title', slide.title, look.title, 'title', context);
    const { number } = slide;
    if (number !== undefined) {
      const written = look.written?.(number, context.language) ?? numeralOf(number, context.language);
      fillSlot(builder, 'numeral', written, look.numeral, 'label', context);
    }
    fillSlot(builder, 'subtitle', slide.subtitle, look.subtitle, 'heading', context, bottom);
    return builder;
  },
});
