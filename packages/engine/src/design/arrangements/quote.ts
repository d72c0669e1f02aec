/** Quote: the slide's title as a small line above, the words large, their author under a short rule; the screen, narrow, at the edge. */
import type { Frame } from '../../model/scene.ts';
import { steps } from '../page/fit.ts';
import { footerAndNumber } from '../page/runningElements.ts';
import { body, heading, strong } from '../page/typography.ts';
import { quotePage } from './display/quotePage.ts';
import { motifOn } from './display/slots.ts';
import { type SteppedSlot, stepped } from './display/steppedSlot.ts';

const KICKER: Frame = { x: 212, y: 56, w: 640, h: 40 };
const QUOTE: Frame = { x: 212, y: 112, w: 640, h: 250 };
const NAMELESS: Frame = { ...QUOTE, h: 340 };
const RULE: Frame = { x: 212, y: 378, w: 40, h: 2 };
const BY: Frame = { x: 212, y: 396, w: 640, h: 80 };
const FOOTER_X = 212;
/** The art, narrow, at the edge. */
const EDGE: Frame = { x: 0, y: 0, w: 148, h: 540 };

export const quote = quotePage((template) => {
  const inks = template.page;
  const words: SteppedSlot = stepped(
    'balanced',
    QUOTE,
    (text) => steps(text.length < 60 ? 42 : 36, 16),
    (size) => heading(template, size, inks.text, 1.28),
    { anchor: 'middle', usual: 36 },
  );
  return {
    ground: 'page',
    kicker: stepped('plain', KICKER, steps(18, 12), (size) => strong(template, size, inks.accent)),
    quote: words,
    nameless: { quote: { ...words, frame: NAMELESS } },
    byline: {
      frame: BY,
      rule: { frame: RULE, color: inks.figure },
      sizes: [18],
      name: (size) => strong(template, size, inks.text),
      role: () => body(template, 16, inks.muted, undefined, 1.35),
      gap: 2,
    },
    running: footerAndNumber(template).map((place) =>
      place.key === 'footer' ? { ...place, frame: { ...place.frame, x: FOOTER_X } } : place,
    ),
    art: motifOn(EDGE, 'quote', inks),
  };
});
