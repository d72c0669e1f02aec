/** The typefaces that Slidewright ships: static TrueType files out of the @expo-google-fonts packages, read when first asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FontFile, FontSource } from '@slidewright/engine/world';

const require = createRequire(import.meta.url);

/** Family name to the package that holds it. The CJK packages are optional dependencies and may be absent. */
const packages: Readonly<Record<string, string>> = {
  Archivo: 'archivo',
  'DM Sans': 'dm-sans',
  Fraunces: 'fraunces',
  'IBM Plex Sans': 'ibm-plex-sans',
  Inter: 'inter',
  'JetBrains Mono': 'jetbrains-mono',
  Lora: 'lora',
  Manrope: 'manrope',
  'Noto Emoji': 'noto-emoji',
  'Noto Sans': 'noto-sans',
  'Noto Sans Arabic': 'noto-sans-arabic',
  'Noto Sans Armenian': 'noto-sans-armenian',
  'Noto Sans Bengali': 'noto-sans-bengali',
  'Noto Sans Devanagari': 'noto-sans-devanagari',
  'Noto Sans Georgian': 'noto-sans-georgian',
  'Noto Sans Hebrew': 'noto-sans-hebrew',
  'Noto Sans JP': 'noto-sans-jp',
  'Noto Sans KR': 'noto-sans-kr',
  'Noto Sans Math': 'noto-sans-math',
  'Noto Sans SC': 'noto-sans-sc',
  'Noto Sans Symbols 2': 'noto-sans-symbols-2',
  'Noto Sans TC': 'noto-sans-tc',
  'Noto Sans Tamil': 'noto-sans-tamil',
  'Noto Sans Thai': 'noto-sans-thai',
  Nunito: 'nunito',
  Oswald: 'oswald',
  'Playfair Display': 'playfair-display',
  'Source Serif 4': 'source-serif-4',
  'Space Grotesk': 'space-grotesk',
  'Work Sans': 'work-sans',
};

/** A CJK face is 5 to 10 MB, so of these families only Regular and Bold are used, which is also all that office applications ask for. */
const twoWeights = new Set(['Noto Sans JP', 'Noto Sans KR', 'Noto Sans SC', 'Noto Sans TC']);

/** A face that is there to be read. */
interface Variant {
  readonly id: string;
  readonly weight: number;
  readonly italic: boolean;
  readonly path: string;
}

/** A family besides those that are shipped. */
export interface FontFamily {
  readonly family: string;
  readonly variants: readonly Omit<Variant, 'id'>[];
}

export const shippedFamilies: readonly string[] = Object.keys(packages).filter((family) => !/^Noto (?!Sans$)/.test(family));
export const isShipped = (family: string): boolean => Object.hasOwn(packages, family);

/** The family that the npm package holds, where it is one of those that are shipped. */
export const familyOfPackage = (name: string): string | undefined =>
  Object.keys(packages).find((family) => packages[family] && scoped(packages[family]) === name);

/** The upright weights of a family that is shipped. */
export const weightsOf = (family: string): number[] => listVariants(family).flatMap(({ weight, italic }) => (italic ? [] : [weight]));

/**
 * The families of the bundled font packages, and those that templates bring. Files are read synchronously on first use. Their bytes are not kept: what shapes text has a copy
 * of its own, and what cuts fonts needs them for a moment; all of them would be 90 MB for each thread.
 */
export function createFontSource(own: readonly FontFamily[] = []): FontSource {
  const families = new Map<string, readonly Variant[]>();
  const files = new Map<string, FontFile>();

  const variantsOf = (family: string): readonly Variant[] => {
    const known = families.get(family);
    if (known) return known;
    const given = own.find((each) => each.family === family);
    const variants = given ? given.variants.map((each) => ({ ...each, id: idOf(family, each) })) : listVariants(family);
    families.set(family, variants);
    return variants;
  };
  const load = (family: string, variant: Variant): FontFile => {
    const known = files.get(variant.id);
    if (known) return known;
    const { id, weight, italic, path } = variant;
    let read = new WeakRef(readFileSync(path));
    const file: FontFile = {
      ...{ id, family, weight, italic },
      get data() {
        const known = read.deref();
        if (known) return known;
        const data = readFileSync(path);
        read = new WeakRef(data);
        return data;
      },
    };
    files.set(id, file);
    return file;
  };

  return {
    face(family, weight, italic = false) {
      const variant = nearest(variantsOf(family), weight, italic);
      return variant && load(family, variant);
    },
    byId(id) {
      const match = /^(.+)-\d+(?:-italic)?$/.exec(id);
      const family = match?.[1];
      if (family === undefined) return undefined;
      const variant = variantsOf(family).find((candidate) => candidate.id === id);
      return variant && load(family, variant);
    },
    packageOf: (family) => packages[family] && scoped(packages[family]),
  };
}

const scoped = (name: string): string => `@expo-google-fonts/${name}`;

/** The package's faces: folders such as `600SemiBold` or `400Regular_Italic`, each holding one .ttf. Empty when not installed. */
function listVariants(family: string): Variant[] {
  const folder = packages[family] && packageFolder(packages[family]);
  if (!folder) return [];
  const variants: Variant[] = [];
  for (const name of readdirSync(folder).sort()) {
    const match = /^(\d{3})[A-Za-z]+?(_Italic)?$/.exec(name);
    if (!match) continue;
    const weight = Number(match[1]);
    const italic = match[2] !== undefined;
    if (twoWeights.has(family) && weight !== 400 && weight !== 700) continue;
    const file = readdirSync(join(folder, name)).find((entry) => entry.endsWith('.ttf'));
    if (file) variants.push({ id: idOf(family, { weight, italic }), weight, italic, path: join(folder, name, file) });
  }
  return variants;
}

const idOf = (family: string, { weight, italic }: Pick<Variant, 'weight' | 'italic'>): string =>
  `${family}-${weight}${italic ? '-italic' : ''}`;

function packageFolder(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${scoped(name)}/package.json`));
  } catch {
    return undefined;
  }
}

/** Slope first, where the family has it; then the nearest weight; of two equally near ones, the bolder above 500 and the lighter below. */
function nearest(variants: readonly Variant[], weight: number, italic: boolean): Variant | undefined {
  const sloped = variants.filter((variant) => variant.italic === italic);
  const distance = (variant: Variant) => Math.abs(variant.weight - weight) + (variant.weight > weight === weight > 500 ? 0 : 0.5);
  return (sloped.length > 0 ? sloped : variants).reduce<Variant | undefined>(
    (best, variant) => (best && distance(best) <= distance(variant) ? best : variant),
    undefined,
  );
}
