/** Azulejo walls in four cobalts with a rare tram-yellow tile. */
import { belowTop } from '../../model/frame.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import type { Plate, PlateSetting } from '../arrangements/display/plates.ts';
import { bigNumberBeside, kickerSlot, labelSlot, numeralSlot, quoteSlot, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import type { Marker } from '../arrangements/display/timelinePage.ts';
import { type Point, SLIDE } from '../art/clip.ts';
import { figureShape } from '../art/shapes.ts';
import { theme, translucent } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import { azulejos, type Pattern } from '../families/tiles/art/azulejos.ts';
import { gridOf } from '../families/tiles/grids.ts';
import { diamond, middleOf, named } from '../families/tiles/pieces.ts';
import { gradient } from '../tokens/template.ts';

/** Beside a tile of its own under a hairline. */
const besideTile =
  (side: number) =>
  ({ builder, cell, index, context }: PlateSetting): Plate => {
    builder.rule(`Hairline ${index + 1}`, { ...cell, h: 1 }, context.template.page.line);
    const tile: Frame = { x: cell.x, y: cell.y + 18, w: side, h: side };
    const pattern = index % 2 === Math.floor(index / 2) % 2 ? 'petals' : 'discs';
    const kind = { inverted: index === 0 ? 1 : 0, yellow: index === 3 ? 1 : 0 };
    builder.add(...named(`Tile ${index + 1}`, azulejos(tile, { side, pattern, ...kind }, `${context.deckTitle} ${index}`)));
    return { text: { x: cell.x + side + 22, y: cell.y + 14, w: cell.w - side - 22, h: cell.h - 14 }, on: theme.bg };
  };

/** Below a tile, whose side is its share of the column. */
function underTile({ builder, cell, index, context }: PlateSetting): Plate {
  const side = Math.min(96, cell.h * 0.3);
  const pattern = index % 2 ? 'discs' : 'petals';
  const kind = { inverted: index === 0 ? 1 : 0, yellow: index === 3 ? 1 : 0 };
  builder.add(
    ...named(`Tile ${index + 1}`, azulejos({ ...cell, w: side, h: side }, { side, pattern, ...kind }, `${context.deckTitle} ${index}`)),
  );
  builder.rule(`Hairline ${index + 1}`, { ...cell, y: cell.y + side + 14, h: 1 }, context.template.page.line);
  return { text: belowTop(cell, side + 28), on: theme.bg };
}

/** A white flower on a glaze. */
const paintedTile: Marker = (canvas, square, lead) => {
  const glaze = lead ? theme.accent1 : theme.accent5;
  const middle = middleOf(square);
  canvas.rect(square, glaze);
  const petals = Array.from({ length: 8 }, (_, i): Point => {
    const r = square.w * (i % 2 ? 0.16 : 0.5);
    return [middle[0] + r * Math.cos((i * Math.PI) / 4), middle[1] + r * Math.sin((i * Math.PI) / 4)];
  });
  canvas.polygon(petals, theme.bg);
  diamond(canvas, middle, square.w * 0.13, lead ? theme.accent3 : theme.accent1);
};

const rule = (y: number): SceneNode => figureShape('Rule', { ...SLIDE, y, h: 6 }, { type: 'rect' }, theme.accent1);

const PATTERNS: readonly (Pattern | undefined)[] = ['waves', undefined, 'discs', 'petals'];

export const Lisbon = defineTemplate({
  id: 'Lisbon',
  family: 'tiles',
  name: 'Lisbon',
  palette: {
    bg: '#FFFFFF',
    text: '#12233F',
    surface: '#EEF3F8',
    muted: '#566680',
    accent1: '#1F4B99',
    accent2: '#5E94D1',
    accent3: '#F0B429',
    accent4: '#0D2C63',
    accent5: '#A9C8E8',
    accent6: '#C8694A',
  },
  heading: { family: 'Playfair Display', weight: 700, tracking: -0.01, figureWeight: 700 },
  body: { family: 'Work Sans', weight: 400 },
  figures: { family: 'Work Sans', weight: 600 },
  bullet: { glyph: '◆' },
  rule: 1.5,
  coverGround: theme.bg,
  sectionGround: theme.accent1,
  grid: gridOf({ area: { x: 84, y: 44, w: 820, h: 448 }, panel: { x: 640, y: 0, w: 320, h: 480 } }),
  chart: {
    under: gradient(translucent(theme.accent5, 0.6), translucent(theme.accent5, 0.06), 90),
    quiet: theme.accent5,
    series: [theme.accent2, theme.accent3, theme.accent5, theme.accent6, theme.accent4],
    parts: [theme.accent4, theme.accent2, theme.accent5, theme.accent3, theme.accent6],
  },
  portraits: { fills: [theme.accent1, theme.accent5] },
  motif: (frame, { seed, turn }) => {
    const pattern = PATTERNS[turn % PATTERNS.length];
    const side = frame.w / Math.max(3, Math.round(frame.w / 80));
    return [
      figureShape('Wall', frame, { type: 'rect' }, pattern === 'waves' ? theme.accent5 : theme.surface),
      ...azulejos(frame, { side, ...(pattern ? { pattern } : {}), inverted: 0.12, yellow: 0.06 }, `${seed} ${turn}`),
    ];
  },
  pageArt: ({ seed }) => [
    ...azulejos({ ...SLIDE, w: 36 }, { side: 36, inverted: 0.12, yellow: 0.07 }, seed),
    figureShape('Edge', { ...SLIDE, x: 36, w: 1 }, { type: 'rect' }, theme.accent5),
  ],
  look: {
    pages: {
      cover: {
        ground: theme.bg,
        label: labelSlot({ x: 56, y: 284, w: 640, h: 30 }, theme.bg, { ink: 'accent' }),
        title: titleSlot({ x: 56, y: 312, w: 848, h: 112 }, 50, theme.bg, { anchor: 'bottom', leading: 1.1, short: 66 }),
        subtitle: textSlot({ x: 56, y: 434, w: 848, h: 52 }, 20, theme.bg, { ink: 'muted', leading: 1.28 }),
        meta: labelSlot({ x: 56, y: 488, w: 500, h: 30 }, theme.bg, { anchor: 'bottom' }),
        art: (_, seed) => [...azulejos({ ...SLIDE, h: 256 }, { side: 64, inverted: 0.09, yellow: 0.035 }, seed), rule(256)],
      },
      section: {
        ground: theme.accent1,
        numeral: numeralSlot({ x: 344, y: 28, w: 560, h: 220 }, 200, theme.accent1, { ink: theme.accent3, face: 'heading' }),
        title: titleSlot({ x: 344, y: 250, w: 560, h: 146 }, 40, theme.accent1, {
          anchor: 'bottom',
          leading: 1.14,
          short: 48,
          shortLines: 1,
          keeps: 0.9,
        }),
        subtitle: textSlot({ x: 344, y: 412, w: 560, h: 90 }, 20, theme.accent1),
        art: (_, seed) => [
          figureShape('Wall', { ...SLIDE, w: 288 }, { type: 'rect' }, theme.bg),
          ...azulejos({ ...SLIDE, w: 288 }, { side: 96, inverted: 0.15, yellow: 0.08 }, seed),
        ],
      },
      quote: {
        ground: theme.surface,
        kicker: kickerSlot({ x: 84, y: 52, w: 760, h: 36 }, theme.surface, { ink: 'accent' }),
        quote: quoteSlot({ x: 84, y: 94, w: 780, h: 220 }, 42, theme.surface, { weight: 400, italic: true, ink: theme.accent4 }),
        name: textSlot({ x: 84, y: 334, w: 700, h: 88 }, 18, theme.surface, { ink: 'accent', weight: 600 }),
        role: textSlot({ x: 84, y: 360, w: 700, h: 62 }, 16, theme.surface, { ink: 'muted' }),
        art: (_, seed) => [rule(438), ...azulejos({ ...SLIDE, y: 444, h: 96 }, { side: 48, inverted: 0.1, yellow: 0.05 }, seed)],
      },
      closing: {
        ground: theme.bg,
        title: titleSlot({ x: 56, y: 102, w: 848, h: 150 }, 50, theme.bg, { anchor: 'bottom', leading: 1.1, short: 66 }),
        subtitle: textSlot({ x: 56, y: 268, w: 760, h: 70 }, 22, theme.bg, { ink: 'muted' }),
        facts: { x: 56, y: 350, w: 848, h: 50 },
        rule: true,
        art: (_, seed) => [rule(406), ...azulejos({ ...SLIDE, y: 412, h: 128 }, { side: 64, inverted: 0.09, yellow: 0.035 }, seed)],
      },
      bigNumber: bigNumberBeside({ x: 84, y: 44, w: 500, h: 440 }, { x: 640, y: 0, w: 320, h: 480 }),
    },
    stats: { cells: 'pairs', most: 4, gap: 26, height: 150, figures: [46, 30], plate: besideTile(72) },
    cards: { cells: 'columns', most: 4, gap: 28, height: 320, figures: [46, 30], withoutIcons: true, plate: underTile },
    manyCards: { cells: 'threes', most: 6, gap: 24, height: 180, least: 130, figures: [46, 30], withoutIcons: true, plate: besideTile(48) },
    halves: { gap: 28, least: 18, plate: underTile },
    steps: { cells: 'columns', most: 4, gap: 28, height: 340, least: 250, figures: [50, 38], plate: underTile },
    marker: paintedTile,
    bullets: 'shared',
  },
});
