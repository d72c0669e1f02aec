/** Quote: a full plane, the words as a headline, who said them at the foot, art at the right below. */
import type { Frame } from '../../../model/scene.ts';
import { placeBalanced } from '../../arrange/titles.ts';
import { quotePage } from '../../arrangements/display/quotePage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { type OwnFit, stepped } from '../../arrangements/display/steppedSlot.ts';
import { steps } from '../../page/fit.ts';
import { fitted, measure } from '../../page/pageBuilder.ts';
import { footerAndNumber, shortened } from '../../page/runningElements.ts';
import { body, heading, paragraph, strong } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import { lookOf } from './../looks.ts';
import { DECK_LABEL, FOOT, hung, LEFT, labelFrame, TOP, wholeRule } from './grid.ts';
import { asHeadline, headlineLook } from './headline.ts';

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
/** Fewer letters are a motto, which is larger: points. */
const MOTTO = { letters: 60, largest: 58, usual: 46 } as const;
const NAMELESS_TITLE = steps(30, 16);
const LABEL_SIZE = 12;

export const quote = quotePage((template) => {
  const inks = inksOn(lookOf('swiss', template).endGround, template.palette);
  const label = (size: number) => strong(template, size, inks.text);
  const words = { sizes: [44], look: (size: number) => headlineLook(template, size, inks) };
  return {
    ground: inks.ground,
    backdrop: [wholeRule(template.rule, inks)],
    art: motifOn(ART, 'quote', inks),
    kicker: stepped(onLabelLine, KICKER, [LABEL_SIZE], label),
    quote: { ...words, fit: headline, frame: QUOTE },
    nameless: {
      kicker: stepped(belowDeckLabel, NAMELESS.title, NAMELESS_TITLE, (size) => heading(template, size, inks.text)),
      quote: { ...words, fit: onFoot, frame: NAMELESS.quote },
    },
    byline: {
      frame: BY,
      anchor: 'bottom',
      sizes: [18, 16, 14],
      name: label,
      role: (size) => body(template, size - 2, inks.text, undefined, 1.35),
      gap: 2,
    },
    running: footerAndNumber(template, { number: labelFrame(812, 100) }),
  };
});

const headline: OwnFit = (builder, key, text, ...rest) => {
  const largest = text.length < MOTTO.letters ? MOTTO.largest : MOTTO.usual;
  asHeadline({ narrow: NARROW, over: [largest, 32], beside: [34, 14] })(builder, key, text, ...rest);
};

const onLabelLine: OwnFit = (builder, key, text, { look }, role, context) => {
  const words = [paragraph(text, look(LABEL_SIZE, text), context)];
  const frame = measure(words, KICKER.w, context).lines.length > 1 ? TALL_KICKER : KICKER;
  builder.fill(key, words, role, { frame });
};

/** The deck's name takes the place of the slide's title on the line of the labels. */
const belowDeckLabel: OwnFit = (builder, key, text, { look, frame }, role, context) => {
  const { template } = context;
  const at = (size: number) => [paragraph(text, look(size, text), context)];
  placeBalanced(builder, key, fitted(NAMELESS_TITLE, frame, context, at), role, context, frame);
  const label = strong(template, LABEL_SIZE, look(LABEL_SIZE, text).style.color);
  const name = shortened(context.deckTitle, label, DECK_LABEL.w, context);
  builder.text('Deck', DECK_LABEL, [paragraph(name, label, context)], { role: 'artifact' });
};

/** The last line at the foot. */
const onFoot: OwnFit = (builder, key, text, { look, frame: room }, role, context) => {
  const words = fitted(steps(50, 14), room, context, (size) => [paragraph(text, look(size, text), context)]);
  const h = Math.min(room.h, measure(words, room.w, context).height + 2);
  placeBalanced(builder, key, words, role, context, { ...room, y: FOOT - h, h });
};
