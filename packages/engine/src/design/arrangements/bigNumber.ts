/** One figure that fills the page, what it says below it, and where it comes from. The title is a small line above. */
import type { Frame } from '../../model/scene.ts';
import { placeBalanced } from '../arrange/titles.ts';
import { firstThatFits, steps } from '../page/fit.ts';
import type { SlideLayout } from '../page/layout.ts';
import { fitted, PageBuilder } from '../page/pageBuilder.ts';
import { placeholderOf, titlePlaceholder } from '../page/placeholders.ts';
import { footerAndNumber } from '../page/runningElements.ts';
import { body, figure, heading, paragraph, strong } from '../page/typography.ts';

const KICKER: Frame = { x: 64, y: 56, w: 640, h: 40 };
const FIGURE: Frame = { x: 58, y: 104, w: 660, h: 216 };
const STATEMENT: Frame = { x: 64, y: 336, w: 620, h: 96 };
/** The art fills the right edge. */
const ART: Frame = { x: 760, y: 0, w: 200, h: 540 };
const NOTE: Frame = { x: 64, y: 436, w: 620, h: 50 };

export const bigNumber: SlideLayout<'bigNumber'> = {
  layout(template) {
    const inks = template.page;
    // The page number stands clear of the art.
    const running = footerAndNumber(template).map((s) => (s.key === 'number' ? { ...s, frame: { ...s.frame, x: 620 } } : s));
    return {
      name: 'Big number',
      nodes: [],
      placeholders: [
        titlePlaceholder(template, inks, { frame: KICKER, look: strong(template, 18, inks.accent) }),
        placeholderOf({
          key: 'figure',
          type: 'body',
          index: 1,
          frame: FIGURE,
          look: figure(template, 176, inks.figure),
          prompt: '00',
          anchor: 'bottom',
        }),
        placeholderOf({
          key: 'body',
          type: 'body',
          index: 2,
          frame: STATEMENT,
          look: heading(template, 26, inks.text),
          prompt: 'What it says',
        }),
        placeholderOf({ key: 'note', type: 'body', index: 3, frame: NOTE, look: body(template, 16, inks.text), prompt: 'Source' }),
        ...running,
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = template.page;
    return firstThatFits(
      (function* () {
        for (const size of steps(200, 24)) {
          const builder = new PageBuilder(context, 'bigNumber');
          const kickerAt = (s: number) => [paragraph(slide.title, strong(template, s, inks.accent), context)];
          builder.fill('title', fitted(steps(18, 12), KICKER, context, kickerAt), 'title');
          const number = builder.fill('figure', [paragraph(slide.figure, figure(template, size, inks.figure), context)], 'label');
          // A figure is one line: it shrinks before it breaks.
          if (number.lines.length > 1 && size > 50) builder.judge('overflows');
          const statementAt = (s: number) => [paragraph(slide.statement, heading(template, s, inks.text, 1.25), context)];
          if (slide.statement.trim())
            placeBalanced(builder, 'body', fitted(steps(28, 14), STATEMENT, context, statementAt), 'body', context);
          const { note } = slide;
          const noteAt = (s: number) => [paragraph(note ?? '', body(template, s, inks.text, undefined, 1.35), context)];
          if (note?.trim()) builder.fill('note', fitted(steps(18, 12), NOTE, context, noteAt), 'caption');
          builder.add(
            ...template.motif(ART, { place: 'bigNumber', inks, palette: template.palette, seed: slide.title, turn: context.ordinal }),
          );
          yield builder;
        }
      })(),
    );
  },
};
