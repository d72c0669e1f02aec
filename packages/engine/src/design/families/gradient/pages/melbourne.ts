/** Melbourne: shafts of rain across slate, the apricot break away from the words. */
import { SLIDE } from '../../../art/clip.ts';
import { lighter, theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, kickerSpot, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { shafts, weather } from '../shafts.ts';

/** Slate, brightened by a shaft. */
const SLATE = lighter(theme.surface, 0.24);
const CREAM = theme.accent4;
const light = { weight: 300, leading: 1.12 } as const;

export const melbournePages: DisplayPages = {
  cover: {
    ...weather(32, 0.56),
    label: labelSpot({ x: 56, y: 50, w: 420, h: 40 }, SLATE, { ink: CREAM }),
    title: titleSpot({ x: 56, y: 92, w: 560, h: 260 }, 58, SLATE, { ...light, anchor: 'bottom', short: 66 }),
    subtitle: textSpot({ x: 56, y: 368, w: 416, h: 80 }, 20, SLATE, { leading: 1.34 }),
    meta: labelSpot({ x: 56, y: 480, w: 340, h: 34 }, SLATE, { anchor: 'bottom' }),
    art: (_, seed) => shafts(SLIDE, 14, seed),
  },
  section: {
    ...weather(-34),
    numeral: numeralSpot({ x: 56, y: 36, w: 560, h: 230 }, 200, SLATE, { ink: theme.accent1, weight: 300 }),
    title: titleSpot({ x: 56, y: 276, w: 560, h: 142 }, 43, SLATE, {
      ...light,
      weight: 400,
      anchor: 'bottom',
      short: 50,
      shortLines: 1,
      keeps: 0.9,
    }),
    subtitle: textSpot({ x: 56, y: 432, w: 560, h: 76 }, 20, SLATE, { leading: 1.34 }),
    art: (_, seed) => shafts(SLIDE, 15, seed),
  },
  quote: {
    ...weather(40, 0.62),
    kicker: kickerSpot({ x: 56, y: 60, w: 640, h: 36 }, SLATE, { ink: CREAM }),
    quote: quoteSpot({ x: 56, y: 104, w: 700, h: 260 }, 50, SLATE, { weight: 300, leading: 1.16 }),
    name: textSpot({ x: 56, y: 392, w: 400, h: 100 }, 18, SLATE, { ink: CREAM, weight: 600 }),
    role: textSpot({ x: 56, y: 418, w: 400, h: 74 }, 16, SLATE),
    art: (_, seed) => shafts(SLIDE, 12, seed),
  },
  closing: {
    ...weather(40, 0.62),
    title: titleSpot({ x: 56, y: 60, w: 720, h: 196 }, 58, SLATE, { ...light, anchor: 'bottom', short: 66 }),
    subtitle: textSpot({ x: 56, y: 274, w: 560, h: 82 }, 22, SLATE),
    facts: { x: 56, y: 386, w: 440, h: 70 },
    rule: true,
    art: (_, seed) => shafts(SLIDE, 12, seed),
  },
  bigNumber: bigNumberBeside({ x: 56, y: 44, w: 540, h: 440 }, { x: 640, y: 0, w: 320, h: 540 }),
};
