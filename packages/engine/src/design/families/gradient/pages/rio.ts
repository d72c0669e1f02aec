/** Rio de Janeiro: hills over the bay at one side, words in the sky at the other. */
import { SLIDE } from '../../../art/clip.ts';
import { darker, lighter, theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, kickerSpot, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { hills, lastLight, SEA } from '../hills.ts';

/** The lightest that lies under words. */
const GUAVA = darker(theme.accent1, 0.04);
const PEACH = lighter(theme.accent2, 0.72);
const light = { weight: 300, leading: 1.1 } as const;

export const rioPages: DisplayPages = {
  cover: {
    ...lastLight(0.64),
    label: labelSpot({ x: 56, y: 48, w: 480, h: 36 }, theme.accent3, { ink: PEACH }),
    title: titleSpot({ x: 56, y: 88, w: 520, h: 250 }, 58, GUAVA, { ...light, short: 66 }),
    subtitle: textSpot({ x: 56, y: 434, w: 560, h: 56 }, 20, SEA, { leading: 1.3 }),
    meta: labelSpot({ x: 56, y: 496, w: 440, h: 24 }, SEA, { ink: PEACH }),
    art: (_, seed) => hills(SLIDE, { horizon: 0.775 }, seed),
  },
  section: {
    ...lastLight(0.72),
    numeral: numeralSpot({ x: 404, y: 36, w: 500, h: 180 }, 148, theme.accent3, { ink: PEACH, align: 'end', weight: 300 }),
    title: titleSpot({ x: 404, y: 214, w: 500, h: 124 }, 43, GUAVA, {
      ...light,
      align: 'end',
      anchor: 'bottom',
      short: 50,
      shortLines: 1,
      keeps: 0.9,
    }),
    subtitle: textSpot({ x: 404, y: 350, w: 500, h: 62 }, 20, GUAVA, { align: 'end', leading: 1.3 }),
    art: (_, seed) => hills(SLIDE, { horizon: 0.9, flipped: true }, seed),
  },
  quote: {
    ...lastLight(0.72),
    kicker: kickerSpot({ x: 56, y: 48, w: 640, h: 34 }, theme.accent3, { ink: PEACH }),
    quote: quoteSpot({ x: 56, y: 90, w: 590, h: 240 }, 46, GUAVA, { weight: 300, leading: 1.16 }),
    name: textSpot({ x: 56, y: 338, w: 520, h: 62 }, 18, GUAVA, { weight: 600 }),
    role: textSpot({ x: 56, y: 364, w: 520, h: 40 }, 16, GUAVA),
    art: (_, seed) => hills(SLIDE, { horizon: 0.88 }, seed),
  },
  closing: {
    ...lastLight(0.72),
    title: titleSpot({ x: 56, y: 56, w: 600, h: 160 }, 58, GUAVA, { ...light, anchor: 'bottom', short: 66 }),
    subtitle: textSpot({ x: 56, y: 232, w: 540, h: 76 }, 20, GUAVA, { leading: 1.34 }),
    facts: { x: 56, y: 326, w: 480, h: 56 },
    art: (_, seed) => hills(SLIDE, { horizon: 0.88 }, seed),
  },
  bigNumber: bigNumberBeside({ x: 348, y: 44, w: 556, h: 440 }, { x: 0, y: 0, w: 300, h: 540 }),
};
