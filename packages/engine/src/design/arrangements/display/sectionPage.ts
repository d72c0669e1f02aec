/** A section from a look: its number, its title and a sentence, beside art that differs from section to section. */
import { numeralOf } from '../../../model/numeral.ts';
import type { Fill, Placeholder, SceneNode } from '../../../model/scene.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import type { Template } from '../../tokens/template.ts';
import { type Backdrop, backdropOf } from './messagePage.ts';
import { fillSlot, placeholderOfSlot, type TextSlot } from './slot.ts';
import { placeTitleBlock, type TitleBlock } from './titleBlock.ts';

export interface SectionLook extends TitleBlock {
  readonly ground: Fill;
  readonly backdrop?: Backdrop;
  /** None where the page tells the section's place in the deck in another way. */
  readonly numeral?: TextSlot;
  /** How the number is written; in figures of the deck's language unless given. */
  readonly written?: (number: number, language: string) => string;
  /** A section without a number has that of its chapter. */
  readonly counted?: boolean;
  /** `turn` counts the sections from 0. */
  readonly art: (template: Template, seed: string, turn: number) => SceneNode[];
  /** What tells of the chapters, where more than a number does. */
  readonly placeChapters?: (builder: PageBuilder, context: LayoutContext) => void;
  /** Places of footer and number, on pages that have them. */
  readonly running?: readonly Placeholder[];
}

/** Sections may take turns with their colours; there is no context around the layout of a file. */
type SectionLookOf = (template: Template, turn: number, context?: LayoutContext) => SectionLook;

export const sectionPage = (lookOf: SectionLookOf): SlideLayout<'section'> => ({
  layout(template, seed) {
    const look = lookOf(template, 0);
    return {
      name: 'Section',
      background: look.ground,
      nodes: backdropOf(look, seed),
      placeholders: [
        placeholderOfSlot(template, look.title, { key: 'title', type: 'title', index: 0, prompt: 'Title' }),
        placeholderOfSlot(template, look.subtitle, { key: 'subtitle', type: 'subtitle', index: 1, prompt: 'Subtitle' }),
        ...(look.numeral ? [placeholderOfSlot(template, look.numeral, { key: 'numeral', type: 'body', index: 13, prompt: 'No.' })] : []),
        ...(look.running ?? []),
      ],
    };
  },

  compose(slide, context) {
    const { template, language, ordinal } = context;
    const look = lookOf(template, ordinal, context);
    const builder = new PageBuilder(context, 'section');
    builder.add(...look.art(template, slide.title, ordinal));
    placeTitleBlock(builder, slide, look, 'heading', context, () => {
      const number = slide.number ?? (look.counted ? context.chapter + 1 : undefined);
      if (!look.numeral || number === undefined) return;
      const written = look.written?.(number, language) ?? numeralOf(number, language);
      fillSlot(builder, 'numeral', written, look.numeral, 'label', context);
    });
    look.placeChapters?.(builder, context);
    return builder;
  },
});
