/** Lisbon: walls of painted tiles. */
import type { SceneNode } from '../../../../model/scene.ts';
import { SLIDE } from '../../../art/clip.ts';
import { figureShape } from '../../../art/shapes.ts';
import { theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, kickerSpot, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { azulejos } from '../azulejos.ts';

const rule = (y: number): SceneNode => figureShape('Rule', { ...SLIDE, y, h: 6 }, { type: 'rect' }, theme.accent1);

export const lisbonPages: DisplayPages = {
  cover: {
    ground: theme.bg,
    label: labelSpot({ x: 56, y: 284, w: 640, h: 30 }, theme.bg, { ink: 'accent' }),
    title: titleSpot({ x: 56, y: 312, w: 848, h: 112 }, 50, theme.bg, { anchor: 'bottom', leading: 1.1, short: 66 }),
    subtitle: textSpot({ x: 56, y: 434, w: 848, h: 52 }, 20, theme.bg, { ink: 'muted', leading: 1.28 }),
    meta: labelSpot({ x: 56, y: 488, w: 500, h: 30 }, theme.bg, { anchor: 'bottom' }),
    art: (_, seed) => [...azulejos({ ...SLIDE, h: 256 }, { side: 64, inverted: 0.09, yellow: 0.035 }, seed), rule(256)],
  },
  section: {
    ground: theme.accent1,
    numeral: numeralSpot({ x: 344, y: 28, w: 560, h: 220 }, 200, theme.accent1, { ink: theme.accent3, face: 'heading' }),
    title: titleSpot({ x: 344, y: 250, w: 560, h: 146 }, 40, theme.accent1, {
      anchor: 'bottom',
      leading: 1.14,
      short: 48,
      shortLines: 1,
      keeps: 0.9,
    }),
    subtitle: textSpot({ x: 344, y: 412, w: 560, h: 90 }, 20, theme.accent1),
    art: (_, seed) => [
      figureShape('Wall', { ...SLIDE, w: 288 }, { type: 'rect' }, theme.bg),
      ...azulejos({ ...SLIDE, w: 288 }, { side: 96, inverted: 0.15, yellow: 0.08 }, seed),
    ],
  },
  quote: {
    ground: theme.surface,
    kicker: kickerSpot({ x: 84, y: 52, w: 760, h: 36 }, theme.surface, { ink: 'accent' }),
    quote: quoteSpot({ x: 84, y: 94, w: 780, h: 220 }, 42, theme.surface, { weight: 400, italic: true, ink: theme.accent4 }),
    name: textSpot({ x: 84, y: 334, w: 700, h: 88 }, 18, theme.surface, { ink: 'accent', weight: 600 }),
    role: textSpot({ x: 84, y: 360, w: 700, h: 62 }, 16, theme.surface, { ink: 'muted' }),
    art: (_, seed) => [rule(438), ...azulejos({ ...SLIDE, y: 444, h: 96 }, { side: 48, inverted: 0.1, yellow: 0.05 }, seed)],
  },
  closing: {
    ground: theme.bg,
    title: titleSpot({ x: 56, y: 102, w: 848, h: 150 }, 50, theme.bg, { anchor: 'bottom', leading: 1.1, short: 66 }),
    subtitle: textSpot({ x: 56, y: 268, w: 760, h: 70 }, 22, theme.bg, { ink: 'muted' }),
    facts: { x: 56, y: 350, w: 848, h: 50 },
    rule: true,
    art: (_, seed) => [rule(406), ...azulejos({ ...SLIDE, y: 412, h: 128 }, { side: 64, inverted: 0.09, yellow: 0.035 }, seed)],
  },
  bigNumber: bigNumberBeside({ x: 84, y: 44, w: 500, h: 440 }, { x: 640, y: 0, w: 320, h: 480 }),
};
