/** Barcelona: broken tiles along a swelling edge. */
import { SLIDE } from '../../../art/clip.ts';
import { theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, kickerSpot, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { shards } from '../shards.ts';

export const barcelonaPages: DisplayPages = {
  cover: {
    ground: theme.bg,
    label: labelSpot({ x: 56, y: 52, w: 400, h: 40 }, theme.bg, { ink: 'accent', weight: 800 }),
    title: titleSpot({ x: 56, y: 100, w: 490, h: 266 }, 50, theme.bg, { anchor: 'bottom', leading: 1.06, short: 66 }),
    subtitle: textSpot({ x: 56, y: 384, w: 490, h: 80 }, 20, theme.bg, { ink: 'muted' }),
    meta: labelSpot({ x: 56, y: 474, w: 400, h: 36 }, theme.bg, { weight: 800, anchor: 'bottom' }),
    art: (_, seed) => shards({ x: 440, y: 0, w: 520, h: 540 }, { step: 48, inside: (x, y) => x > 616 + 48 * Math.sin(y / 84 + 0.6) }, seed),
  },
  section: {
    ground: theme.accent1,
    numeral: numeralSpot({ x: 56, y: 250, w: 210, h: 200 }, 148, theme.accent1, { ink: theme.accent2 }),
    title: titleSpot({ x: 240, y: 230, w: 664, h: 128 }, 40, theme.accent1, {
      anchor: 'bottom',
      leading: 1.1,
      short: 48,
      shortLines: 1,
      keeps: 0.9,
    }),
    subtitle: textSpot({ x: 240, y: 374, w: 664, h: 100 }, 20, theme.accent1),
    art: (_, seed) =>
      shards({ ...SLIDE, h: 220 }, { step: 42, lead: theme.accent3, inside: (x, y) => y < 142 + 40 * Math.sin(x / 150 + 1) }, seed),
  },
  quote: {
    ground: theme.bg,
    kicker: kickerSpot({ x: 430, y: 56, w: 480, h: 36 }, theme.bg, { ink: 'accent', weight: 800 }),
    quote: quoteSpot({ x: 430, y: 100, w: 484, h: 290 }, 36, theme.bg, { weight: 800, leading: 1.22 }),
    name: textSpot({ x: 430, y: 404, w: 470, h: 90 }, 18, theme.bg, { ink: 'accent', weight: 800 }),
    role: textSpot({ x: 430, y: 430, w: 470, h: 64 }, 16, theme.bg, { ink: 'muted' }),
    art: (_, seed) => shards({ ...SLIDE, w: 400 }, { step: 46, inside: (x, y) => x < 318 + 42 * Math.sin(y / 90 + 2) }, seed),
  },
  closing: {
    ground: theme.bg,
    title: titleSpot({ x: 430, y: 76, w: 474, h: 208 }, 46, theme.bg, { anchor: 'bottom', leading: 1.08, short: 66 }),
    subtitle: textSpot({ x: 430, y: 302, w: 474, h: 96 }, 22, theme.bg, { ink: 'muted' }),
    facts: { x: 430, y: 430, w: 474, h: 84 },
    rule: true,
    art: (_, seed) => shards({ ...SLIDE, w: 400 }, { step: 46, inside: (x, y) => x < 318 - 42 * Math.sin(y / 90 + 2) }, seed),
  },
  bigNumber: bigNumberBeside({ x: 56, y: 58, w: 540, h: 434 }, { x: 640, y: 60, w: 284, h: 436 }),
};
