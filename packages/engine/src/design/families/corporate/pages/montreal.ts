/** Montreal: stacked dwellings along the foot of the page, in winter light. */
import { SLIDE } from '../../../art/clip.ts';
import { theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, kickerSpot, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { factColumns } from '../closingFacts.ts';
import { stackedModules } from '../stackedModules.ts';

/** On the blue ground the boxes are lighter than on the page. */
const LIGHT = 0.42;
const SMALL = { w: 64, h: 38, depth: 20 };

export const montrealPages: DisplayPages = {
  cover: {
    ground: theme.bg,
    label: labelSpot({ x: 56, y: 52, w: 640, h: 36 }, theme.bg, { ink: 'accent' }),
    title: titleSpot({ x: 56, y: 84, w: 760, h: 138 }, 58, theme.bg, { anchor: 'bottom', leading: 1.08 }),
    subtitle: textSpot({ x: 56, y: 236, w: 560, h: 64 }, 20, theme.bg, { ink: 'muted' }),
    meta: labelSpot({ x: 56, y: 308, w: 300, h: 40 }, theme.bg),
    art: (_, seed) => stackedModules({ ...SLIDE, y: 300, h: 240 }, { box: SMALL, least: 1, profile: (k) => 0.24 + 0.72 * k ** 1.2 }, seed),
    picture: {
      frame: { x: 400, y: 312, w: 560, h: 228 },
      art: (_, seed) => stackedModules({ x: 0, y: 396, w: 400, h: 144 }, { box: SMALL, profile: (k) => 0.28 + 0.6 * k }, seed),
    },
  },
  section: {
    ground: theme.accent1,
    numeral: numeralSpot({ x: 56, y: 24, w: 560, h: 166 }, 148, theme.accent1, { ink: theme.accent5 }),
    title: titleSpot({ x: 56, y: 200, w: 620, h: 132 }, 52, theme.accent1, { anchor: 'bottom', leading: 1.08, short: 58 }),
    subtitle: textSpot({ x: 56, y: 346, w: 480, h: 92 }, 22, theme.accent1),
    art: (_, seed) =>
      stackedModules(
        { x: 372, y: 150, w: 588, h: 390 },
        { box: { w: 84, h: 52, depth: 26 }, light: LIGHT, least: 1, profile: (k) => Math.max(0.14, k * 1.08 - 0.14) },
        seed,
      ),
  },
  quote: {
    ground: theme.accent1,
    kicker: kickerSpot({ x: 56, y: 46, w: 760, h: 36 }, theme.accent1, { ink: theme.accent5 }),
    quote: quoteSpot({ x: 56, y: 90, w: 790, h: 196 }, 42, theme.accent1, { weight: 400, leading: 1.18 }),
    name: textSpot({ x: 56, y: 304, w: 700, h: 76 }, 18, theme.accent1, { ink: theme.accent5, weight: 700 }),
    role: textSpot({ x: 56, y: 330, w: 700, h: 50 }, 16, theme.accent1),
    art: (_, seed) =>
      stackedModules({ ...SLIDE, y: 396, h: 144 }, { box: SMALL, light: LIGHT, least: 1, profile: (k) => 0.95 - 0.7 * k }, seed),
  },
  closing: {
    ground: theme.accent1,
    title: titleSpot({ x: 56, y: 48, w: 848, h: 124 }, 36, theme.accent1, { leading: 1.08 }),
    subtitle: textSpot({ x: 56, y: 108, w: 760, h: 140 }, 24, theme.accent1, { after: 14 }),
    facts: { x: 56, y: 244, w: 848, h: 134 },
    placeFacts: factColumns,
    recap: true,
    art: (_, seed) =>
      stackedModules({ ...SLIDE, y: 396, h: 144 }, { box: SMALL, light: LIGHT, least: 1, profile: (k) => 0.3 + 0.65 * k }, seed),
  },
  bigNumber: bigNumberBeside({ x: 56, y: 44, w: 540, h: 416 }, { x: 640, y: 44, w: 264, h: 416 }),
};
