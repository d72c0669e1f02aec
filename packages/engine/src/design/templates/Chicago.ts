/** Mies's steel at night: a curtain wall of lit windows and one vermilion Calder. */
import { numeralOf } from '../../model/numeral.ts';
import type { Frame, SceneNode } from '../../model/scene.ts';
import { bigNumberBeside, kickerSlot, labelSlot, numeralSlot, quoteSlot, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import type { Marker } from '../arrangements/display/timelinePage.ts';
import { Canvas } from '../art/canvas.ts';
import { SLIDE } from '../art/clip.ts';
import { Pieces } from '../art/pieces.ts';
import { randomFrom } from '../art/random.ts';
import { figureShape } from '../art/shapes.ts';
import { darker, theme } from '../art/tones.ts';
import { curtainWall, STEEL, type Towers } from '../families/corporate/art/curtainWall.ts';
import { NAME_SIZES } from '../families/corporate/chapterMark.ts';
import { factColumns } from '../families/corporate/closingFacts.ts';
import { gridOf } from '../families/corporate/grids.ts';
import { metered, mullioned } from '../families/corporate/windowMeters.ts';
import { defineTemplate } from '../families/looks.ts';

const ROOFS = [0.5, 0.78, 1, 0.62, 0.4, 0.7, 0.9, 0.55] as const;

/** A low skyline across the page. */
const roofs = (frame: Frame, seed: string) =>
  curtainWall(frame, { cell: [frame.w / 40, 13], tubes: ROOFS.map((height) => [5, height] as const) }, seed);

/** Four panes, one of them lit. */
const windowPanes: Marker = (canvas, { x, y, w, h }, lead) => {
  const [pw, ph] = [w / 2 - 1, h / 2 - 1];
  [0, 1, 2, 3].forEach((i) => {
    const lit = i === 1 ? theme.accent3 : darker(theme.accent4, 0.2);
    canvas.rect({ x: x + (i % 2) * (pw + 2), y: y + Math.floor(i / 2) * (ph + 2), w: pw, h: ph }, lead ? theme.accent1 : lit);
  });
};

/** With a zero before a single digit, in the digits of the language. */
function twoDigits(number: number, language: string): string {
  return numeralOf(number, language).padStart(2, numeralOf(0, language));
}

const SPINE: Frame = { ...SLIDE, w: 72 };
const HEIGHTS = [0.55, 0.86, 1, 0.7, 0.4] as const;

const LAST_TOWERS: Towers = {
  cell: [22, 15],
  tubes: [
    [3, 0.46],
    [4, 1],
    [3, 0.74],
  ],
};

const spine = (fill: typeof theme.accent1 | typeof STEEL): SceneNode => figureShape('Spine', SPINE, { type: 'rect' }, fill);

const mark = figureShape('Mark', { x: 116, y: 60, w: 36, h: 6 }, { type: 'rect' }, theme.accent1);

/** Five tubes; the seed turns their order about. */
function skyline(seed: string): SceneNode[] {
  const shift = Math.floor(randomFrom(seed)() * HEIGHTS.length);
  const tubes = [4, 4, 4, 4, 5].map((columns, i) => [columns, HEIGHTS[(i + shift) % HEIGHTS.length] ?? 1] as const);
  return curtainWall({ x: 519, y: 30, w: 441, h: 510 }, { cell: [21, 15], tubes }, seed);
}

/** Two columns of windows up the spine, as far as the chapter's name comes down: most dark, some blue, one in the accent. */
function spineWindows(seed: string) {
  const random = randomFrom(seed);
  const canvas = new Canvas(SPINE);
  const pieces = new Pieces();
  const lit = 2 + Math.floor(random() * 4);
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 2; column++) {
      const frame: Frame = { x: 12 + column * 25, y: 327 + row * 27, w: 22, h: 23 };
      const accent = row === lit && column === 1;
      pieces.rect(frame, accent ? theme.accent1 : random() < 0.24 ? darker(theme.accent4, 0.3) : darker(theme.surface, 0.15));
    }
  }
  pieces.paint(canvas);
  return canvas.nodes('Windows');
}

/** Columns of windows that fill the width; the middle tubes are the tallest, or those at one side. */
function towers(frame: Frame, seed: string, turn: number) {
  const size = Math.max(14, Math.min(26, frame.w / 18));
  const columns = Math.floor(frame.w / size / 4);
  const heights = [0.42, 0.66, 0.94, 0.74, 0.5, 0.84, 0.58];
  const tubes = Array.from({ length: 4 }, (_, i) => [columns, heights[(i + turn * 2) % heights.length] ?? 0.6] as const);
  const width = 4 * columns * size;
  return curtainWall({ ...frame, x: frame.x + (frame.w - width) / 2, w: width }, { cell: [size, size * 0.8], tubes }, `${seed} ${turn}`);
}

export const Chicago = defineTemplate({
  id: 'Chicago',
  family: 'corporate',
  name: 'Chicago',
  palette: {
    bg: '#14171A',
    text: '#F1F2F0',
    surface: '#20252A',
    muted: '#A3ABB1',
    accent1: '#F0553A',
    accent2: '#8FB4C8',
    accent3: '#E5C07A',
    accent4: '#4F7F95',
    accent5: '#C9CED1',
    accent6: '#A0705C',
  },
  heading: { family: 'Archivo', weight: 700, tracking: -0.015, figureWeight: 700 },
  body: { family: 'IBM Plex Sans', weight: 400 },
  bullet: 'dash',
  rule: 3,
  coverGround: theme.bg,
  sectionGround: theme.bg,
  grid: gridOf({
    area: { x: 116, y: 44, w: 800, h: 448 },
    panel: { x: 652, y: 44, w: 264, h: 448 },
    tallPanel: true,
    footer: { x: 116, y: 504, w: 560, h: 20 },
    number: { x: 816, y: 504, w: 100, h: 20 },
  }),
  chart: {
    quiet: darker(theme.accent4, 0.35),
    gap: 66,
    parts: [theme.accent2, theme.accent4, theme.accent3, theme.accent6, theme.accent5],
  },
  portraits: { fills: [darker(theme.accent4, 0.35), theme.surface] },
  motif: (frame, { seed, turn }) => [figureShape('Night', frame, { type: 'rect' }, theme.surface), ...towers(frame, seed, turn)],
  pageArt: ({ seed }) => [figureShape('Spine', SPINE, { type: 'rect' }, STEEL), ...spineWindows(seed)],
  look: {
    pages: {
      cover: {
        ground: theme.bg,
        label: labelSlot({ x: 116, y: 76, w: 360, h: 40 }, theme.bg, { ink: 'muted' }),
        title: titleSlot({ x: 116, y: 128, w: 392, h: 260 }, 56, theme.bg, { leading: 1.06, short: 64 }),
        subtitle: textSlot({ x: 116, y: 400, w: 392, h: 78 }, 20, theme.bg, { ink: 'muted' }),
        meta: labelSlot({ x: 116, y: 474, w: 380, h: 38 }, theme.bg, { anchor: 'bottom' }),
        art: (_, seed) => [spine(STEEL), mark, ...skyline(seed)],
        picture: {
          frame: { x: 524, y: 0, w: 436, h: 540 },
          art: (_, seed) => [
            spine(STEEL),
            mark,
            ...curtainWall({ x: 8, y: 246, w: 56, h: 294 }, { cell: [28, 24], tubes: [[2, 1]] }, seed),
          ],
        },
      },
      section: {
        ground: theme.bg,
        numeral: numeralSlot({ x: 412, y: 48, w: 480, h: 196 }, 176, theme.bg, { ink: theme.accent1 }),
        written: twoDigits,
        title: titleSlot({ x: 412, y: 252, w: 500, h: 132 }, 50, theme.bg, { anchor: 'bottom', leading: 1.08, short: 58 }),
        subtitle: textSlot({ x: 412, y: 400, w: 500, h: 100 }, 22, theme.bg, { ink: 'muted' }),
        art: (_, seed) =>
          curtainWall(
            { ...SLIDE, w: 352 },
            {
              cell: [32, 22],
              tubes: [
                [4, 0.62],
                [4, 1],
                [3, 0.8],
              ],
            },
            seed,
          ),
      },
      quote: {
        ground: theme.bg,
        kicker: kickerSlot({ x: 116, y: 72, w: 760, h: 36 }, theme.bg, { ink: 'accent' }),
        quote: quoteSlot({ x: 116, y: 112, w: 780, h: 250 }, 42, theme.bg, { weight: 700, leading: 1.14 }),
        name: textSlot({ x: 116, y: 392, w: 760, h: 88 }, 18, theme.bg, { weight: 600 }),
        role: textSlot({ x: 116, y: 420, w: 760, h: 60 }, 16, theme.bg, { ink: 'muted' }),
        art: () => [spine(theme.accent1)],
      },
      closing: {
        ground: theme.bg,
        title: titleSlot({ x: 116, y: 72, w: 580, h: 164 }, 36, theme.bg, { leading: 1.08 }),
        subtitle: textSlot({ x: 116, y: 136, w: 580, h: 190 }, 24, theme.bg, { ink: 'muted', after: 16 }),
        facts: { x: 116, y: 356, w: 590, h: 140 },
        placeFacts: factColumns,
        recap: true,
        art: (_, seed) => [spine(theme.accent1), ...curtainWall({ x: 740, y: 84, w: 220, h: 456 }, LAST_TOWERS, seed)],
      },
      bigNumber: bigNumberBeside({ x: 116, y: 44, w: 460, h: 448 }, { x: 612, y: 44, w: 304, h: 448 }),
    },
    stats: metered({ cells: 'columns', most: 4, gap: 20, height: 330, figures: [50, 30], plate: mullioned }),
    bullets: {
      cells: 'columns',
      most: 3,
      gap: 32,
      rule: { color: theme.accent1, width: 3 },
      foot: { height: 92, art: roofs },
    },
    cards: { cells: 'columns', most: 4, gap: 24, height: 300, least: 220, figures: [50, 30], plate: mullioned },
    manyCards: { cells: 'threes', most: 6, gap: 26, height: 168, least: 144, figures: [50, 30], withoutIcons: true, plate: mullioned },
    steps: { cells: 'columns', most: 4, gap: 24, height: 340, least: 240, figures: [66, 50], plate: mullioned },
    marker: windowPanes,
    chapterMark: {
      numeral: numeralSlot({ x: 18, y: 44, w: 50, h: 40 }, 30, STEEL, { ink: theme.accent1 }),
      name: { ...labelSlot({ x: 11, y: 90, w: 50, h: 226 }, STEEL, { anchor: 'middle' }), sizes: NAME_SIZES },
      turn: 'clockwise',
      written: twoDigits,
    },
    halves: 'shared',
  },
});
