/** One figure on a card in the template's silhouette, and beside it what it says and where it comes from. */
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced, placeTitle } from '../../arrange/titles.ts';
import { figureShape } from '../../art/shapes.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { plainLayout } from '../../page/pageLayouts.ts';
import { placeholderOf } from '../../page/placeholders.ts';
import { body, figure, heading, paragraph } from '../../page/typography.ts';
import { inkOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';

const CARD: Frame = { x: 56, y: 150, w: 408, h: 320 };
const STATEMENT: Frame = { x: 504, y: 150, w: 400, h: 252 };
const NOTE: Frame = { x: 504, y: 414, w: 400, h: 56 };
const PADDING = 26;

function figureFrame(template: Template): Frame {
  const { top, foot } = lookOf('playful', template).clear(CARD);
  return { x: CARD.x + PADDING, y: CARD.y + top, w: CARD.w - 2 * PADDING, h: CARD.h - top - foot };
}

const cardInk = (template: Template) => inkOn({ ref: lookOf('playful', template).calloutFill }, template.palette);

export const bigNumber: SlideLayout<'bigNumber'> = {
  layout(template) {
    const { page: inks } = template;
    const { card, calloutFill } = lookOf('playful', template);
    const geometry = { type: 'path', commands: card({ x: 0, y: 0, w: CARD.w, h: CARD.h }) } as const;
    const layout = plainLayout('bigNumber', 'Big number', template, [
      placeholderOf({
        key: 'figure',
        type: 'body',
        index: 1,
        frame: figureFrame(template),
        look: figure(template, 124, cardInk(template)),
        prompt: '00',
        anchor: 'middle',
        align: 'center',
      }),
      placeholderOf({
        key: 'body',
        type: 'body',
        index: 2,
        frame: STATEMENT,
        look: heading(template, 28, inks.text, 1.24),
        prompt: 'What it says',
        anchor: 'middle',
      }),
      placeholderOf({
        key: 'note',
        type: 'body',
        index: 3,
        frame: NOTE,
        look: body(template, 14, inks.muted),
        prompt: 'Source',
        anchor: 'bottom',
      }),
    ]);
    return { ...layout, nodes: [...layout.nodes, figureShape('Card', CARD, geometry, { ref: calloutFill })] };
  },

  compose(slide, context) {
    const { template } = context;
    const { page: inks } = template;
    return firstThatFits(
      (function* () {
        for (const size of steps(148, 24)) {
          const builder = new PageBuilder(context, 'bigNumber');
          placeTitle(builder, slide.title, context);
          const look = figure(template, size, cardInk(template));
          const number = builder.fill('figure', [paragraph(slide.figure, look, context, { align: 'center' })], 'label');
          if (number.lines.length > 1 && size > 36) builder.judge('overflows');
          const statementAt = (s: number) => [paragraph(slide.statement, heading(template, s, inks.text, 1.24), context)];
          if (slide.statement.trim())
            placeBalanced(builder, 'body', fitted(steps(30, 14), STATEMENT, context, statementAt), 'body', context);
          const { note } = slide;
          const noteAt = (s: number) => [paragraph(note ?? '', body(template, s, inks.muted, undefined, 1.35), context)];
          if (note?.trim()) builder.fill('note', fitted([14, 13, 12], NOTE, context, noteAt), 'caption');
          yield builder;
        }
      })(),
    );
  },
};
