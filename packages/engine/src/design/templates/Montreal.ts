/** Habitat 67: stacked modules in winter light, métro blue and signal orange. */
import type { Color } from '../../model/color.ts';
import { bottomOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import { inset, type Plate, type PlateSetting } from '../arrangements/display/plates.ts';
import { bigNumberBeside, kickerSlot, labelSlot, numeralSlot, quoteSlot, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import type { Marker } from '../arrangements/display/timelinePage.ts';
import { Canvas } from '../art/canvas.ts';
import { SLIDE } from '../art/clip.ts';
import { figureShape } from '../art/shapes.ts';
import { darker, lighter, theme } from '../art/tones.ts';
import { drawSolid, OBLIQUE, stackedModules } from '../families/corporate/art/stackedModules.ts';
import { factColumns } from '../families/corporate/closingFacts.ts';
import { gridOf } from '../families/corporate/grids.ts';
import { STREET } from '../families/corporate/progress.ts';
import { defineTemplate } from '../families/looks.ts';

const DEPTH = 16;

/** From the lightest dwelling to the darkest. */
const BLUES: readonly Color[] = [
  theme.accent3,
  lighter(theme.text, 0.34),
  theme.accent1,
  darker(theme.accent1, 0.25),
  darker(theme.accent1, 0.42),
];

/** The lowest dwelling of a flight of steps, as a share of the tallest. Beside figures a higher one would say more: they stand on dwellings of one height. */
const LOWEST = 0.76;

/** Dwellings of one height, or, from a lowest on, each a step higher than the one before. */
const dwelling =
  (lowest?: number) =>
  ({ builder, cell, index, count }: PlateSetting): Plate => {
    const share = lowest && count > 1 ? lowest + ((1 - lowest) * index) / (count - 1) : 1;
    const rise = DEPTH * OBLIQUE;
    const h = (cell.h - rise) * share;
    const front: Frame = { x: cell.x, y: bottomOf(cell) - h, w: cell.w - DEPTH, h };
    const paint = (lowest ? BLUES[index % BLUES.length] : index === 0 ? theme.accent1 : lighter(theme.accent3, 0.55)) ?? theme.accent1;
    const canvas = new Canvas({ ...cell, y: front.y - rise, h: h + rise });
    drawSolid(canvas, front, DEPTH, paint);
    builder.add(...canvas.nodes(`Dwelling ${index + 1}`));
    return { text: inset(front, 18, 16), on: paint };
  };

const cube: Marker = (canvas, { x, y, w, h }, lead) => {
  drawSolid(canvas, { x, y: y + 6, w: w - 8, h: h - 8 }, 8, lead ? theme.accent1 : theme.accent3);
};

/** On the blue ground the boxes are lighter than on the page. */
const LIGHT = 0.42;
const SMALL = { w: 64, h: 38, depth: 20 };

export const Montreal = defineTemplate({
  id: 'Montreal',
  family: 'corporate',
  name: 'Montreal',
  palette: {
    bg: '#F5F7FA',
    text: '#14233B',
    surface: '#E6EBF2',
    muted: '#56647A',
    accent1: '#1C4E9E',
    accent2: '#E8622C',
    accent3: '#6FA3D8',
    accent4: '#0E8074',
    accent5: '#F0B53C',
    accent6: '#8B93A3',
  },
  heading: { family: 'DM Sans', weight: 700, tracking: -0.02, figureWeight: 700 },
  body: { family: 'DM Sans', weight: 400 },
  strongWeight: 700,
  bullet: { glyph: '■' },
  rule: 2,
  coverGround: theme.bg,
  sectionGround: theme.accent1,
  footerGround: theme.surface,
  grid: gridOf({
    area: { x: 56, y: 44, w: 848, h: 410 },
    panel: { x: 672, y: 152, w: 232, h: 302 },
    footer: { x: 56, y: 510, w: 600, h: 20 },
    number: { x: 864, y: 510, w: 52, h: 20 },
  }),
  chart: {
    series: [darker(theme.accent3, 0.2), theme.accent2, theme.accent4, theme.accent5, theme.accent6],
    quiet: theme.accent3,
    gap: 45,
    parts: [theme.accent3, theme.accent2, theme.accent5, theme.accent4, theme.accent6],
  },
  table: { head: theme.surface },
  portraits: { fills: [theme.accent1, theme.accent3] },
  motif: (frame, { seed, turn }) => {
    const width = Math.max(48, Math.min(84, frame.w / 4.6));
    const box = { w: width, h: width * 0.62, depth: width * 0.32 };
    const profiles = [(k: number) => 0.3 + 0.55 * k, (k: number) => 0.8 - 0.5 * k, (k: number) => 0.35 + 0.45 * Math.sin(Math.PI * k)];
    return [
      figureShape('Sky', frame, { type: 'rect' }, lighter(theme.accent3, 0.5)),
      ...stackedModules(frame, { box, profile: profiles[turn % profiles.length] ?? (() => 0.5) }, `${seed} ${turn}`),
    ];
  },
  pageArt: () => [figureShape('Band', STREET, { type: 'rect' }, theme.surface)],
  look: {
    pages: {
      cover: {
        ground: theme.bg,
        label: labelSlot({ x: 56, y: 52, w: 640, h: 36 }, theme.bg, { ink: 'accent' }),
        title: titleSlot({ x: 56, y: 84, w: 760, h: 138 }, 58, theme.bg, { anchor: 'bottom', leading: 1.08 }),
        subtitle: textSlot({ x: 56, y: 236, w: 560, h: 64 }, 20, theme.bg, { ink: 'muted' }),
        meta: labelSlot({ x: 56, y: 308, w: 300, h: 40 }, theme.bg),
        art: (_, seed) =>
          stackedModules({ ...SLIDE, y: 300, h: 240 }, { box: SMALL, least: 1, profile: (k) => 0.24 + 0.72 * k ** 1.2 }, seed),
        picture: {
          frame: { x: 400, y: 312, w: 560, h: 228 },
          art: (_, seed) => stackedModules({ x: 0, y: 396, w: 400, h: 144 }, { box: SMALL, profile: (k) => 0.28 + 0.6 * k }, seed),
        },
      },
      section: {
        ground: theme.accent1,
        numeral: numeralSlot({ x: 56, y: 24, w: 560, h: 166 }, 148, theme.accent1, { ink: theme.accent5 }),
        title: titleSlot({ x: 56, y: 200, w: 620, h: 132 }, 52, theme.accent1, { anchor: 'bottom', leading: 1.08, short: 58 }),
        subtitle: textSlot({ x: 56, y: 346, w: 480, h: 92 }, 22, theme.accent1),
        art: (_, seed) =>
          stackedModules(
            { x: 372, y: 150, w: 588, h: 390 },
            { box: { w: 84, h: 52, depth: 26 }, light: LIGHT, least: 1, profile: (k) => Math.max(0.14, k * 1.08 - 0.14) },
            seed,
          ),
      },
      quote: {
        ground: theme.accent1,
        kicker: kickerSlot({ x: 56, y: 46, w: 760, h: 36 }, theme.accent1, { ink: theme.accent5 }),
        quote: quoteSlot({ x: 56, y: 90, w: 790, h: 196 }, 42, theme.accent1, { weight: 400, leading: 1.18 }),
        name: textSlot({ x: 56, y: 304, w: 700, h: 76 }, 18, theme.accent1, { ink: theme.accent5, weight: 700 }),
        role: textSlot({ x: 56, y: 330, w: 700, h: 50 }, 16, theme.accent1),
        art: (_, seed) =>
          stackedModules({ ...SLIDE, y: 396, h: 144 }, { box: SMALL, light: LIGHT, least: 1, profile: (k) => 0.95 - 0.7 * k }, seed),
      },
      closing: {
        ground: theme.accent1,
        title: titleSlot({ x: 56, y: 48, w: 848, h: 124 }, 36, theme.accent1, { leading: 1.08 }),
        subtitle: textSlot({ x: 56, y: 108, w: 760, h: 140 }, 24, theme.accent1, { after: 14 }),
        facts: { x: 56, y: 244, w: 848, h: 134 },
        placeFacts: factColumns,
        recap: true,
        art: (_, seed) =>
          stackedModules({ ...SLIDE, y: 396, h: 144 }, { box: SMALL, light: LIGHT, least: 1, profile: (k) => 0.3 + 0.65 * k }, seed),
      },
      bigNumber: bigNumberBeside({ x: 56, y: 44, w: 540, h: 416 }, { x: 640, y: 44, w: 264, h: 416 }),
    },
    stats: { cells: 'columns', most: 5, gap: 6, height: 300, width: 300, figures: [50, 26], plate: dwelling() },
    cards: { cells: 'columns', most: 4, gap: 10, height: 300, least: 190, figures: [50, 26], plate: dwelling() },
    manyCards: { cells: 'threes', most: 6, gap: 10, height: 190, least: 130, figures: [50, 26], withoutIcons: true, plate: dwelling() },
    halves: { gap: 10, plate: dwelling() },
    steps: { cells: 'columns', most: 4, gap: 6, height: 330, figures: [42, 34], plate: dwelling(LOWEST) },
    marker: cube,
    bullets: 'shared',
    chapterMark: 'street',
  },
});
