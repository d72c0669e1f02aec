/** Auckland: cones along the foot of the page, words in the dusk above them. */
import { SLIDE } from '../../../art/clip.ts';
import { darker, lighter, theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { cones, dusk } from '../cones.ts';

const TEAL = lighter(theme.bg, 0.2);
const SHORE = darker(theme.accent1, 0.68);
const light = { weight: 300, leading: 1.1 } as const;

export const aucklandPages: DisplayPages = {
  cover: {
    ...dusk(),
    label: labelSpot({ x: 56, y: 48, w: 560, h: 36 }, TEAL, { ink: theme.accent1 }),
    title: titleSpot({ x: 56, y: 84, w: 740, h: 168 }, 66, TEAL, light),
    subtitle: textSpot({ x: 56, y: 160, w: 480, h: 144 }, 18, TEAL, { after: 12, leading: 1.32 }),
    meta: labelSpot({ x: 56, y: 486, w: 320, h: 38 }, SHORE, { anchor: 'middle' }),
    art: (_, seed) => cones(SLIDE, { summits: [0.72, 0.3, 0.93, 0.5] }, seed),
  },
  section: {
    ...dusk(),
    numeral: numeralSpot({ x: 640, y: 40, w: 264, h: 220 }, 176, TEAL, { ink: theme.text, align: 'end', weight: 300 }),
    title: titleSpot({ x: 56, y: 72, w: 560, h: 150 }, 50, TEAL, light),
    subtitle: textSpot({ x: 56, y: 140, w: 460, h: 146 }, 18, TEAL, { after: 14 }),
    art: (_, seed) => cones(SLIDE, { summits: [0.6, 0.16, 0.92, 0.3] }, seed),
  },
  quote: {
    ...dusk(),
    kicker: labelSpot({ x: 56, y: 46, w: 760, h: 34 }, TEAL, { ink: theme.accent1 }),
    quote: quoteSpot({ x: 56, y: 84, w: 800, h: 170 }, 50, TEAL, { weight: 300, leading: 1.16 }),
    name: textSpot({ x: 56, y: 262, w: 520, h: 56 }, 18, TEAL, { weight: 600 }),
    role: textSpot({ x: 56, y: 290, w: 640, h: 34 }, 16, TEAL),
    art: (_, seed) => cones(SLIDE, { summits: [0.8, 0.3, 0.62, 0.1] }, seed),
  },
  closing: {
    ...dusk(),
    title: titleSpot({ x: 56, y: 56, w: 760, h: 134 }, 58, TEAL, light),
    subtitle: textSpot({ x: 56, y: 118, w: 620, h: 118 }, 18, TEAL, { after: 12 }),
    facts: { x: 56, y: 252, w: 700, h: 62 },
    art: (_, seed) => cones(SLIDE, { summits: [0.84, 0.5, 0.2, 0.66] }, seed),
  },
  bigNumber: bigNumberBeside({ x: 56, y: 44, w: 540, h: 440 }, { x: 640, y: 56, w: 264, h: 428 }),
};
