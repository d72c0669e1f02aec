/** Dubai: slabs of light at the right, words where the heat is deepest. */
import { SLIDE } from '../../../art/clip.ts';
import { darker, lighter, theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, kickerSpot, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { heat, shadow, slab, slabs } from '../slabs.ts';

/** The lightest that lies under words. */
const COPPER = darker(theme.accent1, 0.075);
const SAND = lighter(theme.accent2, 0.52);
const light = { weight: 300, leading: 1.1 } as const;

export const dubaiPages: DisplayPages = {
  cover: {
    ...heat(-42),
    label: labelSpot({ x: 56, y: 50, w: 280, h: 40 }, COPPER),
    title: titleSpot({ x: 56, y: 96, w: 496, h: 290 }, 66, COPPER, { ...light, anchor: 'bottom' }),
    subtitle: textSpot({ x: 56, y: 400, w: 496, h: 76 }, 22, COPPER, { leading: 1.34 }),
    meta: labelSpot({ x: 56, y: 484, w: 400, h: 24 }, COPPER, { ink: SAND }),
    art: (_, seed) => slabs(SLIDE, { count: 8, from: 0.58 }, seed),
  },
  section: {
    ...heat(-20),
    numeral: numeralSpot({ x: 56, y: 36, w: 536, h: 230 }, 200, COPPER, { ink: SAND, weight: 200 }),
    title: titleSpot({ x: 56, y: 276, w: 536, h: 146 }, 43, COPPER, { ...light, anchor: 'bottom', short: 50, shortLines: 1, keeps: 0.9 }),
    subtitle: textSpot({ x: 56, y: 436, w: 536, h: 72 }, 20, COPPER, { leading: 1.34 }),
    art: (_, seed) => slabs(SLIDE, { count: 6, from: 0.64 }, seed),
  },
  quote: {
    ...shadow(-40),
    kicker: kickerSpot({ x: 56, y: 52, w: 700, h: 36 }, COPPER, { ink: SAND }),
    quote: quoteSpot({ x: 56, y: 100, w: 720, h: 290 }, 50, COPPER, { weight: 300, leading: 1.16 }),
    name: textSpot({ x: 56, y: 420, w: 660, h: 84 }, 18, COPPER, { ink: SAND, weight: 600 }),
    role: textSpot({ x: 56, y: 446, w: 660, h: 58 }, 16, COPPER),
    art: () => slab({ x: 828, y: 40, w: 56, h: 500 }),
  },
  closing: {
    ...shadow(-40),
    title: titleSpot({ x: 56, y: 84, w: 640, h: 210 }, 58, COPPER, { ...light, anchor: 'bottom', short: 66 }),
    subtitle: textSpot({ x: 56, y: 312, w: 620, h: 76 }, 22, COPPER, { ink: SAND }),
    facts: { x: 56, y: 420, w: 620, h: 80 },
    rule: true,
    art: (_, seed) => slabs(SLIDE, { count: 5, from: 0.74 }, seed),
  },
  bigNumber: bigNumberBeside({ x: 56, y: 44, w: 600, h: 440 }, { x: 720, y: 0, w: 240, h: 540 }),
};
