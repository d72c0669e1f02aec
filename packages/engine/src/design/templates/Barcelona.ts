/** Trencadís: broken ceramic in cobalt, sun yellow and brick along a swelling bench edge. */
import type { Color } from '../../model/color.ts';
import { broken } from '../arrangements/display/outlines.ts';
import { inset, type Plate, type PlateSetting } from '../arrangements/display/plates.ts';
import { bigNumberBeside, kickerSlot, labelSlot, numeralSlot, quoteSlot, textSlot, titleSlot } from '../arrangements/display/slots.ts';
import type { Marker } from '../arrangements/display/timelinePage.ts';
import { Canvas } from '../art/canvas.ts';
import { SLIDE } from '../art/clip.ts';
import { randomFrom } from '../art/random.ts';
import { darker, lighter, theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import { shards } from '../families/tiles/art/shards.ts';
import { gridOf } from '../families/tiles/grids.ts';

const GLAZES: readonly Color[] = [theme.accent1, theme.accent2, darker(theme.accent4, 0.25), theme.accent6];

/** How far a corner of a broken tile lies off the square, points. */
const OFF = 11;

function onBrokenTile({ builder, cell, index, context }: PlateSetting): Plate {
  const random = randomFrom(`${context.deckTitle} ${index}`);
  const off = () => random() * OFF;
  const { x, y, w, h } = cell;
  const glaze = GLAZES[index % GLAZES.length] ?? theme.accent1;
  const canvas = new Canvas(cell);
  canvas.polygon(
    [
      [x + off(), y + off()],
      [x + w - off(), y + off()],
      [x + w - off(), y + h - off()],
      [x + off(), y + h - off()],
    ],
    glaze,
  );
  builder.add(...canvas.nodes(`Tile ${index + 1}`));
  return { text: inset(cell, 26, 32), on: glaze };
}

const brokenTile: Marker = (canvas, { x, y, w, h }, lead) => {
  canvas.polygon(
    [
      [x + 1, y + h * 0.14],
      [x + w * 0.9, y],
      [x + w, y + h * 0.84],
      [x + w * 0.12, y + h],
    ],
    lead ? theme.accent1 : theme.accent5,
  );
};

export const Barcelona = defineTemplate({
  id: 'Barcelona',
  family: 'tiles',
  name: 'Barcelona',
  palette: {
    bg: '#FFFDF8',
    text: '#20283A',
    surface: '#F4EFE4',
    muted: '#646676',
    accent1: '#1B57A6',
    accent2: '#F2B632',
    accent3: '#DD5A3A',
    accent4: '#2E8F6B',
    accent5: '#8CC3DD',
    accent6: '#8C4A6B',
  },
  heading: { family: 'Nunito', weight: 900, tracking: -0.015, figureWeight: 900 },
  body: { family: 'Nunito', weight: 400 },
  strongWeight: 800,
  bullet: { glyph: '◢' },
  rule: 3,
  coverGround: theme.bg,
  sectionGround: theme.accent1,
  grid: gridOf({ area: { x: 56, y: 58, w: 848, h: 434 }, panel: { x: 640, y: 60, w: 284, h: 436 } }),
  chart: {
    quiet: theme.accent5,
    marks: [theme.accent3, theme.accent2, theme.accent4, theme.accent5],
    series: [theme.accent3, theme.accent2, theme.accent4, theme.accent5, theme.accent6],
    parts: [theme.accent3, theme.accent2, theme.accent4, theme.accent5, theme.accent6],
  },
  portraits: { fills: [theme.accent1, theme.accent2, darker(theme.accent4, 0.25), theme.accent6], outline: broken },
  motif: (frame, { seed, turn }) => {
    // A pebble whose rim swells; in a frame that is wider than high it has room for none and fills it.
    const pebble = frame.w < frame.h;
    const [cx, cy] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
    const inside = (x: number, y: number) =>
      Math.hypot((x - cx) / (frame.w / 2), (y - cy) / (frame.h / 2)) < 0.86 + 0.08 * Math.sin(y / 40 + turn * 2);
    return shards(frame, { step: Math.max(34, Math.sqrt(frame.w * frame.h) / 12), ...(pebble ? { inside } : {}) }, `${seed} ${turn}`);
  },
  pageArt: ({ seed }) => shards({ ...SLIDE, h: 26 }, { step: 22, pale: lighter(theme.accent5, 0.66) }, seed),
  look: {
    pages: {
      cover: {
        ground: theme.bg,
        label: labelSlot({ x: 56, y: 52, w: 400, h: 40 }, theme.bg, { ink: 'accent', weight: 800 }),
        title: titleSlot({ x: 56, y: 100, w: 490, h: 266 }, 50, theme.bg, { anchor: 'bottom', leading: 1.06, short: 66 }),
        subtitle: textSlot({ x: 56, y: 384, w: 490, h: 80 }, 20, theme.bg, { ink: 'muted' }),
        meta: labelSlot({ x: 56, y: 474, w: 400, h: 36 }, theme.bg, { weight: 800, anchor: 'bottom' }),
        art: (_, seed) =>
          shards({ x: 440, y: 0, w: 520, h: 540 }, { step: 48, inside: (x, y) => x > 616 + 48 * Math.sin(y / 84 + 0.6) }, seed),
      },
      section: {
        ground: theme.accent1,
        numeral: numeralSlot({ x: 56, y: 250, w: 210, h: 200 }, 148, theme.accent1, { ink: theme.accent2 }),
        title: titleSlot({ x: 240, y: 230, w: 664, h: 128 }, 40, theme.accent1, {
          anchor: 'bottom',
          leading: 1.1,
          short: 48,
          shortLines: 1,
          keeps: 0.9,
        }),
        subtitle: textSlot({ x: 240, y: 374, w: 664, h: 100 }, 20, theme.accent1),
        art: (_, seed) =>
          shards({ ...SLIDE, h: 220 }, { step: 42, lead: theme.accent3, inside: (x, y) => y < 142 + 40 * Math.sin(x / 150 + 1) }, seed),
      },
      quote: {
        ground: theme.bg,
        kicker: kickerSlot({ x: 430, y: 56, w: 480, h: 36 }, theme.bg, { ink: 'accent', weight: 800 }),
        quote: quoteSlot({ x: 430, y: 100, w: 484, h: 290 }, 36, theme.bg, { weight: 800, leading: 1.22 }),
        name: textSlot({ x: 430, y: 404, w: 470, h: 90 }, 18, theme.bg, { ink: 'accent', weight: 800 }),
        role: textSlot({ x: 430, y: 430, w: 470, h: 64 }, 16, theme.bg, { ink: 'muted' }),
        art: (_, seed) => shards({ ...SLIDE, w: 400 }, { step: 46, inside: (x, y) => x < 318 + 42 * Math.sin(y / 90 + 2) }, seed),
      },
      closing: {
        ground: theme.bg,
        title: titleSlot({ x: 430, y: 76, w: 474, h: 208 }, 46, theme.bg, { anchor: 'bottom', leading: 1.08, short: 66 }),
        subtitle: textSlot({ x: 430, y: 302, w: 474, h: 96 }, 22, theme.bg, { ink: 'muted' }),
        facts: { x: 430, y: 430, w: 474, h: 84 },
        rule: true,
        art: (_, seed) => shards({ ...SLIDE, w: 400 }, { step: 46, inside: (x, y) => x < 318 - 42 * Math.sin(y / 90 + 2) }, seed),
      },
      bigNumber: bigNumberBeside({ x: 56, y: 58, w: 540, h: 434 }, { x: 640, y: 60, w: 284, h: 436 }),
    },
    stats: { cells: 'columns', most: 4, gap: 20, height: 290, least: 210, figures: [50, 30], plate: onBrokenTile },
    bullets: {
      cells: 'columns',
      most: 3,
      gap: 32,
      numeral: { size: 50 },
      foot: {
        height: 84,
        art: (frame, seed) => shards(frame, { step: 34, inside: (x, y) => y > frame.y + 18 + 12 * Math.sin(x / 70) }, seed),
      },
    },
    cards: { cells: 'columns', most: 4, gap: 16, height: 306, least: 260, figures: [50, 30], plate: onBrokenTile },
    manyCards: { cells: 'threes', most: 6, gap: 14, height: 184, least: 140, figures: [50, 30], withoutIcons: true, plate: onBrokenTile },
    halves: { gap: 16, plate: onBrokenTile },
    steps: { cells: 'columns', most: 4, gap: 16, height: 330, least: 240, figures: [58, 42], plate: onBrokenTile },
    marker: brokenTile,
  },
});
