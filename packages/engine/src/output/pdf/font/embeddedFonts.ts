/** The fonts of one file: collected while pages are drawn, written when all glyphs are known. */
import { createHash } from 'node:crypto';
import type { GlyphRun } from '../../../model/text.ts';
import { subsetGlyphs } from '../../../text/subset.ts';
import type { FontSource } from '../../../world.ts';
import type { PdfFile } from '../syntax/file.ts';
import { name, type Ref, text } from '../syntax/value.ts';
import { EmbeddedFont } from './embeddedFont.ts';
import { assertSet } from './missingText.ts';
import { toUnicodeMap } from './toUnicode.ts';

export class EmbeddedFonts {
  readonly #file: PdfFile;
  readonly #source: FontSource;
  readonly #language: string;
  readonly #fonts = new Map<string, EmbeddedFont>();

  /** `language` of the deck: it says which font is missing where text has none. */
  constructor(file: PdfFile, source: FontSource, language: string) {
    this.#file = file;
    this.#source = source;
    this.#language = language;
  }

  /**
   * The font of the run, and how it shows its glyphs.
   * @throws when the source has no such font, or none for what the run shows
   */
  show(run: GlyphRun): ReturnType<EmbeddedFont['show']> & Pick<EmbeddedFont, 'resource'> {
    const font = this.#get(run.font);
    assertSet(run, font.file, this.#language, this.#source);
    return { ...font.show(run), resource: font.resource };
  }

  #get(id: string): EmbeddedFont {
    const known = this.#fonts.get(id);
    if (known) return known;
    const data = this.#source.byId(id);
    if (!data) throw new Error(`The scene is set in the font "${id}", which the font source does not have.`);
    const font = new EmbeddedFont(data, { kind: 'Font', name: `F${this.#fonts.size + 1}`, ref: this.#file.allocate() });
    this.#fonts.set(id, font);
    return font;
  }

  write(): void {
    for (const font of this.#fonts.values()) writeFont(this.#file, font);
  }
}

/** Flags of a font descriptor (ISO 32000-1, table 123). */
const FIXED_PITCH = 1;
const SYMBOLIC = 4;
const ITALIC = 64;

function writeFont(file: PdfFile, font: EmbeddedFont): void {
  const { tables, codes } = font;
  const glyphs = [...new Set(codes.map((code) => code.glyph))].sort((a, b) => a - b);
  const base = name(`${subsetTag(glyphs)}+${tables.postScriptName}`);
  const descendant = file.add({
    Type: name('Font'),
    Subtype: name('CIDFontType2'),
    BaseFont: base,
    CIDSystemInfo: { Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 },
    FontDescriptor: writeDescriptor(file, font, base.syntax.slice(1), subsetGlyphs(font.file, glyphs, { retainIds: true })),
    W: [0, codes.map((code) => code.width)],
    CIDToGIDMap: file.addStream({}, glyphIndices(codes.map((code) => code.glyph))),
  });
  file.put(font.resource.ref, {
    Type: name('Font'),
    Subtype: name('Type0'),
    BaseFont: base,
    Encoding: name('Identity-H'),
    DescendantFonts: [descendant],
    ToUnicode: file.addStream({}, toUnicodeMap(codes.map((code) => code.text))),
  });
}

function writeDescriptor(file: PdfFile, { tables }: EmbeddedFont, baseFont: string, data: Uint8Array): Ref {
  const scaled = (units: number) => Math.round((units * 1000) / tables.unitsPerEm);
  return file.add({
    Type: name('FontDescriptor'),
    FontName: name(baseFont),
    Flags: SYMBOLIC | (tables.fixedPitch ? FIXED_PITCH : 0) | (tables.italicAngle ? ITALIC : 0),
    FontBBox: tables.boundingBox.map(scaled),
    ItalicAngle: tables.italicAngle,
    Ascent: scaled(tables.ascent),
    Descent: -scaled(tables.descent),
    CapHeight: scaled(tables.capHeight),
    // No table says how thick stems are; this follows the weight as Adobe's own estimate does.
    StemV: Math.round(10 + 220 * ((tables.weight - 50) / 900)),
    FontFile2: file.addStream({ Length1: data.length }, data),
  });
}

/** Six letters that differ where the glyphs differ (ISO 32000-1, 9.6.4). */
function subsetTag(glyphs: readonly number[]): string {
  const hash = createHash('md5').update(glyphs.join()).digest();
  return Array.from(hash.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % 26))).join('');
}

function glyphIndices(glyphs: readonly number[]): Uint8Array {
  const map = Buffer.alloc(glyphs.length * 2);
  for (const [code, glyph] of glyphs.entries()) map.writeUInt16BE(glyph, code * 2);
  return map;
}
