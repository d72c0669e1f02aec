/** One figure as large as its field allows, what it says below it; the field is divided as that of a quote. */
import { bottomOf } from '../../../model/frame.ts';
import type { Frame } from '../../../model/scene.ts';
import { bigNumberPage } from '../../arrangements/display/bigNumberPage.ts';
import { stepped } from '../../arrangements/display/steppedSlot.ts';
import { body, figure, heading, strong } from '../../page/typography.ts';
import { lookOf } from '../looks.ts';
import { inkOf } from './blockInk.ts';
import { displaySizes } from './displaySizes.ts';
import { drawn } from './drawn.ts';
import type { Place } from './posterLook.ts';

/** The slide's title is a line above the figure, what the figure says a part of the field below it. */
function framesOf({ frame }: Place): { kicker: Frame; number: Frame; statement: Frame } {
  const top = 54;
  const height = bottomOf(frame) - top;
  const number: Frame = { ...frame, y: top, h: height * 0.66 };
  return {
    kicker: { ...frame, y: 20, w: Math.min(frame.w, 620), h: 34 },
    number,
    statement: { ...frame, y: bottomOf(number) + 6, h: height * 0.34 - 6 },
  };
}

export const bigNumber = bigNumberPage((template) => {
  const { words, by, draw } = lookOf('poster', template).message;
  const [ink, byInk] = [inkOf(words.ground, template), inkOf(by.ground, template)];
  const { kicker, number, statement } = framesOf(words);
  return {
    ground: words.ground,
    backdrop: (seed) => drawn('Blocks', `${seed} number`, draw),
    kicker: stepped('plain', kicker, [16, 14, 13, 12], (size) => strong(template, size, ink)),
    figure: stepped('plain', number, displaySizes(240, 24), (size) => figure(template, size, ink), { anchor: 'bottom', usual: 190 }),
    leastOnOneLine: 48,
    statement: stepped('balanced', statement, displaySizes(34, 18), (size) => heading(template, size, ink, 1.14), { usual: 30 }),
    note: {
      fit: 'plain',
      frame: by.frame,
      ...(by.anchor ? { anchor: by.anchor } : {}),
      sizes: [16, 14, 13, 12],
      usual: 14,
      look: (size) => body(template, size, byInk, undefined, 1.3),
    },
    art: (_, seed) => drawn('Art', seed, draw),
  };
});
