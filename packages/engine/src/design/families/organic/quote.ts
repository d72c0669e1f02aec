/** Quote: the words in slanted letters in the wide column, on a deeper ground; the scene fills the narrow one. */
import type { Frame } from '../../../model/scene.ts';
import { quotePage } from '../../arrangements/display/quotePage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { type SteppedSlot, stepped } from '../../arrangements/display/steppedSlot.ts';
import { SLIDE } from '../../art/clip.ts';
import { steps } from '../../page/fit.ts';
import { footerAndNumber } from '../../page/runningElements.ts';
import { body, heading, strong, type TextLook } from '../../page/typography.ts';
import { inksOn } from '../../tokens/inks.ts';
import { COLUMN } from './grid.ts';

const KICKER: Frame = { ...COLUMN, h: 66 };
const QUOTE: Frame = { ...COLUMN, y: 138, h: 258 };
const NAMELESS: Frame = { ...QUOTE, h: 338 };
const BY: Frame = { ...COLUMN, y: 410, h: 68 };

export const quote = quotePage((template) => {
  const inks = inksOn({ ref: 'surface' }, template.palette);
  const words: SteppedSlot = stepped(
    'balanced',
    QUOTE,
    ({ length }) => steps(length < 60 ? 44 : 36, 16),
    (size, text) => slanted(heading(template, size, inks.text, 1.24), text),
    { usual: 36 },
  );
  return {
    ground: inks.ground,
    // A little smaller than other titles, since the quote is what is read.
    kicker: stepped('plain', KICKER, steps(24, 14), (size) => heading(template, size, inks.accent)),
    quote: words,
    nameless: { quote: { ...words, frame: NAMELESS } },
    byline: {
      frame: BY,
      sizes: [18],
      name: (size) => strong(template, size, inks.text),
      role: () => body(template, 16, inks.muted, undefined, 1.35),
      gap: 2,
    },
    running: footerAndNumber(template),
    art: motifOn(SLIDE, 'quote', inks),
  };
});

const HAS_ITALICS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u;

/** In scripts that have italics; and lighter than titles: so large a text needs no weight. */
const slanted = ({ style, ...look }: TextLook, text: string): TextLook => ({
  ...look,
  style: { ...style, weight: 400, ...(HAS_ITALICS.test(text) ? { italic: true } : {}) },
});
