/** A quote from a look: the slide's title as a small line, the words large, and who said them. */
import type { Fill, SceneNode } from '../../../model/scene.ts';
import { quoted } from '../../kinds/quotationMarks.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { paragraph } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { fillSlot, placeholderOfSlot, type Slot, textLookOf } from './slot.ts';

/** Signs: a shorter quote is set larger. */
const SHORT = 50;

export interface QuoteLook {
  readonly ground: Fill;
  /** What lies on the ground before everything else. */
  readonly backdrop?: readonly SceneNode[];
  /** The slide's title. */
  readonly kicker: Slot;
  readonly quote: Slot;
  readonly name: Slot;
  /** The speaker's role stands below the name, in this slot's look. */
  readonly role: Slot;
  readonly art: (template: Template, seed: string) => SceneNode[];
}

export const quotePage = (lookOf: (template: Template) => QuoteLook): SlideLayout<'quote'> => ({
  layout(template) {
    const look = lookOf(template);
    return {
      name: 'Quote',
      background: look.ground,
      nodes: [...(look.backdrop ?? [])],
      placeholders: [
        placeholderOfSlot(template, look.kicker, { key: 'title', type: 'title', index: 0, prompt: 'Title' }),
        placeholderOfSlot(template, look.quote, { key: 'body', type: 'body', index: 1, prompt: 'Quote' }),
        placeholderOfSlot(template, look.name, { key: 'name', type: 'body', index: 2, prompt: 'Name and role' }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const look = lookOf(template);
    const words = quoted(slide.quote, context.language);
    const { name, role } = slide;
    const byline = (size: number) => [
      ...(name ? [paragraph(name, textLookOf(look.name, size, template), context)] : []),
      ...(role ? [paragraph(role, textLookOf(look.role, Math.max(12, size - 2), template), context, { before: 2 })] : []),
    ];
    return firstThatFits(
      (function* () {
        const [largest, smallest] = look.quote.sizes;
        for (const size of steps(words.length < SHORT ? largest * 1.5 : largest, smallest)) {
          const builder = new PageBuilder(context, 'quote');
          builder.add(...look.art(template, slide.title));
          fillSlot(builder, 'title', slide.title, look.kicker, 'title', context);
          // A long text may be as many lines as its frame holds, so its size is tried one by one.
          fillSlot(builder, 'body', words, { ...look.quote, sizes: [size, size] }, 'quote', context);
          if (name || role) builder.fill('name', fitted(steps(...look.name.sizes), look.name.frame, context, byline), 'caption');
          yield builder;
        }
      })(),
    );
  },
});
