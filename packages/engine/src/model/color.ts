/**
 * Colours of a Scene. Nearly all name a slot of the theme, so that changing the theme in PowerPoint restyles everything; `lum` is
 * DrawingML's lumMod/lumOff (HSL lightness times `lum[0]` plus `lum[1]`), `alpha` is opacity from 0 to 1.
 */
import { z } from 'zod';

export const themeColors = ['bg', 'text', 'surface', 'muted', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;
export const themeColor = z.enum(themeColors);
export type ThemeColor = z.infer<typeof themeColor>;

const alpha = z.number().min(0).max(1).optional();
export const color = z.union([
  z.object({ ref: themeColor, lum: z.tuple([z.number(), z.number()]).optional(), alpha }),
  z.object({ hex: z.string().regex(/^#[0-9A-F]{6}$/), alpha }),
]);
export type Color = z.infer<typeof color>;

/** Red, green and blue from 0 to 255, not rounded, and opacity from 0 to 1. */
export type Rgba = readonly [number, number, number, number];

export type Palette = Readonly<Record<ThemeColor, string>>;

const parse = (hex: string): [number, number, number] =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];

/** The colour as it is seen before blending: the same arithmetic that PowerPoint and LibreOffice apply to lumMod and lumOff. */
export function resolveColor(value: Color, palette: Palette): Rgba {
  const opacity = value.alpha ?? 1;
  if ('hex' in value) return [...parse(value.hex), opacity];
  const rgb = parse(palette[value.ref]);
  if (!value.lum) return [...rgb, opacity];
  const [h, s, l] = toHsl(rgb);
  return [...fromHsl(h, s, Math.min(1, Math.max(0, l * value.lum[0] + value.lum[1]))), opacity];
}

/** The colour that results when `top` is painted on an opaque `bottom`. */
export function blend(top: Rgba, bottom: Rgba): Rgba {
  const mix = (i: 0 | 1 | 2) => top[i] * top[3] + bottom[i] * (1 - top[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** "#RRGGBB", opacity left out. */
export const toHex = (c: Rgba): string =>
  `#${[c[0], c[1], c[2]]
    .map((v) => Math.round(v).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;

/** WCAG 2.2 contrast ratio of two opaque colours, 1 to 21. */
export function contrast(a: Rgba, b: Rgba): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance([r, g, b]: Rgba): number {
  const linear = (v: number) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function toHsl([r, g, b]: [number, number, number]): [number, number, number] {
  const max = Math.max(r, g, b) / 255;
  const min = Math.min(r, g, b) / 255;
  const l = (max + min) / 2;
  const d = max - min;
  if (d === 0) return [0, 0, l];
  const s = d / (1 - Math.abs(2 * l - 1));
  const [R, G, B] = [r / 255, g / 255, b / 255];
  const h = max === R ? ((G - B) / d + 6) % 6 : max === G ? (B - R) / d + 2 : (R - G) / d + 4;
  return [h * 60, s, l];
}

function fromHsl(h: number, s: number, l: number): [number, number, number] {
  const c = (1 - Math.abs(2 * l - 1)) * s;
  const x = c * (1 - Math.abs(((h / 60) % 2) - 1));
  const m = l - c / 2;
  const sector = Math.floor(h / 60) % 6;
  const [r, g, b] = (
    [
      [c, x, 0],
      [x, c, 0],
      [0, c, x],
      [0, x, c],
      [x, 0, c],
      [c, 0, x],
    ] as const
  )[sector] ?? [c, x, 0];
  return [(r + m) * 255, (g + m) * 255, (b + m) * 255];
}
