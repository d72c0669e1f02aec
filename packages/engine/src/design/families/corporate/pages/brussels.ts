/** Brussels: a band of bluestone with a brass edge, and the whiplash line in it. */
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { SLIDE } from '../../../art/clip.ts';
import { figureShape } from '../../../art/shapes.ts';
import { lighter, theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, kickerSpot, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { factRows } from '../closingFacts.ts';
import { whiplash } from '../whiplash.ts';

/** A band across the top, so high, with its edge below it. */
export const band = (height: number, edge: number): SceneNode[] => [
  figureShape('Band', { ...SLIDE, h: height }, { type: 'rect' }, theme.accent1),
  figureShape('Edge', { ...SLIDE, y: height, h: edge }, { type: 'rect' }, theme.accent2),
];

const BRASS = lighter(theme.accent2, 0.25);
const quiet = (frame: Frame, seed: string): SceneNode[] => [...band(60, 3), ...whiplash(frame, 7, seed)];
const IN_BAND: Frame = { x: 620, y: 3, w: 330, h: 54 };

export const brusselsPages: DisplayPages = {
  cover: {
    ground: theme.bg,
    label: labelSpot({ x: 56, y: 48, w: 300, h: 60 }, theme.accent1, { ink: BRASS }),
    meta: labelSpot({ x: 56, y: 200, w: 300, h: 58 }, theme.accent1, { anchor: 'bottom' }),
    title: titleSpot({ x: 56, y: 296, w: 848, h: 108 }, 46, theme.bg, { anchor: 'middle' }),
    subtitle: textSpot({ x: 56, y: 412, w: 848, h: 84 }, 20, theme.bg, { ink: 'muted' }),
    art: (_, seed) => [...band(282, 5), ...whiplash({ x: 360, y: 10, w: 580, h: 262 }, 17, seed)],
    picture: { frame: { x: 380, y: 0, w: 580, h: 282 }, art: () => band(282, 5) },
  },
  section: {
    ground: theme.bg,
    numeral: numeralSpot({ x: 56, y: 44, w: 520, h: 190 }, 148, theme.accent1, { ink: lighter(theme.accent2, 0.15) }),
    title: titleSpot({ x: 56, y: 234, w: 512, h: 138 }, 52, theme.accent1, { anchor: 'bottom', short: 58 }),
    subtitle: textSpot({ x: 56, y: 416, w: 848, h: 92 }, 22, theme.bg, { ink: 'muted' }),
    art: (_, seed) => [...band(390, 5), ...whiplash({ x: 590, y: 20, w: 346, h: 340 }, 15, seed)],
  },
  quote: {
    ground: theme.bg,
    kicker: kickerSpot({ x: 56, y: 96, w: 700, h: 40 }, theme.bg, { ink: 'accent' }),
    quote: quoteSpot({ x: 56, y: 148, w: 780, h: 240 }, 42, theme.bg, { weight: 400 }),
    name: textSpot({ x: 56, y: 412, w: 700, h: 88 }, 17, theme.bg, { weight: 600 }),
    role: textSpot({ x: 56, y: 440, w: 700, h: 60 }, 16, theme.bg, { ink: 'muted' }),
    art: (_, seed) => quiet(IN_BAND, seed),
  },
  closing: {
    ground: theme.bg,
    title: titleSpot({ x: 56, y: 172, w: 848, h: 104 }, 36, theme.bg),
    subtitle: textSpot({ x: 56, y: 226, w: 848, h: 90 }, 22, theme.bg, { ink: 'muted', after: 10 }),
    facts: { x: 56, y: 318, w: 848, h: 180 },
    placeFacts: factRows(theme.accent2),
    recap: true,
    art: (_, seed) => [...band(146, 5), ...whiplash({ x: 490, y: 8, w: 440, h: 132 }, 15, seed)],
  },
  bigNumber: bigNumberBeside({ x: 56, y: 88, w: 500, h: 404 }, { x: 600, y: 100, w: 304, h: 392 }),
};
