/** Lisbon: walls of painted tiles. */
import type { SceneNode } from '../../../../model/scene.ts';
import { SLIDE } from '../../../art/clip.ts';
import { figureShape } from '../../../art/shapes.ts';
import { theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { azulejos } from '../azulejos.ts';

const rule = (y: number): SceneNode => figureShape('Rule', { ...SLIDE, y, h: 6 }, { type: 'rect' }, theme.accent1);

export const lisbonPages: DisplayPages = {
  cover: {
    ground: theme.bg,
    label: labelSpot({ x: 56, y: 278, w: 640, h: 30 }, theme.bg, { ink: 'accent' }),
    title: titleSpot({ x: 56, y: 308, w: 800, h: 134 }, 50, theme.bg, { leading: 1.1 }),
    subtitle: textSpot({ x: 56, y: 370, w: 680, h: 112 }, 18, theme.bg, { ink: 'muted', after: 12 }),
    meta: labelSpot({ x: 56, y: 488, w: 500, h: 30 }, theme.bg, { anchor: 'bottom' }),
    art: (_, seed) => [...azulejos({ ...SLIDE, h: 256 }, { side: 64, inverted: 0.09, yellow: 0.035 }, seed), rule(256)],
  },
  section: {
    ground: theme.accent1,
    numeral: numeralSpot({ x: 344, y: 44, w: 500, h: 190 }, 148, theme.accent1, { ink: theme.accent3 }),
    title: titleSpot({ x: 344, y: 244, w: 560, h: 172 }, 50, theme.accent1, { anchor: 'bottom', leading: 1.12 }),
    subtitle: textSpot({ x: 344, y: 430, w: 540, h: 84 }, 20, theme.accent1),
    art: (_, seed) => [
      figureShape('Wall', { ...SLIDE, w: 288 }, { type: 'rect' }, theme.bg),
      ...azulejos({ ...SLIDE, w: 288 }, { side: 96, inverted: 0.15, yellow: 0.08 }, seed),
    ],
  },
  quote: {
    ground: theme.surface,
    kicker: labelSpot({ x: 84, y: 52, w: 760, h: 36 }, theme.surface, { ink: 'accent' }),
    quote: quoteSpot({ x: 84, y: 94, w: 780, h: 220 }, 42, theme.surface, { weight: 500, italic: true, ink: theme.accent4 }),
    name: textSpot({ x: 84, y: 334, w: 700, h: 88 }, 18, theme.surface, { ink: 'accent', weight: 600 }),
    role: textSpot({ x: 84, y: 360, w: 700, h: 62 }, 16, theme.surface, { ink: 'muted' }),
    art: (_, seed) => [rule(438), ...azulejos({ ...SLIDE, y: 444, h: 96 }, { side: 48, inverted: 0.1, yellow: 0.05 }, seed)],
  },
  closing: {
    ground: theme.bg,
    title: titleSpot({ x: 56, y: 52, w: 800, h: 134 }, 50, theme.bg, { leading: 1.1 }),
    subtitle: textSpot({ x: 56, y: 112, w: 680, h: 118 }, 20, theme.bg, { ink: 'muted', after: 14 }),
    facts: { x: 56, y: 262, w: 780, h: 76 },
    rule: true,
    art: (_, seed) => [rule(342), ...azulejos({ ...SLIDE, y: 348, h: 192 }, { side: 64, inverted: 0.09, yellow: 0.035 }, seed)],
  },
  bigNumber: bigNumberBeside({ x: 84, y: 44, w: 500, h: 440 }, { x: 640, y: 0, w: 320, h: 480 }),
};
