/** One figure in the wide column, standing on what it says; the title and the corner's art are those of every page. */
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced, placeTitle } from '../../arrange/titles.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { plainLayout } from '../../page/pageLayouts.ts';
import { placeholderOf } from '../../page/placeholders.ts';
import { body, figure, heading, paragraph } from '../../page/typography.ts';
import { COLUMN } from './grid.ts';

const FIGURE: Frame = { ...COLUMN, x: COLUMN.x - 6, y: 48, w: COLUMN.w + 6, h: 206 };
const STATEMENT: Frame = { ...COLUMN, y: 272, h: 132 };
const NOTE: Frame = { ...COLUMN, y: 416, h: 56 };

export const bigNumber: SlideLayout<'bigNumber'> = {
  layout: (template) =>
    plainLayout('bigNumber', 'Big number', template, [
      placeholderOf({
        key: 'figure',
        type: 'body',
        index: 1,
        frame: FIGURE,
        look: figure(template, 176, template.page.figure),
        prompt: '00',
        anchor: 'bottom',
      }),
      placeholderOf({
        key: 'body',
        type: 'body',
        index: 2,
        frame: STATEMENT,
        look: heading(template, 28, template.page.text),
        prompt: 'What it says',
      }),
      placeholderOf({ key: 'note', type: 'body', index: 3, frame: NOTE, look: body(template, 14, template.page.muted), prompt: 'Source' }),
    ]),

  compose(slide, context) {
    const { template } = context;
    const { page } = template;
    return firstThatFits(
      (function* () {
        for (const size of steps(176, 24)) {
          const builder = new PageBuilder(context, 'bigNumber');
          placeTitle(builder, slide.title, context);
          const number = builder.fill('figure', [paragraph(slide.figure, figure(template, size, page.figure), context)], 'label');
          // A figure is one line: it shrinks before it breaks.
          if (number.lines.length > 1 && size > 42) builder.judge('overflows');
          const statementAt = (s: number) => [paragraph(slide.statement, heading(template, s, page.text, 1.25), context)];
          const said = fitted(steps(30, 14), builder.placeholder('body').frame, context, statementAt);
          if (slide.statement.trim()) placeBalanced(builder, 'body', said, 'body', context);
          const { note } = slide;
          const noteAt = (s: number) => [paragraph(note ?? '', body(template, s, page.muted, undefined, 1.35), context)];
          if (note?.trim()) builder.fill('note', fitted([16, 15, 14, 13, 12], NOTE, context, noteAt), 'caption');
          yield builder;
        }
      })(),
    );
  },
};
