/** The street grid seen from above, cut by one diagonal avenue, cab yellow on asphalt. */
import type { Color } from '../../model/color.ts';
import type { Frame } from '../../model/scene.ts';
import type { Canvas } from '../art/canvas.ts';
import type { Point } from '../art/clip.ts';
import { Pieces } from '../art/pieces.ts';
import { theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import type { Light, PosterLook } from '../families/poster/posterLook.ts';
import { posterTokens } from '../families/poster/posterTokens.ts';

const { bg, text, accent1, accent2, accent3, accent4, accent5 } = theme;

const facades: readonly Color[] = [accent1, accent1, accent1, accent1, text, accent1, accent2, accent3];
const STREET = 5;

/** Rows of blocks, each one, two or three units wide. */
function streets(canvas: Canvas, { x, y, w, h }: Frame, { random }: Light, unit = 60, colors = facades) {
  canvas.rect({ x, y, w, h }, bg);
  const blocks = new Pieces();
  for (let top = y; top < y + h; top += unit) {
    for (let left = x; left < x + w - 1; ) {
      const width = Math.min(x + w - left, unit * 0.75 * (1 + Math.floor(random() * 3)));
      const color = colors[Math.floor(random() * colors.length)] ?? accent1;
      if (width > STREET + 2) blocks.rect({ x: left, y: top, w: width - STREET, h: Math.min(unit, y + h - top) - STREET }, color);
      left += width;
    }
  }
  blocks.paint(canvas);
}

/** All edges of the template lean by this share of their height. */
const SLANT = 0.24;

/** A strip from the top to the bottom of a frame; `at` is its left end at the top. */
function avenue(canvas: Canvas, { y, h }: Frame, at: number, width: number, color: Color) {
  const points: Point[] = [
    [at, y],
    [at + width, y],
    [at + width - h * SLANT, y + h],
    [at - h * SLANT, y + h],
  ];
  canvas.polygon(points, color);
}

/** Where the block of the cover's title ends, from the top of the slide to its foot. */
const EDGE: readonly Point[] = [
  [714, 0],
  [584, 540],
];

const plan: PosterLook = {
  cover: {
    title: { frame: { x: 44, y: 58, w: 556, h: 344 }, ground: bg },
    subtitle: { frame: { x: 44, y: 402, w: 532, h: 72 }, ground: bg, anchor: 'bottom' },
    label: { frame: { x: 44, y: 18, w: 560, h: 26 }, ground: bg, anchor: 'bottom' },
    meta: { frame: { x: 44, y: 482, w: 510, h: 36 }, ground: bg },
    draw(canvas, light) {
      const map: Frame = { x: 490, y: 0, w: 470, h: 540 };
      streets(canvas, map, light);
      avenue(canvas, map, light.about(870, 24), 46, bg);
      // A little farther to the left than the map, of which no edge may show through.
      canvas.polygon([[486, 0], ...EDGE, [486, 540]], bg);
    },
    photograph: {
      frame: { x: 584, y: 0, w: 376, h: 540 },
      outline: [...EDGE, [960, 540], [960, 0]],
    },
  },
  section: {
    schemes: [
      { number: bg, title: accent1, numeral: accent1 },
      { number: bg, title: accent2, numeral: accent2 },
      { number: accent1, title: bg },
      { number: bg, title: accent4, numeral: accent4 },
    ],
    number: { x: 36, y: 30, w: 264, h: 480 },
    title: { frame: { x: 372, y: 110, w: 552, h: 310 }, ground: accent1, anchor: 'bottom' },
    subtitle: { x: 372, y: 432, w: 552, h: 66 },
    draw(canvas, scheme, light) {
      canvas.rect({ x: 0, y: 0, w: 960, h: 540 }, scheme.title);
      const at = light.about(384, 14);
      canvas.polygon(
        [
          [0, 0],
          [at, 0],
          [at - 540 * SLANT, 540],
          [0, 540],
        ],
        scheme.number,
      );
    },
  },
  message: {
    words: { frame: { x: 44, y: 60, w: 800, h: 322 }, ground: accent1 },
    by: { frame: { x: 44, y: 418, w: 620, h: 96 }, ground: bg },
    draw(canvas, light) {
      canvas.rect({ x: 0, y: 0, w: 960, h: 400 }, accent1);
      canvas.rect({ x: 0, y: 400, w: 960, h: 140 }, bg);
      const at = light.about(746, 24);
      canvas.polygon(
        [
          [at, 400],
          [960, 400],
          [960, 540],
          [at - 140 * SLANT, 540],
        ],
        accent2,
      );
      if (light.random() < 0.5) avenue(canvas, { x: 0, y: 400, w: 960, h: 140 }, at + 70, 26, bg);
    },
  },
  cut(canvas, frame, light) {
    const large = frame.w > 500;
    // Whole rows: a last one that is cut to a sliver would look like a mistake.
    const unit = frame.h / Math.round(frame.h / 64);
    streets(canvas, frame, light, large ? 72 : unit, large ? facades : [accent1, accent1, accent1, text, accent3, accent2]);
    avenue(canvas, frame, frame.x + frame.w * light.about(0.72, 0.12), large ? 46 : 30, bg);
  },
  mosaic(count) {
    const title: Frame = { x: 0, y: 0, w: 520, h: 236 };
    const tall: Frame = { x: 520, y: 0, w: 440, h: 540 };
    if (count === 2) return { title, blocks: [tall, { x: 0, y: 236, w: 520, h: 304 }] };
    if (count === 3) return { title, blocks: [tall, { x: 0, y: 236, w: 270, h: 304 }, { x: 270, y: 236, w: 250, h: 304 }] };
    if (count === 4)
      return {
        title,
        blocks: [
          { x: 520, y: 0, w: 440, h: 290 },
          { x: 0, y: 236, w: 270, h: 304 },
          { x: 270, y: 236, w: 250, h: 304 },
          { x: 520, y: 290, w: 440, h: 250 },
        ],
      };
    return undefined;
  },
  blocks: [accent1, text, accent2, accent3, accent5],
  marks: [0.2, 0.26, 0.32, 0.38, 0.44, 0.5, 0.56].map((alpha): Color => ({ ref: 'text', alpha })),
  numeral: accent1,
};

export const NewYork = defineTemplate({
  id: 'NewYork',
  family: 'poster',
  name: 'New York',
  palette: {
    bg: '#111113',
    text: '#F6F3EA',
    surface: '#26262A',
    muted: '#B5B2AA',
    accent1: '#FFC60A',
    accent2: '#E8452C',
    accent3: '#8C9AA6',
    accent4: '#3E7BD6',
    accent5: '#F2E3B0',
    accent6: '#4FA37B',
  },
  heading: { family: 'Oswald', weight: 700, tracking: -0.02, figureWeight: 700, capitals: true, reserve: 0.1 },
  body: { family: 'Work Sans', weight: 400 },
  label: { family: 'Oswald', weight: 700 },
  ...posterTokens(plan, {
    family: 'Oswald',
    quiet: { ref: 'text', alpha: 0.36 },
    parts: [{ ref: 'text' }, { ref: 'accent3' }, { ref: 'accent2' }, { ref: 'accent4' }, { ref: 'accent6' }],
  }),
});
