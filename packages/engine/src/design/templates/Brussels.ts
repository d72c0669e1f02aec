/** Horta's whiplash iron line in gilded brass on petit-granit bluestone. */
import { bottomOf } from '../../model/frame.ts';
import { numeralOf } from '../../model/numeral.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import { inset, type Plate, type PlateSetting } from '../arrangements/display/plates.ts';
import { bigNumberBeside, kickerSlot, labelSlot, numeralSlot, quoteSlot, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import type { Marker } from '../arrangements/display/timelinePage.ts';
import { SLIDE } from '../art/clip.ts';
import { figureShape } from '../art/shapes.ts';
import { darker, lighter, theme } from '../art/tones.ts';
import { whiplash } from '../families/corporate/art/whiplash.ts';
import { NAME_SIZES } from '../families/corporate/chapterMark.ts';
import { factRows } from '../families/corporate/closingFacts.ts';
import { gridOf } from '../families/corporate/grids.ts';
import { defineTemplate } from '../families/looks.ts';

/** A surface under an edge, which is in the spice colour on the first. */
function edged({ builder, cell, index }: PlateSetting): Plate {
  builder.shape(`Plate ${index + 1}`, cell, { type: 'rect' }, theme.surface);
  builder.rule(`Plate edge ${index + 1}`, { ...cell, h: 4 }, index === 0 ? theme.accent2 : theme.accent1);
  return { text: inset(cell, 22, 24), on: theme.surface };
}

/** The line of iron over the outer half of the page. */
const flourish = ({ x, y, w, h }: Frame, seed: string) => whiplash({ x: x + w * 0.5, y, w: w * 0.5, h }, 13, seed);

const lozenge: Marker = (canvas, { x, y, w, h }, lead) => {
  const r = lead ? w / 2 : w * 0.34;
  const [cx, cy] = [x + w / 2, y + h / 2];
  canvas.polygon(
    [
      [cx - r, cy],
      [cx, cy - r],
      [cx + r, cy],
      [cx, cy + r],
    ],
    lead ? theme.accent2 : theme.accent1,
  );
};

const BRASS = lighter(theme.accent2, 0.25);

const quiet = (frame: Frame, seed: string): SceneNode[] => [...band(60, 3), ...whiplash(frame, 7, seed)];

const IN_BAND: Frame = { x: 620, y: 3, w: 330, h: 54 };

/** A band across the top, so high, with its edge below it. */
const band = (height: number, edge: number): SceneNode[] => [
  figureShape('Band', { ...SLIDE, h: height }, { type: 'rect' }, theme.accent1),
  figureShape('Edge', { ...SLIDE, y: height, h: edge }, { type: 'rect' }, theme.accent2),
];

export const Brussels = defineTemplate({
  id: 'Brussels',
  family: 'corporate',
  name: 'Brussels',
  palette: {
    bg: '#FFFFFF',
    text: '#22272E',
    surface: '#F2F1EC',
    muted: '#636970',
    accent1: '#2B3540',
    accent2: '#C0902F',
    accent3: '#5E8C8A',
    accent4: '#A4553C',
    accent5: '#8FA3B5',
    accent6: '#8A8F4F',
  },
  heading: { family: 'Fraunces', weight: 600, tracking: -0.015, figureWeight: 600 },
  body: { family: 'Inter', weight: 400 },
  bullet: 'dash',
  rule: 2,
  coverGround: theme.bg,
  sectionGround: theme.accent1,
  grid: gridOf({
    area: { x: 56, y: 88, w: 848, h: 400 },
    panel: { x: 624, y: 196, w: 280, h: 292 },
    footer: { x: 56, y: 504, w: 500, h: 20 },
    number: { x: 804, y: 504, w: 100, h: 20 },
  }),
  chart: {
    series: [darker(theme.accent2, 0.1), theme.accent3, theme.accent4, theme.accent5, theme.accent6],
    quiet: { ref: 'accent5' },
    parts: [theme.accent2, theme.accent3, theme.accent5, theme.accent4, theme.accent6],
  },
  table: { head: theme.accent1 },
  portraits: { fills: [theme.accent1, theme.accent2] },
  motif: (frame, { seed, turn }) => {
    const inset = Math.min(frame.w, frame.h) * 0.09;
    const upright = frame.h > frame.w;
    const h = upright ? frame.h - 2 * inset : Math.min(frame.h - 2 * inset, frame.w * 0.62);
    const inner = { x: frame.x + inset, y: frame.y + (frame.h - h) / 2, w: frame.w - 2 * inset, h };
    return [
      figureShape('Plate', frame, { type: 'rect' }, theme.accent1),
      figureShape('Plate edge', { ...frame, y: bottomOf(frame) - 5, h: 5 }, { type: 'rect' }, theme.accent2),
      ...whiplash(inner, 13 + (turn % 3) * 2, `${seed} ${turn}`, upright),
    ];
  },
  pageArt: ({ seed }) => [...band(60, 3), ...whiplash({ x: 620, y: 3, w: 330, h: 54 }, 7, seed)],
  look: {
    pages: {
      cover: {
        ground: theme.bg,
        label: labelSlot({ x: 56, y: 48, w: 300, h: 60 }, theme.accent1, { ink: BRASS }),
        meta: labelSlot({ x: 56, y: 200, w: 300, h: 58 }, theme.accent1, { anchor: 'bottom' }),
        title: titleSlot({ x: 56, y: 296, w: 848, h: 108 }, 46, theme.bg, { anchor: 'middle' }),
        subtitle: textSlot({ x: 56, y: 412, w: 848, h: 84 }, 20, theme.bg, { ink: 'muted' }),
        art: (_, seed) => [...band(282, 5), ...whiplash({ x: 360, y: 10, w: 580, h: 262 }, 17, seed)],
        picture: { frame: { x: 380, y: 0, w: 580, h: 282 }, art: () => band(282, 5) },
      },
      section: {
        ground: theme.bg,
        numeral: numeralSlot({ x: 56, y: 44, w: 520, h: 190 }, 148, theme.accent1, { ink: lighter(theme.accent2, 0.15) }),
        title: titleSlot({ x: 56, y: 234, w: 512, h: 138 }, 52, theme.accent1, { anchor: 'bottom', short: 58 }),
        subtitle: textSlot({ x: 56, y: 416, w: 848, h: 92 }, 22, theme.bg, { ink: 'muted' }),
        art: (_, seed) => [...band(390, 5), ...whiplash({ x: 590, y: 20, w: 346, h: 340 }, 15, seed)],
      },
      quote: {
        ground: theme.bg,
        kicker: kickerSlot({ x: 56, y: 96, w: 700, h: 40 }, theme.bg, { ink: 'accent' }),
        quote: quoteSlot({ x: 56, y: 148, w: 780, h: 240 }, 42, theme.bg, { weight: 400 }),
        name: textSlot({ x: 56, y: 412, w: 700, h: 88 }, 17, theme.bg, { weight: 600 }),
        role: textSlot({ x: 56, y: 440, w: 700, h: 60 }, 16, theme.bg, { ink: 'muted' }),
        art: (_, seed) => quiet(IN_BAND, seed),
      },
      closing: {
        ground: theme.bg,
        title: titleSlot({ x: 56, y: 172, w: 848, h: 104 }, 36, theme.bg),
        subtitle: textSlot({ x: 56, y: 226, w: 848, h: 90 }, 22, theme.bg, { ink: 'muted', after: 10 }),
        facts: { x: 56, y: 318, w: 848, h: 180 },
        placeFacts: factRows(theme.accent2),
        recap: true,
        art: (_, seed) => [...band(146, 5), ...whiplash({ x: 490, y: 8, w: 440, h: 132 }, 15, seed)],
      },
      bigNumber: bigNumberBeside({ x: 56, y: 88, w: 500, h: 404 }, { x: 600, y: 100, w: 304, h: 392 }),
    },
    stats: { cells: 'columns', most: 4, gap: 22, height: 280, least: 190, figures: [50, 30], plate: edged },
    bullets: {
      cells: 'pairs',
      most: 4,
      gap: 24,
      rule: { color: theme.accent2, width: 2 },
      headed: true,
      foot: { height: 132, art: flourish },
    },
    cards: { cells: 'columns', most: 4, gap: 22, height: 296, least: 180, figures: [50, 30], plate: edged },
    manyCards: { cells: 'threes', most: 6, gap: 18, height: 180, least: 120, figures: [50, 30], withoutIcons: true, plate: edged },
    halves: { gap: 22, plate: edged },
    steps: { cells: 'columns', most: 4, gap: 22, height: 300, least: 200, figures: [50, 38], plate: edged },
    marker: lozenge,
    chapterMark: {
      numeral: {
        ...numeralSlot({ x: 56, y: 18, w: 40, h: 26 }, 24, theme.accent1, { ink: lighter(theme.accent2, 0.25), anchor: 'middle' }),
        sizes: [24, 16],
      },
      name: { ...labelSlot({ x: 96, y: 12, w: 500, h: 36 }, theme.accent1, { anchor: 'middle' }), sizes: NAME_SIZES },
      written: numeralOf,
    },
  },
});
