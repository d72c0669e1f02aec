/** Los Angeles: slats of late sun at one edge, dark words in the haze. */
import { SLIDE } from '../../../art/clip.ts';
import { lighter, theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, kickerSpot, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { haze, slats } from '../slats.ts';

/** The darkest of the haze that dark words stand on, and the deep end for light ones. */
const POOL = lighter(theme.accent3, 0.05);
const DEEP = lighter(theme.accent1, 0.14);
const INK = theme.accent4;
const light = { weight: 300, leading: 1.06 } as const;

export const losAngelesPages: DisplayPages = {
  cover: {
    ...haze(0.46),
    label: labelSpot({ x: 56, y: 36, w: 300, h: 36 }, theme.accent1),
    title: titleSpot({ x: 56, y: 142, w: 540, h: 250 }, 66, POOL, { ...light, ink: INK, anchor: 'bottom' }),
    subtitle: textSpot({ x: 56, y: 404, w: 540, h: 82 }, 20, POOL, { ink: INK, leading: 1.28 }),
    meta: labelSpot({ x: 56, y: 494, w: 500, h: 24 }, POOL, { ink: INK }),
    art: (_, seed) => slats(SLIDE, { count: 15, top: 0.06, ends: 0.64 }, seed),
  },
  section: {
    ...haze(0.62),
    numeral: numeralSpot({ x: 384, y: 28, w: 520, h: 200 }, 176, DEEP, { ink: theme.bg, align: 'end', weight: 300 }),
    title: titleSpot({ x: 384, y: 272, w: 520, h: 146 }, 43, POOL, {
      ...light,
      short: 50,
      shortLines: 1,
      keeps: 0.9,
      ink: INK,
      align: 'end',
      anchor: 'bottom',
    }),
    subtitle: textSpot({ x: 384, y: 432, w: 520, h: 78 }, 20, POOL, { ink: INK, align: 'end', leading: 1.34 }),
    art: (_, seed) => slats(SLIDE, { count: 15, top: 0.1, ends: 0.36, flushLeft: true }, seed),
  },
  quote: {
    ...haze(0.5),
    kicker: kickerSpot({ x: 56, y: 30, w: 560, h: 36 }, theme.accent1),
    quote: quoteSpot({ x: 56, y: 160, w: 590, h: 252 }, 50, POOL, { weight: 300, ink: INK, anchor: 'bottom', leading: 1.12 }),
    name: textSpot({ x: 56, y: 440, w: 560, h: 66 }, 18, POOL, { ink: INK, weight: 600 }),
    role: textSpot({ x: 56, y: 466, w: 560, h: 40 }, 16, POOL, { ink: INK }),
    art: (_, seed) => slats(SLIDE, { count: 15, top: 0.05, ends: 0.72 }, seed),
  },
  closing: {
    ...haze(0.34),
    title: titleSpot({ x: 56, y: 148, w: 580, h: 184 }, 58, POOL, { ...light, ink: INK, anchor: 'bottom', short: 66 }),
    subtitle: textSpot({ x: 56, y: 346, w: 580, h: 80 }, 22, POOL, { ink: INK }),
    facts: { x: 56, y: 440, w: 580, h: 74 },
    art: (_, seed) => slats(SLIDE, { count: 15, top: 0.05, ends: 0.72 }, seed),
  },
  bigNumber: bigNumberBeside({ x: 56, y: 44, w: 540, h: 440 }, { x: 640, y: 0, w: 320, h: 540 }),
};
