/** Noon heat haze: slim slabs of light rising from sand, copper and shade. */

import { afterStart, bottomOf } from '../../model/frame.ts';
import { slanted } from '../arrangements/display/outlines.ts';
import type { Plate, PlateSetting } from '../arrangements/display/plates.ts';
import { bigNumberBeside, kickerSlot, labelSlot, numeralSlot, quoteSlot, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import type { Marker } from '../arrangements/display/timelinePage.ts';
import { underWindow } from '../arrangements/display/windows.ts';
import { Canvas } from '../art/canvas.ts';
import { SLIDE } from '../art/clip.ts';
import { darker, lighter, theme, translucent } from '../art/tones.ts';
import { heat, shadow, slab, slabs } from '../families/gradient/art/slabs.ts';
import { gridBeside } from '../families/gradient/grids.ts';
import { down, many, underMarker, WINDOW, wide, windows } from '../families/gradient/plates.ts';
import { defineTemplate } from '../families/looks.ts';
import { gradient } from '../tokens/template.ts';

/** An open column behind a hairline. */
function hairlined({ builder, cell, index, context }: PlateSetting): Plate {
  builder.rule(`Hairline ${index + 1}`, { ...cell, w: 1 }, context.template.page.line);
  return { text: afterStart(cell, 22), on: theme.bg };
}

/** Height of the slabs from the first on, and how much their tops are slanted, points. */
const SLABS = [128, 100, 76, 58] as const;
const SLAB = 56;

function onSlab(setting: PlateSetting): Plate {
  const { text, on } = hairlined(setting);
  const { builder, cell, index } = setting;
  const height = SLABS[index] ?? 58;
  const [x, bottom] = [cell.x, bottomOf(cell)];
  const canvas = new Canvas({ x, y: bottom - height, w: SLAB, h: height });
  canvas.polygon(
    [
      [x, bottom],
      [x, bottom - height + SLAB * 0.78],
      [x + SLAB, bottom - height],
      [x + SLAB, bottom],
    ],
    down(theme.accent2, theme.accent1),
  );
  builder.add(...canvas.nodes(`Slab ${index + 1}`));
  return { text: { ...text, h: text.h - SLABS[0] - 8 }, on };
}

const lightSlab: Marker = (canvas, { x, y, w, h }, lead) => {
  canvas.polygon(
    [
      [x + w * 0.12, y + h],
      [x + w * 0.12, y + h * 0.5],
      [x + w * 0.88, y],
      [x + w * 0.88, y + h],
    ],
    lead ? theme.accent1 : theme.accent2,
  );
};

/** The lightest that lies under words. */
const COPPER = darker(theme.accent1, 0.075);
const SAND = lighter(theme.accent2, 0.52);
const light = { weight: 300, leading: 1.1 } as const;

export const Dubai = defineTemplate({
  id: 'Dubai',
  family: 'gradient',
  name: 'Dubai',
  palette: {
    bg: '#FBF6EE',
    text: '#33241A',
    surface: '#F3E8D8',
    muted: '#776250',
    accent1: '#9A5B22',
    accent2: '#D9A14E',
    accent3: '#5B3A29',
    accent4: '#4F7C82',
    accent5: '#C27A5A',
    accent6: '#A89B86',
  },
  heading: { family: 'Manrope', weight: 400, tracking: -0.025, figureWeight: 200 },
  body: { family: 'Manrope', weight: 400 },
  bullet: 'none',
  rule: 1,
  coverGround: theme.accent3,
  sectionGround: theme.accent3,
  grid: gridBeside({ x: 720, y: 0, w: 240, h: 540 }),
  chart: {
    fills: {
      lead: gradient(theme.accent1, theme.accent3, 90),
      quiet: gradient(lighter(theme.accent2, 0.5), darker(theme.accent2, 0.1), 90),
    },
    under: gradient(translucent(theme.accent2, 0.45), translucent(theme.accent2, 0.03), 90),
    quiet: lighter(theme.accent2, 0.2),
    gap: 150,
    parts: [theme.accent3, theme.accent2, theme.accent5, theme.accent6, theme.accent4],
  },
  portraits: { fills: [theme.accent1, theme.accent2, theme.accent3], outline: slanted },
  motif: (frame, { seed, turn }) => [
    ...heat([-80, -62, -100][turn % 3] ?? -80, frame).backdrop,
    ...slabs(frame, { count: Math.max(5, Math.min(10, Math.round(frame.w / 60))), from: 0.06 }, `${seed} ${turn}`),
  ],
  pageArt: () => [],
  look: {
    pages: {
      cover: {
        ...heat(-42),
        label: labelSlot({ x: 56, y: 50, w: 280, h: 40 }, COPPER),
        title: titleSlot({ x: 56, y: 96, w: 496, h: 290 }, 66, COPPER, { ...light, anchor: 'bottom' }),
        subtitle: textSlot({ x: 56, y: 400, w: 496, h: 76 }, 22, COPPER, { leading: 1.34 }),
        meta: labelSlot({ x: 56, y: 484, w: 400, h: 24 }, COPPER, { ink: SAND }),
        art: (_, seed) => slabs(SLIDE, { count: 8, from: 0.58 }, seed),
      },
      section: {
        ...heat(-20),
        numeral: numeralSlot({ x: 56, y: 36, w: 536, h: 230 }, 200, COPPER, { ink: SAND, weight: 200 }),
        title: titleSlot({ x: 56, y: 276, w: 536, h: 146 }, 43, COPPER, {
          ...light,
          anchor: 'bottom',
          short: 50,
          shortLines: 1,
          keeps: 0.9,
        }),
        subtitle: textSlot({ x: 56, y: 436, w: 536, h: 72 }, 20, COPPER, { leading: 1.34 }),
        art: (_, seed) => slabs(SLIDE, { count: 6, from: 0.64 }, seed),
      },
      quote: {
        ...shadow(-40),
        kicker: kickerSlot({ x: 56, y: 52, w: 700, h: 36 }, COPPER, { ink: SAND }),
        quote: quoteSlot({ x: 56, y: 100, w: 720, h: 290 }, 50, COPPER, { weight: 300, leading: 1.16 }),
        name: textSlot({ x: 56, y: 420, w: 660, h: 84 }, 18, COPPER, { ink: SAND, weight: 600 }),
        role: textSlot({ x: 56, y: 446, w: 660, h: 58 }, 16, COPPER),
        art: () => slab({ x: 828, y: 40, w: 56, h: 500 }),
      },
      closing: {
        ...shadow(-40),
        title: titleSlot({ x: 56, y: 84, w: 640, h: 210 }, 58, COPPER, { ...light, anchor: 'bottom', short: 66 }),
        subtitle: textSlot({ x: 56, y: 312, w: 620, h: 76 }, 22, COPPER, { ink: SAND }),
        facts: { x: 56, y: 420, w: 620, h: 80 },
        rule: true,
        art: (_, seed) => slabs(SLIDE, { count: 5, from: 0.74 }, seed),
      },
      bigNumber: bigNumberBeside({ x: 56, y: 44, w: 600, h: 440 }, { x: 720, y: 0, w: 240, h: 540 }),
    },
    stats: { ...wide, cells: 'columns', height: 320, width: 280, plate: onSlab },
    bullets: {
      cells: 'columns',
      most: 3,
      gap: 36,
      numeral: { size: 50 },
      foot: { height: 88, art: (frame, seed) => [...heat(-80, frame).backdrop, ...slabs(frame, { count: 14, from: 0.04 }, seed)] },
    },
    cards: windows,
    manyCards: { ...many, plate: underMarker(lightSlab) },
    halves: { gap: 24, least: 18, plate: underWindow(WINDOW) },
    steps: { ...wide, cells: 'columns', height: 330, least: 240, figures: [66, 50], plate: hairlined },
    marker: lightSlab,
  },
});
