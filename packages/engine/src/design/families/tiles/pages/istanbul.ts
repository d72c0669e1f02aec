/** Istanbul: a lattice of stars that covers the page, or steps into it. */
import { SLIDE } from '../../../art/clip.ts';
import { figureShape } from '../../../art/shapes.ts';
import { theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, kickerSpot, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { stars } from '../stars.ts';

const light = { weight: 400, leading: 1.1 } as const;

export const istanbulPages: DisplayPages = {
  cover: {
    ground: theme.bg,
    label: labelSpot({ x: 56, y: 184, w: 500, h: 34 }, theme.bg, { ink: 'accent' }),
    title: titleSpot({ x: 56, y: 222, w: 530, h: 172 }, 50, theme.bg, { ...light, anchor: 'bottom', short: 66 }),
    subtitle: textSpot({ x: 56, y: 408, w: 530, h: 76 }, 20, theme.bg, { ink: 'muted', leading: 1.32 }),
    meta: labelSpot({ x: 56, y: 486, w: 500, h: 34 }, theme.bg, { anchor: 'bottom' }),
    art: (_, seed) => [
      ...stars(SLIDE, { radius: 60, origin: [30, 15] }, seed),
      figureShape('Panel', { x: 0, y: 150, w: 620, h: 390 }, { type: 'rect' }, theme.bg),
      figureShape('Panel edge above', { x: 0, y: 150, w: 620, h: 3 }, { type: 'rect' }, theme.accent6),
      figureShape('Panel edge', { x: 617, y: 150, w: 3, h: 390 }, { type: 'rect' }, theme.accent6),
    ],
  },
  section: {
    ground: theme.bg,
    numeral: numeralSpot({ x: 56, y: 40, w: 540, h: 230 }, 176, theme.bg, { weight: 300 }),
    title: titleSpot({ x: 56, y: 278, w: 560, h: 140 }, 40, theme.bg, { ...light, anchor: 'bottom', short: 48, shortLines: 1, keeps: 0.9 }),
    subtitle: textSpot({ x: 56, y: 432, w: 560, h: 78 }, 20, theme.bg, { ink: 'muted', leading: 1.3 }),
    art: (_, seed) =>
      stars({ x: 500, y: 0, w: 460, h: 540 }, { radius: 90, origin: [600, 0], inside: (x, y) => x > 700 || (y > 100 && y < 200) }, seed),
  },
  quote: {
    ground: theme.bg,
    kicker: kickerSpot({ x: 360, y: 64, w: 540, h: 36 }, theme.bg, { ink: 'accent' }),
    quote: quoteSpot({ x: 360, y: 106, w: 546, h: 270 }, 42, theme.bg, { weight: 300 }),
    name: textSpot({ x: 360, y: 392, w: 520, h: 90 }, 18, theme.bg, { ink: 'accent', weight: 600 }),
    role: textSpot({ x: 360, y: 418, w: 520, h: 64 }, 16, theme.bg, { ink: 'muted' }),
    art: (_, seed) =>
      stars({ ...SLIDE, w: 320 }, { radius: 90, origin: [0, 90], inside: (x, y) => x < 100 || (y > 200 && y < 300 && x < 200) }, seed),
  },
  closing: {
    ground: theme.bg,
    title: titleSpot({ x: 56, y: 84, w: 540, h: 200 }, 50, theme.bg, { ...light, anchor: 'bottom', short: 66 }),
    subtitle: textSpot({ x: 56, y: 302, w: 540, h: 90 }, 22, theme.bg, { ink: 'muted' }),
    facts: { x: 56, y: 424, w: 560, h: 84 },
    rule: true,
    art: (_, seed) => stars({ x: 640, y: 0, w: 320, h: 540 }, { radius: 90, origin: [780, 0] }, seed),
  },
  bigNumber: bigNumberBeside({ x: 56, y: 44, w: 510, h: 448 }, { x: 612, y: 44, w: 256, h: 448 }),
};
