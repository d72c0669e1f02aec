/** Which ink is legible on which ground. Contrast is WCAG 2.2's. */
import { type Color, contrast, type Palette, type Rgba, resolveColor } from '../../model/color.ts';
import { perObject, perText } from '../../model/memo.ts';

export interface Inks {
  readonly ground: Color;
  readonly dark: boolean;
  /** Text of any size: at least 4.5:1 on the ground, as are `muted` and `accent`. */
  readonly text: Color;
  readonly muted: Color;
  readonly accent: Color;
  /** Accent for text from 24 pt on and for marks: a little more than the 3:1 that these need. */
  readonly figure: Color;
  /** Hairlines; no text. */
  readonly line: Color;
  /** A plate a little apart from the ground; `text` and `muted` are legible on it too. */
  readonly surface: Color;
  /** A mark that recedes behind the one in `figure`. */
  readonly soft: Color;
}

/** The accent for figures of the size: from 24 pt on it may be the livelier one. */
export const figureInk = ({ figure, accent }: Inks, size: number): Color => (size >= 24 ? figure : accent);

/** WCAG's least contrast of text of any size. */
export const TEXT_CONTRAST = 4.5;
const LARGE_CONTRAST = 3.3;

/** Layouts ask for the same few grounds again and again, and each answer is a search among shades. */
const inksOf = perObject((palette: Palette) => perText((ground) => chosenInks(JSON.parse(ground) as Color, palette)));

export const inksOn = (ground: Color, palette: Palette): Inks => inksOf(palette)(JSON.stringify(ground));

function chosenInks(ground: Color, palette: Palette): Inks {
  const under = resolveColor(ground, palette);
  const dark = isDark(under);
  const plain = 'ref' in ground && ground.ref === 'bg' && !ground.lum;
  const text = better({ ref: 'text' }, { ref: 'bg' }, under, palette);
  const surface: Color = plain ? { ref: 'surface' } : shade(ground, dark ? [0.88, 0] : [0.9, 0.1]);
  const both = [under, resolveColor(surface, palette)];
  const ink = legible(text, both, TEXT_CONTRAST, palette);
  // On a strong colour there is no room between text that can be read and text that cannot: the quiet ink is the loud one.
  const strong = contrast(resolveColor(ink, palette), under) < 7;
  const muted: Color = plain ? { ref: 'muted' } : strong ? ink : shade(ink, dark ? [0.8, 0] : [0.8, 0.2]);
  return {
    ground,
    dark,
    text: ink,
    muted: legible(muted, both, TEXT_CONTRAST, palette),
    accent: legible(accentOn(under, palette), both, TEXT_CONTRAST, palette),
    figure: legible(accentOn(under, palette), both, LARGE_CONTRAST, palette),
    line: plain ? { ref: 'surface', lum: dark ? [0.86, 0.14] : [0.89, 0] } : shade(ground, dark ? [0.85, 0.15] : [0.82, 0]),
    surface,
    soft: plain ? { ref: 'surface', lum: dark ? [0.72, 0.28] : [0.87, 0] } : shade(ground, dark ? [0.7, 0.3] : [0.75, 0]),
  };
}

/**
 * `ink` itself where it is legible on all grounds, otherwise its nearest variant by lightness. On a single ground there is always one, since
 * black or white has at least 4.58:1 on any colour; throws when the grounds lie too far apart.
 */
export function legible(ink: Color, grounds: readonly Rgba[], least: number, palette: Palette): Color {
  const lowest = (variant: Color) => Math.min(...grounds.map((ground) => contrast(resolveColor(variant, palette), ground)));
  if (lowest(ink) >= least * 1.06) return ink;
  const variants = [ink, ...shades(ink, grounds.every(isDark))];
  // Renderers round colours and smooth edges, so a little more than the least is wanted where it can be had.
  const found = [least * 1.06, least].map((needed) => variants.find((variant) => lowest(variant) >= needed)).find(Boolean);
  if (!found) throw new Error(`no shade of ${JSON.stringify(ink)} has a contrast of ${least}:1 on all of its grounds`);
  return found;
}

/** The colour in steps towards white and then in steps towards black, or the other way round. */
function shades(color: Color, lightFirst: boolean): Color[] {
  return [lightFirst, !lightFirst].flatMap((lighter) =>
    Array.from({ length: 20 }, (_, i) => shade(color, lighter ? [1 - (i + 1) / 20, (i + 1) / 20] : [1 - (i + 1) / 20, 0])),
  );
}

/** The text colour, or the ground's, whichever reads better on a plate of `color`. */
export const inkOn = (color: Color, palette: Palette): Color => inkOf(palette)(JSON.stringify(color));

const inkOf = perObject((palette: Palette) =>
  perText((color) => {
    const under = resolveColor(JSON.parse(color) as Color, palette);
    return legible(better({ ref: 'text' }, { ref: 'bg' }, under, palette), [under], TEXT_CONTRAST, palette);
  }),
);

/** A colour with its lightness times `lum[0]` plus `lum[1]`, on top of what it already has. */
export function shade(color: Color, lum: readonly [number, number]): Color {
  if ('hex' in color) return color;
  const [scale, offset] = color.lum ?? [1, 0];
  const round = (v: number) => Math.round(v * 1000) / 1000;
  return { ...color, lum: [round(scale * lum[0]), round(offset * lum[0] + lum[1])] };
}

function better(a: Color, b: Color, under: Rgba, palette: Palette): Color {
  return contrast(resolveColor(a, palette), under) >= contrast(resolveColor(b, palette), under) ? a : b;
}

/** The first accent that stands apart from the ground without being bent much; the ground itself may be an accent. */
function accentOn(under: Rgba, palette: Palette): Color {
  const candidates = (['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const).map((ref) => ({ ref }));
  return candidates.find((candidate) => contrast(resolveColor(candidate, palette), under) >= 2.2) ?? { ref: 'accent1' };
}

/** Where white and black text are equally legible lies a relative luminance of 0.18. */
const isDark = (color: Rgba): boolean => contrast(color, [255, 255, 255, 1]) > contrast(color, [0, 0, 0, 1]);
