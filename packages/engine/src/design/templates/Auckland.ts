/** Volcanic cones in layers of harbour mist, dusk green to sea foam. */
import { belowTop } from '../../model/frame.ts';
import type { SceneNode } from '../../model/scene.ts';
import { arched } from '../arrangements/display/outlines.ts';
import type { Plate, PlateSetting } from '../arrangements/display/plates.ts';
import { bigNumberBeside, kickerSlot, labelSlot, numeralSlot, quoteSlot, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import type { Marker } from '../arrangements/display/timelinePage.ts';
import { underWindow } from '../arrangements/display/windows.ts';
import { SLIDE } from '../art/clip.ts';
import { figureShape } from '../art/shapes.ts';
import { darker, lighter, theme, translucent } from '../art/tones.ts';
import { cones, dusk } from '../families/gradient/art/cones.ts';
import { gridBeside } from '../families/gradient/grids.ts';
import { many, underMarker, WINDOW, wide, windows } from '../families/gradient/plates.ts';
import { defineTemplate } from '../families/looks.ts';
import { gradient } from '../tokens/template.ts';

/** On the dusk that fills the page. */
const inTheDusk = ({ cell }: PlateSetting): Plate => ({ text: cell, on: lighter(theme.bg, 0.2) });

function underRule({ builder, cell, index, context }: PlateSetting): Plate {
  builder.rule(
    `Rule ${index + 1}`,
    { ...cell, h: index === 0 ? 2 : 1 },
    index === 0 ? context.template.page.figure : context.template.page.line,
  );
  return { text: belowTop(cell, 20), on: theme.bg };
}

const cone: Marker = (canvas, { x, y, w, h }, lead) => {
  canvas.polygon(
    [
      [x, y + h * 0.88],
      [x + w * 0.4, y + h * 0.1],
      [x + w * 0.6, y + h * 0.1],
      [x + w, y + h * 0.88],
    ],
    lead ? theme.accent1 : theme.accent3,
  );
};

const TEAL = lighter(theme.bg, 0.2);

/** Covers, sections and closings look over a low range, so that words have the upper half of the page. */
const HAZE = 0.6;
const SHORE = 0.8;
const light = { weight: 300, leading: 1.1 } as const;
const SCRIM = 0.5;

/** Figures stand in the dusk itself, under a scrim that keeps words legible. */
const dusky = (seed: string): SceneNode[] => [
  ...dusk().backdrop,
  ...cones(SLIDE, { summits: [0.86, 0.6, 0.16, 0.95] }, `${seed} figures`),
  figureShape('Scrim', SLIDE, { type: 'rect' }, translucent(theme.bg, SCRIM)),
];

export const Auckland = defineTemplate({
  id: 'Auckland',
  family: 'gradient',
  name: 'Auckland',
  palette: {
    bg: '#0B2A2C',
    text: '#EFF7F3',
    surface: '#123A3B',
    muted: '#A6C4BD',
    accent1: '#5CC9AE',
    accent2: '#D8E6A0',
    accent3: '#2F8F95',
    accent4: '#F0A37A',
    accent5: '#A7DCE0',
    accent6: '#7E9C6B',
  },
  heading: { family: 'Work Sans', weight: 400, tracking: -0.02, figureWeight: 300 },
  body: { family: 'Work Sans', weight: 400 },
  bullet: { glyph: '▲' },
  rule: 1,
  coverGround: theme.bg,
  sectionGround: theme.bg,
  grid: gridBeside({ x: 640, y: 56, w: 264, h: 428 }),
  chart: {
    under: gradient(translucent(theme.accent1, 0.45), translucent(theme.accent1, 0.03), 90),
    quiet: darker(theme.accent3, 0.1),
    series: [theme.accent2, theme.accent4, theme.accent5, theme.accent3, theme.accent6],
    parts: [theme.accent3, theme.accent2, theme.accent5, theme.accent6, theme.accent4],
  },
  portraits: { fills: [theme.accent3, theme.surface], outline: arched },
  motif: (frame, { seed, turn }) => {
    const wide = Math.max(1, Math.min(2, 560 / frame.w));
    const views = [
      [0.62, 0.05, 0.95, 0.3],
      [0.3, 0.9, 0.1, 0.7],
      [0.5, 0.2, 0.8, 0.06],
    ] as const;
    return [...dusk(frame).backdrop, ...cones(frame, { summits: views[turn % views.length] ?? views[0], wide }, `${seed} ${turn}`)];
  },
  pageArt: () => [],
  look: {
    pages: {
      cover: {
        ...dusk(SLIDE, HAZE),
        label: labelSlot({ x: 56, y: 48, w: 500, h: 36 }, TEAL, { ink: theme.accent1 }),
        title: titleSlot({ x: 56, y: 92, w: 800, h: 154 }, 66, TEAL, { ...light, anchor: 'bottom' }),
        subtitle: textSlot({ x: 56, y: 260, w: 720, h: 58 }, 20, TEAL, { leading: 1.32 }),
        meta: labelSlot({ x: 584, y: 48, w: 320, h: 36 }, TEAL, { align: 'end' }),
        art: (_, seed) => cones(SLIDE, { summits: [0.72, 0.3, 0.93, 0.5], shore: SHORE }, seed),
      },
      section: {
        ...dusk(SLIDE, HAZE),
        numeral: numeralSlot({ x: 640, y: 56, w: 264, h: 250 }, 200, TEAL, { ink: theme.text, align: 'end', weight: 300 }),
        title: titleSlot({ x: 56, y: 92, w: 570, h: 146 }, 43, TEAL, { ...light, anchor: 'bottom', short: 50, keeps: 0.9 }),
        subtitle: textSlot({ x: 56, y: 252, w: 570, h: 62 }, 20, TEAL, { leading: 1.34 }),
        art: (_, seed) => cones(SLIDE, { summits: [0.76, 0.16, 0.98, 0.34], shore: SHORE }, seed),
      },
      quote: {
        ...dusk(SLIDE, HAZE),
        kicker: kickerSlot({ x: 56, y: 52, w: 760, h: 34 }, TEAL, { ink: theme.accent1 }),
        quote: quoteSlot({ x: 56, y: 92, w: 800, h: 176 }, 50, TEAL, { weight: 300, leading: 1.16 }),
        name: textSlot({ x: 56, y: 280, w: 640, h: 56 }, 18, TEAL, { weight: 600 }),
        role: textSlot({ x: 56, y: 306, w: 640, h: 34 }, 16, TEAL),
        art: (_, seed) => cones(SLIDE, { summits: [0.8, 0.3, 0.62, 0.1], shore: SHORE }, seed),
      },
      closing: {
        ...dusk(SLIDE, HAZE),
        title: titleSlot({ x: 56, y: 108, w: 800, h: 136 }, 58, TEAL, { ...light, anchor: 'bottom' }),
        subtitle: textSlot({ x: 56, y: 256, w: 700, h: 62 }, 20, TEAL, { leading: 1.34 }),
        facts: { x: 56, y: 326, w: 620, h: 54 },
        art: (_, seed) => cones(SLIDE, { summits: [0.84, 0.5, 0.2, 0.66], shore: SHORE }, seed),
      },
      bigNumber: bigNumberBeside({ x: 56, y: 44, w: 540, h: 440 }, { x: 640, y: 56, w: 264, h: 428 }),
    },
    stats: { ...wide, cells: 'columns', height: 300, plate: inTheDusk },
    cards: windows,
    manyCards: { ...many, plate: underMarker(cone) },
    halves: { gap: 24, least: 18, plate: underWindow(WINDOW) },
    steps: { ...wide, cells: 'columns', height: 330, least: 240, figures: [66, 50], plate: underRule },
    marker: cone,
    bullets: 'shared',
    behindFigures: dusky,
  },
});
