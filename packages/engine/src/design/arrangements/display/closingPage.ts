/** The last page from a look: the message, what follows from it, and below them facts or what the deck's chapters were. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Fill, Placeholder, SceneNode } from '../../../model/scene.ts';
import { layoutOf, type SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import type { Template } from '../../tokens/template.ts';
import type { Rule } from './coverPage.ts';
import { type Backdrop, backdropOf } from './messagePage.ts';
import { placeholderOfSlot } from './slot.ts';
import { placeTitleBlock, type TitleBlock } from './titleBlock.ts';

export type Facts = NonNullable<SlideOf<'closing'>['facts']>;

export interface ClosingLook extends TitleBlock {
  readonly ground: Fill;
  readonly backdrop?: Backdrop;
  readonly art: (template: Template, seed: string) => SceneNode[];
  /** Art that depends on what is said: it is drawn on the page. */
  readonly artOfPage?: (template: Template, seed: string) => SceneNode[];
  readonly rules?: readonly Rule[];
  /** The facts, or what stands in their place. */
  readonly placeMore?: (builder: PageBuilder, context: LayoutContext) => void;
  /** Where that page does not hold all. */
  readonly otherwise?: ClosingLook;
  /** Places of footer and number, on pages that have them. */
  readonly running?: readonly Placeholder[];
}

/** What is said beside the message; the file's layout has all, and no deck around it. */
export interface SaidLast {
  readonly subtitle: boolean;
  readonly facts: Facts;
  readonly context?: LayoutContext;
}

export type ClosingLookOf = (template: Template, said: SaidLast) => ClosingLook;

const UNTOLD: Facts = [{ label: '', value: '' }];

export const closingPage = (lookOf: ClosingLookOf): SlideLayout<'closing'> =>
  layoutOf<'closing'>(
    (template, seed) => {
      const look = lookOf(template, { subtitle: true, facts: UNTOLD });
      return {
        name: 'Closing',
        background: look.ground,
        nodes: [...backdropOf(look, seed), ...look.art(template, `${seed} closing`)],
        placeholders: [
          placeholderOfSlot(template, look.title, { key: 'title', type: 'title', index: 0, prompt: 'Title' }),
          placeholderOfSlot(template, look.subtitle, { key: 'subtitle', type: 'subtitle', index: 1, prompt: 'What follows' }),
          ...(look.running ?? []),
        ],
      };
    },
    function* (slide, context) {
      const { subtitle, facts = [] } = slide;
      const look = lookOf(context.template, { subtitle: Boolean(subtitle?.trim()), facts, context });
      yield placed(slide, look, context);
      if (look.otherwise) yield placed(slide, look.otherwise, context);
    },
  );

function placed(slide: SlideOf<'closing'>, look: ClosingLook, context: LayoutContext): PageBuilder {
  const builder = new PageBuilder(context, 'closing');
  for (const { frame, color } of look.rules ?? []) builder.rule('Rule', frame, color);
  placeTitleBlock(builder, slide, look, 'body', context);
  builder.add(...(look.artOfPage?.(context.template, slide.title) ?? []));
  look.placeMore?.(builder, context);
  return builder;
}
