/** Beacon Hill brick coursing beside harbour slate and old bronze, in a scholarly serif. */
import { belowTop } from '../../model/frame.ts';
import { numeralOf } from '../../model/numeral.ts';
import type { SceneNode } from '../../model/scene.ts';
import type { Plate, PlateSetting } from '../arrangements/display/plates.ts';
import { bigNumberBeside, kickerSlot, labelSlot, numeralSlot, quoteSlot, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import type { Marker } from '../arrangements/display/timelinePage.ts';
import { SLIDE } from '../art/clip.ts';
import { figureShape } from '../art/shapes.ts';
import { darker, theme, translucent } from '../art/tones.ts';
import { bricks } from '../families/corporate/art/bricks.ts';
import { townHouses } from '../families/corporate/art/townHouses.ts';
import { SMALL_NAME_SIZES } from '../families/corporate/chapterMark.ts';
import { factRows } from '../families/corporate/closingFacts.ts';
import { gridOf } from '../families/corporate/grids.ts';
import { defineTemplate } from '../families/looks.ts';

/** Open cells under rules, the first in the lead colour. */
function ruled({ builder, cell, index }: PlateSetting): Plate {
  builder.rule(`Rule ${index + 1}`, { ...cell, h: index === 0 ? 2 : 1 }, index === 0 ? theme.accent1 : darker(theme.surface, 0.12));
  return { text: belowTop(cell, 16), on: theme.bg };
}

/** Three bricks in two courses. */
const masonry: Marker = (canvas, { x, y, w, h }, lead) => {
  const paint = lead ? theme.accent1 : theme.accent5;
  const course = (h - 6) / 2;
  canvas.rect({ x, y: y + 2, w: w * 0.64, h: course }, paint);
  canvas.rect({ x: x + w * 0.64 + 2, y: y + 2, w: w * 0.36 - 2, h: course }, lead ? theme.accent3 : paint);
  canvas.rect({ x, y: y + 4 + course, w: w * 0.36 - 2, h: course }, paint);
  canvas.rect({ x: x + w * 0.36, y: y + 4 + course, w: w * 0.64, h: course }, paint);
};

const COLUMN = { ...SLIDE, w: 168 };
const FOOT = 160;
const edge = figureShape('Edge', { x: 372, y: 0, w: 12, h: 540 }, { type: 'rect' }, theme.accent3);

/** The column in the lead colour, with brickwork at its foot. */
const solidColumn = (seed: string): SceneNode[] => [
  figureShape('Column', { ...COLUMN, h: SLIDE.h - FOOT }, { type: 'rect' }, theme.accent1),
  ...bricks({ ...COLUMN, y: SLIDE.h - FOOT, h: FOOT }, { stretcher: 42, course: 14 }, seed),
];

export const Boston = defineTemplate({
  id: 'Boston',
  family: 'corporate',
  name: 'Boston',
  palette: {
    bg: '#FCFAF6',
    text: '#22262B',
    surface: '#F1EAE0',
    muted: '#666460',
    accent1: '#8A3A2B',
    accent2: '#2C4A63',
    accent3: '#B8863B',
    accent4: '#5F7F78',
    accent5: '#C77B5E',
    accent6: '#8E8B85',
  },
  heading: { family: 'Source Serif 4', weight: 600, tracking: -0.01, figureWeight: 600 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  bullet: 'none',
  rule: 2,
  coverGround: theme.bg,
  sectionGround: theme.surface,
  footerGround: theme.surface,
  grid: gridOf({
    area: { x: 208, y: 44, w: 704, h: 452 },
    titleWidth: 704,
    panel: { x: 672, y: 152, w: 240, h: 340 },
    footer: { x: 44, y: 448, w: 112, h: 48 },
    number: { x: 44, y: 502, w: 80, h: 20 },
    numberAlign: 'start',
  }),
  chart: {
    quiet: translucent(theme.accent1, 0.38),
    series: [theme.accent2, theme.accent3, theme.accent4, theme.accent5, theme.accent6],
    parts: [theme.accent2, theme.accent3, theme.accent4, theme.accent5, theme.accent6],
  },
  portraits: { fills: [theme.accent1, theme.accent2, theme.accent3] },
  motif: (frame, { seed, turn }) => townHouses(frame, `${seed} ${turn}`),
  pageArt: ({ seed }) => [
    figureShape('Column', { ...SLIDE, w: 168 }, { type: 'rect' }, theme.surface),
    ...bricks({ ...SLIDE, w: 168, h: 96 }, { stretcher: 42, course: 14 }, seed),
  ],
  wide: {
    grid: gridOf({
      area: { x: 80, y: 44, w: 832, h: 448 },
      panel: { x: 672, y: 152, w: 240, h: 340 },
      footer: { x: 80, y: 504, w: 500, h: 20 },
      number: { x: 812, y: 504, w: 100, h: 20 },
    }),
    footerGround: theme.bg,
    pageArt: ({ seed }) => bricks({ ...SLIDE, w: 42 }, { stretcher: 42, course: 14 }, seed),
  },
  look: {
    pages: {
      cover: {
        ground: theme.bg,
        label: labelSlot({ x: 432, y: 62, w: 460, h: 40 }, theme.bg, { ink: 'accent' }),
        title: titleSlot({ x: 432, y: 112, w: 480, h: 250 }, 50, theme.bg, { anchor: 'bottom', short: 62 }),
        subtitle: textSlot({ x: 432, y: 382, w: 450, h: 82 }, 20, theme.bg, { ink: 'muted' }),
        meta: labelSlot({ x: 432, y: 470, w: 450, h: 40 }, theme.bg, { anchor: 'bottom' }),
        art: (_, seed) => [...bricks({ ...SLIDE, w: 372 }, { stretcher: 66, course: 22 }, seed), edge],
        picture: {
          frame: { ...SLIDE, w: 372, h: SLIDE.h - FOOT },
          art: (_, seed) => [...bricks({ x: 0, y: SLIDE.h - FOOT, w: 372, h: FOOT }, { stretcher: 66, course: 22 }, seed), edge],
        },
      },
      section: {
        ground: theme.surface,
        numeral: numeralSlot({ x: 208, y: 40, w: 560, h: 198 }, 176, theme.surface),
        title: titleSlot({ x: 208, y: 244, w: 704, h: 143 }, 52, theme.surface, { anchor: 'bottom', short: 60 }),
        subtitle: textSlot({ x: 208, y: 402, w: 640, h: 90 }, 22, theme.surface, { ink: 'muted' }),
        art: (_, seed) => bricks(COLUMN, { stretcher: 54, course: 18 }, seed),
      },
      quote: {
        ground: theme.bg,
        kicker: kickerSlot({ x: 208, y: 56, w: 640, h: 40 }, theme.bg, { ink: 'accent' }),
        quote: quoteSlot({ x: 208, y: 106, w: 660, h: 266 }, 38, theme.bg, { weight: 400, italic: true }),
        name: textSlot({ x: 208, y: 392, w: 640, h: 88 }, 17, theme.bg, { ink: 'accent', weight: 600 }),
        role: textSlot({ x: 208, y: 420, w: 640, h: 60 }, 16, theme.bg, { ink: 'muted' }),
        art: (_, seed) => solidColumn(seed),
      },
      closing: {
        ground: theme.bg,
        title: titleSlot({ x: 208, y: 76, w: 704, h: 150 }, 36, theme.bg),
        subtitle: textSlot({ x: 208, y: 140, w: 704, h: 160 }, 24, theme.bg, { ink: 'muted', after: 16 }),
        facts: { x: 208, y: 300, w: 704, h: 192 },
        placeFacts: factRows(),
        recap: true,
        art: (_, seed) => solidColumn(seed),
      },
      bigNumber: bigNumberBeside({ x: 208, y: 44, w: 430, h: 448 }, { x: 672, y: 44, w: 240, h: 448 }),
    },
    stats: { cells: 'pairs', most: 4, gap: 24, height: 160, figures: [50, 34], plate: ruled },
    cards: { cells: 'columns', most: 3, gap: 24, height: 300, least: 180, figures: [50, 34], plate: ruled },
    fourCards: { cells: 'pairs', most: 4, gap: 24, height: 176, least: 150, figures: [50, 34], plate: ruled },
    manyCards: { cells: 'threes', most: 6, gap: 24, height: 168, least: 144, figures: [50, 34], withoutIcons: true, plate: ruled },
    steps: { cells: 'columns', most: 4, gap: 24, height: 340, least: 230, figures: [66, 50], plate: ruled },
    marker: masonry,
    chapterMark: {
      numeral: numeralSlot({ x: 44, y: 112, w: 112, h: 76 }, 60, theme.surface, { ink: theme.accent1 }),
      name: { ...labelSlot({ x: 44, y: 196, w: 112, h: 160 }, theme.surface), sizes: SMALL_NAME_SIZES },
      written: numeralOf,
    },
    bullets: 'shared',
    halves: 'shared',
  },
});
