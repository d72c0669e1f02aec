/** One figure over the whole text column, what it says below a rule, and its source; the title keeps its column. */
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced, placeTitle } from '../../arrange/titles.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { plainLayout } from '../../page/pageLayouts.ts';
import { placeholderOf } from '../../page/placeholders.ts';
import { body, figure, heading, paragraph } from '../../page/typography.ts';
import { placeVignette } from './vignette.ts';

/** Where the parts stand in the body, beside the title or below it. */
function placesIn({ x, y, w, h }: Frame): { figure: Frame; rule: Frame; statement: Frame; note: Frame } {
  return {
    // The wide bearing of a giant figure is taken back, so that it stands on the text's edge for the eye.
    figure: { x: x - 4, y, w: w + 8, h: h * 0.49 },
    rule: { x, y: y + h * 0.53, w, h: 1.5 },
    statement: { x, y: y + h * 0.58, w, h: h * 0.29 },
    note: { x, y: y + h * 0.89, w, h: h * 0.11 },
  };
}

export const bigNumber: SlideLayout<'bigNumber'> = {
  layout(template) {
    const { page: inks } = template;
    const statement = heading(template, 26, inks.text, 1.28);
    const places = placesIn(template.grid.body);
    return plainLayout('bigNumber', 'Big number', template, [
      placeholderOf({
        key: 'figure',
        type: 'body',
        index: 1,
        frame: places.figure,
        look: figure(template, 176, inks.figure),
        prompt: '00',
        anchor: 'bottom',
      }),
      placeholderOf({ key: 'body', type: 'body', index: 2, frame: places.statement, look: statement, prompt: 'What it says' }),
      placeholderOf({ key: 'note', type: 'body', index: 3, frame: places.note, look: body(template, 14, inks.muted), prompt: 'Source' }),
    ]);
  },

  compose(slide, context) {
    const { template } = context;
    const { page: inks } = template;
    const places = placesIn(template.grid.body);
    const fitting = firstThatFits(
      (function* () {
        for (const size of steps(176, 24)) {
          const builder = new PageBuilder(context, 'bigNumber');
          placeTitle(builder, slide.title, context);
          const number = builder.fill('figure', [paragraph(slide.figure, figure(template, size, inks.figure), context)], 'label');
          if (number.lines.length > 1 && size > 42) builder.judge('overflows');
          builder.rule('Rule', places.rule, inks.text);
          const statementAt = (s: number) => [paragraph(slide.statement, heading(template, s, inks.text, 1.28), context)];
          if (slide.statement.trim())
            placeBalanced(builder, 'body', fitted(steps(26, 14), places.statement, context, statementAt), 'body', context);
          const { note } = slide;
          const noteAt = (s: number) => [paragraph(note ?? '', body(template, s, inks.muted, undefined, 1.35), context)];
          if (note?.trim()) builder.fill('note', fitted([14, 13, 12], places.note, context, noteAt), 'caption');
          yield builder;
        }
      })(),
    );
    placeVignette(fitting, slide.title, context);
    return fitting;
  },
};
