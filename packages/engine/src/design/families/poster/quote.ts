/** Quote: a field of full colour with the words as large as they can be, the name at its foot, one piece of geometry beside it. */
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced } from '../../arrange/titles.ts';
import { quoted } from '../../kinds/quotationMarks.ts';
import { firstThatFits } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, titlePlaceholder } from '../../page/placeholders.ts';
import { body, heading, paragraph, strong } from '../../page/typography.ts';
import { lookOf } from '../looks.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { drawn } from './drawn.ts';
import type { Place } from './posterLook.ts';

/** The slide's title is a small line above the words. */
const kickerOf = ({ frame }: Place): Frame => ({ x: frame.x, y: 22, w: Math.min(frame.w, 560), h: 34 });

export const quote: SlideLayout<'quote'> = {
  layout(template, seed) {
    const { words, by, draw } = lookOf('poster', template).message;
    const [ink, byInk] = [inkOf(words.ground, template), inkOf(by.ground, template)];
    return {
      name: 'Quote',
      background: words.ground,
      nodes: drawn('Blocks', `${seed} quote`, draw),
      placeholders: [
        titlePlaceholder(template, template.page, { frame: kickerOf(words), anchor: 'top', look: strong(template, 14, ink) }),
        placeholderOf({ key: 'body', type: 'body', index: 1, frame: words.frame, look: heading(template, 68, ink, 1.04), prompt: 'Quote' }),
        placeholderOf({
          key: 'name',
          type: 'body',
          index: 2,
          frame: by.frame,
          look: body(template, 20, byInk, 700),
          prompt: 'Name and role',
          anchor: by.anchor ?? 'top',
        }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { words: place, by, draw } = lookOf('poster', template).message;
    const [ink, byInk] = [inkOf(place.ground, template), inkOf(by.ground, template)];
    const words = quoted(slide.quote, context.language);
    return firstThatFits(
      (function* () {
        for (const size of displaySizes(84, 18)) {
          const builder = new PageBuilder(context, 'quote');
          builder.add(...drawn('Art', slide.title, draw));
          const kickerAt = (s: number) => [paragraph(slide.title, strong(template, s, ink), context)];
          builder.fill('title', fitted([14, 13, 12], kickerOf(place), context, kickerAt), 'title');
          const large = [paragraph(words, heading(template, size, ink, size > 40 ? 1.05 : 1.15), context)];
          placeBalanced(builder, 'body', large, 'quote', context, place.frame);
          const byline = [
            ...(slide.name ? [paragraph(slide.name, body(template, 20, byInk, 700, 1.3), context)] : []),
            ...(slide.role ? [paragraph(slide.role, body(template, 16, byInk, undefined, 1.3), context, { before: 2 })] : []),
          ];
          if (byline.length > 0) builder.fill('name', byline, 'caption');
          yield builder;
        }
      })(),
    );
  },
};
