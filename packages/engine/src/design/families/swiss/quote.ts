/** Quote: a full plane, the words as a headline, who said them at the foot, art at the right below. */
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced } from '../../arrange/titles.ts';
import { type BylineLook, isNamed, placeByline } from '../../kinds/byline.ts';
import { quoted } from '../../kinds/quotationMarks.ts';
import { firstThatFits, steps } from '../../page/fit.ts';
import type { SlideLayout } from '../../page/layout.ts';
import type { LayoutContext } from '../../page/layoutContext.ts';
import { fitted, measure, PageBuilder } from '../../page/pageBuilder.ts';
import { placeholderOf, titlePlaceholder } from '../../page/placeholders.ts';
import { footerAndNumber, shortened } from '../../page/runningElements.ts';
import { body, heading, paragraph, strong } from '../../page/typography.ts';
import { type Inks, inksOn } from '../../tokens/inks.ts';
import type { Template } from '../../tokens/template.ts';
import { lookOf } from './../looks.ts';
import { DECK_LABEL, FOOT, hung, LEFT, labelFrame, TOP, wholeRule } from './grid.ts';
import { headlineLook, placeHeadline } from './headline.ts';

/** The slide's title stands on the line of the labels; a long one takes a second line above it. */
const KICKER: Frame = labelFrame(LEFT, 740);
const TALL_KICKER: Frame = { ...KICKER, y: 12, h: 34 };
const QUOTE: Frame = { x: hung(LEFT), y: 70, w: 800, h: 204 };
const NARROW: Frame = { x: hung(LEFT), y: 70, w: 500, h: 352 };
/** Words that nobody is named for stand at the foot, below a title of the usual size. */
const NAMELESS = {
  title: { x: hung(LEFT), y: TOP, w: 820, h: 92 },
  quote: { x: hung(LEFT), y: 176, w: 500, h: FOOT - 176 },
} as const;
const BY: Frame = { x: LEFT, y: 436, w: 500, h: 78 };
const ART: Frame = { x: 570, y: 286, w: 390, h: 254 };

const bylineOn = (inks: Inks, template: Template): BylineLook => ({
  frame: BY,
  sizes: [18, 16, 14],
  name: (size) => strong(template, size, inks.text),
  role: (size) => body(template, size - 2, inks.text, undefined, 1.35),
  gap: 2,
});

const plane = (template: Template) => inksOn(lookOf('swiss', template).endGround, template.palette);

export const quote: SlideLayout<'quote'> = {
  layout(template) {
    const inks = plane(template);
    return {
      name: 'Quote',
      background: inks.ground,
      nodes: [wholeRule(template.rule, inks)],
      placeholders: [
        titlePlaceholder(template, inks, { frame: KICKER, look: strong(template, 12, inks.text) }),
        placeholderOf({ key: 'body', type: 'body', index: 1, frame: QUOTE, look: headlineLook(template, 44, inks), prompt: 'Quote' }),
        placeholderOf({
          key: 'name',
          type: 'body',
          index: 2,
          frame: BY,
          look: strong(template, 18, inks.text),
          prompt: 'Name and role',
          anchor: 'bottom',
        }),
        ...footerAndNumber(template, { number: labelFrame(812, 100) }),
      ],
    };
  },

  compose(slide, context) {
    const { template } = context;
    const { palette } = template;
    const inks = plane(template);
    const text = quoted(slide.quote, context.language);
    return firstThatFits(
      (function* () {
        const builder = new PageBuilder(context, 'quote');
        const named = isNamed(slide);
        if (named) placeKicker(builder, slide.title, inks, context);
        else placeNamelessTitle(builder, slide.title, inks, context);
        builder.add(...template.motif(ART, { place: 'quote', inks, palette, seed: slide.title, turn: context.ordinal }));
        if (named) {
          const sizes = [text.length < 60 ? 58 : 46, 32, 34, 14] as const;
          placeHeadline(builder, 'body', 'quote', { text, wide: QUOTE, narrow: NARROW, sizes, inks }, context);
        } else placeNameless(builder, text, inks, context);
        placeByline(builder, slide, bylineOn(inks, template), context);
        yield builder;
      })(),
    );
  },
};

function placeKicker(builder: PageBuilder, title: string, inks: Inks, context: LayoutContext): void {
  const words = [paragraph(title, strong(context.template, 12, inks.text), context)];
  const frame = measure(words, KICKER.w, context).lines.length > 1 ? TALL_KICKER : KICKER;
  builder.fill('title', words, 'title', { frame });
}

function placeNamelessTitle(builder: PageBuilder, title: string, inks: Inks, context: LayoutContext): void {
  const { template } = context;
  const at = (size: number) => [paragraph(title, heading(template, size, inks.text), context)];
  placeBalanced(builder, 'title', fitted(steps(30, 16), NAMELESS.title, context, at), 'title', context, NAMELESS.title);
  const look = strong(template, 12, inks.text);
  const name = shortened(context.deckTitle, look, DECK_LABEL.w, context);
  builder.text('Deck', DECK_LABEL, [paragraph(name, look, context)], { role: 'artifact' });
}

/** The last line at the foot. */
function placeNameless(builder: PageBuilder, text: string, inks: Inks, context: LayoutContext): void {
  const { template } = context;
  const { quote: room } = NAMELESS;
  const at = (size: number) => [paragraph(text, headlineLook(template, size, inks), context)];
  const words = fitted(steps(50, 14), room, context, at);
  const h = Math.min(room.h, measure(words, room.w, context).height + 2);
  placeBalanced(builder, 'body', words, 'quote', context, { ...room, y: FOOT - h, h });
}
