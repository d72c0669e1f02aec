/** Quote: a panel of the template's art in the first column, the words under a rule in the other two. */
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced, placeTitle } from '../../arrange/titles.ts';
import { figureShape } from '../../art/shapes.ts';
import { quoted } from '../../kinds/quotationMarks.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { plainLayout } from '../../page/pageLayouts.ts';
import { placeholderOf } from '../../page/placeholders.ts';
import { body, heading, paragraph, strong } from '../../page/typography.ts';

const ART: Frame = { x: 44, y: 140, w: 272, h: 330 };
const RULE: Frame = { x: 344, y: 140, w: 572, h: 3 };
const QUOTE: Frame = { x: 344, y: 164, w: 572, h: 230 };
const BY: Frame = { x: 344, y: 408, w: 572, h: 62 };

export const quote: SlideLayout<'quote'> = {
  layout(template) {
    const { page: inks } = template;
    const layout = plainLayout('quote', 'Quote', template, [
      placeholderOf({ key: 'body', type: 'body', index: 1, frame: QUOTE, look: heading(template, 32, inks.text, 1.24), prompt: 'Quote' }),
      placeholderOf({
        key: 'name',
        type: 'body',
        index: 2,
        frame: BY,
        look: strong(template, 18, inks.text),
        prompt: 'Name and role',
        anchor: 'bottom',
      }),
    ]);
    return { ...layout, nodes: [...layout.nodes, figureShape('Rule', RULE, { type: 'rect' }, { ref: 'accent1' })] };
  },

  compose(slide, context) {
    const { template } = context;
    const { page: inks, palette } = template;
    const words = quoted(slide.quote, context.language);
    const fitting = firstThatFits(
      (function* () {
        for (const size of steps(words.length < 80 ? 38 : 32, 15)) {
          const builder = new PageBuilder(context, 'quote');
          placeTitle(builder, slide.title, context);
          placeBalanced(builder, 'body', [paragraph(words, heading(template, size, inks.text, 1.26), context)], 'quote', context);
          const byline = (s: number) => [
            ...(slide.name ? [paragraph(slide.name, strong(template, s, inks.text), context)] : []),
            ...(slide.role ? [paragraph(slide.role, body(template, s - 3, inks.muted, undefined, 1.3), context, { before: 1 })] : []),
          ];
          if (slide.name || slide.role) builder.fill('name', fitted([18, 16, 15], BY, context, byline), 'caption');
          yield builder;
        }
      })(),
    );
    fitting.add(...template.motif(ART, { place: 'quote', inks, palette, seed: slide.title, turn: context.ordinal }));
    return fitting;
  },
};
