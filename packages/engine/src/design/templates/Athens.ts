/** Geometric-period vases: friezes of meander, teeth and lozenge in terracotta, black slip and bone. */
import type { Color } from '../../model/color.ts';
import { belowTop, bottomOf, rightOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import type { Plate, PlateSetting } from '../arrangements/display/plates.ts';
import { bigNumberBeside, kickerSlot, labelSlot, numeralSlot, quoteSlot, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import type { Marker } from '../arrangements/display/timelinePage.ts';
import { SLIDE } from '../art/clip.ts';
import { randomFrom } from '../art/random.ts';
import { figureShape } from '../art/shapes.ts';
import { theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import { type Band, type Figure, friezes, heightOf } from '../families/tiles/art/friezes.ts';
import { gridOf } from '../families/tiles/grids.ts';
import { diamond, middleOf } from '../families/tiles/pieces.ts';
import { romanNumeral } from '../kinds/romanNumeral.ts';

const FRIEZES: readonly { readonly figure: Figure; readonly color: Color; readonly core?: Color }[] = [
  { figure: 'teeth', color: theme.accent1 },
  { figure: 'zigzag', color: theme.accent4 },
  { figure: 'meander', color: theme.accent2 },
  { figure: 'lozenges', color: theme.accent3, core: theme.accent1 },
];

const FRIEZE = 28;

/** A row over a hairline, a frieze at its end. */
function friezeRow({ builder, cell, index, context }: PlateSetting): Plate {
  const band = FRIEZES[index % FRIEZES.length];
  const width = Math.min(300, cell.w * 0.36);
  const at = { x: rightOf(cell) - width, y: cell.y + (cell.h - FRIEZE) / 2, w: width };
  if (band) builder.add(...friezes(at, [{ ...band, height: FRIEZE }], `Frieze ${index + 1}`));
  builder.rule(`Hairline ${index + 1}`, { ...cell, y: bottomOf(cell), h: 1 }, context.template.page.line);
  return { text: { ...cell, w: cell.w - width - 28 }, on: theme.bg };
}

/** A column under a short frieze: the higher the column, the higher the frieze. */
function underFrieze({ builder, cell, index }: PlateSetting): Plate {
  const band = FRIEZES[index % FRIEZES.length];
  const height = Math.round(Math.max(24, Math.min(44, cell.h * 0.15)));
  if (band) builder.add(...friezes(cell, [{ ...band, height }], `Frieze ${index + 1}`));
  return { text: belowTop(cell, height + 18), on: theme.bg };
}

const lozenge: Marker = (canvas, square, lead) => {
  const paint = lead ? theme.accent1 : theme.accent2;
  const middle = middleOf(square);
  diamond(canvas, middle, square.w * 0.5, paint);
  diamond(canvas, middle, square.w * 0.31, theme.bg);
  diamond(canvas, middle, square.w * 0.17, paint);
};

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

/** Bands of a panel, from which as many are taken in turn as it is high. */
const BANDS: readonly Band[] = [
  { figure: 'meander', height: 60, color: theme.accent1, ground: theme.surface },
  { figure: 'line', height: 12, color: theme.bg, ground: theme.accent2 },
  { figure: 'lozenges', height: 52, color: theme.accent2, ground: theme.accent3, core: theme.accent1 },
  { figure: 'line', height: 12, color: theme.bg, ground: theme.accent2 },
  { figure: 'zigzag', height: 48, color: theme.accent2, ground: theme.accent1 },
  { figure: 'teeth', height: 34, color: theme.accent1, ground: theme.accent2 },
  { figure: 'chequers', height: 36, color: theme.accent2, ground: theme.surface },
  { figure: 'meander', height: 72, color: theme.accent2, ground: theme.accent1 },
];

/** A stack of friezes that fills the frame: another band begins it each time, and all are stretched alike. */
function stack(frame: Frame, turn: number): readonly Band[] {
  const bands: Band[] = [];
  for (let i = turn * 3; heightOf(bands) < frame.h - 20; i++) {
    const next = BANDS[i % BANDS.length];
    if (next) bands.push(next);
  }
  const stretch = frame.h / heightOf(bands);
  return bands.map((band) => ({ ...band, height: band.height * stretch }));
}

export const Athens = defineTemplate({
  id: 'Athens',
  family: 'tiles',
  name: 'Athens',
  palette: {
    bg: '#FAF5EC',
    text: '#231A16',
    surface: '#F0E5D3',
    muted: '#6B5C52',
    accent1: '#B2482A',
    accent2: '#2A201C',
    accent3: '#D9995B',
    accent4: '#3E6F80',
    accent5: '#8A9A6B',
    accent6: '#A8907A',
  },
  heading: { family: 'Space Grotesk', weight: 600, tracking: -0.03, figureWeight: 600 },
  body: { family: 'Inter', weight: 400 },
  bullet: { glyph: '■' },
  rule: 2,
  coverGround: theme.accent1,
  sectionGround: theme.bg,
  grid: {
    ...gridOf({ area: { x: 56, y: 68, w: 848, h: 424 }, panel: { x: 640, y: 182, w: 264, h: 310 } }),
    titleSizes: [32, 20],
    title: { x: 56, y: 32, w: 848, h: 92 },
    titleAnchor: 'bottom',
    highest: 182,
    // The meander.
    ruled: true,
    body: { x: 56, y: 182, w: 848, h: 310 },
    besidePanel: { title: { x: 56, y: 32, w: 848, h: 92 }, body: { x: 56, y: 182, w: 540, h: 310 } },
  },
  chart: {
    quiet: theme.accent3,
    series: [theme.accent4, theme.accent3, theme.accent2, theme.accent5, theme.accent6],
    parts: [theme.accent2, theme.accent3, theme.accent4, theme.accent5, theme.accent6],
  },
  table: { head: theme.accent2 },
  portraits: { fills: [theme.accent1, theme.accent2, theme.accent3] },
  motif: (frame, { turn }) => friezes(frame, stack(frame, turn)),
  pageArt: ({ layout }) => [
    figureShape('Edge', { ...SLIDE, h: 14 }, { type: 'rect' }, theme.accent2),
    // A big number stands where other pages have their title.
    ...(layout === 'bigNumber'
      ? []
      : friezes({ x: 56, y: 136, w: 848 }, [{ figure: 'meander', height: 20, color: theme.accent1 }], 'Meander')),
  ],
  look: {
    pages: {
      cover: {
        ground: theme.accent1,
        label: labelSlot({ x: 56, y: 146, w: 700, h: 30 }, theme.accent1),
        title: titleSlot({ x: 56, y: 176, w: 848, h: 124 }, 50, theme.accent1, { anchor: 'bottom', leading: 1.08, short: 66 }),
        subtitle: textSlot({ x: 56, y: 314, w: 848, h: 56 }, 20, theme.accent1, { leading: 1.3 }),
        meta: labelSlot({ x: 56, y: 372, w: 700, h: 30 }, theme.accent1, { anchor: 'bottom' }),
        art: (_, seed) => [...above(shuffled(TOP, seed)), ...below(shuffled(BOTTOM, `${seed} below`))],
      },
      section: {
        ground: theme.bg,
        numeral: numeralSlot({ x: 56, y: 250, w: 210, h: 190 }, 148, theme.bg),
        written: romanNumeral,
        title: titleSlot({ x: 272, y: 220, w: 632, h: 140 }, 40, theme.bg, { anchor: 'bottom', leading: 1.12, short: 48, keeps: 0.9 }),
        subtitle: textSlot({ x: 272, y: 376, w: 632, h: 90 }, 20, theme.bg, { ink: 'muted' }),
        art: (_, seed) => [...above(shuffled(SECTION, seed)), ...below(FOOT)],
      },
      quote: {
        ground: theme.accent2,
        kicker: kickerSlot({ x: 56, y: 92, w: 760, h: 36 }, theme.accent2, { ink: theme.accent3 }),
        quote: quoteSlot({ x: 56, y: 134, w: 820, h: 226 }, 42, theme.accent2, { weight: 600, leading: 1.2 }),
        name: textSlot({ x: 56, y: 374, w: 760, h: 80 }, 18, theme.accent2, { ink: theme.accent3, weight: 600 }),
        role: textSlot({ x: 56, y: 400, w: 760, h: 54 }, 16, theme.accent2),
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
        title: titleSlot({ x: 56, y: 140, w: 848, h: 122 }, 46, theme.accent1, { anchor: 'bottom', leading: 1.08, short: 58 }),
        subtitle: textSlot({ x: 56, y: 276, w: 848, h: 56 }, 20, theme.accent1, { leading: 1.3 }),
        facts: { x: 56, y: 342, w: 848, h: 60 },
        art: (_, seed) => [...above(shuffled(TOP, seed)), ...below(shuffled(BOTTOM, `${seed} below`))],
      },
      bigNumber: bigNumberBeside({ x: 56, y: 44, w: 540, h: 440 }, { x: 640, y: 44, w: 264, h: 440 }),
    },
    stats: { cells: 'rows', most: 4, gap: 0, height: 100, figures: [46, 30], plate: friezeRow },
    bullets: {
      cells: 'columns',
      most: 3,
      gap: 32,
      numeral: { size: 50, written: romanNumeral },
      foot: { height: 40, art: (frame) => friezes(frame, [{ figure: 'zigzag', height: frame.h, color: theme.accent3 }], 'Frieze') },
    },
    cards: { cells: 'columns', most: 4, gap: 28, height: 280, figures: [46, 30], plate: underFrieze },
    manyCards: { cells: 'threes', most: 6, gap: 24, height: 160, least: 130, figures: [46, 30], withoutIcons: true, plate: underFrieze },
    halves: { gap: 28, least: 16, plate: underFrieze },
    steps: { cells: 'columns', most: 4, gap: 28, height: 310, least: 240, figures: [58, 42], plate: underFrieze, written: romanNumeral },
    marker: lozenge,
  },
});
