/** Quote: the words in slanted letters in the wide column, on a deeper ground; the scene fills the narrow one. */
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced } from '../../arrange/titles.ts';
import { SLIDE } from '../../art/clip.ts';
import { quoted } from '../../kinds/quotationMarks.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import { fitted, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, titlePlaceholder } from '../../page/placeholders.ts';
import { footerAndNumber } from '../../page/runningElements.ts';
import { body, heading, paragraph, strong, type TextLook } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { COLUMN } from './grid.ts';

const KICKER: Frame = { ...COLUMN, h: 66 };
/** Points: a little smaller than other titles, since the quote is what is read. */
const KICKER_SIZE = 24;
const QUOTE: Frame = { ...COLUMN, y: 138, h: 258 };
const BY: Frame = { ...COLUMN, y: 410, h: 68 };

const groundOf = (template: Template) => inksOn({ ref: 'surface' }, template.palette);

export const quote: SlideLayout<'quote'> = {
  layout(template) {
    const inks = groundOf(template);
    return {
      name: 'Quote',
      background: inks.ground,
      nodes: [],
      placeholders: [
        titlePlaceholder(template, inks, { frame: KICKER, anchor: 'top', look: heading(template, KICKER_SIZE, inks.accent) }),
        placeholderOf({
          key: 'body',
          type: 'body',
          index: 1,
          frame: QUOTE,
          look: light(heading(template, 36, inks.text, 1.24)),
          prompt: 'Quote',
        }),
        placeholderOf({ key: 'name', type: 'body', index: 2, frame: BY, look: strong(template, 18, inks.text), prompt: 'Name and role' }),
        ...footerAndNumber(template),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const inks = groundOf(template);
    const words = quoted(slide.quote, context.language);
    return firstThatFits(
      (function* () {
        for (const size of steps(words.length < 60 ? 44 : 36, 16)) {
          const builder = new PageBuilder(context, 'quote');
          const kickerAt = (s: number) => [paragraph(slide.title, heading(template, s, inks.accent), context)];
          builder.fill('title', fitted(steps(KICKER_SIZE, 14), KICKER, context, kickerAt), 'title');
          builder.add(
            ...template.motif(SLIDE, { place: 'quote', inks, palette: template.palette, seed: slide.title, turn: context.ordinal }),
          );
          const byline = [
            ...(slide.name ? [paragraph(slide.name, strong(template, 18, inks.text), context)] : []),
            ...(slide.role ? [paragraph(slide.role, body(template, 16, inks.muted, undefined, 1.35), context, { before: 2 })] : []),
          ];
          const frame = byline.length > 0 ? QUOTE : { ...QUOTE, h: 338 };
          placeBalanced(
            builder,
            'body',
            [paragraph(words, slanted(light(heading(template, size, inks.text, 1.24)), words), context)],
            'quote',
            context,
            frame,
          );
          if (byline.length > 0) builder.fill('name', byline, 'caption');
          yield builder;
        }
      })(),
    );
  },
};

const HAS_ITALICS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Lighter than titles: so large a text needs no weight. */
const light = (look: TextLook): TextLook => ({ ...look, style: { ...look.style, weight: 400 } });

/** Only in scripts that have italics. */
const slanted = (look: TextLook, text: string): TextLook =>
  HAS_ITALICS.test(text) ? { ...look, style: { ...look.style, italic: true } } : look;
