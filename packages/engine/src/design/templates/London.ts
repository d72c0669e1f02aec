/** Rows of concrete barrel vaults, pillar-box red and navy ink on pale paper pink. */
import type { Color } from '../../model/color.ts';
import { bottomOf } from '../../model/frame.ts';
import type { Frame, PathCommand } from '../../model/scene.ts';
import type { Canvas } from '../art/canvas.ts';
import { arcCurves } from '../art/roundForms.ts';
import { theme } from '../art/tones.ts';
import { defineTemplate } from '../families/looks.ts';
import type { Light, PosterLook } from '../families/poster/posterLook.ts';
import { posterTokens } from '../families/poster/posterTokens.ts';

const { bg, text, accent1, accent2, accent3, accent4, accent5 } = theme;

/** A half circle on straight legs. */
const vault = (cx: number, top: number, radius: number, foot: number): PathCommand[] => [
  ['M', cx - radius, foot],
  ['L', cx - radius, top + radius],
  ...arcCurves(cx, top + radius, radius, radius, 180, 360),
  ['L', cx + radius, foot],
  ['Z'],
];

interface Row {
  readonly frame: Frame;
  /** The distance of their axes, which is the width of a vault. */
  readonly pitch: number;
  readonly outer: readonly Color[];
  /** Between the outer vault and its core. */
  readonly inner: Color;
}

/** No vault has the colours of its neighbour. Where the frame is not high enough, the legs are cut. */
function vaults(canvas: Canvas, { frame, pitch, outer, inner }: Row, { random }: Light) {
  const cores = [accent1, accent5, text, accent3];
  const shift = Math.floor(random() * outer.length);
  const turn = Math.floor(random() * cores.length);
  const foot = bottomOf(frame);
  for (let i = 0; i * pitch < frame.w - 1; i++) {
    const cx = frame.x + (i + 0.5) * pitch;
    const color = outer[(i + shift) % outer.length] ?? text;
    const others = cores.filter((core) => core.ref !== ('ref' in color ? color.ref : ''));
    canvas.fill(vault(cx, frame.y, pitch * 0.5, foot), color);
    canvas.fill(vault(cx, frame.y + pitch * 0.14, pitch * 0.36, foot), inner);
    canvas.fill(vault(cx, frame.y + pitch * 0.28, pitch * 0.22, foot), others[(i + turn) % others.length] ?? accent5);
  }
}

const plan: PosterLook = {
  cover: {
    title: { frame: { x: 44, y: 60, w: 872, h: 206 }, ground: accent1 },
    subtitle: { frame: { x: 44, y: 276, w: 560, h: 62 }, ground: accent1 },
    label: { frame: { x: 44, y: 18, w: 500, h: 26 }, ground: accent1, anchor: 'bottom' },
    meta: { frame: { x: 636, y: 276, w: 280, h: 62 }, ground: accent1, align: 'end' },
    draw(canvas, light) {
      const pitch = light.random() < 0.5 ? 160 : 192;
      vaults(canvas, { frame: { x: 0, y: 354, w: 960, h: 186 }, pitch, outer: [accent2, text, accent3], inner: bg }, light);
    },
    photograph: { frame: { x: 0, y: 354, w: 960, h: 186 } },
  },
  section: {
    schemes: [
      { number: accent2, title: bg },
      { number: accent1, title: bg },
      { number: text, title: accent5 },
      { number: accent4, title: bg },
    ],
    number: { x: 36, y: 19, w: 880, h: 262 },
    title: { frame: { x: 44, y: 282, w: 552, h: 166 }, ground: bg, anchor: 'top' },
    subtitle: { x: 44, y: 456, w: 552, h: 62 },
    draw(canvas, scheme, light) {
      canvas.rect({ x: 0, y: 0, w: 960, h: 250 }, scheme.number);
      canvas.rect({ x: 0, y: 250, w: 960, h: 290 }, scheme.title);
      const outer = [text, accent1, accent2, accent3].filter((color) => color.ref !== ('ref' in scheme.title ? scheme.title.ref : ''));
      vaults(canvas, { frame: { x: 610, y: 250, w: 525, h: 290 }, pitch: 175, outer, inner: scheme.title }, light);
    },
  },
  message: {
    words: { frame: { x: 44, y: 60, w: 870, h: 250 }, ground: text },
    by: { frame: { x: 44, y: 372, w: 420, h: 144 }, ground: text, anchor: 'bottom' },
    draw(canvas, light) {
      canvas.rect({ x: 0, y: 0, w: 960, h: 540 }, text);
      vaults(canvas, { frame: { x: 480, y: 330, w: 640, h: 210 }, pitch: 160, outer: [accent1, accent2, accent3], inner: text }, light);
    },
  },
  cut(canvas, frame, light) {
    const count = Math.max(2, Math.round(frame.w / Math.max(150, frame.h * 0.9)));
    const foot = frame.h > 260 ? 0 : 10;
    const top = Math.min(44, frame.h * 0.16);
    const pitch = Math.min(frame.w / count, (frame.h - foot - top) * 1.5);
    const row: Frame = { x: frame.x, y: frame.y + top, w: frame.w, h: frame.h - top - foot };
    vaults(canvas, { frame: row, pitch, outer: [text, accent2, accent3], inner: bg }, light);
    canvas.rect({ x: frame.x, y: bottomOf(frame) - foot, w: frame.w, h: foot }, text);
  },
  mosaic(count) {
    const title: Frame = { x: 0, y: 0, w: 464, h: 240 };
    const left: Frame = { x: 464, y: 0, w: 248, h: 240 };
    const right: Frame = { ...left, x: 712 };
    const band: Frame = { x: 0, y: 240, w: 960, h: 300 };
    if (count === 2) return { title, blocks: [band, { ...left, w: 496 }] };
    if (count === 3) return { title, blocks: [band, left, right] };
    if (count === 4) return { title, blocks: [{ ...band, w: 464 }, left, right, { ...band, x: 464, w: 496 }] };
    return undefined;
  },
  blocks: [accent1, accent2, text, accent3, accent5],
  marks: [accent2, accent3, accent4, accent5, text],
  numeral: accent1,
};

export const London = defineTemplate({
  id: 'London',
  family: 'poster',
  name: 'London',
  palette: {
    bg: '#F7E3D8',
    text: '#16213F',
    surface: '#FFF4EC',
    muted: '#5A5C70',
    accent1: '#D42A2F',
    accent2: '#24417E',
    accent3: '#6F9BB8',
    accent4: '#1F6B56',
    accent5: '#E79A8B',
    accent6: '#8A7F86',
  },
  heading: { family: 'Archivo', weight: 900, tracking: -0.018, figureWeight: 900 },
  body: { family: 'Archivo', weight: 400 },
  label: { family: 'Archivo', weight: 700 },
  ...posterTokens(plan, {
    family: 'Archivo',
    quiet: { ref: 'accent3' },
    parts: [{ ref: 'accent2' }, { ref: 'text' }, { ref: 'accent3' }, { ref: 'accent5' }, { ref: 'accent6' }],
  }),
});
