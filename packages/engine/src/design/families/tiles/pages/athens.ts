/** Athens: friezes above and below, as on a vase. */
import { SLIDE } from '../../../art/clip.ts';
import { randomFrom } from '../../../art/random.ts';
import { theme } from '../../../art/tones.ts';
import type { DisplayPages } from '../../display/pages.ts';
import { bigNumberBeside, kickerSpot, labelSpot, numeralSpot, quoteSpot, textSpot, titleSpot } from '../../display/spots.ts';
import { type Band, friezes, heightOf } from '../friezes.ts';
import { roman } from '../roman.ts';

const line = (height: number): Band => ({ figure: 'line', height, color: theme.bg, ground: theme.accent2 });
const gilt: Band = { figure: 'line', height: 12, color: theme.accent3, ground: theme.accent2 };
const lozenges = (height: number): Band => ({
  figure: 'lozenges',
  height,
  color: theme.accent2,
  ground: theme.accent3,
  core: theme.accent1,
});

const TOP: readonly Band[] = [
  line(16),
  { figure: 'meander', height: 72, color: theme.accent2, ground: theme.accent1 },
  line(14),
  { figure: 'teeth', height: 26, color: theme.accent2, ground: theme.accent3 },
];
const BOTTOM: readonly Band[] = [
  lozenges(52),
  line(14),
  { figure: 'zigzag', height: 48, color: theme.accent2, ground: theme.accent1 },
  line(14),
];
const SECTION: readonly Band[] = [
  line(14),
  lozenges(44),
  line(12),
  { figure: 'meander', height: 96, color: theme.accent1 },
  line(12),
  { figure: 'chequers', height: 30, color: theme.accent2 },
];

/** At the foot of sections. */
const FOOT: readonly Band[] = [
  line(12),
  { figure: 'zigzag', height: 36, color: theme.accent2, ground: theme.accent1 },
  { figure: 'line', height: 12, color: theme.bg, ground: theme.accent2 },
];

/** The bands in another order, beginning with a line as before. */
function shuffled(bands: readonly Band[], seed: string): readonly Band[] {
  const random = randomFrom(seed);
  const lines = bands.filter(({ figure }) => figure === 'line');
  const figures = bands.filter(({ figure }) => figure !== 'line').map((band) => ({ band, at: random() }));
  const order = figures.sort((a, b) => a.at - b.at).map(({ band }) => band);
  return order.flatMap((band, i) => [...(lines[i] ? [lines[i]] : []), band]).concat(lines.slice(order.length));
}

const above = (bands: readonly Band[]) => friezes({ ...SLIDE, y: 0 }, bands, 'Friezes above');
const below = (bands: readonly Band[]) => friezes({ ...SLIDE, y: SLIDE.h - heightOf(bands) }, bands, 'Friezes below');

export const athensPages: DisplayPages = {
  cover: {
    ground: theme.accent1,
    label: labelSpot({ x: 56, y: 146, w: 700, h: 30 }, theme.accent1),
    title: titleSpot({ x: 56, y: 176, w: 848, h: 124 }, 50, theme.accent1, { anchor: 'bottom', leading: 1.08, short: 66 }),
    subtitle: textSpot({ x: 56, y: 314, w: 848, h: 56 }, 20, theme.accent1, { leading: 1.3 }),
    meta: labelSpot({ x: 56, y: 372, w: 700, h: 30 }, theme.accent1, { anchor: 'bottom' }),
    art: (_, seed) => [...above(shuffled(TOP, seed)), ...below(shuffled(BOTTOM, `${seed} below`))],
  },
  section: {
    ground: theme.bg,
    numeral: numeralSpot({ x: 56, y: 250, w: 210, h: 190 }, 148, theme.bg),
    written: roman,
    title: titleSpot({ x: 272, y: 220, w: 632, h: 140 }, 40, theme.bg, { anchor: 'bottom', leading: 1.12, short: 48, keeps: 0.9 }),
    subtitle: textSpot({ x: 272, y: 376, w: 632, h: 90 }, 20, theme.bg, { ink: 'muted' }),
    art: (_, seed) => [...above(shuffled(SECTION, seed)), ...below(FOOT)],
  },
  quote: {
    ground: theme.accent2,
    kicker: kickerSpot({ x: 56, y: 92, w: 760, h: 36 }, theme.accent2, { ink: theme.accent3 }),
    quote: quoteSpot({ x: 56, y: 134, w: 820, h: 226 }, 42, theme.accent2, { weight: 600, leading: 1.2 }),
    name: textSpot({ x: 56, y: 374, w: 760, h: 80 }, 18, theme.accent2, { ink: theme.accent3, weight: 600 }),
    role: textSpot({ x: 56, y: 400, w: 760, h: 54 }, 16, theme.accent2),
    art: () => [
      ...above([{ figure: 'meander', height: 60, color: theme.accent1, ground: theme.accent2 }, gilt]),
      ...below([
        gilt,
        { figure: 'teeth', height: 22, color: theme.accent1, ground: theme.accent2 },
        gilt,
        { figure: 'zigzag', height: 28, color: theme.accent3, ground: theme.accent2 },
      ]),
    ],
  },
  closing: {
    ground: theme.accent1,
    title: titleSpot({ x: 56, y: 140, w: 848, h: 122 }, 46, theme.accent1, { anchor: 'bottom', leading: 1.08, short: 58 }),
    subtitle: textSpot({ x: 56, y: 276, w: 848, h: 56 }, 20, theme.accent1, { leading: 1.3 }),
    facts: { x: 56, y: 342, w: 848, h: 60 },
    art: (_, seed) => [...above(shuffled(TOP, seed)), ...below(shuffled(BOTTOM, `${seed} below`))],
  },
  bigNumber: bigNumberBeside({ x: 56, y: 44, w: 540, h: 440 }, { x: 640, y: 44, w: 264, h: 440 }),
};
