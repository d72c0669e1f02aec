/** The theme's two fonts, and how text refers to them. */
import type { Scene } from '../../../model/scene.ts';
import type { TextStyle } from '../../../model/text.ts';
import type { FontSource } from '../../../world.ts';
import { element } from '../../../xml/element.ts';
import type { UsedFaces } from '../fonts/usedFaces.ts';
import { type FaceNames, faceNames, type Typeface } from './faceNames.ts';
import { fallbackFaces, noFallback } from './fallbackFaces.ts';
import { type FontSlot, scriptOf, themeScript } from './script.ts';
import { type Substitution, substitutionOf } from './substitution.ts';
import { systemEastAsian } from './systemFonts.ts';
import { textBodies } from './textBodies.ts';

export interface ThemeFont {
  /** How text says "the theme's": `+mj` for headings, `+mn` for bodies. */
  readonly prefix: '+mj' | '+mn';
  readonly latin: string;
  /** Typefaces that the deck's East Asian and complex text falls back on; "" leaves the choice to the application. */
  readonly ea: string;
  readonly cs: string;
}

export interface ThemeFonts {
  readonly heading: ThemeFont;
  readonly body: ThemeFont;
  /** Typeface by script (ISO 15924), for the scripts that the deck uses. */
  readonly scripts: ReadonlyMap<string, string>;
  /** The typeface of a style, by the weight that the family really has. */
  typefaceOf(style: Pick<TextStyle, 'family' | 'weight' | 'italic'>): Typeface;
  /** The typeface that a face goes by. */
  readonly nameOf: FaceNames;
  /** What is said of a typeface for those who do not have it; undefined for references to the theme's and names that no style had. */
  substitution(name: string): Substitution | undefined;
}

/** How the theme's font is asked for in a slot. */
export const themeReference = (font: ThemeFont, slot: FontSlot): string => `${font.prefix}-${slot === 'latin' ? 'lt' : slot}`;

/** The first of the theme's fonts that has the name in the slot. Where both have it, the order decides. */
export const themeFontNamed = (name: string, slot: FontSlot, candidates: readonly ThemeFont[]): ThemeFont | undefined =>
  candidates.find((font) => font[slot] === name);

/** `a:latin`, `a:ea` or `a:cs`: `reference` is a name or how the theme's font is asked for. */
export const fontElement = (slot: FontSlot, reference: string, fonts: Pick<ThemeFonts, 'substitution'>): string =>
  element(`a:${slot}`, { typeface: reference, ...(slot === 'latin' && fonts.substitution(reference)) });

/** The value of a `typeface` attribute: a reference when one of the theme's fonts is meant, otherwise the name. */
export function typefaceReference(name: string, slot: FontSlot, candidates: readonly ThemeFont[]): string {
  const font = themeFontNamed(name, slot, candidates);
  return font ? themeReference(font, slot) : name;
}

/** `used` are all faces of the presentation. */
export function themeFonts(scene: Scene, fonts: FontSource, used: UsedFaces): ThemeFonts {
  const nameOf = faceNames(used.keys());
  const known = new Map<string, Typeface>();
  const substitutions = new Map<string, Substitution>();
  const typefaceOf: ThemeFonts['typefaceOf'] = ({ family, weight, italic }) => {
    const key = `${family}/${weight}/${italic ?? false}`;
    const before = known.get(key);
    if (before) return before;
    const face = fonts.face(family, weight, italic);
    const found = nameOf(face ?? { family, weight, italic: italic ?? false });
    known.set(key, found);
    if (face) substitutions.set(found.name, substitutionOf(face));
    return found;
  };
  const heading = typefaceOf(scene.theme.heading).name;
  const body = typefaceOf(scene.theme.body).name;
  const fallbacks = countFallbacks(scene, fonts, nameOf);
  const system = systemEastAsian(scene.language);
  return {
    heading: {
      prefix: '+mj',
      latin: heading,
      ea: fallbacks.favourite(`${scene.theme.heading.family}/ea`) || system,
      cs: fallbacks.favourite(`${scene.theme.heading.family}/cs`),
    },
    body: {
      prefix: '+mn',
      latin: body,
      ea: fallbacks.favourite(`${scene.theme.body.family}/ea`) || system,
      cs: fallbacks.favourite(`${scene.theme.body.family}/cs`),
    },
    scripts: fallbacks.scripts,
    typefaceOf,
    nameOf,
    substitution: (name) => substitutions.get(name),
  };
}

/** Counts which typefaces stand in for each family, and which for each script. */
function countFallbacks(
  scene: Scene,
  fonts: FontSource,
  nameOf: FaceNames,
): { favourite(key: string): string; scripts: Map<string, string> } {
  const counts = new Map<string, Map<string, number>>();
  const scripts = new Map<string, string>();
  for (const body of textBodies(scene)) {
    const faces = fallbackFaces(body, fonts);
    for (const [index, paragraph] of body.paragraphs.entries()) {
      const faceOf = faces(index);
      if (faceOf === noFallback) continue;
      for (const { text, style } of paragraph.runs) {
        for (const character of text) {
          const face = faceOf(character, style);
          const script = face && scriptOf(character.codePointAt(0) ?? 0);
          if (!face || !script) continue;
          const name = nameOf(face).name;
          const key = `${style.family}/${script.slot}`;
          const names = counts.get(key) ?? new Map<string, number>();
          counts.set(key, names.set(name, (names.get(name) ?? 0) + 1));
          const tag = themeScript(script, paragraph.language);
          if (script.slot !== 'latin' && !scripts.has(tag)) scripts.set(tag, name);
        }
      }
    }
  }
  const favourite = (key: string): string => {
    const names = [...(counts.get(key) ?? [])];
    return names.reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0] as [string, number])[0];
  };
  return { favourite, scripts };
}
