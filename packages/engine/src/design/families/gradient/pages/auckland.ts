/** Auckland: cones along the foot of the page, words in the dusk above them. */
import { SLIDE } from '../../../art/clip.ts';
import { lighter, theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, kickerSpot, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { cones, dusk } from '../cones.ts';

const TEAL = lighter(theme.bg, 0.2);
/** Covers, sections and closings look over a low range, so that words have the upper half of the page. */
const HAZE = 0.6;
const SHORE = 0.8;
const light = { weight: 300, leading: 1.1 } as const;

export const aucklandPages: DisplayPages = {
  cover: {
    ...dusk(SLIDE, HAZE),
    label: labelSpot({ x: 56, y: 48, w: 500, h: 36 }, TEAL, { ink: theme.accent1 }),
    title: titleSpot({ x: 56, y: 92, w: 800, h: 154 }, 66, TEAL, { ...light, anchor: 'bottom' }),
    subtitle: textSpot({ x: 56, y: 260, w: 720, h: 58 }, 20, TEAL, { leading: 1.32 }),
    meta: labelSpot({ x: 584, y: 48, w: 320, h: 36 }, TEAL, { align: 'end' }),
    art: (_, seed) => cones(SLIDE, { summits: [0.72, 0.3, 0.93, 0.5], shore: SHORE }, seed),
  },
  section: {
    ...dusk(SLIDE, HAZE),
    numeral: numeralSpot({ x: 640, y: 56, w: 264, h: 250 }, 200, TEAL, { ink: theme.text, align: 'end', weight: 300 }),
    title: titleSpot({ x: 56, y: 92, w: 570, h: 146 }, 43, TEAL, { ...light, anchor: 'bottom', short: 50, keeps: 0.9 }),
    subtitle: textSpot({ x: 56, y: 252, w: 570, h: 62 }, 20, TEAL, { leading: 1.34 }),
    art: (_, seed) => cones(SLIDE, { summits: [0.76, 0.16, 0.98, 0.34], shore: SHORE }, seed),
  },
  quote: {
    ...dusk(SLIDE, HAZE),
    kicker: kickerSpot({ x: 56, y: 52, w: 760, h: 34 }, TEAL, { ink: theme.accent1 }),
    quote: quoteSpot({ x: 56, y: 92, w: 800, h: 176 }, 50, TEAL, { weight: 300, leading: 1.16 }),
    name: textSpot({ x: 56, y: 280, w: 640, h: 56 }, 18, TEAL, { weight: 600 }),
    role: textSpot({ x: 56, y: 306, w: 640, h: 34 }, 16, TEAL),
    art: (_, seed) => cones(SLIDE, { summits: [0.8, 0.3, 0.62, 0.1], shore: SHORE }, seed),
  },
  closing: {
    ...dusk(SLIDE, HAZE),
    title: titleSpot({ x: 56, y: 108, w: 800, h: 136 }, 58, TEAL, { ...light, anchor: 'bottom' }),
    subtitle: textSpot({ x: 56, y: 256, w: 700, h: 62 }, 20, TEAL, { leading: 1.34 }),
    facts: { x: 56, y: 326, w: 620, h: 54 },
    art: (_, seed) => cones(SLIDE, { summits: [0.84, 0.5, 0.2, 0.66], shore: SHORE }, seed),
  },
  bigNumber: bigNumberBeside({ x: 56, y: 44, w: 540, h: 440 }, { x: 640, y: 56, w: 264, h: 428 }),
};
