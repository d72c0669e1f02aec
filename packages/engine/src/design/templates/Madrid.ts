/** High plateau sky and a façade of striped awnings at four in the afternoon. */
import type { Color } from '../../model/color.ts';
import type { Frame } from '../../model/scene.ts';
import { type Canvas, closed, corners } from '../art/canvas.ts';
import { theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import type { Light, PosterLook } from '../families/poster/posterLook.ts';
import { posterTokens } from '../families/poster/posterTokens.ts';

const { bg, surface, text, accent1, accent2, accent3, accent4, accent5 } = theme;

const STRIPES = 7;
const BARS = 12;

/** The opening, its awning let down as far as `open` of its height, and a balcony before the lowest third. */
function awning(canvas: Canvas, { x, y, w, h }: Frame, open: number, color: Color) {
  const flare = w * 0.09;
  canvas.rect({ x, y, w, h }, text);
  const stripes = Array.from({ length: STRIPES }, (_, s) => {
    const [from, to] = [s / STRIPES, (s + 1) / STRIPES];
    const low = (share: number) => x - flare + (w + 2 * flare) * share;
    return closed([
      [x + w * from, y],
      [x + w * to, y],
      [low(to), y + h * open],
      [low(from), y + h * open],
    ]);
  });
  canvas.fill(stripes.filter((_, s) => s % 2 === 0).flat(), color);
  canvas.fill(stripes.filter((_, s) => s % 2 === 1).flat(), surface);
  const rail = y + h * 0.7;
  const bar = Math.max(1.6, w * 0.02);
  const bars = Array.from({ length: BARS + 1 }, (_, q) =>
    closed(corners({ x: x - flare + ((w + 2 * flare - bar) * q) / BARS, y: rail, w: bar, h: h * 0.3 })),
  );
  canvas.fill(bars.flat(), surface);
  canvas.rect({ x: x - flare, y: rail - bar * 1.5, w: w + 2 * flare, h: bar * 2 }, surface);
  canvas.rect({ x: x - flare * 1.3, y: y + h - bar * 1.5, w: w + 2.6 * flare, h: bar * 3 }, text);
}

interface Wall {
  readonly frame: Frame;
  readonly columns: number;
  readonly rows: number;
  readonly colors: readonly Color[];
}

/** Share of a cell at both sides of a window. */
const PIER = 0.2;

function facade(canvas: Canvas, { frame, columns, rows, colors }: Wall, { random }: Light) {
  const [w, h] = [frame.w / columns, frame.h / rows];
  const shift = Math.floor(random() * colors.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const window: Frame = { x: frame.x + (column + PIER) * w, y: frame.y + (row + 0.1) * h, w: w * (1 - 2 * PIER), h: h * 0.82 };
      const color = colors[(column + row * 2 + shift + Math.floor(random() * 1.4)) % colors.length] ?? accent1;
      awning(canvas, window, 0.22 + random() * 0.34, color);
    }
  }
}

/** Below the cover's title. */
const strip = (canvas: Canvas): void => canvas.rect({ x: 0, y: 488, w: 600, h: 52 }, accent1);

const plan: PosterLook = {
  cover: {
    title: { frame: { x: 44, y: 58, w: 540, h: 344 }, ground: accent2 },
    subtitle: { frame: { x: 44, y: 404, w: 540, h: 72 }, ground: accent2, anchor: 'bottom' },
    label: { frame: { x: 44, y: 18, w: 540, h: 26 }, ground: accent2, anchor: 'bottom' },
    meta: { frame: { x: 44, y: 496, w: 540, h: 36 }, ground: accent1 },
    draw(canvas, light) {
      canvas.rect({ x: 600, y: 0, w: 360, h: 540 }, accent4);
      const many = light.random() < 0.4;
      const wall: Frame = { x: 600, y: 0, w: 360, h: 556 };
      facade(canvas, { frame: wall, columns: many ? 3 : 2, rows: many ? 3 : 2, colors: [accent1, accent3, accent5] }, light);
      strip(canvas);
    },
    photograph: { frame: { x: 600, y: 0, w: 360, h: 540 }, beside: strip },
  },
  section: {
    schemes: [
      { number: accent5, title: accent4, numeral: bg },
      { number: accent3, title: accent2, numeral: bg },
      { number: accent2, title: accent1 },
      { number: accent1, title: bg },
    ],
    number: { x: 30, y: 30, w: 260, h: 480 },
    title: { frame: { x: 344, y: 250, w: 572, h: 180 }, ground: accent4, anchor: 'bottom' },
    subtitle: { x: 344, y: 442, w: 572, h: 60 },
    draw(canvas, scheme, light) {
      canvas.rect({ x: 0, y: 0, w: 960, h: 540 }, scheme.title);
      const taken = 'ref' in scheme.title ? scheme.title.ref : '';
      const colors = [accent1, accent3, accent5].filter((color) => color.ref !== taken);
      facade(canvas, { frame: { x: 310, y: 0, w: 650, h: 236 }, columns: light.random() < 0.5 ? 5 : 6, rows: 1, colors }, light);
      canvas.rect({ x: 0, y: 0, w: 300, h: 540 }, scheme.number);
    },
  },
  message: {
    words: { frame: { x: 44, y: 60, w: 570, h: 340 }, ground: accent1 },
    by: { frame: { x: 44, y: 416, w: 560, h: 100 }, ground: accent1, anchor: 'bottom' },
    draw(canvas, light) {
      canvas.rect({ x: 0, y: 0, w: 640, h: 540 }, accent1);
      canvas.rect({ x: 640, y: 0, w: 320, h: 540 }, accent2);
      awning(canvas, { x: 691, y: 64, w: 218, h: 524 }, light.about(0.34, 0.12), light.random() < 0.5 ? accent5 : accent3);
    },
  },
  cut(canvas, frame, light) {
    const rows = Math.max(1, Math.round(frame.h / 300));
    const columns = Math.max(2, Math.round(frame.w / (frame.h / rows) / 0.62));
    if (frame.h > 260) canvas.rect(frame, accent4);
    facade(canvas, { frame, columns, rows, colors: frame.h > 260 ? [accent1, accent3, accent5] : [accent3, accent5] }, light);
  },
  mosaic(count) {
    const title: Frame = { x: 0, y: 0, w: 470, h: 270 };
    const below: Frame = { x: 0, y: 270, w: 470, h: 270 };
    if (count === 2) return { title, blocks: [{ x: 470, y: 0, w: 490, h: 540 }, below] };
    if (count === 3) return { title, blocks: [{ x: 470, y: 0, w: 490, h: 330 }, below, { x: 470, y: 330, w: 490, h: 210 }] };
    if (count === 4)
      return {
        title,
        blocks: [{ x: 470, y: 0, w: 490, h: 300 }, below, { x: 470, y: 300, w: 245, h: 240 }, { x: 715, y: 300, w: 245, h: 240 }],
      };
    return undefined;
  },
  blocks: [accent2, accent3, accent4, accent5, accent1],
  marks: [accent4, accent2, accent3, accent5],
  numeral: accent5,
};

export const Madrid = defineTemplate({
  id: 'Madrid',
  family: 'poster',
  name: 'Madrid',
  palette: {
    bg: '#FFF6E4',
    text: '#351230',
    surface: '#FFFAF0',
    muted: '#745A6B',
    accent1: '#FF7A2F',
    accent2: '#4FB4EA',
    accent3: '#13724F',
    accent4: '#FFCB45',
    accent5: '#E23D5B',
    accent6: '#8A5A9E',
  },
  heading: { family: 'Oswald', weight: 600, tracking: -0.015, figureWeight: 600, capitals: true, reserve: 0.1 },
  body: { family: 'DM Sans', weight: 400 },
  label: { family: 'Oswald', weight: 600 },
  ...posterTokens(plan, {
    family: 'Oswald',
    quiet: { ref: 'accent4' },
    parts: [{ ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent4' }, { ref: 'accent5' }, { ref: 'accent6' }],
  }),
});
