/** One figure as large as the page allows, its meaning as a standfirst below; art in a strip at the right edge. */
import type { Frame } from '../../../model/scene.ts';
import { placeDisplayText } from '../../arrange/displayText.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, titlePlaceholder } from '../../page/placeholders.ts';
import { footerAndNumber } from '../../page/runningElements.ts';
import { body, figure, paragraph, standfirst } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { FOOT, HEAD, headFrame, hung, LEFT } from './grid.ts';
import { smallCaps } from './smallCaps.ts';

const STRIP: Frame = { x: 720, y: 0, w: 240, h: 540 };
const WIDTH = 640;
const KICKER: Frame = { x: LEFT, y: 66, w: WIDTH, h: 52 };
const FIGURE: Frame = { x: hung(LEFT, 176), y: 112, w: WIDTH + 10, h: 220 };
const RULE: Frame = { x: LEFT, y: 346, w: 36, h: 2 };
const STATEMENT: Frame = { x: LEFT, y: 364, w: WIDTH, h: 92 };
const NOTE: Frame = { x: LEFT, y: 458, w: WIDTH, h: 40 };

export const bigNumber: SlideLayout<'bigNumber'> = {
  layout(template) {
    const { page: inks } = template;
    const line: Frame = { x: LEFT, y: HEAD.rule, w: WIDTH, h: HEAD.line };
    return {
      name: 'Big number',
      nodes: [
        { type: 'shape', name: 'Head rule', frame: line, geometry: { type: 'rect' }, fill: inks.line, decorative: true },
        { type: 'shape', name: 'Rule', frame: RULE, geometry: { type: 'rect' }, fill: inks.figure, decorative: true },
      ],
      placeholders: [
        titlePlaceholder(template, inks, { frame: KICKER, anchor: 'top', look: smallCaps(template, 12, inks.accent, 600) }),
        placeholderOf({ key: 'figure', type: 'body', index: 1, frame: FIGURE, look: giant(template, 176), prompt: '00', anchor: 'bottom' }),
        placeholderOf({
          key: 'body',
          type: 'body',
          index: 2,
          frame: STATEMENT,
          look: standfirst(template, 'Text', 26, inks.text, 1.28),
          prompt: 'What it says',
        }),
        placeholderOf({ key: 'note', type: 'body', index: 3, frame: NOTE, look: body(template, 13, inks.muted), prompt: 'Source' }),
        ...footerAndNumber(template, { footer: FOOT, number: headFrame(LEFT + WIDTH - 80, 80) }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { page: inks, palette } = template;
    return firstThatFits(
      (function* () {
        for (const size of steps(200, 24)) {
          const builder = new PageBuilder(context, 'bigNumber');
          const kicker = (s: number) => [paragraph(slide.title, smallCaps(template, s, inks.accent, 600), context)];
          builder.fill('title', fitted([13, 12], KICKER, context, kicker), 'title');
          builder.add(...template.motif(STRIP, { place: 'bigNumber', inks, palette, seed: slide.title, turn: context.ordinal }));
          const set = builder.fill('figure', [paragraph(slide.figure, giant(template, size), context)], 'label');
          // A figure is one line: it shrinks before it breaks.
          if (set.lines.length > 1 && size > 50) builder.judge('overflows');
          const words = (s: number) => standfirst(template, slide.statement, s, inks.text, 1.28);
          placeDisplayText(builder, 'body', { text: slide.statement, sizes: steps(26, 14), look: words, role: 'body' }, context);
          const quiet = (s: number) => body(template, s, inks.muted, undefined, 1.35);
          placeDisplayText(builder, 'note', { text: slide.note, sizes: steps(16, 12), look: quiet, role: 'caption' }, context);
          yield builder;
        }
      })(),
    );
  },
};

const giant = (template: Template, size: number) => figure(template, size, size >= 24 ? template.page.figure : template.page.accent);
