/** Four seasons in one day: slanting shafts of rain between slate cloud and an apricot break. */
import { belowTop } from '../../model/frame.ts';
import type { Fill } from '../../model/scene.ts';
import { leaning } from '../arrangements/display/outlines.ts';
import type { Plate, PlateSetting } from '../arrangements/display/plates.ts';
import { bigNumberBeside, kickerSlot, labelSlot, numeralSlot, quoteSlot, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import type { Marker } from '../arrangements/display/timelinePage.ts';
import { Canvas } from '../art/canvas.ts';
import { SLIDE } from '../art/clip.ts';
import { lighter, theme, translucent } from '../art/tones.ts';
import { shafts, weather } from '../families/gradient/art/shafts.ts';
import { gridBeside } from '../families/gradient/grids.ts';
import { many, wide } from '../families/gradient/plates.ts';
import { defineTemplate } from '../families/looks.ts';
import { gradient } from '../tokens/template.ts';

const SHORTER = [0, 0.17, 0.34, 0.42] as const;
const LEAN = 40;

/** Strips with a leaning end, of one length, or each shorter than the one above, or longer where they lead on; the first or longest brightens towards its end. */
const strip =
  (shortening: number, growing = false) =>
  ({ builder, cell, index, count }: PlateSetting): Plate => {
    const { x, y, h } = cell;
    const rank = growing ? count - 1 - index : index;
    const w = cell.w * (1 - (SHORTER[rank] ?? 0.42) * shortening);
    const canvas = new Canvas({ ...cell, w });
    const lead: Fill = {
      angle: 0,
      stops: [
        { at: 0, color: lighter(theme.surface, 0.14) },
        { at: 1, color: translucent(theme.accent3, 0.68) },
      ],
    };
    canvas.polygon(
      [
        [x, y],
        [x + w, y],
        [x + w - LEAN, y + h],
        [x, y + h],
      ],
      rank === 0 ? lead : theme.surface,
    );
    builder.add(...canvas.nodes(`Strip ${index + 1}`));
    return { text: { x: x + 24, y: y + 6, w: w - LEAN - 40, h: h - 12 }, on: rank === 0 ? lighter(theme.surface, 0.2) : theme.surface };
  };

const SLANTING_TOP = 12;

/** A cell with a leaning end, its words at the top. */
function slanting(setting: PlateSetting): Plate {
  const { text, on } = strip(0)(setting);
  return { text: belowTop(text, SLANTING_TOP), on };
}

const WEATHER = { ...SLIDE, h: 184 };

const shaft: Marker = (canvas, { x, y, w, h }, lead) => {
  canvas.polygon(
    [
      [x, y + h],
      [x + w * 0.5, y],
      [x + w, y],
      [x + w * 0.5, y + h],
    ],
    lead ? theme.accent1 : theme.accent5,
  );
};

/** Slate, brightened by a shaft. */
const SLATE = lighter(theme.surface, 0.24);
const CREAM = theme.accent4;
const light = { weight: 300, leading: 1.12 } as const;

export const Melbourne = defineTemplate({
  id: 'Melbourne',
  family: 'gradient',
  name: 'Melbourne',
  palette: {
    bg: '#20262D',
    text: '#F5F1EA',
    surface: '#2C343C',
    muted: '#B3B8BC',
    accent1: '#F0AE7C',
    accent2: '#9FB3C2',
    accent3: '#D97B5B',
    accent4: '#F3DDB8',
    accent5: '#6E8797',
    accent6: '#B59AA0',
  },
  heading: { family: 'Fraunces', weight: 400, tracking: -0.015, figureWeight: 300 },
  body: { family: 'Inter', weight: 400 },
  bullet: 'dot',
  rule: 1,
  coverGround: theme.bg,
  sectionGround: theme.surface,
  grid: gridBeside({ x: 640, y: 0, w: 320, h: 540 }),
  chart: {
    under: gradient(translucent(theme.accent1, 0.45), translucent(theme.accent1, 0.03), 90),
    quiet: theme.accent5,
    series: [theme.accent2, theme.accent4, theme.accent3, theme.accent5, theme.accent6],
    gap: 50,
    parts: [theme.accent2, theme.accent5, theme.accent3, theme.accent4, theme.accent6],
  },
  portraits: { fills: [theme.surface, theme.accent5], outline: leaning },
  motif: (frame, { seed, turn }) => [
    ...weather([52, -40, 74][turn % 3] ?? 52, 0.5, frame).backdrop,
    ...shafts(frame, Math.max(7, Math.min(14, Math.round(frame.w / 44))), `${seed} ${turn}`),
  ],
  pageArt: () => [],
  look: {
    pages: {
      cover: {
        ...weather(32, 0.56),
        label: labelSlot({ x: 56, y: 50, w: 420, h: 40 }, SLATE, { ink: CREAM }),
        title: titleSlot({ x: 56, y: 92, w: 560, h: 260 }, 58, SLATE, { ...light, anchor: 'bottom', short: 66 }),
        subtitle: textSlot({ x: 56, y: 368, w: 416, h: 80 }, 20, SLATE, { leading: 1.34 }),
        meta: labelSlot({ x: 56, y: 480, w: 340, h: 34 }, SLATE, { anchor: 'bottom' }),
        art: (_, seed) => shafts(SLIDE, 14, seed),
      },
      section: {
        ...weather(-34),
        numeral: numeralSlot({ x: 56, y: 36, w: 560, h: 230 }, 200, SLATE, { ink: theme.accent1, weight: 300 }),
        title: titleSlot({ x: 56, y: 276, w: 560, h: 142 }, 43, SLATE, {
          ...light,
          weight: 400,
          anchor: 'bottom',
          short: 50,
          shortLines: 1,
          keeps: 0.9,
        }),
        subtitle: textSlot({ x: 56, y: 432, w: 560, h: 76 }, 20, SLATE, { leading: 1.34 }),
        art: (_, seed) => shafts(SLIDE, 15, seed),
      },
      quote: {
        ...weather(40, 0.62),
        kicker: kickerSlot({ x: 56, y: 60, w: 640, h: 36 }, SLATE, { ink: CREAM }),
        quote: quoteSlot({ x: 56, y: 104, w: 700, h: 260 }, 50, SLATE, { weight: 300, leading: 1.16 }),
        name: textSlot({ x: 56, y: 392, w: 400, h: 100 }, 18, SLATE, { ink: CREAM, weight: 600 }),
        role: textSlot({ x: 56, y: 418, w: 400, h: 74 }, 16, SLATE),
        art: (_, seed) => shafts(SLIDE, 12, seed),
      },
      closing: {
        ...weather(40, 0.62),
        title: titleSlot({ x: 56, y: 60, w: 720, h: 196 }, 58, SLATE, { ...light, anchor: 'bottom', short: 66 }),
        subtitle: textSlot({ x: 56, y: 274, w: 560, h: 82 }, 22, SLATE),
        facts: { x: 56, y: 386, w: 440, h: 70 },
        rule: true,
        art: (_, seed) => shafts(SLIDE, 12, seed),
      },
      bigNumber: bigNumberBeside({ x: 56, y: 44, w: 540, h: 440 }, { x: 640, y: 0, w: 320, h: 540 }),
    },
    // Of one length: beside figures a shorter strip would say less.
    stats: { ...wide, cells: 'rows', gap: 12, height: 98, figures: [58, 34], plate: strip(0) },
    bullets: {
      cells: 'columns',
      most: 4,
      gap: 36,
      numeral: { size: 46 },
      band: {
        height: WEATHER.h,
        title: { x: 56, y: 44, w: 620, h: 116 },
        on: lighter(theme.surface, 0.24),
        art: (_, seed) => [...weather(6, 0.6, WEATHER).backdrop, ...shafts(WEATHER, 10, seed)],
      },
    },
    cards: { ...wide, cells: 'rows', gap: 12, height: 100, plate: strip(0.5) },
    manyCards: { ...many, gap: 12, plate: slanting },
    halves: { gap: 12, plate: slanting },
    steps: { ...wide, cells: 'rows', gap: 12, height: 104, figures: [58, 46], plate: strip(0.5, true) },
    marker: shaft,
  },
});
