/** Seljuk star-and-cross tiles and Iznik coral in lamplight on deep Bosphorus blue. */
import type { Frame } from '../../model/scene.ts';
import { octagonal } from '../arrangements/display/outlines.ts';
import { inset, type Plate, type PlateSetting } from '../arrangements/display/plates.ts';
import { bigNumberBeside, kickerSlot, labelSlot, numeralSlot, quoteSlot, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import type { Marker } from '../arrangements/display/timelinePage.ts';
import { SLIDE } from '../art/clip.ts';
import { figureShape } from '../art/shapes.ts';
import { theme, translucent } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import { points, stars } from '../families/tiles/art/stars.ts';
import { gridOf } from '../families/tiles/grids.ts';
import { middleOf, named } from '../families/tiles/pieces.ts';
import { gradient } from '../tokens/template.ts';

/** Height of the row of stars on a plate. */
const STARS = 56;

function starred({ builder, cell, index, context }: PlateSetting): Plate {
  builder.shape(`Plate ${index + 1}`, cell, { type: 'rect' }, theme.surface);
  const strip: Frame = { ...cell, h: STARS };
  const radius = cell.w / Math.max(3, Math.round(cell.w / STARS)) / 2;
  const lattice = { radius, origin: [cell.x + radius, cell.y + STARS / 2], ground: theme.surface } as const;
  builder.add(
    ...named(`Stars ${index + 1}`, stars(strip, { ...lattice, inside: (_, y) => y < cell.y + STARS }, `${context.deckTitle} ${index}`)),
  );
  builder.rule(`Edge ${index + 1}`, { ...cell, y: cell.y + STARS, h: 2 }, theme.accent6);
  return { text: { x: cell.x + 20, y: cell.y + STARS + 22, w: cell.w - 40, h: cell.h - STARS - 36 }, on: theme.surface };
}

/** A plate under an edge of gold, where there is no room for stars. */
function gilded({ builder, cell, index }: PlateSetting): Plate {
  builder.shape(`Plate ${index + 1}`, cell, { type: 'rect' }, theme.surface);
  builder.rule(`Edge ${index + 1}`, { ...cell, h: 3 }, theme.accent6);
  return { text: inset(cell, 20, 20), on: theme.surface };
}

const star: Marker = (canvas, square, lead) => {
  const middle = middleOf(square);
  canvas.polygon(points(middle, square.w / 2, 0.72, 0), lead ? theme.accent1 : theme.accent4);
  canvas.polygon(points(middle, square.w * 0.24, 0.72, 0), lead ? theme.bg : theme.accent3);
};

const light = { weight: 400, leading: 1.1 } as const;
const BORDER: Frame = { ...SLIDE, x: 916, w: 44 };

export const Istanbul = defineTemplate({
  id: 'Istanbul',
  family: 'tiles',
  name: 'Istanbul',
  palette: {
    bg: '#0C2430',
    text: '#F4F1E8',
    surface: '#143442',
    muted: '#A6BCC2',
    accent1: '#3FB8AF',
    accent2: '#E8694A',
    accent3: '#F2E4C4',
    accent4: '#3D74B8',
    accent5: '#8FD0C4',
    accent6: '#C9973F',
  },
  heading: { family: 'Fraunces', weight: 400, tracking: -0.015, figureWeight: 300 },
  body: { family: 'DM Sans', weight: 400 },
  bullet: { glyph: '✸' },
  rule: 2,
  coverGround: theme.bg,
  sectionGround: theme.bg,
  grid: gridOf({ area: { x: 56, y: 44, w: 812, h: 448 }, panel: { x: 612, y: 44, w: 256, h: 448 } }),
  chart: {
    under: gradient(translucent(theme.accent1, 0.45), translucent(theme.accent1, 0.03), 90),
    quiet: theme.accent4,
    series: [theme.accent2, theme.accent6, theme.accent5, theme.accent4, theme.accent3],
    parts: [theme.accent4, theme.accent6, theme.accent5, theme.accent2, theme.accent3],
  },
  portraits: { fills: [theme.accent1, theme.accent4, theme.accent6], outline: octagonal },
  motif: (frame, { seed, turn }) => {
    // As many whole stars as are about a hundred points wide; every other panel begins with half of one.
    const radius = frame.w / Math.max(2, Math.round(frame.w / 120)) / 2;
    const start = turn % 2 ? 0 : radius;
    return [
      figureShape('Plate', frame, { type: 'rect' }, theme.surface),
      ...stars(frame, { radius, origin: [frame.x + start, frame.y + start] }, `${seed} ${turn}`),
    ];
  },
  pageArt: ({ seed }) => [
    figureShape('Border', BORDER, { type: 'rect' }, theme.surface),
    ...stars(BORDER, { radius: 22.5, origin: [938, 22.5] }, seed),
  ],
  look: {
    pages: {
      cover: {
        ground: theme.bg,
        label: labelSlot({ x: 56, y: 184, w: 500, h: 34 }, theme.bg, { ink: 'accent' }),
        title: titleSlot({ x: 56, y: 222, w: 530, h: 172 }, 50, theme.bg, { ...light, anchor: 'bottom', short: 66 }),
        subtitle: textSlot({ x: 56, y: 408, w: 530, h: 76 }, 20, theme.bg, { ink: 'muted', leading: 1.32 }),
        meta: labelSlot({ x: 56, y: 486, w: 500, h: 34 }, theme.bg, { anchor: 'bottom' }),
        art: (_, seed) => [
          ...stars(SLIDE, { radius: 60, origin: [30, 15] }, seed),
          figureShape('Panel', { x: 0, y: 150, w: 620, h: 390 }, { type: 'rect' }, theme.bg),
          figureShape('Panel edge above', { x: 0, y: 150, w: 620, h: 3 }, { type: 'rect' }, theme.accent6),
          figureShape('Panel edge', { x: 617, y: 150, w: 3, h: 390 }, { type: 'rect' }, theme.accent6),
        ],
      },
      section: {
        ground: theme.bg,
        numeral: numeralSlot({ x: 56, y: 40, w: 540, h: 230 }, 176, theme.bg, { weight: 300 }),
        title: titleSlot({ x: 56, y: 278, w: 560, h: 140 }, 40, theme.bg, {
          ...light,
          anchor: 'bottom',
          short: 48,
          shortLines: 1,
          keeps: 0.9,
        }),
        subtitle: textSlot({ x: 56, y: 432, w: 560, h: 78 }, 20, theme.bg, { ink: 'muted', leading: 1.3 }),
        art: (_, seed) =>
          stars(
            { x: 500, y: 0, w: 460, h: 540 },
            { radius: 90, origin: [600, 0], inside: (x, y) => x > 700 || (y > 100 && y < 200) },
            seed,
          ),
      },
      quote: {
        ground: theme.bg,
        kicker: kickerSlot({ x: 360, y: 64, w: 540, h: 36 }, theme.bg, { ink: 'accent' }),
        quote: quoteSlot({ x: 360, y: 106, w: 546, h: 270 }, 42, theme.bg, { weight: 300 }),
        name: textSlot({ x: 360, y: 392, w: 520, h: 90 }, 18, theme.bg, { ink: 'accent', weight: 600 }),
        role: textSlot({ x: 360, y: 418, w: 520, h: 64 }, 16, theme.bg, { ink: 'muted' }),
        art: (_, seed) =>
          stars({ ...SLIDE, w: 320 }, { radius: 90, origin: [0, 90], inside: (x, y) => x < 100 || (y > 200 && y < 300 && x < 200) }, seed),
      },
      closing: {
        ground: theme.bg,
        title: titleSlot({ x: 56, y: 84, w: 540, h: 200 }, 50, theme.bg, { ...light, anchor: 'bottom', short: 66 }),
        subtitle: textSlot({ x: 56, y: 302, w: 540, h: 90 }, 22, theme.bg, { ink: 'muted' }),
        facts: { x: 56, y: 424, w: 560, h: 84 },
        rule: true,
        art: (_, seed) => stars({ x: 640, y: 0, w: 320, h: 540 }, { radius: 90, origin: [780, 0] }, seed),
      },
      bigNumber: bigNumberBeside({ x: 56, y: 44, w: 510, h: 448 }, { x: 612, y: 44, w: 256, h: 448 }),
    },
    stats: { cells: 'columns', most: 4, gap: 20, height: 310, least: 210, figures: [50, 30], plate: starred },
    cards: { cells: 'columns', most: 4, gap: 20, height: 330, least: 210, figures: [50, 30], plate: starred },
    manyCards: { cells: 'threes', most: 6, gap: 18, height: 180, least: 120, figures: [50, 30], withoutIcons: true, plate: gilded },
    halves: { gap: 20, plate: starred },
    steps: { cells: 'columns', most: 4, gap: 20, height: 330, least: 250, figures: [50, 38], plate: starred },
    marker: star,
    bullets: 'shared',
  },
});
