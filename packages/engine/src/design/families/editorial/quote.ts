/** Quote: the opening mark as large as a picture, the words in italics, who said them below a hairline; a strip of art at the edge. */
import type { Frame } from '../../../model/scene.ts';
import { quotePage } from '../../arrangements/display/quotePage.ts';
import { motifArt } from '../../arrangements/display/slots.ts';
import { type SteppedSlot, stepped } from '../../arrangements/display/steppedSlot.ts';
import { steps } from '../../page/fit.ts';
import { body, heading, standfirst, strong } from '../../page/typography.ts';
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

export const quote = quotePage((template) => {
  const { page: inks } = template;
  const words: SteppedSlot = stepped(
    'balanced',
    QUOTE,
    ({ length }) => steps(length < 60 ? 50 : length < 130 ? 42 : 36, 14),
    (size, text) => standfirst(template, text, size, inks.text, 1.26),
    { usual: 36 },
  );
  const mark = { frame: MARK, look: heading(template, 150, inks.figure, 0.56) };
  return {
    ground: 'page',
    kicker: stepped('plain', KICKER, [12], (size) => smallCaps(template, size, inks.accent, 600)),
    quote: words,
    mark,
    nameless: {
      kicker: stepped('balanced', NAMELESS.title, steps(32, 14), (size) => heading(template, size, inks.text, 1.16)),
      quote: { ...words, frame: NAMELESS.quote },
      mark: { ...mark, frame: NAMELESS.mark },
    },
    byline: {
      frame: BY,
      rule: { frame: LINE, color: inks.line },
      sizes: [18],
      name: (size) => strong(template, size, inks.text),
      role: () => body(template, 15, inks.muted, undefined, 1.35),
      gap: 2,
    },
    art: motifArt(STRIP, 'quote'),
  };
});
