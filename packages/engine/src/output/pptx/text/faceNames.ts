/**
 * How a presentation names its faces. Office applications know a family by Regular and Bold; a name that says a weight ("Inter SemiBold")
 * is known to few of them, and where it is not, another family stands in. So of each family that a presentation uses, one weight is its
 * Regular and one its Bold: a semi-bold that is used without a bold is embedded as the family's Bold, and where the family itself is
 * installed, its own bold stands there. Only what is lighter, between or heavier beside these two (Light, Medium, Black) keeps the name
 * of a family of its own, as the font files do.
 */
import type { FontFile } from '../../../world.ts';

/** A name and whether its bold face is meant, as office applications name faces. */
export interface Typeface {
  readonly name: string;
  readonly bold: boolean;
}

export type Cut = 'regular' | 'bold' | 'italic' | 'boldItalic';

export type FaceNames = (face: Pick<FontFile, 'family' | 'weight' | 'italic'>) => Typeface;

const REGULAR = 400;
const LEAST_BOLD = 600;
const BOLD = 700;

const weightNames: Readonly<Record<number, string>> = {
  100: 'Thin',
  200: 'ExtraLight',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
  900: 'Black',
};

export const cutOf = (bold: boolean, italic: boolean): Cut => (bold ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular');

/** The names of the faces in a presentation that uses these. */
export function faceNames(faces: Iterable<Pick<FontFile, 'family' | 'weight' | 'italic'>>): FaceNames {
  const weights = new Map<string, Set<number>>();
  for (const { family, weight, italic } of faces) {
    const known = weights.get(family) ?? new Set<number>();
    weights.set(family, known);
    if (!italic) known.add(weight);
  }
  const pairs = new Map([...weights].map(([family, used]) => [family, pairOf([...used].sort((a, b) => a - b))]));
  return ({ family, weight, italic }) => {
    const bold = weight >= LEAST_BOLD;
    const pair = pairs.get(family) ?? pairOf([weight]);
    // Slopes are few: they go with the upright that they are nearest to.
    const isBase = italic || (bold ? weight <= pair.bold : weight === pair.regular);
    return isBase ? { name: family, bold } : { name: `${family} ${weightNames[weight] ?? weight}`, bold: false };
  };
}

/** Which weight is Regular and which is Bold; `used` is sorted. */
function pairOf(used: readonly number[]): { regular: number; bold: number } {
  const light = used.filter((weight) => weight < LEAST_BOLD);
  const heavy = used.filter((weight) => weight >= LEAST_BOLD);
  return {
    regular: light.includes(REGULAR) ? REGULAR : (light.at(-1) ?? REGULAR),
    bold: heavy.includes(BOLD) ? BOLD : (heavy[0] ?? BOLD),
  };
}
