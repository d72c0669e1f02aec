/** Fonts that travel with the file, so that it looks the same where they are not installed. */
import { typeface } from '../../../model/text.ts';
import { fontTables } from '../../../text/fontTables.ts';
import { createRecentCache } from '../../../text/recentCache.ts';
import { subsetCharacters } from '../../../text/subset.ts';
import type { FontFile } from '../../../world.ts';
import { type PackedContent, pack } from '../../../zip/write.ts';
import { coverage } from './coverage.ts';
import { toEot } from './eot.ts';
import type { UsedFaces } from './usedFaces.ts';

type Cut = 'regular' | 'bold' | 'italic' | 'boldItalic';

export interface EmbeddedFont {
  readonly typeface: string;
  /** EOT files, packed for the zip; a typeface has at most one for each cut. */
  readonly cuts: ReadonlyMap<Cut, PackedContent>;
}

/** OS/2 fsType: the licence forbids embedding. */
const RESTRICTED = 0x2;
/** A subset above this is left out: it is a face of tens of thousands of characters, used in full. */
const MOST_BYTES = 1_000_000;

/** The faces as PowerPoint groups them, in the order of first use. */
export function embedFonts(used: UsedFaces): EmbeddedFont[] {
  const byTypeface = new Map<string, Map<Cut, PackedContent>>();
  for (const [face, { codePoints, own }] of used) {
    if (fontTables(face).fsType & RESTRICTED || (!own && showsNothing(codePoints))) continue;
    const { name, bold } = typeface(face.family, face.weight);
    const cut: Cut = bold ? (face.italic ? 'boldItalic' : 'bold') : face.italic ? 'italic' : 'regular';
    const cuts = byTypeface.get(name) ?? new Map<Cut, PackedContent>();
    if (cuts.has(cut)) continue;
    const file = embedded(face, name, coverage(codePoints, own));
    if (file.size > MOST_BYTES) continue;
    byTypeface.set(name, cuts.set(cut, file));
  }
  return [...byTypeface].map(([name, cuts]) => ({ typeface: name, cuts }));
}

/** Spaces of widths that the text's own font lacks, and the like: every application makes do without the font. */
const showsNothing = (codePoints: ReadonlySet<number>): boolean =>
  [...codePoints].every((codePoint) => /[\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(String.fromCodePoint(codePoint)));

/** Decks of one template in one language keep the same characters; cutting and packing a face takes 5 to 30 ms. */
const CACHE_BYTES = 16 * 1024 * 1024;
const cuttings = createRecentCache<PackedContent>(CACHE_BYTES, (file) => file.data.length);
const versions = new WeakMap<FontFile, number>();
let lastVersion = 0;

function embedded(face: FontFile, name: string, codePoints: readonly number[]): PackedContent {
  // Two font sources may give different files the same id.
  const version = versions.get(face) ?? ++lastVersion;
  versions.set(face, version);
  return cuttings.get(`${version} ${name} ${String.fromCodePoint(...codePoints)}`, () => {
    const style = `${face.weight === 700 ? 'Bold' : 'Regular'}${face.italic ? ' Italic' : ''}`;
    return pack(toEot({ ...face, data: subsetCharacters(face, codePoints) }, { family: name, style }));
  });
}
