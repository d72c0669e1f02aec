/** Granite sugarloaves at last light over a wine-dark bay, guava to plum. */
import type { Color } from '../../model/color.ts';
import type { Fill, PathCommand } from '../../model/scene.ts';
import { hilly } from '../arrangements/display/outlines.ts';
import type { Plate, PlateSetting } from '../arrangements/display/plates.ts';
import { bigNumberBeside, kickerSlot, labelSlot, numeralSlot, quoteSlot, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import type { Marker } from '../arrangements/display/timelinePage.ts';
import { Canvas } from '../art/canvas.ts';
import { SLIDE } from '../art/clip.ts';
import { darker, lighter, theme, translucent } from '../art/tones.ts';
import { hills, lastLight, SEA } from '../families/gradient/art/hills.ts';
import { gridBeside } from '../families/gradient/grids.ts';
import { down, many, underMarker, wide } from '../families/gradient/plates.ts';
import { defineTemplate } from '../families/looks.ts';
import { gradient } from '../tokens/template.ts';

/** Colours of the hills, from top to bottom, and the lightest that lies under words. */
const HILLS: readonly { readonly fill: Fill; readonly on: Color }[] = [
  { fill: down(theme.accent3, darker(theme.accent1, 0.06)), on: darker(theme.accent1, 0.1) },
  { fill: down(darker(theme.accent1, 0.06), darker(theme.accent1, 0.2)), on: darker(theme.accent1, 0.1) },
  { fill: down(lighter(theme.accent2, 0.55), lighter(theme.accent2, 0.1)), on: lighter(theme.accent2, 0.2) },
  { fill: down(darker(theme.accent6, 0.45), theme.accent3), on: darker(theme.accent6, 0.45) },
];

/** How far the hill's shoulder reaches down. */
const SHOULDER = 96;

function hill({ builder, cell, index }: PlateSetting): Plate {
  const { x, y, w, h } = cell;
  const X = (share: number) => x + w * share;
  const outline: PathCommand[] = [
    ['M', x, y + h],
    ['L', x, y + SHOULDER * 1.3],
    ['C', x, y + SHOULDER * 0.3, X(0.28), y, X(0.62), y],
    ['C', X(0.84), y, X(1), y + SHOULDER * 0.4, X(1), y + SHOULDER * 1.1],
    ['L', X(1), y + h],
    ['Z'],
  ];
  const { fill, on } = HILLS[index % HILLS.length] ?? { fill: theme.accent3, on: theme.accent3 };
  const canvas = new Canvas(cell);
  canvas.fill(outline, fill);
  builder.add(...canvas.nodes(`Hill ${index + 1}`));
  return { text: { x: x + 22, y: y + SHOULDER, w: w - 44, h: h - SHOULDER - 16 }, on };
}

const littleHill: Marker = (canvas, { x, y, w, h }, lead) => {
  const base = y + h * 0.88;
  canvas.fill(
    [
      ['M', x, base],
      ['C', x + w * 0.22, base, x + w * 0.2, y + 1, x + w * 0.5, y + 1],
      ['C', x + w * 0.8, y + 1, x + w * 0.78, base, x + w, base],
      ['Z'],
    ],
    lead ? theme.accent1 : theme.accent6,
  );
};

/** The lightest that lies under words. */
const GUAVA = darker(theme.accent1, 0.04);
const PEACH = lighter(theme.accent2, 0.72);
const light = { weight: 300, leading: 1.1 } as const;

export const RioDeJaneiro = defineTemplate({
  id: 'RioDeJaneiro',
  family: 'gradient',
  name: 'Rio de Janeiro',
  palette: {
    bg: '#FFF8F4',
    text: '#3A1626',
    surface: '#FBE9E1',
    muted: '#7D5663',
    accent1: '#C93A5E',
    accent2: '#F59A5E',
    accent3: '#6B1F4A',
    accent4: '#2F8C86',
    accent5: '#F2C14E',
    accent6: '#D98FA4',
  },
  heading: { family: 'DM Sans', weight: 400, tracking: -0.025, figureWeight: 300 },
  body: { family: 'DM Sans', weight: 400 },
  bullet: { glyph: '●' },
  rule: 1,
  coverGround: theme.accent3,
  sectionGround: theme.accent3,
  grid: gridBeside({ x: 0, y: 0, w: 300, h: 540 }),
  chart: {
    under: gradient(translucent(theme.accent1, 0.34), translucent(theme.accent1, 0.03), 90),
    quiet: theme.accent6,
    series: [theme.accent6, theme.accent2, theme.accent3, theme.accent4, theme.accent5],
    parts: [theme.accent3, theme.accent2, theme.accent6, theme.accent5, theme.accent4],
  },
  portraits: { fills: [theme.accent3, theme.accent1, theme.accent2], outline: hilly },
  motif: (frame, { seed, turn }) => {
    // A narrow window looks at the highest hill; each is seen a little from another side.
    const width = Math.min(1, Math.max(0.42, frame.w / (frame.h * 1.5)));
    const at = width === 1 ? 0.5 : 0.79 - (turn % 3) * 0.03;
    const flipped = turn % 2 === 1;
    const view = { at: flipped ? 1 - at : at, width };
    return [...lastLight(0.64, frame).backdrop, ...hills(frame, { horizon: 0.88, flipped, view }, `${seed} ${turn}`)];
  },
  pageArt: () => [],
  look: {
    pages: {
      cover: {
        ...lastLight(0.64),
        label: labelSlot({ x: 56, y: 48, w: 480, h: 36 }, theme.accent3, { ink: PEACH }),
        title: titleSlot({ x: 56, y: 88, w: 520, h: 250 }, 58, GUAVA, { ...light, short: 66 }),
        subtitle: textSlot({ x: 56, y: 434, w: 560, h: 56 }, 20, SEA, { leading: 1.3 }),
        meta: labelSlot({ x: 56, y: 496, w: 440, h: 24 }, SEA, { ink: PEACH }),
        art: (_, seed) => hills(SLIDE, { horizon: 0.775 }, seed),
      },
      section: {
        ...lastLight(0.72),
        numeral: numeralSlot({ x: 404, y: 36, w: 500, h: 180 }, 148, theme.accent3, { ink: PEACH, align: 'end', weight: 300 }),
        title: titleSlot({ x: 404, y: 214, w: 500, h: 124 }, 43, GUAVA, {
          ...light,
          align: 'end',
          anchor: 'bottom',
          short: 50,
          shortLines: 1,
          keeps: 0.9,
        }),
        subtitle: textSlot({ x: 404, y: 350, w: 500, h: 62 }, 20, GUAVA, { align: 'end', leading: 1.3 }),
        art: (_, seed) => hills(SLIDE, { horizon: 0.9, flipped: true }, seed),
      },
      quote: {
        ...lastLight(0.72),
        kicker: kickerSlot({ x: 56, y: 48, w: 640, h: 34 }, theme.accent3, { ink: PEACH }),
        quote: quoteSlot({ x: 56, y: 90, w: 590, h: 240 }, 46, GUAVA, { weight: 300, leading: 1.16 }),
        name: textSlot({ x: 56, y: 338, w: 520, h: 62 }, 18, GUAVA, { weight: 600 }),
        role: textSlot({ x: 56, y: 364, w: 520, h: 40 }, 16, GUAVA),
        art: (_, seed) => hills(SLIDE, { horizon: 0.88 }, seed),
      },
      closing: {
        ...lastLight(0.72),
        title: titleSlot({ x: 56, y: 56, w: 600, h: 160 }, 58, GUAVA, { ...light, anchor: 'bottom', short: 66 }),
        subtitle: textSlot({ x: 56, y: 232, w: 540, h: 76 }, 20, GUAVA, { leading: 1.34 }),
        facts: { x: 56, y: 326, w: 480, h: 56 },
        art: (_, seed) => hills(SLIDE, { horizon: 0.88 }, seed),
      },
      bigNumber: bigNumberBeside({ x: 348, y: 44, w: 556, h: 440 }, { x: 0, y: 0, w: 300, h: 540 }),
    },
    stats: { ...wide, cells: 'columns', gap: 22, height: 316, least: 236, width: 300, figures: [58, 34], plate: hill },
    cards: { ...wide, cells: 'columns', gap: 22, height: 324, least: 240, plate: hill },
    manyCards: { ...many, plate: underMarker(littleHill) },
    halves: { gap: 22, plate: hill },
    steps: { ...wide, cells: 'columns', gap: 22, height: 340, least: 270, figures: [50, 38], plate: hill },
    marker: littleHill,
    bullets: 'shared',
  },
});
