/** Quote: the opening mark as large as a picture, the words in italics, who said them below a hairline; a strip of art at the edge. */
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced } from '../../arrange/titles.ts';
import { quoted } from '../../kinds/quotationMarks.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph, standfirst, strong } from '../../page/typography.ts';
import { headFrame, hung } from './grid.ts';
import { smallCaps } from './smallCaps.ts';

const STRIP: Frame = { x: 0, y: 0, w: 216, h: 540 };
const KICKER: Frame = { ...headFrame(256, 640), h: 34 };
/** The mark hangs over the upper edge of its frame. */
const MARK: Frame = { x: 250, y: 124, w: 240, h: 84 };
const QUOTE: Frame = { x: 256, y: 208, w: 640, h: 198 };
/** Words that nobody is named for stand below a title of the usual size. */
const NAMELESS = {
  title: { x: hung(256, 32), y: 56, w: 640, h: 96 },
  mark: { ...MARK, y: 202 },
  quote: { x: 256, y: 286, w: 640, h: 218 },
} as const;
const LINE: Frame = { x: 256, y: 418, w: 656, h: 0.8 };
const BY: Frame = { x: 256, y: 432, w: 640, h: 72 };

const CORNERS = /^[「『]/u;

export const quote: SlideLayout<'quote'> = {
  layout(template) {
    const { page: inks } = template;
    return {
      name: 'Quote',
      nodes: [],
      placeholders: [
        titlePlaceholder(template, inks, { frame: KICKER, anchor: 'top', look: smallCaps(template, 12, inks.accent, 600) }),
        placeholderOf({
          key: 'body',
          type: 'body',
          index: 1,
          frame: QUOTE,
          look: standfirst(template, 'Quote', 36, inks.text, 1.26),
          prompt: 'Quote',
        }),
        placeholderOf({ key: 'name', type: 'body', index: 2, frame: BY, look: strong(template, 18, inks.text), prompt: 'Name and role' }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { page: inks, palette } = template;
    const whole = quoted(slide.quote, context.language);
    // The mark of the language stands by itself, so the words stand without their pair. Corner brackets do not: they hold words together.
    const apart = !CORNERS.test(whole);
    const [mark, words] = apart ? [whole.slice(0, 1), whole.slice(1, -1).trim()] : ['', whole];
    return firstThatFits(
      (function* () {
        for (const size of steps(words.length < 60 ? 50 : words.length < 130 ? 42 : 36, 14)) {
          const builder = new PageBuilder(context, 'quote');
          const named = Boolean(slide.name?.trim() || slide.role?.trim());
          if (named) {
            const kicker = (s: number) => [paragraph(slide.title, smallCaps(template, s, inks.accent, 600), context)];
            builder.fill('title', fitted([12], KICKER, context, kicker), 'title');
            builder.rule('Line', LINE, inks.line);
          } else {
            const title = (s: number) => [paragraph(slide.title, heading(template, s, inks.text, 1.16), context)];
            placeBalanced(builder, 'title', fitted(steps(32, 14), NAMELESS.title, context, title), 'title', context, NAMELESS.title);
          }
          builder.add(...template.motif(STRIP, { place: 'quote', inks, palette, seed: slide.title, turn: context.ordinal }));
          builder.text('Mark', named ? MARK : NAMELESS.mark, [paragraph(mark, heading(template, 150, inks.figure, 0.56), context)], {
            role: 'artifact',
          });
          const said = [paragraph(words, standfirst(template, words, size, inks.text, 1.26), context)];
          placeBalanced(builder, 'body', said, 'quote', context, named ? QUOTE : NAMELESS.quote);
          const byline = [
            ...(slide.name ? [paragraph(slide.name, strong(template, 18, inks.text), context)] : []),
            ...(slide.role ? [paragraph(slide.role, body(template, 15, inks.muted, undefined, 1.35), context, { before: 2 })] : []),
          ];
          if (byline.length > 0) builder.fill('name', byline, 'caption');
          yield builder;
        }
      })(),
    );
  },
};
