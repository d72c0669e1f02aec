/** Quote: the slide's title in the accent, the words large, the seal before the name. */
import type { Frame } from '../../../model/scene.ts';
import { quotePage } from '../../arrangements/display/quotePage.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { steps } from '../../page/fit.ts';
import { body, heading, strong } from '../../page/typography.ts';
import type { Template } from '../../tokens/template.ts';
import { COLUMN } from './page.ts';
import { quietArt, quietInks, SEAL, signature } from './quiet.ts';

const KICKER: Frame = { ...COLUMN, h: 66 };
const QUOTE: Frame = { ...COLUMN, y: 126, h: 278 };
const BY: Frame = { x: SEAL.x + 62, y: 415, w: COLUMN.w - 62, h: 62 };

export const quote = quotePage((template) => {
  const inks = quietInks(template);
  return {
    ground: inks.ground,
    backdrop: [signature(template)],
    // A little smaller than other titles, since the quote is what is read.
    kicker: stepped('plain', KICKER, steps(24, 14), (size) => heading(template, size, inks.accent)),
    quote: stepped(
      'balanced',
      QUOTE,
      ({ length }) => steps(length < 60 ? 42 : 36, 16),
      (size) => words(template, size),
      { anchor: 'middle', usual: 36 },
    ),
    byline: {
      frame: BY,
      anchor: 'middle',
      sizes: [18, 16, 15],
      name: (size) => strong(template, size, inks.text),
      role: (size) => body(template, size - 3, inks.muted, undefined, 1.3),
      gap: 1,
    },
    art: (_, seed, turn) => quietArt(template, 'quote', seed, turn),
  };
});

/** Lighter than a title: it is read as a sentence. */
const words = (template: Template, size: number) => {
  const look = heading(template, size, quietInks(template).text, 1.26);
  return { ...look, style: { ...look.style, weight: Math.min(look.style.weight, 600) } };
};
