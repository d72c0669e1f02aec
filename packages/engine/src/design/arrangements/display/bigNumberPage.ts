/** One figure that fills the page, from a look: the slide's title as a small line above, what the figure says below it. */
import type { Fill, SceneNode } from '../../../model/scene.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import { plainLayout } from '../../page/pageLayouts.ts';
import { footerAndNumber } from '../../page/runningElements.ts';
import type { Template } from '../../tokens/template.ts';
import { fillSlot, placeholderOfSlot, type Slot } from './slot.ts';

export interface BigNumberLook {
  /** A page of its own; without it the figure stands on the template's content page, with footer and number. */
  readonly ground?: Fill;
  readonly kicker: Slot;
  readonly figure: Slot;
  readonly statement: Slot;
  readonly note: Slot;
  readonly art: (template: Template, seed: string, turn: number) => SceneNode[];
}

export const bigNumberPage = (lookOf: (template: Template) => BigNumberLook): SlideLayout<'bigNumber'> => ({
  layout(template) {
    const look = lookOf(template);
    const placeholders = [
      placeholderOfSlot(template, look.kicker, { key: 'title', type: 'title', index: 0, prompt: 'Title' }),
      placeholderOfSlot(template, look.figure, { key: 'figure', type: 'body', index: 1, prompt: '00' }),
      placeholderOfSlot(template, look.statement, { key: 'body', type: 'body', index: 2, prompt: 'What it says' }),
      placeholderOfSlot(template, look.note, { key: 'note', type: 'body', index: 3, prompt: 'Source' }),
    ];
    if (look.ground) return { name: 'Big number', background: look.ground, nodes: [], placeholders };
    const { nodes } = plainLayout('bigNumber', 'Big number', template);
    return {
      name: 'Big number',
      nodes,
      placeholders: [...placeholders, ...footerAndNumber(template, template.grid.besidePanel.running)],
    };
  },

  compose(slide, context) {
    const look = lookOf(context.template);
    return firstThatFits(
      (function* () {
        for (const size of steps(...look.figure.sizes)) {
          const builder = new PageBuilder(context, 'bigNumber');
          builder.add(...look.art(context.template, slide.title, context.ordinal));
          fillSlot(builder, 'title', slide.title, look.kicker, 'title', context);
          placeFigure(builder, slide.figure, size, look.figure, context);
          fillSlot(builder, 'body', slide.statement, look.statement, 'body', context);
          fillSlot(builder, 'note', slide.note, look.note, 'caption', context);
          yield builder;
        }
      })(),
    );
  },
});

/** A figure is one line: it shrinks before it breaks. */
function placeFigure(builder: PageBuilder, figure: string, size: number, slot: Slot, context: LayoutContext): void {
  fillSlot(builder, 'figure', figure, { ...slot, sizes: [size, size] }, 'label', context);
  const placed = builder.nodes.find((node) => node.type === 'shape' && node.placeholder === 'figure');
  const lines = placed?.type === 'shape' ? (placed.text?.lines.length ?? 0) : 0;
  if (lines > 1 && size > 50) builder.judge('overflows');
}
