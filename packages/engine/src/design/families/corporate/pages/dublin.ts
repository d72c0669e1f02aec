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
    label: labelSpot({ x: 72, y: 54, w: 476, h: 40 }, theme.bg, { ink: 'accent' }),
    title: titleSpot({ x: 72, y: 104, w: 476, h: 278 }, 50, theme.bg, { anchor: 'bottom' }),
    subtitle: textSpot({ x: 72, y: 398, w: 476, h: 72 }, 20, theme.bg, { ink: 'muted' }),
    meta: labelSpot({ x: 72, y: 470, w: 476, h: 40 }, theme.bg, { anchor: 'bottom' }),
    art: (_, seed) => painted({ ...SLIDE, x: 560, w: 400 }, 'bottomRight', 500, seed),
    picture: {
      frame: { x: 560, y: 0, w: 400, h: 380 },
      art: (_, seed) => painted({ x: 560, y: 380, w: 400, h: 160 }, 'bottomRight', 400, seed),
    },
  },
  section: {
    ground: theme.accent1,
    numeral: numeralSpot({ x: 56, y: 44, w: 480, h: 220 }, 176, theme.accent1, { ink: theme.accent2 }),
    title: titleSpot({ x: 56, y: 262, w: 620, h: 138 }, 52, theme.accent1, { anchor: 'bottom', short: 60 }),
    subtitle: textSpot({ x: 56, y: 414, w: 700, h: 86 }, 22, theme.accent1),
    art: (_, seed) => fanlight(SLIDE, { corner: 'topRight', radius: 400, panes: 8 }, seed),
  },
  quote: {
    ground: theme.bg,
    kicker: kickerSpot({ x: 556, y: 52, w: 352, h: 40 }, theme.bg, { ink: 'accent' }),
    quote: quoteSpot({ x: 556, y: 100, w: 356, h: 290 }, 30, theme.bg, { weight: 500, leading: 1.32 }),
    name: textSpot({ x: 556, y: 410, w: 352, h: 88 }, 17, theme.bg, { ink: 'accent', weight: 600 }),
    role: textSpot({ x: 556, y: 436, w: 352, h: 60 }, 16, theme.bg, { ink: 'muted' }),
    art: (_, seed) => painted(LEFT, 'bottomLeft', 400, seed),
  },
  closing: {
    ground: theme.bg,
    title: titleSpot({ x: 432, y: 64, w: 480, h: 146 }, 36, theme.bg),
    subtitle: textSpot({ x: 432, y: 124, w: 480, h: 180 }, 22, theme.bg, { ink: 'muted', after: 14 }),
    facts: { x: 432, y: 308, w: 480, h: 190 },
    placeFacts: factRows(),
    recap: true,
    art: (_, seed) => painted({ ...SLIDE, w: 390 }, 'bottomLeft', 370, seed),
  },
  bigNumber: bigNumberBeside({ x: 56, y: 44, w: 440, h: 448 }, { x: 532, y: 44, w: 224, h: 448 }),
};
