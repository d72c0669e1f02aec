/** A cover from a look: its ground, its art, and a slot for each of its texts. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Fill, Frame, SceneNode } from '../../../model/scene.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import type { Template } from '../../tokens/template.ts';
import { fillSlot, placeholderOfSlot, type Slot } from './slot.ts';

export interface CoverLook {
  readonly ground: Fill;
  /** What lies on the ground before everything else. */
  readonly backdrop?: readonly SceneNode[];
  readonly title: Slot;
  readonly subtitle: Slot;
  /** What the deck is, such as "Product plan 2027"; and who speaks, and when. */
  readonly label: Slot;
  readonly meta: Slot;
  readonly art: (template: Template, seed: string) => SceneNode[];
  /** Where a picture stands, and what is drawn with it in the place of the art. */
  readonly picture?: { readonly frame: Frame; readonly art: (template: Template, seed: string) => SceneNode[] };
}

export const coverPage = (lookOf: (template: Template) => CoverLook): SlideLayout<'cover'> => ({
  layout(template, seed) {
    const look = lookOf(template);
    return {
      name: 'Cover',
      background: look.ground,
      nodes: [...(look.backdrop ?? []), ...look.art(template, `${seed} cover`)],
      placeholders: [
        placeholderOfSlot(template, look.title, { key: 'title', type: 'title', index: 0, prompt: 'Title' }),
        placeholderOfSlot(template, look.subtitle, { key: 'subtitle', type: 'subtitle', index: 1, prompt: 'Subtitle' }),
        placeholderOfSlot(template, look.label, { key: 'label', type: 'body', index: 13, prompt: 'Label' }),
        placeholderOfSlot(template, look.meta, { key: 'meta', type: 'body', index: 14, prompt: 'Author and date' }),
      ],
    };
  },

  compose(slide, context) {
    const builder = new PageBuilder(context, 'cover');
    placeCoverTexts(builder, slide, lookOf(context.template), context);
    return builder;
  },
});

type CoverTexts = Pick<SlideOf<'cover'>, 'title' | 'subtitle' | 'label' | 'meta'>;

export function placeCoverTexts(
  builder: PageBuilder,
  { title, subtitle, label, meta }: CoverTexts,
  look: CoverLook,
  context: LayoutContext,
): void {
  const bottom = fillSlot(builder, 'title', title, look.title, 'title', context);
  fillSlot(builder, 'subtitle', subtitle, look.subtitle, 'heading', context, bottom);
  fillSlot(builder, 'label', label, look.label, 'label', context);
  fillSlot(builder, 'meta', meta ?? context.author, look.meta, 'label', context);
}
