/** Fonts that travel with the file, so that it looks the same where they are not installed. */
import { fontTables } from '../../../text/fontTables.ts';
import { createRecentCache } from '../../../text/recentCache.ts';
import { type FaceStyle, styleName, withNames } from '../../../text/rename.ts';
import { subsetCharacters } from '../../../text/subset.ts';
import type { FontFile } from '../../../world.ts';
import { type PackedContent, pack } from '../../../zip/write.ts';
import { type Cut, cutOf, type FaceNames } from '../text/faceNames.ts';
import { coverage } from './coverage.ts';
import { toEot } from './eot.ts';
import type { UsedFaces } from './usedFaces.ts';

export interface EmbeddedFont {
  readonly typeface: string;
  /** EOT files, packed for the zip; a typeface has at most one for each cut. */
  readonly cuts: ReadonlyMap<Cut, PackedContent>;
}

/** OS/2 fsType: the licence forbids embedding. */
const RESTRICTED = 0x2;
/** A subset above this is left out: it is a face of tens of thousands of characters, used in full. */
const MOST_BYTES = 1_000_000;

/** A cut of a typeface, with all that its faces set. */
interface Cutting {
  face: FontFile;
  own: boolean;
  readonly codePoints: Set<number>;
}

/** The faces as PowerPoint groups them, in the order of first use. */
export function embedFonts(used: UsedFaces, nameOf: FaceNames): EmbeddedFont[] {
  return [...cuttings(used, nameOf)].flatMap(([typeface, byCut]) => {
    const cuts = new Map<Cut, PackedContent>();
    for (const [cut, { face, codePoints, own }] of byCut) {
      if (!own && showsNothing(codePoints)) continue;
      const file = embedded(face, { family: typeface, bold: cut.startsWith('bold') }, coverage(codePoints, own));
      if (file.size <= MOST_BYTES) cuts.set(cut, file);
    }
    return cuts.size > 0 ? [{ typeface, cuts }] : [];
  });
}

/** Where a semi-bold goes by the name of the bold that stands beside it, the bold is what is embedded. */
function cuttings(used: UsedFaces, nameOf: FaceNames): Map<string, Map<Cut, Cutting>> {
  const byTypeface = new Map<string, Map<Cut, Cutting>>();
  for (const [face, { codePoints, own }] of used) {
    if (fontTables(face).fsType & RESTRICTED) continue;
    const { name, bold } = nameOf(face);
    const byCut = byTypeface.get(name) ?? new Map<Cut, Cutting>();
    byTypeface.set(name, byCut);
    const cut = cutOf(bold, face.italic);
    const known = byCut.get(cut) ?? { face, own, codePoints: new Set<number>() };
    byCut.set(cut, known);
    if (bold && face.weight > known.face.weight) known.face = face;
    known.own ||= own;
    for (const codePoint of codePoints) known.codePoints.add(codePoint);
  }
  return byTypeface;
}

/** Spaces of widths that the text's own font lacks, and the like: every application makes do without the font. */
const showsNothing = (codePoints: ReadonlySet<number>): boolean =>
  [...codePoints].every((codePoint) => /[\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(String.fromCodePoint(codePoint)));

/** Decks of one template in one language keep the same characters; cutting and packing a face takes 5 to 30 ms. */
const CACHE_BYTES = 16 * 1024 * 1024;
const recent = createRecentCache<PackedContent>(CACHE_BYTES, (file) => file.data.length);
const versions = new WeakMap<FontFile, number>();
let lastVersion = 0;

function embedded(face: FontFile, named: Omit<FaceStyle, 'italic'>, codePoints: readonly number[]): PackedContent {
  // Two font sources may give different files the same id.
  const version = versions.get(face) ?? ++lastVersion;
  versions.set(face, version);
  const { family, bold } = named;
  return recent.get(`${version} ${family} ${bold} ${String.fromCodePoint(...codePoints)}`, () => {
    const data = withNames(subsetCharacters(face, codePoints), { ...named, italic: face.italic });
    return pack(toEot({ ...face, data }, { family, style: styleName(bold, face.italic) }));
  });
}
