/** Barcelona: broken tiles along a swelling edge. */
import { SLIDE } from '../../../art/clip.ts';
import { theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { shards } from '../shards.ts';

export const barcelonaPages: DisplayPages = {
  cover: {
    ground: theme.bg,
    label: labelSpot({ x: 56, y: 52, w: 400, h: 40 }, theme.bg, { ink: 'accent', weight: 800 }),
    title: titleSpot({ x: 56, y: 104, w: 440, h: 270 }, 50, theme.bg, { anchor: 'middle', leading: 1.06 }),
    subtitle: textSpot({ x: 56, y: 388, w: 400, h: 80 }, 18, theme.bg, { ink: 'muted' }),
    meta: labelSpot({ x: 56, y: 474, w: 400, h: 36 }, theme.bg, { anchor: 'bottom' }),
    art: (_, seed) => shards({ x: 440, y: 0, w: 520, h: 540 }, { step: 48, inside: (x, y) => x > 572 + 52 * Math.sin(y / 84 + 0.6) }, seed),
  },
  section: {
    ground: theme.accent1,
    numeral: numeralSpot({ x: 56, y: 226, w: 210, h: 200 }, 148, theme.accent1, { ink: theme.accent2 }),
    title: titleSpot({ x: 240, y: 240, w: 664, h: 150 }, 46, theme.accent1, { leading: 1.1 }),
    subtitle: textSpot({ x: 240, y: 300, w: 600, h: 190 }, 20, theme.accent1, { after: 12 }),
    art: (_, seed) =>
      shards({ ...SLIDE, h: 220 }, { step: 42, lead: theme.accent3, inside: (x, y) => y < 142 + 40 * Math.sin(x / 150 + 1) }, seed),
  },
  quote: {
    ground: theme.bg,
    kicker: labelSpot({ x: 430, y: 56, w: 480, h: 36 }, theme.bg, { ink: 'accent', weight: 800 }),
    quote: quoteSpot({ x: 430, y: 100, w: 484, h: 290 }, 36, theme.bg, { weight: 800, leading: 1.22 }),
    name: textSpot({ x: 430, y: 404, w: 470, h: 90 }, 18, theme.bg, { ink: 'accent', weight: 800 }),
    role: textSpot({ x: 430, y: 430, w: 470, h: 64 }, 16, theme.bg, { ink: 'muted' }),
    art: (_, seed) => shards({ ...SLIDE, w: 400 }, { step: 46, inside: (x, y) => x < 318 + 42 * Math.sin(y / 90 + 2) }, seed),
  },
  closing: {
    ground: theme.bg,
    title: titleSpot({ x: 430, y: 80, w: 474, h: 210 }, 46, theme.bg, { leading: 1.08 }),
    subtitle: textSpot({ x: 430, y: 140, w: 450, h: 250 }, 20, theme.bg, { ink: 'muted', after: 20 }),
    facts: { x: 430, y: 414, w: 474, h: 84 },
    rule: true,
    art: (_, seed) => shards({ ...SLIDE, w: 400 }, { step: 46, inside: (x, y) => x < 318 - 42 * Math.sin(y / 90 + 2) }, seed),
  },
  bigNumber: bigNumberBeside({ x: 56, y: 58, w: 540, h: 434 }, { x: 640, y: 60, w: 284, h: 436 }),
};
