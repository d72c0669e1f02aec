/** Quote: a field of full colour with the words as large as they can be, the name at its foot, one piece of geometry beside it. */
import type { Frame } from '../../../model/scene.ts';
import { quotePage } from '../../arrangements/display/quotePage.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { body, heading, strong } from '../../page/typography.ts';
import { lookOf } from '../looks.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { drawn } from './drawn.ts';
import type { Place } from './posterLook.ts';

/** The slide's title is a small line above the words. */
const kickerOf = ({ frame }: Place): Frame => ({ x: frame.x, y: 22, w: Math.min(frame.w, 560), h: 34 });

export const quote = quotePage((template) => {
  const { words, by, draw } = lookOf('poster', template).message;
  const [ink, byInk] = [inkOf(words.ground, template), inkOf(by.ground, template)];
  return {
    ground: words.ground,
    backdrop: (seed) => drawn('Blocks', `${seed} quote`, draw),
    kicker: stepped('plain', kickerOf(words), [14, 13, 12], (size) => strong(template, size, ink)),
    quote: stepped('balanced', words.frame, displaySizes(84, 18), (size) => heading(template, size, ink, size > 40 ? 1.05 : 1.15), {
      usual: 68,
    }),
    byline: {
      frame: by.frame,
      ...(by.anchor ? { anchor: by.anchor } : {}),
      sizes: [20],
      name: (size) => body(template, size, byInk, 700, 1.3),
      role: () => body(template, 16, byInk, undefined, 1.3),
      gap: 2,
    },
    art: (_, seed) => drawn('Art', seed, draw),
  };
});
