/** Dublin: a painted panel at the right with a quarter of a fanlight in its corner. */
import type { Frame, SceneNode } from '../../../../model/scene.ts';
import { SLIDE } from '../../../art/clip.ts';
import { figureShape } from '../../../art/shapes.ts';
import { theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, kickerSpot, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { factRows } from '../closingFacts.ts';
import { type Corner, fanlight } from '../fanlight.ts';

const painted = (panel: Frame, corner: Corner, radius: number, seed: string): SceneNode[] => [
  figureShape('Panel', panel, { type: 'rect' }, theme.accent1),
  ...fanlight(panel, { corner, radius, panes: 8 }, seed),
];

const LEFT: Frame = { ...SLIDE, w: 520 };

export const dublinPages: DisplayPages = {
  cover: {
    ground: theme.bg,
    label: labelSpot({ x: 84, y: 54, w: 476, h: 40 }, theme.bg, { ink: 'accent' }),
    title: titleSpot({ x: 84, y: 104, w: 476, h: 278 }, 50, theme.bg, { anchor: 'bottom', short: 64 }),
    subtitle: textSpot({ x: 84, y: 398, w: 476, h: 72 }, 20, theme.bg, { ink: 'muted' }),
    meta: labelSpot({ x: 84, y: 470, w: 476, h: 40 }, theme.bg, { anchor: 'bottom' }),
    art: (_, seed) => painted({ ...SLIDE, x: 572, w: 388 }, 'bottomRight', 500, seed),
    picture: {
      frame: { x: 572, y: 0, w: 388, h: 380 },
      art: (_, seed) => painted({ x: 572, y: 380, w: 388, h: 160 }, 'bottomRight', 388, seed),
    },
  },
  section: {
    ground: theme.accent1,
    numeral: numeralSpot({ x: 56, y: 44, w: 480, h: 220 }, 176, theme.accent1, { ink: theme.accent2 }),
    title: titleSpot({ x: 56, y: 262, w: 660, h: 138 }, 46, theme.accent1, { anchor: 'bottom', short: 54 }),
    subtitle: textSpot({ x: 56, y: 414, w: 700, h: 86 }, 22, theme.accent1),
    art: (_, seed) => fanlight(SLIDE, { corner: 'topRight', radius: 380, panes: 8 }, seed),
  },
  quote: {
    ground: theme.bg,
    kicker: kickerSpot({ x: 556, y: 52, w: 352, h: 40 }, theme.bg, { ink: 'accent' }),
    quote: quoteSpot({ x: 556, y: 100, w: 356, h: 290 }, 30, theme.bg, { weight: 400, leading: 1.32 }),
    name: textSpot({ x: 556, y: 410, w: 352, h: 88 }, 17, theme.bg, { ink: 'accent', weight: 600 }),
    role: textSpot({ x: 556, y: 436, w: 352, h: 60 }, 16, theme.bg, { ink: 'muted' }),
    art: (_, seed) => painted(LEFT, 'bottomLeft', 400, seed),
  },
  closing: {
    ground: theme.bg,
    title: titleSpot({ x: 416, y: 64, w: 496, h: 146 }, 36, theme.bg),
    subtitle: textSpot({ x: 416, y: 124, w: 496, h: 180 }, 22, theme.bg, { ink: 'muted', after: 14 }),
    facts: { x: 416, y: 308, w: 496, h: 190 },
    placeFacts: factRows(),
    recap: true,
    art: (_, seed) => painted({ ...SLIDE, w: 374 }, 'bottomLeft', 370, seed),
  },
  bigNumber: bigNumberBeside({ x: 56, y: 44, w: 440, h: 448 }, { x: 532, y: 44, w: 224, h: 448 }),
};
