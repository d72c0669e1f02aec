/** One figure that fills the page, from a look: the slide's title above it, what the figure says below it, and where it comes from. */
import { layoutOf, type SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { PageBuilder } from '../../page/pageBuilder.ts';
import type { Template } from '../../tokens/template.ts';
import { type MessageLook, messageLayout, placeMessageTitle } from './messagePage.ts';
import { fillSlot, inSize, sizesOfSlot, type TextSlot } from './slot.ts';

export interface BigNumberLook extends MessageLook {
  readonly figure: TextSlot;
  /** Points: a figure that breaks into lines is rather smaller, down to this size. */
  readonly leastOnOneLine?: number;
  readonly statement: TextSlot;
  readonly note: TextSlot;
}

const LEAST_ON_ONE_LINE = 50;

export const bigNumberPage = (lookOf: (template: Template) => BigNumberLook): SlideLayout<'bigNumber'> =>
  layoutOf<'bigNumber'>(
    (template, seed) => {
      const look = lookOf(template);
      return messageLayout('bigNumber', 'Big number', template, seed, look, [
        [look.figure, { key: 'figure', index: 1, prompt: '00' }],
        [look.statement, { key: 'body', index: 2, prompt: 'What it says' }],
        [look.note, { key: 'note', index: 3, prompt: 'Source' }],
      ]);
    },
    function* (slide, context) {
      const { template, ordinal } = context;
      const look = lookOf(template);
      for (const size of sizesOfSlot(look.figure, slide.figure, context)) {
        const builder = new PageBuilder(context, 'bigNumber');
        builder.add(...look.art(template, slide.title, ordinal));
        placeMessageTitle(builder, slide.title, look.kicker, context);
        placeFigure(builder, slide.figure, size, look, context);
        fillSlot(builder, 'body', slide.statement, look.statement, 'body', context);
        placeNote(builder, slide.note, look, context);
        yield builder;
      }
    },
  );

function placeFigure(builder: PageBuilder, words: string, size: number, look: BigNumberLook, context: LayoutContext): void {
  const { figure, leastOnOneLine = LEAST_ON_ONE_LINE } = look;
  fillSlot(builder, 'figure', words, inSize(figure, size), 'label', context);
  const placed = builder.nodes.find((node) => node.type === 'shape' && node.placeholder === 'figure');
  const lines = placed?.type === 'shape' ? (placed.text?.lines.length ?? 0) : 0;
  if (lines > 1 && size > leastOnOneLine) builder.judge('overflows');
}

/** A note that its frame does not hold is said in the notes: the figure is not made smaller for it. */
function placeNote(builder: PageBuilder, note: string | undefined, look: BigNumberLook, context: LayoutContext): void {
  const { verdict } = builder;
  const placed = builder.nodes.length;
  fillSlot(builder, 'note', note, look.note, 'caption', context);
  if (!note || verdict === 'overflows' || builder.verdict !== 'overflows') return;
  builder.nodes.splice(placed);
  builder.verdict = verdict;
  builder.unshown.push(note);
}
