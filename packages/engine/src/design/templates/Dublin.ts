/** Georgian fanlights and painted doors: peacock, mustard and oxblood on granite grey. */
import type { Color } from '../../model/color.ts';
import { numeralOf } from '../../model/numeral.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import { arched } from '../arrangements/display/outlines.ts';
import { inset, type Plate, type PlateSetting } from '../arrangements/display/plates.ts';
import { bigNumberBeside, kickerSlot, labelSlot, numeralSlot, quoteSlot, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import type { Marker } from '../arrangements/display/timelinePage.ts';
import { type Point, SLIDE } from '../art/clip.ts';
import { figureShape } from '../art/shapes.ts';
import { darker, theme } from '../art/tones.ts';
import { door } from '../families/corporate/art/door.ts';
import { type Corner, fanlight } from '../families/corporate/art/fanlight.ts';
import { georgianDoor } from '../families/corporate/art/georgianDoor.ts';
import { SMALL_NAME_SIZES } from '../families/corporate/chapterMark.ts';
import { factRows } from '../families/corporate/closingFacts.ts';
import { gridOf } from '../families/corporate/grids.ts';
import { defineTemplate } from '../families/looks.ts';

const DOORS: readonly Color[] = [theme.accent1, theme.accent3, darker(theme.accent5, 0.12), darker(theme.accent4, 0.6)];

function behindDoor({ builder, cell, index }: PlateSetting): Plate {
  const paint = DOORS[index % DOORS.length] ?? theme.accent1;
  const { nodes, arch } = door(cell, paint, `Door ${index + 1}`);
  builder.add(...nodes);
  return { text: { x: cell.x + 16, y: cell.y + arch + 20, w: cell.w - 32, h: cell.h - arch - 34 }, on: paint };
}

/** The paint without the arch, where there is no room for it. */
function plain({ builder, cell, index }: PlateSetting): Plate {
  const paint = DOORS[index % DOORS.length] ?? theme.accent1;
  builder.shape(`Plate ${index + 1}`, cell, { type: 'rect' }, paint);
  return { text: inset(cell, 18, 18), on: paint };
}

/** A door under its round fanlight. */
const doorway: Marker = (canvas, { x, y, w, h }, lead) => {
  const r = w * 0.4;
  const [cx, spring] = [x + w / 2, y + r + 1];
  const arch = Array.from(
    { length: 13 },
    (_, i): Point => [cx - r * Math.cos((i / 12) * Math.PI), spring - r * Math.sin((i / 12) * Math.PI)],
  );
  canvas.polygon([...arch, [cx + r, y + h], [cx - r, y + h]], lead ? theme.accent1 : theme.accent4);
  canvas.rect({ x: cx - r, y: spring, w: 2 * r, h: 1.5 }, theme.bg);
};

const painted = (panel: Frame, corner: Corner, radius: number, seed: string): SceneNode[] => [
  figureShape('Panel', panel, { type: 'rect' }, theme.accent1),
  ...fanlight(panel, { corner, radius, panes: 8 }, seed),
];

const LEFT: Frame = { ...SLIDE, w: 520 };
const CORNERS: readonly Corner[] = ['bottomRight', 'bottomLeft', 'topRight', 'topLeft'];
const COLUMN: Frame = { ...SLIDE, x: 800, w: 160 };

export const Dublin = defineTemplate({
  id: 'Dublin',
  family: 'corporate',
  name: 'Dublin',
  palette: {
    bg: '#F7F8F7',
    text: '#1D2B30',
    surface: '#E8ECEB',
    muted: '#586669',
    accent1: '#0F5563',
    accent2: '#D9A02B',
    accent3: '#A8323A',
    accent4: '#6E93A0',
    accent5: '#54703F',
    accent6: '#9A7F9E',
  },
  heading: { family: 'Lora', weight: 600, tracking: -0.005, figureWeight: 600 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: 'dash',
  rule: 1.5,
  coverGround: theme.bg,
  sectionGround: theme.accent1,
  grid: gridOf({
    area: { x: 56, y: 44, w: 700, h: 448 },
    titleWidth: 700,
    highest: 88,
    panel: { x: 556, y: 152, w: 200, h: 340 },
    footer: { x: 56, y: 504, w: 500, h: 20 },
    number: { x: 656, y: 504, w: 100, h: 20 },
  }),
  chart: {
    series: [theme.accent3, theme.accent4, theme.accent2, theme.accent5, theme.accent6],
    quiet: theme.accent4,
    parts: [theme.accent4, theme.accent2, theme.accent3, theme.accent5, theme.accent6],
  },
  portraits: { fills: [theme.accent1, theme.accent3, theme.accent5, theme.accent4], outline: arched },
  motif: (frame, { seed, turn }) =>
    frame.h > frame.w
      ? georgianDoor(frame, turn, `${seed} ${turn}`)
      : [
          figureShape('Plate', frame, { type: 'rect' }, theme.accent1),
          ...fanlight(
            frame,
            { corner: CORNERS[turn % CORNERS.length] ?? 'bottomRight', radius: Math.min(frame.w * 0.94, 560), panes: 7 },
            `${seed} ${turn}`,
          ),
        ],
  pageArt: ({ seed }) => [
    figureShape('Column', COLUMN, { type: 'rect' }, theme.accent1),
    ...fanlight(COLUMN, { corner: 'bottomRight', radius: 150, panes: 5 }, seed),
  ],
  wide: {
    grid: gridOf({
      area: { x: 56, y: 44, w: 824, h: 448 },
      panel: { x: 640, y: 152, w: 240, h: 340 },
      footer: { x: 56, y: 504, w: 500, h: 20 },
      number: { x: 780, y: 504, w: 100, h: 20 },
    }),
    pageArt: () => [figureShape('Column', { ...SLIDE, x: 916, w: 44 }, { type: 'rect' }, theme.accent1)],
  },
  look: {
    pages: {
      cover: {
        ground: theme.bg,
        label: labelSlot({ x: 84, y: 54, w: 476, h: 40 }, theme.bg, { ink: 'accent' }),
        title: titleSlot({ x: 84, y: 104, w: 476, h: 278 }, 50, theme.bg, { anchor: 'bottom', short: 64 }),
        subtitle: textSlot({ x: 84, y: 398, w: 476, h: 72 }, 20, theme.bg, { ink: 'muted' }),
        meta: labelSlot({ x: 84, y: 470, w: 476, h: 40 }, theme.bg, { anchor: 'bottom' }),
        art: (_, seed) => painted({ ...SLIDE, x: 572, w: 388 }, 'bottomRight', 500, seed),
        picture: {
          frame: { x: 572, y: 0, w: 388, h: 380 },
          art: (_, seed) => painted({ x: 572, y: 380, w: 388, h: 160 }, 'bottomRight', 388, seed),
        },
      },
      section: {
        ground: theme.accent1,
        numeral: numeralSlot({ x: 56, y: 44, w: 480, h: 220 }, 176, theme.accent1, { ink: theme.accent2 }),
        title: titleSlot({ x: 56, y: 262, w: 660, h: 138 }, 46, theme.accent1, { anchor: 'bottom', short: 54 }),
        subtitle: textSlot({ x: 56, y: 414, w: 700, h: 86 }, 22, theme.accent1),
        art: (_, seed) => fanlight(SLIDE, { corner: 'topRight', radius: 380, panes: 8 }, seed),
      },
      quote: {
        ground: theme.bg,
        kicker: kickerSlot({ x: 556, y: 52, w: 352, h: 40 }, theme.bg, { ink: 'accent' }),
        quote: quoteSlot({ x: 556, y: 100, w: 356, h: 290 }, 30, theme.bg, { weight: 400, leading: 1.32 }),
        name: textSlot({ x: 556, y: 410, w: 352, h: 88 }, 17, theme.bg, { ink: 'accent', weight: 600 }),
        role: textSlot({ x: 556, y: 436, w: 352, h: 60 }, 16, theme.bg, { ink: 'muted' }),
        art: (_, seed) => painted(LEFT, 'bottomLeft', 400, seed),
      },
      closing: {
        ground: theme.bg,
        title: titleSlot({ x: 416, y: 64, w: 496, h: 146 }, 36, theme.bg),
        subtitle: textSlot({ x: 416, y: 124, w: 496, h: 180 }, 22, theme.bg, { ink: 'muted', after: 14 }),
        facts: { x: 416, y: 308, w: 496, h: 190 },
        placeFacts: factRows(),
        recap: true,
        art: (_, seed) => painted({ ...SLIDE, w: 374 }, 'bottomLeft', 370, seed),
      },
      bigNumber: bigNumberBeside({ x: 56, y: 44, w: 440, h: 448 }, { x: 532, y: 44, w: 224, h: 448 }),
    },
    stats: { cells: 'columns', most: 4, gap: 14, height: 334, least: 250, width: 320, figures: [38, 24], plate: behindDoor },
    bullets: {
      cells: 'rows',
      most: 4,
      gap: 12,
      numeral: { size: 38 },
      rule: { color: darker(theme.surface, 0.12), width: 1 },
      headed: true,
    },
    cards: { cells: 'columns', most: 3, gap: 20, height: 344, least: 260, figures: [38, 24], plate: behindDoor },
    fourCards: { cells: 'pairs', most: 4, gap: 14, height: 180, least: 150, figures: [38, 24], plate: plain },
    manyCards: { cells: 'threes', most: 6, gap: 14, height: 180, least: 120, figures: [38, 24], withoutIcons: true, plate: plain },
    halves: { gap: 16, plate: plain },
    steps: { cells: 'columns', most: 4, gap: 16, height: 344, least: 280, figures: [42, 34], plate: behindDoor },
    marker: doorway,
    chapterMark: {
      numeral: numeralSlot({ x: 824, y: 44, w: 116, h: 54 }, 38, theme.accent1, { ink: theme.accent2 }),
      name: { ...labelSlot({ x: 824, y: 106, w: 116, h: 164 }, theme.accent1), sizes: SMALL_NAME_SIZES },
      written: numeralOf,
    },
  },
});
