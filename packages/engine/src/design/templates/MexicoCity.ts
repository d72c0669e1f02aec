/** Plain walls in raking light: magenta, marigold and violet planes with hard shadows. */
import type { Color } from '../../model/color.ts';
import type { Frame } from '../../model/scene.ts';
import type { Canvas } from '../art/canvas.ts';
import type { Point } from '../art/clip.ts';
import { darker, theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import type { Light, PosterLook, Scheme } from '../families/poster/posterLook.ts';
import { posterTokens } from '../families/poster/posterTokens.ts';

const { text, accent1, accent2, accent3, accent4, accent5 } = theme;

/** Points by their coordinates, x before y. */
const corners = (...values: readonly number[]): Point[] =>
  Array.from({ length: values.length / 2 }, (_, i): Point => [values[2 * i] ?? 0, values[2 * i + 1] ?? 0]);

/** Planes by shares of a frame, from the farthest to the nearest. */
type Planes = readonly (readonly [Color, readonly Point[]])[];

const shadow = (color: Color): Color => darker(color, 0.42);

const courtyards: readonly ((light: Light) => Planes)[] = [
  ({ about }) => {
    const [door, far] = [about(0.24, 0.06), about(0.22, 0.05)];
    return [
      [accent3, corners(0, 0, 1, 0, 1, 1, 0, 1)],
      [accent2, corners(0.42, 0.12, 1, 0.3, 1, 1, 0.42, 1)],
      [accent1, corners(0, far + 0.12, 0.58, far, 0.58, 1, 0, 1)],
      [shadow(accent1), corners(0.58, far, 0.7, far + 0.07, 0.7, 1, 0.58, 1)],
      [text, corners(door, 0.56, door + 0.16, 0.54, door + 0.16, 1, door, 1)],
      [accent4, corners(0, 0.86, 1, 0.9, 1, 1, 0, 1)],
    ];
  },
  ({ about }) => {
    const left = about(0.3, 0.06);
    const light = about(0.62, 0.1);
    return [
      [accent2, corners(0, 0, 1, 0, 1, 1, 0, 1)],
      [accent1, corners(left, 0, left + 0.44, 0, left + 0.44, 1, left, 1)],
      [shadow(accent1), corners(left, 0, left + 0.22, 0, left, light)],
      [accent3, corners(left + 0.44, 0.4, 1, 0.32, 1, 1, left + 0.44, 1)],
      [text, corners(left + 0.14, 0.48, left + 0.3, 0.48, left + 0.3, 1, left + 0.14, 1)],
      [accent4, corners(0, 0.7, left, 0.7, left + 0.14, 1, 0, 1)],
    ];
  },
  ({ about }) => {
    const rise = about(0.12, 0.02);
    const step = (i: number) => 0.4 - i * rise;
    return [
      [accent4, corners(0, 0, 1, 0, 1, 1, 0, 1)],
      [accent1, corners(0, step(0), 0.25, step(0), 0.25, 1, 0, 1)],
      [shadow(accent1), corners(0.25, step(1), 0.5, step(1), 0.5, 1, 0.25, 1)],
      [accent1, corners(0.5, step(2), 0.75, step(2), 0.75, 1, 0.5, 1)],
      [shadow(accent1), corners(0.75, step(3), 1, step(3), 1, 1, 0.75, 1)],
      [accent2, corners(0, 0.8, 1, 0.62, 1, 1, 0, 1)],
    ];
  },
];

function courtyard(canvas: Canvas, { x, y, w, h }: Frame, light: Light) {
  const planes = courtyards[Math.floor(light.random() * courtyards.length)]?.(light) ?? [];
  for (const [color, points] of planes)
    canvas.polygon(
      points.map(([across, down]): Point => [x + across * w, y + down * h]),
      color,
    );
}

/** The colour of the ground wedge of a section stands apart from both of its blocks. */
const wedgeOf = ({ number, title }: Scheme): Color =>
  [accent1, accent2, accent4].find((color) => color !== number && color !== title) ?? accent1;

const plan: PosterLook = {
  cover: {
    title: { frame: { x: 44, y: 58, w: 556, h: 344 }, ground: accent1 },
    subtitle: { frame: { x: 44, y: 402, w: 556, h: 72 }, ground: accent1, anchor: 'bottom' },
    label: { frame: { x: 44, y: 18, w: 556, h: 26 }, ground: accent1, anchor: 'bottom' },
    meta: { frame: { x: 44, y: 480, w: 556, h: 36 }, ground: accent1 },
    draw(canvas, light) {
      const far = light.about(250, 30);
      const door = light.about(772, 40);
      const reach = light.about(152, 30);
      canvas.rect({ x: 616, y: 0, w: 344, h: 540 }, accent3);
      canvas.polygon(corners(616, 0, 684, 60, 684, 540, 616, 540), darker(accent1, 0.46));
      canvas.polygon(corners(684, far, 960, far - 80, 960, 540, 684, 540), accent2);
      canvas.polygon(corners(684, far, 736, far - 14, 684 + reach, 540, 684, 540), darker(accent2, 0.3));
      canvas.polygon(corners(door, 330, door + 82, 316, door + 82, 540, door, 540), text);
      canvas.polygon(corners(616, 500, 960, 478, 960, 540, 616, 540), accent4);
    },
    photograph: {
      frame: { x: 684, y: 0, w: 276, h: 540 },
      beside(canvas) {
        canvas.rect({ x: 616, y: 0, w: 68, h: 540 }, accent3);
        canvas.polygon(corners(616, 0, 684, 60, 684, 540, 616, 540), darker(accent1, 0.46));
      },
    },
  },
  section: {
    schemes: [
      { number: accent4, title: accent2, numeral: accent2 },
      { number: accent1, title: accent3 },
      { number: accent2, title: accent4, numeral: accent4 },
      { number: accent3, title: accent1, numeral: accent4 },
    ],
    number: { x: 36, y: 30, w: 300, h: 480 },
    title: { frame: { x: 372, y: 96, w: 552, h: 232 }, ground: accent2, anchor: 'bottom' },
    subtitle: { x: 372, y: 340, w: 552, h: 70 },
    draw(canvas, scheme, light) {
      canvas.rect({ x: 0, y: 0, w: 960, h: 540 }, scheme.title);
      canvas.rect({ x: 0, y: 0, w: 336, h: 540 }, scheme.number);
      const fall = light.about(170, 50);
      canvas.polygon(corners(336, 0, 336 + fall, 0, 336, fall * 0.52), darker(scheme.title, 0.26));
      canvas.polygon(corners(336, light.about(474, 10), 960, light.about(430, 14), 960, 540, 336, 540), wedgeOf(scheme));
    },
  },
  message: {
    words: { frame: { x: 44, y: 60, w: 560, h: 320 }, ground: accent2 },
    by: { frame: { x: 44, y: 392, w: 620, h: 96 }, ground: accent2 },
    draw(canvas, light) {
      const reach = light.about(130, 26);
      canvas.rect({ x: 0, y: 0, w: 960, h: 540 }, accent2);
      canvas.polygon(corners(604, 0, 960, 0, 960, 540, 780, 540), accent1);
      canvas.polygon(corners(604, 0, 604 + reach, 0, 780, 540), darker(accent1, 0.46));
      canvas.rect({ x: 0, y: 500, w: 960, h: 40 }, accent4);
    },
  },
  cut: courtyard,
  mosaic(count) {
    const title: Frame = { x: 0, y: 0, w: 960, h: 164 };
    const shares = [[], [], [0.6, 0.4], [0.48, 0.31, 0.21], [0.34, 0.24, 0.22, 0.2]][count];
    if (!shares) return undefined;
    let x = 0;
    const blocks = shares.map((share): Frame => {
      const block = { x, y: 164, w: 960 * share, h: 376 };
      x += block.w;
      return block;
    });
    return { title, blocks };
  },
  blocks: [accent1, accent2, accent4, accent3],
  marks: [accent3, accent2, accent5, accent4],
  numeral: accent1,
};

export const MexicoCity = defineTemplate({
  id: 'MexicoCity',
  family: 'poster',
  name: 'Mexico City',
  palette: {
    bg: '#FFEFE6',
    text: '#2B0B3A',
    surface: '#FFDCCF',
    muted: '#6D4A72',
    accent1: '#D90E78',
    accent2: '#FFA51F',
    accent3: '#7FB6F0',
    accent4: '#5B35A6',
    accent5: '#F26B4E',
    accent6: '#1F9C8A',
  },
  heading: { family: 'Oswald', weight: 700, tracking: -0.01, figureWeight: 700, capitals: true, reserve: 0.1 },
  body: { family: 'Space Grotesk', weight: 400 },
  label: { family: 'Oswald', weight: 700 },
  ...posterTokens(plan, {
    family: 'Oswald',
    quiet: { ref: 'accent3' },
    parts: [{ ref: 'accent4' }, { ref: 'accent2' }, { ref: 'accent3' }, { ref: 'accent5' }, { ref: 'accent6' }],
  }),
});
