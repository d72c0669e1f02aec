/** Quote: the slide's title in the accent, the words large, the seal before the name. */
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced } from '../../arrange/titles.ts';
import { quoted } from '../../kinds/quotationMarks.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph, strong } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { COLUMN } from './page.ts';
import { quietArt, quietInks, SEAL, signature } from './quiet.ts';

const KICKER: Frame = { ...COLUMN, h: 66 };
/** Points: a little smaller than other titles, since the quote is what is read. */
const KICKER_SIZE = 24;
const QUOTE: Frame = { ...COLUMN, y: 126, h: 278 };
const BY: Frame = { x: SEAL.x + 62, y: 415, w: COLUMN.w - 62, h: 62 };

/** Lighter than a title: it is read as a sentence. */
const words = (template: Template, size: number) => {
  const look = heading(template, size, quietInks(template).text, 1.26);
  return { ...look, style: { ...look.style, weight: Math.min(look.style.weight, 600) } };
};

export const quote: SlideLayout<'quote'> = {
  layout(template) {
    const inks = quietInks(template);
    return {
      name: 'Quote',
      background: inks.ground,
      nodes: [signature(template)],
      placeholders: [
        titlePlaceholder(template, inks, { frame: KICKER, look: heading(template, KICKER_SIZE, inks.accent) }),
        placeholderOf({ key: 'body', type: 'body', index: 1, frame: QUOTE, look: words(template, 36), prompt: 'Quote', anchor: 'middle' }),
        placeholderOf({
          key: 'name',
          type: 'body',
          index: 2,
          frame: BY,
          look: strong(template, 18, inks.text),
          prompt: 'Name and role',
          anchor: 'middle',
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = quietInks(template);
    const text = quoted(slide.quote, context.language);
    const fitting = firstThatFits(
      (function* () {
        for (const size of steps(text.length < 60 ? 42 : 36, 16)) {
          const builder = new PageBuilder(context, 'quote');
          const kickerAt = (s: number) => [paragraph(slide.title, heading(template, s, inks.accent), context)];
          builder.fill('title', fitted(steps(KICKER_SIZE, 14), KICKER, context, kickerAt), 'title');
          placeBalanced(builder, 'body', [paragraph(text, words(template, size), context)], 'quote', context);
          const byline = (s: number) => [
            ...(slide.name ? [paragraph(slide.name, strong(template, s, inks.text), context)] : []),
            ...(slide.role ? [paragraph(slide.role, body(template, s - 3, inks.muted, undefined, 1.3), context, { before: 1 })] : []),
          ];
          if (slide.name || slide.role) builder.fill('name', fitted([18, 16, 15], BY, context, byline), 'caption');
          yield builder;
        }
      })(),
    );
    fitting.add(...quietArt(template, 'quote', slide.title, context.ordinal));
    return fitting;
  },
};
