/** Quote: a panel of the template's art in the first column, the words under a rule in the other two. */
import type { Frame } from '../../../model/scene.ts';
import { quotePage } from '../../arrangements/display/quotePage.ts';
import { motifArt } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { figureShape } from '../../art/shapes.ts';
import { theme } from '../../art/tones.ts';
import { steps } from '../../page/fit.ts';
import { body, heading, strong } from '../../page/typography.ts';

const ART: Frame = { x: 44, y: 140, w: 272, h: 330 };
const RULE: Frame = { x: 344, y: 140, w: 572, h: 3 };
const QUOTE: Frame = { x: 344, y: 164, w: 572, h: 230 };
const BY: Frame = { x: 344, y: 408, w: 572, h: 62 };

export const quote = quotePage((template) => {
  const { page: inks } = template;
  return {
    backdrop: [figureShape('Rule', RULE, { type: 'rect' }, theme.accent1)],
    quote: stepped(
      'balanced',
      QUOTE,
      ({ length }) => steps(length < 80 ? 38 : 32, 15),
      (size) => heading(template, size, inks.text, 1.26),
      { usual: 32 },
    ),
    byline: {
      frame: BY,
      anchor: 'bottom',
      sizes: [18, 16, 15],
      name: (size) => strong(template, size, inks.text),
      role: (size) => body(template, size - 3, inks.muted, undefined, 1.3),
      gap: 1,
    },
    art: motifArt(ART, 'quote'),
  };
});
