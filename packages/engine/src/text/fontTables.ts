/** What a TrueType file says of itself: the tables that measuring and the outputs need, read once per file. */
import { perObject } from '../model/memo.ts';
import type { FontFile } from '../world.ts';

/** Lengths in font units unless said otherwise. */
export interface FontTables {
  readonly unitsPerEm: number;
  /** As office applications and PDF viewers take them; both positive. */
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  /** xMin, yMin, xMax, yMax of all glyphs. */
  readonly boundingBox: readonly [number, number, number, number];
  /** Degrees, counter-clockwise from the vertical: negative leans to the right. */
  readonly italicAngle: number;
  /** usWeightClass: 100 to 900. */
  readonly weight: number;
  readonly fixedPitch: boolean;
  /** OS/2 embedding permissions: 0 is installable, bit 1 (value 2) forbids embedding. */
  readonly fsType: number;
  /** OS/2 PANOSE classification, ten bytes. */
  readonly panose: Uint8Array;
  /** OS/2 ulUnicodeRange1 to 4 and ulCodePageRange1 to 2, as an EOT header repeats them. */
  readonly unicodeRange: readonly [number, number, number, number];
  readonly codePageRange: readonly [number, number];
  /** head.checkSumAdjustment */
  readonly checkSumAdjustment: number;
  readonly glyphCount: number;
  /** Name in PostScript (name id 6), without spaces: "Inter-SemiBold". */
  readonly postScriptName: string;
  /** The family as applications list it (name id 1), such as "Inter SemiBold", and its style (name id 2). */
  readonly familyName: string;
  readonly styleName: string;
  readonly version: string;
  readonly fullName: string;
}

/** Tables of the file, kept as long as the file object. Throws when a required table is missing. */
export const fontTables = perObject(read);

function read(file: FontFile): FontTables {
  const view = new DataView(file.data.buffer, file.data.byteOffset, file.data.byteLength);
  const offsets = new Map<string, number>();
  for (let i = 0, count = view.getUint16(4); i < count; i++) {
    const record = 12 + i * 16;
    offsets.set(String.fromCharCode(...file.data.subarray(record, record + 4)), view.getUint32(record + 8));
  }
  const table = (tag: string): number => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`The font ${file.id} has no table "${tag}"; Slidewright needs whole TrueType files`);
    return offset;
  };
  const head = table('head');
  const os2 = table('OS/2');
  const post = table('post');
  const [ascent, descent] = verticalExtent(view, table('hhea'), os2);
  const name = nameReader(view, table('name'));
  // capHeight and xHeight came with version 2 of OS/2.
  const hasHeights = view.getUint16(os2) >= 2;
  return {
    unitsPerEm: view.getUint16(head + 18),
    ascent,
    descent,
    capHeight: (hasHeights && view.getInt16(os2 + 88)) || Math.round(ascent * 0.7),
    xHeight: (hasHeights && view.getInt16(os2 + 86)) || Math.round(ascent * 0.5),
    boundingBox: [view.getInt16(head + 36), view.getInt16(head + 38), view.getInt16(head + 40), view.getInt16(head + 42)],
    italicAngle: view.getInt32(post + 4) / 65536,
    weight: view.getUint16(os2 + 4),
    fixedPitch: view.getUint32(post + 12) !== 0,
    fsType: view.getUint16(os2 + 8),
    panose: Uint8Array.from(file.data.subarray(os2 + 32, os2 + 42)),
    unicodeRange: [view.getUint32(os2 + 42), view.getUint32(os2 + 46), view.getUint32(os2 + 50), view.getUint32(os2 + 54)],
    codePageRange: view.getUint16(os2) >= 1 ? [view.getUint32(os2 + 78), view.getUint32(os2 + 82)] : [0, 0],
    checkSumAdjustment: view.getUint32(head + 8),
    glyphCount: view.getUint16(table('maxp') + 4),
    postScriptName: name(6).replaceAll(' ', '') || file.id.replaceAll(' ', ''),
    familyName: name(1),
    styleName: name(2),
    version: name(5),
    fullName: name(4),
  };
}

/**
 * Ascent and descent by LibreOffice's rule (vcl, ImplCalcLineSpacing): hhea, unless the font asks for its typographic metrics
 * (fsSelection bit 7); OS/2's Windows metrics only where hhea is empty. PowerPoint takes the same numbers for these fonts, where hhea and
 * typo agree; the Windows metrics only clip.
 */
function verticalExtent(view: DataView, hhea: number, os2: number): [number, number] {
  const typo: [number, number] = [view.getInt16(os2 + 68), -view.getInt16(os2 + 70)];
  const useTypo = (view.getUint16(os2 + 62) & 0x80) !== 0;
  if (useTypo && typo[0] + typo[1] > 0) return typo;
  const horizontal: [number, number] = [view.getInt16(hhea + 4), -view.getInt16(hhea + 6)];
  return horizontal[0] + horizontal[1] > 0 ? horizontal : [view.getUint16(os2 + 74), view.getUint16(os2 + 76)];
}

/** Reads English names of the Windows platform (3, 1, 0x409) from the name table; "" for one that is not there. */
function nameReader(view: DataView, table: number): (id: number) => string {
  const strings = table + view.getUint16(table + 4);
  return (id) => {
    for (let i = 0, count = view.getUint16(table + 2); i < count; i++) {
      const record = table + 6 + i * 12;
      const matches = view.getUint16(record) === 3 && view.getUint16(record + 4) === 0x409 && view.getUint16(record + 6) === id;
      if (!matches) continue;
      const length = view.getUint16(record + 8);
      const start = strings + view.getUint16(record + 10);
      let text = '';
      for (let k = 0; k < length; k += 2) text += String.fromCharCode(view.getUint16(start + k));
      return text;
    }
    return '';
  };
}
