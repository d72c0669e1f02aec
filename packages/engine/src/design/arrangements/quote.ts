/** Quote: the slide's title as a small line above, the words large, their author under a short rule; the screen, narrow, at the edge. */
import type { Frame } from '../../model/scene.ts';
import { placeBalanced } from '../arrange/titles.ts';
import { quoted } from '../kinds/quotationMarks.ts';
import { firstThatFits, steps } from '../page/fit.ts';
import type { SlideLayout } from '../page/layout.ts';
import { fitted, PageBuilder } from '../page/pageBuilder.ts';
import { placeholderOf, titlePlaceholder } from '../page/placeholders.ts';
import { footerAndNumber } from '../page/runningElements.ts';
import { body, heading, paragraph, strong } from '../page/typography.ts';

const KICKER: Frame = { x: 212, y: 56, w: 640, h: 40 };
const QUOTE: Frame = { x: 212, y: 112, w: 640, h: 250 };
const BY: Frame = { x: 212, y: 396, w: 640, h: 80 };
const FOOTER_X = 212;
/** The art, narrow, at the edge. */
const EDGE: Frame = { x: 0, y: 0, w: 148, h: 540 };

export const quote: SlideLayout<'quote'> = {
  layout(template) {
    const inks = template.page;
    const running = footerAndNumber(template).map((s) => (s.key === 'footer' ? { ...s, frame: { ...s.frame, x: FOOTER_X } } : s));
    return {
      name: 'Quote',
      nodes: [],
      placeholders: [
        titlePlaceholder(template, inks, { frame: KICKER, look: strong(template, 18, inks.accent) }),
        placeholderOf({
          key: 'body',
          type: 'body',
          index: 1,
          frame: QUOTE,
          look: heading(template, 36, inks.text, 1.28),
          prompt: 'Quote',
          anchor: 'middle',
        }),
        placeholderOf({ key: 'name', type: 'body', index: 2, frame: BY, look: strong(template, 18, inks.text), prompt: 'Name and role' }),
        ...running,
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = template.page;
    const words = quoted(slide.quote, context.language);
    return firstThatFits(
      (function* () {
        for (const size of steps(words.length < 60 ? 42 : 36, 16)) {
          const builder = new PageBuilder(context, 'quote');
          const kickerAt = (s: number) => [paragraph(slide.title, strong(template, s, inks.accent), context)];
          builder.fill('title', fitted(steps(18, 12), KICKER, context, kickerAt), 'title');
          builder.add(
            ...template.motif(EDGE, { place: 'quote', inks, palette: template.palette, seed: slide.title, turn: context.ordinal }),
          );
          const byline = [
            ...(slide.name ? [paragraph(slide.name, strong(template, 18, inks.text), context)] : []),
            ...(slide.role ? [paragraph(slide.role, body(template, 16, inks.muted, undefined, 1.35), context, { before: 2 })] : []),
          ];
          const frame = byline.length > 0 ? QUOTE : { ...QUOTE, h: 340 };
          placeBalanced(builder, 'body', [paragraph(words, heading(template, size, inks.text, 1.28), context)], 'quote', context, frame);
          if (byline.length > 0) {
            builder.rule('Rule', { x: BY.x, y: BY.y - 18, w: 40, h: 2 }, inks.figure);
            builder.fill('name', byline, 'caption');
          }
          yield builder;
        }
      })(),
    );
  },
};
