/** The palette of a template that names some of its colours: the others are its base's, or follow from those that it names. */
import { blend, contrast, type Palette, type Rgba, resolveColor, type ThemeColor, toHex } from '../../model/color.ts';
import { TEXT_CONTRAST } from './inks.ts';

/** Colours that others follow from: where either is another, the base's surface and quiet text suit it no more. */
const GROUNDS: readonly ThemeColor[] = ['bg', 'text'];
/** A surface is as far from the ground as this share of the text's colour. */
const SURFACE = 0.05;
/** Quiet text holds as much of the ground, where that leaves it legible. */
const QUIETEST = 0.42;

export function ownPalette(base: Palette, given: Partial<Palette>): Palette {
  const palette = { ...base, ...given };
  if (!GROUNDS.some((role) => given[role] !== undefined)) return palette;
  const surface = given.surface ?? mixed(palette.bg, palette.text, SURFACE);
  return { ...palette, surface, muted: given.muted ?? quiet({ ...palette, surface }) };
}

/** The text's colour with as much of the ground in it as leaves it legible on page and surface. */
function quiet({ bg, text, surface }: Palette): string {
  for (let share = QUIETEST; share > 0; share -= 0.03) {
    const candidate = mixed(text, bg, share);
    if ([bg, surface].every((ground) => ratio(candidate, ground) >= TEXT_CONTRAST * 1.06)) return candidate;
  }
  return text;
}

/** The first colour with a share, from 0 to 1, of the second. */
const mixed = (first: string, second: string, share: number): string => {
  const [r, g, b] = rgba(second);
  return toHex(blend([r, g, b, share], rgba(first)));
};

/** WCAG's contrast of two colours, "#RRGGBB". */
export const ratio = (a: string, b: string): number => contrast(rgba(a), rgba(b));

const rgba = (hex: string): Rgba => resolveColor({ hex }, {} as Palette);
