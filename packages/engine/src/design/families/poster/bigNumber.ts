/** One figure as large as its field allows, what it says below it; the field is divided as that of a quote. */
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced } from '../../arrange/titles.ts';
import { firstThatFits } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, titlePlaceholder } from '../../page/placeholders.ts';
import { body, figure, heading, paragraph, strong } from '../../page/typography.ts';
import { lookOf } from '../looks.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { drawn } from './drawn.ts';
import type { Place } from './posterLook.ts';

/** The slide's title is a line above the figure, what the figure says a part of the field below it. */
function framesOf({ frame }: Place): { kicker: Frame; number: Frame; statement: Frame } {
  const top = 54;
  const height = frame.y + frame.h - top;
  const number: Frame = { ...frame, y: top, h: height * 0.66 };
  return {
    kicker: { ...frame, y: 20, w: Math.min(frame.w, 620), h: 34 },
    number,
    statement: { ...frame, y: number.y + number.h + 6, h: height * 0.34 - 6 },
  };
}

export const bigNumber: SlideLayout<'bigNumber'> = {
  layout(template, seed) {
    const { words, by, draw } = lookOf('poster', template).message;
    const ink = inkOf(words.ground, template);
    const { kicker, number, statement } = framesOf(words);
    return {
      name: 'Big number',
      background: words.ground,
      nodes: drawn('Blocks', `${seed} number`, draw),
      placeholders: [
        titlePlaceholder(template, template.page, { frame: kicker, anchor: 'top', look: strong(template, 16, ink) }),
        placeholderOf({
          key: 'figure',
          type: 'body',
          index: 1,
          frame: number,
          look: figure(template, 190, ink),
          prompt: '00',
          anchor: 'bottom',
        }),
        placeholderOf({
          key: 'body',
          type: 'body',
          index: 2,
          frame: statement,
          look: heading(template, 30, ink, 1.12),
          prompt: 'What it says',
        }),
        placeholderOf({
          key: 'note',
          type: 'body',
          index: 3,
          frame: by.frame,
          look: body(template, 14, inkOf(by.ground, template)),
          prompt: 'Source',
          anchor: by.anchor ?? 'top',
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { words, by, draw } = lookOf('poster', template).message;
    const ink = inkOf(words.ground, template);
    const { kicker, statement } = framesOf(words);
    return firstThatFits(
      (function* () {
        for (const size of displaySizes(240, 24)) {
          const builder = new PageBuilder(context, 'bigNumber');
          builder.add(...drawn('Art', slide.title, draw));
          const kickerAt = (s: number) => [paragraph(slide.title, strong(template, s, ink), context)];
          builder.fill('title', fitted([16, 14, 13, 12], kicker, context, kickerAt), 'title');
          const number = builder.fill('figure', [paragraph(slide.figure, figure(template, size, ink), context)], 'label');
          // A figure is one line: it shrinks before it breaks.
          if (number.lines.length > 1 && size > 48) builder.judge('overflows');
          const statementAt = (s: number) => [paragraph(slide.statement, heading(template, s, ink, 1.14), context)];
          const said = fitted(displaySizes(34, 18), statement, context, statementAt);
          if (slide.statement.trim()) placeBalanced(builder, 'body', said, 'body', context, statement);
          const { note } = slide;
          const noteAt = (s: number) => [paragraph(note ?? '', body(template, s, inkOf(by.ground, template), undefined, 1.3), context)];
          if (note?.trim()) builder.fill('note', fitted([16, 14, 13, 12], by.frame, context, noteAt), 'caption');
          yield builder;
        }
      })(),
    );
  },
};
