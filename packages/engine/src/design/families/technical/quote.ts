/** Quote: the words at the left under a bar, who said them at the foot; the drawing rises at the right. */
import type { Frame } from '../../../model/scene.ts';
import { quotePage } from '../../arrangements/display/quotePage.ts';
import { motifOn } from '../../arrangements/display/slots.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { figureShape } from '../../art/shapes.ts';
import { steps } from '../../page/fit.ts';
import { body, heading } from '../../page/typography.ts';
import { lookOf } from './../looks.ts';
import { barAt, messageNodes, SIDE } from './messageLayout.ts';
import { monoLabel } from './monoLabel.ts';

const BAR = barAt(128);
const KICKER: Frame = { x: 48, y: 34, w: 520, h: 46 };
const quoteFrame = (w: number): Frame => ({ x: 48, y: 152, w, h: 264 });
const BY: Frame = { x: 48, y: 432, w: 420, h: 72 };

export const quote = quotePage((template) => {
  const { page: inks } = template;
  const drawing = motifOn(SIDE, 'quote', inks);
  return {
    ground: inks.ground,
    backdrop: messageNodes(template),
    kicker: stepped('plain', KICKER, [13, 12], (size) => monoLabel(template, size, inks.muted), { usual: 12 }),
    quote: {
      fit: 'balanced',
      frame: quoteFrame(lookOf('technical', template).message),
      // Short quotes are said louder.
      sizes: ({ length }) => steps(length < 60 ? 46 : length < 120 ? 40 : 34, 14),
      usual: 34,
      look: (size) => heading(template, size, inks.text, 1.22),
    },
    byline: {
      frame: BY,
      anchor: 'bottom',
      sizes: [16],
      name: (size) => body(template, size, inks.text, 400, 1.3),
      role: () => monoLabel(template, 12, inks.muted),
      gap: 4,
    },
    art: (of, seed, turn) => [figureShape('Bar', BAR, { type: 'rect' }, inks.figure), ...drawing(of, seed, turn)],
  };
});
