/** Quote: the words at the left under a bar, who said them at the foot; the drawing rises at the right. */
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced } from '../../arrange/titles.ts';
import { quoted } from '../../kinds/quotationMarks.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { barAt, messageNodes, SIDE } from './messageLayout.ts';
import { monoLabel } from './monoLabel.ts';

const BAR = 128;
const KICKER: Frame = { x: 48, y: 34, w: 520, h: 46 };
const BY: Frame = { x: 48, y: 432, w: 420, h: 72 };

const quoteFrame = (template: Template): Frame => ({ x: 48, y: BAR + 24, w: lookOf('technical', template).message, h: 264 });

/** Points: short quotes are said louder. */
const largestFor = ({ length }: string): number => (length < 60 ? 46 : length < 120 ? 40 : 34);

export const quote: SlideLayout<'quote'> = {
  layout(template) {
    const { page: inks } = template;
    return {
      name: 'Quote',
      background: inks.ground,
      nodes: messageNodes(template),
      placeholders: [
        titlePlaceholder(template, inks, { frame: KICKER, anchor: 'top', look: monoLabel(template, 12, inks.muted) }),
        placeholderOf({
          key: 'body',
          type: 'body',
          index: 1,
          frame: quoteFrame(template),
          look: heading(template, 34, inks.text, 1.22),
          prompt: 'Quote',
        }),
        placeholderOf({
          key: 'name',
          type: 'body',
          index: 2,
          frame: BY,
          look: body(template, 16, inks.text),
          prompt: 'Name and role',
          anchor: 'bottom',
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { page: inks, palette } = template;
    const words = quoted(slide.quote, context.language);
    return firstThatFits(
      (function* () {
        for (const size of steps(largestFor(words), 14)) {
          const builder = new PageBuilder(context, 'quote');
          const kickerAt = (s: number) => [paragraph(slide.title, monoLabel(template, s, inks.muted), context)];
          builder.fill('title', fitted([13, 12], KICKER, context, kickerAt), 'title');
          builder.rule('Bar', barAt(BAR), inks.figure);
          builder.add(...template.motif(SIDE, { place: 'quote', inks, palette, seed: slide.title, turn: context.ordinal }));
          const frame = quoteFrame(template);
          placeBalanced(builder, 'body', [paragraph(words, heading(template, size, inks.text, 1.22), context)], 'quote', context, frame);
          const byline = [
            ...(slide.name ? [paragraph(slide.name, body(template, 16, inks.text, 400, 1.3), context)] : []),
            ...(slide.role ? [paragraph(slide.role, monoLabel(template, 12, inks.muted), context, { before: 4 })] : []),
          ];
          if (byline.length > 0) builder.fill('name', byline, 'caption');
          yield builder;
        }
      })(),
    );
  },
};
