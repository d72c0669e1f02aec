/** One figure on a panel of two columns' width, and beside it, under a rule, what it says and where it comes from. */
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced, placeTitle } from '../../arrange/titles.ts';
import { figureShape } from '../../art/shapes.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { plainLayout } from '../../page/pageLayouts.ts';
import { placeholderOf } from '../../page/placeholders.ts';
import { body, figure, heading, paragraph } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';

const PANEL: Frame = { x: 44, y: 140, w: 472, h: 330 };
const FIGURE: Frame = { x: 72, y: 160, w: 416, h: 290 };
const RULE: Frame = { x: 544, y: 140, w: 372, h: 3 };
const STATEMENT: Frame = { x: 544, y: 160, w: 372, h: 232 };
const NOTE: Frame = { x: 544, y: 404, w: 372, h: 66 };

const panelInks = (template: Template) => inksOn({ ref: lookOf('report', template).panel }, template.palette);

export const bigNumber: SlideLayout<'bigNumber'> = {
  layout(template) {
    const { page } = template;
    const inks = panelInks(template);
    const layout = plainLayout('bigNumber', 'Big number', template, [
      placeholderOf({
        key: 'figure',
        type: 'body',
        index: 1,
        frame: FIGURE,
        look: figure(template, 148, inks.figure),
        prompt: '00',
        anchor: 'middle',
      }),
      placeholderOf({
        key: 'body',
        type: 'body',
        index: 2,
        frame: STATEMENT,
        look: heading(template, 28, page.text, 1.25),
        prompt: 'What it says',
      }),
      placeholderOf({
        key: 'note',
        type: 'body',
        index: 3,
        frame: NOTE,
        look: body(template, 14, page.muted),
        prompt: 'Source',
        anchor: 'bottom',
      }),
    ]);
    const plates = [
      figureShape('Panel', PANEL, { type: 'rect' }, inks.ground),
      figureShape('Rule', RULE, { type: 'rect' }, { ref: 'accent1' }),
    ];
    return { ...layout, nodes: [...layout.nodes, ...plates] };
  },

  compose(slide, context) {
    const { template } = context;
    const { page } = template;
    return firstThatFits(
      (function* () {
        for (const size of steps(176, 24)) {
          const builder = new PageBuilder(context, 'bigNumber');
          placeTitle(builder, slide.title, context);
          const look = figure(template, size, panelInks(template).figure);
          const number = builder.fill('figure', [paragraph(slide.figure, look, context)], 'label');
          if (number.lines.length > 1 && size > 36) builder.judge('overflows');
          const statementAt = (s: number) => [paragraph(slide.statement, heading(template, s, page.text, 1.25), context)];
          if (slide.statement.trim())
            placeBalanced(builder, 'body', fitted(steps(30, 14), STATEMENT, context, statementAt), 'body', context);
          const { note } = slide;
          const noteAt = (s: number) => [paragraph(note ?? '', body(template, s, page.muted, undefined, 1.35), context)];
          if (note?.trim()) builder.fill('note', fitted([14, 13, 12], NOTE, context, noteAt), 'caption');
          yield builder;
        }
      })(),
    );
  },
};
