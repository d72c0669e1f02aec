/** The colours of a company's PowerPoint as the palette of a template: roles of the theme, such that text can be read. */

import { ratio } from '@slidewright/engine/design/tokens/ownPalette';
import { blend, type Palette, resolveColor, toHex } from '@slidewright/engine/model/color';
import type { Look } from '@slidewright/engine/read/look/readLook';

export interface BrandPalette {
  readonly palette: Partial<Palette>;
  /** What was changed, and why. */
  readonly remarks: readonly string[];
}

const TEXT = 4.5;
/** Text is wanted a little above the least: plates are a little apart from the page. */
const WANTED = 5.4;
/** An accent that is nearer to the page shows nothing as a bar or a figure. */
const SEEN = 1.25;
/** The least contrast with the page of the accent that stands first: most of what has a colour is in it. */
const LEADING = 2.6;
/** Share of the slide that a field of the master has before it counts as the company's colour. */
const BROAD = 0.04;
/** What PowerPoint's own themes have: nobody has chosen these. */
const officeAccents: ReadonlySet<string> = new Set(['#4F81BD', '#5B9BD5', '#4472C4', '#156082']);

/** `ground` is the colour of the page, `logo` the strongest colour of the logo, where they are known. */
export function brandPalette(look: Look, ground: string | undefined, logo: string | undefined): BrandPalette {
  const remarks: string[] = [];
  const bg = pure(ground ?? look.scheme.get('bg1') ?? '#FFFFFF');
  const inks = [look.titleColor, look.textColor].filter((color) => color !== undefined);
  const [said = look.scheme.get('tx1') ?? '#000000', quiet] = inks.toSorted((a, b) => ratio(b, bg) - ratio(a, bg));
  const text = pure(legible(said, bg));
  if (text !== said) remarks.push(`The text’s ${said} has a contrast of ${ratio(said, bg).toFixed(1)}:1 on ${bg}: it became ${text}.`);
  const accents = accentsOf(look, bg, logo, remarks);
  const named = Object.fromEntries(accents.map((color, i) => [`accent${i + 1}`, color])) as Partial<Palette>;
  const muted = quiet !== undefined && quiet !== said && ratio(quiet, bg) >= WANTED ? { muted: quiet } : {};
  return { palette: { bg, text, ...muted, ...named }, remarks };
}

/** Nearly white and nearly black have a hue that nobody sees, until a shade is made of it. */
function pure(color: string): string {
  const channels = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));
  if (channels.every((value) => value >= 250)) return '#FFFFFF';
  return channels.every((value) => value <= 5) ? '#000000' : color;
}

/** The colour, or what of black or white it takes to be read on the ground. */
function legible(color: string, ground: string): string {
  if (ratio(color, ground) >= WANTED) return color;
  const towards = ratio('#000000', ground) > ratio('#FFFFFF', ground) ? 0 : 255;
  for (let share = 0.05; share < 1; share += 0.05) {
    const candidate = toHex(blend([towards, towards, towards, share], resolveColor({ hex: color }, {} as Palette)));
    if (ratio(candidate, ground) >= (share < 0.9 ? WANTED : TEXT)) return candidate;
  }
  return towards === 0 ? '#000000' : '#FFFFFF';
}

function accentsOf(look: Look, bg: string, logo: string | undefined, remarks: string[]): string[] {
  const theme = Array.from({ length: 6 }, (_, i) => look.scheme.get(`accent${i + 1}`)).filter((color) => color !== undefined);
  const broad = look.fields.filter(({ place }) => place.w * place.h >= BROAD).map(({ color }) => color);
  const isOffices = officeAccents.has(theme[0] ?? '');
  const own = [...broad, ...(isOffices && logo !== undefined ? [logo] : [])];
  if (own.length > 0 && isOffices) {
    remarks.push(`The theme’s accents are PowerPoint’s own: ${own.join(' and ')}, of what stands on the master, come first.`);
  }
  const all = [...new Set([...own, ...theme])];
  const seen = all.filter((color) => ratio(color, bg) >= SEEN);
  if (seen.length < all.length) {
    remarks.push(`${all.filter((color) => !seen.includes(color)).join(', ')} cannot be seen on ${bg}, and is left out.`);
  }
  const leading = seen.findIndex((color) => ratio(color, bg) >= LEADING);
  if (leading > 0) {
    remarks.push(`${seen[leading]} leads, since ${seen[0]} is faint on ${bg}.`);
    seen.unshift(...seen.splice(leading, 1));
  }
  return seen.slice(0, 6);
}
