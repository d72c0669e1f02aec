/** Boston: a wall of brick at the left, a bronze edge, a scholarly serif. */
import type { SceneNode } from '../../../../model/scene.ts';
import { SLIDE } from '../../../art/clip.ts';
import { figureShape } from '../../../art/shapes.ts';
import { theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, kickerSpot, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { bricks } from '../bricks.ts';
import { factRows } from '../closingFacts.ts';

const COLUMN = { ...SLIDE, w: 168 };
const FOOT = 160;

const edge = figureShape('Edge', { x: 372, y: 0, w: 12, h: 540 }, { type: 'rect' }, theme.accent3);

/** The column in the lead colour, with brickwork at its foot. */
const solidColumn = (seed: string): SceneNode[] => [
  figureShape('Column', { ...COLUMN, h: SLIDE.h - FOOT }, { type: 'rect' }, theme.accent1),
  ...bricks({ ...COLUMN, y: SLIDE.h - FOOT, h: FOOT }, { stretcher: 42, course: 14 }, seed),
];

export const bostonPages: DisplayPages = {
  cover: {
    ground: theme.bg,
    label: labelSpot({ x: 432, y: 62, w: 460, h: 40 }, theme.bg, { ink: 'accent' }),
    title: titleSpot({ x: 432, y: 112, w: 480, h: 250 }, 50, theme.bg, { anchor: 'bottom', short: 62 }),
    subtitle: textSpot({ x: 432, y: 382, w: 450, h: 82 }, 20, theme.bg, { ink: 'muted' }),
    meta: labelSpot({ x: 432, y: 470, w: 450, h: 40 }, theme.bg, { anchor: 'bottom' }),
    art: (_, seed) => [...bricks({ ...SLIDE, w: 372 }, { stretcher: 66, course: 22 }, seed), edge],
    picture: {
      frame: { ...SLIDE, w: 372, h: SLIDE.h - FOOT },
      art: (_, seed) => [...bricks({ x: 0, y: SLIDE.h - FOOT, w: 372, h: FOOT }, { stretcher: 66, course: 22 }, seed), edge],
    },
  },
  section: {
    ground: theme.surface,
    numeral: numeralSpot({ x: 208, y: 40, w: 560, h: 198 }, 176, theme.surface),
    title: titleSpot({ x: 208, y: 244, w: 704, h: 143 }, 52, theme.surface, { anchor: 'bottom', short: 60 }),
    subtitle: textSpot({ x: 208, y: 402, w: 640, h: 90 }, 22, theme.surface, { ink: 'muted' }),
    art: (_, seed) => bricks(COLUMN, { stretcher: 54, course: 18 }, seed),
  },
  quote: {
    ground: theme.bg,
    kicker: kickerSpot({ x: 208, y: 56, w: 640, h: 40 }, theme.bg, { ink: 'accent' }),
    quote: quoteSpot({ x: 208, y: 106, w: 660, h: 266 }, 38, theme.bg, { weight: 400, italic: true }),
    name: textSpot({ x: 208, y: 392, w: 640, h: 88 }, 17, theme.bg, { ink: 'accent', weight: 600 }),
    role: textSpot({ x: 208, y: 420, w: 640, h: 60 }, 16, theme.bg, { ink: 'muted' }),
    art: (_, seed) => solidColumn(seed),
  },
  closing: {
    ground: theme.bg,
    title: titleSpot({ x: 208, y: 76, w: 704, h: 150 }, 36, theme.bg),
    subtitle: textSpot({ x: 208, y: 140, w: 704, h: 160 }, 24, theme.bg, { ink: 'muted', after: 16 }),
    facts: { x: 208, y: 300, w: 704, h: 192 },
    placeFacts: factRows(),
    recap: true,
    art: (_, seed) => solidColumn(seed),
  },
  bigNumber: bigNumberBeside({ x: 208, y: 44, w: 430, h: 448 }, { x: 672, y: 44, w: 240, h: 448 }),
};
