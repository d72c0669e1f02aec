/** Fonts of a PDF against section 31 of the Matterhorn Protocol 1.1: embedded, with text for every code and widths that are true. */
import type { PdfDocument } from './reader/document.ts';
import { type PdfValue, textOf } from './reader/values.ts';

/** Widths may differ by what rounding leaves, in thousandths of the size. */
const tolerance = 1;

export function* fontFaults(pdf: PdfDocument, reference: PdfValue): Generator<string> {
  const font = pdf.dict(reference);
  const name = String(font.BaseFont).slice(1);
  if (font.Encoding !== '/Identity-H') yield `31-005: ${name} has another encoding`;
  const descendant = pdf.dict(pdf.list(font.DescendantFonts)[0]);
  const system = pdf.dict(descendant.CIDSystemInfo);
  if (textOf(system.Registry) !== 'Adobe' || textOf(system.Ordering) !== 'Identity') yield `31-001: ${name} is of another collection`;
  const descriptor = pdf.dict(descendant.FontDescriptor);
  if (!descriptor.FontFile2) {
    yield `31-009: ${name} is not embedded`;
    return;
  }
  const glyphs = pdf.stream(descendant.CIDToGIDMap);
  const advances = advancesOf(pdf.stream(descriptor.FontFile2));
  const [first, widths] = pdf.list(descendant.W);
  if (first !== 0) yield `${name} does not give its widths from code 0 on`;
  for (const [code, width] of pdf.list(widths).entries()) {
    const own = advances[glyphs.readUInt16BE(code * 2)] ?? 0;
    if (Math.abs(Number(width) - own) > tolerance) yield `31-016: code ${code} of ${name} is ${width} wide, its glyph ${own}`;
  }
  yield* textFaults(pdf, font.ToUnicode, pdf.list(widths).length, name);
}

/** Every code but that of the missing glyph has a text, and none that stands for nothing. */
function* textFaults(pdf: PdfDocument, toUnicode: PdfValue | undefined, codes: number, name: string): Generator<string> {
  const map = pdf.stream(toUnicode).toString('latin1');
  const texts = new Map(
    [...map.matchAll(/^<([0-9a-f]{4})> <([0-9A-F]+)>$/gm)].map(([, code = '', text = '']) => [Number.parseInt(code, 16), text]),
  );
  for (let code = 1; code < codes; code++) {
    const text = texts.get(code);
    if (!text) yield `31-027: code ${code} of ${name} has no text`;
    else if (/^(....)*(0000|FEFF|FFFE)/.test(text)) yield `31-028: code ${code} of ${name} stands for ${text}`;
  }
}

/** Advance of every glyph of a TrueType file, in thousandths of the size. */
function advancesOf(file: Buffer): number[] {
  const table = (tag: string): number => {
    for (let i = 0, count = file.readUInt16BE(4); i < count; i++) {
      const at = 12 + i * 16;
      if (file.toString('latin1', at, at + 4) === tag) return file.readUInt32BE(at + 8);
    }
    throw new Error(`an embedded font has no table "${tag}"`);
  };
  const [unitsPerEm, glyphs, metrics] = [file.readUInt16BE(table('head') + 18), file.readUInt16BE(table('maxp') + 4), table('hmtx')];
  const long = file.readUInt16BE(table('hhea') + 34);
  return Array.from({ length: glyphs }, (_, i) => (file.readUInt16BE(metrics + Math.min(i, long - 1) * 4) * 1000) / unitsPerEm);
}
