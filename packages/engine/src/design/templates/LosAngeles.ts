/** Marine layer over the basin: pool blue to peach haze, cut by louvre slats of late sun. */
import { bottomOf } from '../../model/frame.ts';
import type { Frame } from '../../model/scene.ts';
import type { Plate, PlateSetting } from '../arrangements/display/plates.ts';
import { bigNumberBeside, kickerSlot, labelSlot, numeralSlot, quoteSlot, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import type { Marker } from '../arrangements/display/timelinePage.ts';
import { underWindow } from '../arrangements/display/windows.ts';
import { SLIDE } from '../art/clip.ts';
import { lighter, theme, translucent } from '../art/tones.ts';
import { haze, paleHaze, slats } from '../families/gradient/art/slats.ts';
import { gridBeside } from '../families/gradient/grids.ts';
import { many, underMarker, WINDOW, wide, windows } from '../families/gradient/plates.ts';
import { defineTemplate } from '../families/looks.ts';
import { gradient } from '../tokens/template.ts';

const SLATS: readonly number[] = [2, 4, 7, 10, 14];

/** Bare figures; below all of them slats run across the whole slide. */
function overSlats({ builder, cell, index }: PlateSetting): Plate {
  const bottom = bottomOf(cell);
  const height = SLATS.length * 19;
  if (index === 0) {
    SLATS.forEach((h, i) => {
      const color = i < 3 ? theme.accent3 : theme.accent2;
      builder.rule(`Slat ${i + 1}`, { x: 0, y: bottom - height + i * 19, w: 960, h }, translucent(color, 0.35 + 0.08 * i));
    });
  }
  return { text: { ...cell, h: cell.h - height - 16 }, on: theme.bg };
}

const HAZE = { ...SLIDE, h: 136 };

const littleSlats: Marker = (canvas, { x, y, w, h }, lead) => {
  const bar = (top: number, height: number, from: number): Frame => ({ x: x + from * w, y: y + top * h, w: w * (1 - from), h: height * h });
  const paint = lead ? theme.accent1 : theme.accent3;
  canvas.rect(bar(0.12, 0.1, 0.3), paint);
  canvas.rect(bar(0.36, 0.16, 0.12), paint);
  canvas.rect(bar(0.66, 0.24, 0), paint);
};

/** The darkest of the haze that dark words stand on, and the deep end for light ones. */
const POOL = lighter(theme.accent3, 0.05);
const DEEP = lighter(theme.accent1, 0.14);
const INK = theme.accent4;
const light = { weight: 300, leading: 1.06 } as const;

export const LosAngeles = defineTemplate({
  id: 'LosAngeles',
  family: 'gradient',
  name: 'Los Angeles',
  palette: {
    bg: '#F6FAFB',
    text: '#10303F',
    surface: '#E3EFF3',
    muted: '#527080',
    accent1: '#12718F',
    accent2: '#F0A07C',
    accent3: '#6FBBD0',
    accent4: '#0E3B4D',
    accent5: '#E8C98F',
    accent6: '#8AA38C',
  },
  heading: { family: 'Space Grotesk', weight: 400, tracking: -0.03, figureWeight: 300 },
  body: { family: 'Inter', weight: 400 },
  bullet: 'none',
  rule: 1,
  coverGround: lighter(theme.accent3, 0.5),
  sectionGround: theme.accent4,
  grid: gridBeside({ x: 640, y: 0, w: 320, h: 540 }),
  chart: {
    under: gradient(translucent(theme.accent1, 0.34), translucent(theme.accent1, 0.03), 90),
    quiet: theme.accent3,
    series: [theme.accent2, theme.accent3, theme.accent4, theme.accent5, theme.accent6],
    parts: [theme.accent4, theme.accent3, theme.accent2, theme.accent5, theme.accent6],
  },
  portraits: { fills: [theme.accent3, theme.accent1, theme.accent2] },
  motif: (frame, { seed, turn }) => [
    ...haze([0.5, 0.4, 0.6][turn % 3] ?? 0.5, frame).backdrop,
    ...slats(frame, { count: 13, top: 0.06, ends: turn % 2 ? 0.72 : 0.3, flushLeft: turn % 2 === 1 }, `${seed} ${turn}`),
  ],
  pageArt: () => [],
  look: {
    pages: {
      cover: {
        ...haze(0.46),
        label: labelSlot({ x: 56, y: 36, w: 300, h: 36 }, theme.accent1),
        title: titleSlot({ x: 56, y: 142, w: 540, h: 250 }, 66, POOL, { ...light, ink: INK, anchor: 'bottom' }),
        subtitle: textSlot({ x: 56, y: 404, w: 540, h: 82 }, 20, POOL, { ink: INK, leading: 1.28 }),
        meta: labelSlot({ x: 56, y: 494, w: 500, h: 24 }, POOL, { ink: INK }),
        art: (_, seed) => slats(SLIDE, { count: 15, top: 0.06, ends: 0.64 }, seed),
      },
      section: {
        ...haze(0.62),
        numeral: numeralSlot({ x: 384, y: 28, w: 520, h: 200 }, 176, DEEP, { ink: theme.bg, align: 'end', weight: 300 }),
        title: titleSlot({ x: 384, y: 272, w: 520, h: 146 }, 43, POOL, {
          ...light,
          short: 50,
          shortLines: 1,
          keeps: 0.9,
          ink: INK,
          align: 'end',
          anchor: 'bottom',
        }),
        subtitle: textSlot({ x: 384, y: 432, w: 520, h: 78 }, 20, POOL, { ink: INK, align: 'end', leading: 1.34 }),
        art: (_, seed) => slats(SLIDE, { count: 15, top: 0.1, ends: 0.36, flushLeft: true }, seed),
      },
      quote: {
        ...haze(0.5),
        kicker: kickerSlot({ x: 56, y: 30, w: 560, h: 36 }, theme.accent1),
        quote: quoteSlot({ x: 56, y: 160, w: 590, h: 252 }, 50, POOL, { weight: 300, ink: INK, anchor: 'bottom', leading: 1.12 }),
        name: textSlot({ x: 56, y: 440, w: 560, h: 66 }, 18, POOL, { ink: INK, weight: 600 }),
        role: textSlot({ x: 56, y: 466, w: 560, h: 40 }, 16, POOL, { ink: INK }),
        art: (_, seed) => slats(SLIDE, { count: 15, top: 0.05, ends: 0.72 }, seed),
      },
      closing: {
        ...haze(0.34),
        title: titleSlot({ x: 56, y: 148, w: 580, h: 184 }, 58, POOL, { ...light, ink: INK, anchor: 'bottom', short: 66 }),
        subtitle: textSlot({ x: 56, y: 346, w: 580, h: 80 }, 22, POOL, { ink: INK }),
        facts: { x: 56, y: 440, w: 580, h: 74 },
        art: (_, seed) => slats(SLIDE, { count: 15, top: 0.05, ends: 0.72 }, seed),
      },
      bigNumber: bigNumberBeside({ x: 56, y: 44, w: 540, h: 440 }, { x: 640, y: 0, w: 320, h: 540 }),
    },
    stats: { ...wide, cells: 'columns', height: 324, figures: [76, 34], plate: overSlats },
    bullets: {
      cells: 'rows',
      most: 4,
      gap: 0,
      margin: 264,
      rule: { color: lighter(theme.accent3, 0.55), width: 1 },
      band: {
        height: HAZE.h,
        title: { x: 56, y: 22, w: 640, h: 98 },
        on: lighter(theme.accent3, 0.12),
        art: (_, seed) => [...paleHaze(HAZE).backdrop, ...slats(HAZE, { count: 8, top: 0.12, ends: 0.74 }, seed)],
      },
    },
    cards: windows,
    manyCards: { ...many, plate: underMarker(littleSlats) },
    halves: { gap: 24, least: 18, plate: underWindow(WINDOW) },
    steps: { ...wide, cells: 'columns', height: 340, figures: [66, 50], plate: overSlats },
    marker: littleSlats,
  },
});
