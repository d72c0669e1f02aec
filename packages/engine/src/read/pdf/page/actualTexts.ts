/**
 * What the file itself says that its glyphs stand for (ActualText, ISO 32000-2, 14.9.4): programs write it where several letters share
 * several glyphs, as in Devanagari, whose fonts have no character for many of them. pdf.js keeps the marks and drops what they say.
 */
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfObjects } from '../guard/objects.ts';
import { isReference, type Value } from '../guard/syntax.ts';
import { inflatedPrefix } from '../guard/unpack.ts';
import { isRightToLeft } from './glyphText.ts';
import type { OperatorList } from './interpretPage.ts';

const SPAN = 'Span';
/** Bytes of a page's content that are looked through. */
const MAX_CONTENT = 16_000_000;
const MAX_STREAMS = 200;
/** Letters of a cluster; what is longer stands for a whole line, and says nothing of its glyphs. */
const LONGEST = 16;
const MARKED = /\/Span\s*(?:<<([^<>]*(?:<[\da-fA-F\s]*>[^<>]*)*)>>|\/[^\s/<>[\](){}%]+)\s*BDC\b/g;
const ACTUAL = /\/ActualText\s*<([\da-fA-F\s]*)>/;

/** The texts of the page's spans in their order, undefined for a span without one; nothing where they and the operators do not agree. */
export function actualTexts(list: OperatorList, page: number | undefined, objects: PdfObjects): readonly (string | undefined)[] {
  let spans = 0;
  const { beginMarkedContentProps } = OPS;
  for (let i = 0; i < list.fnArray.length; i++) {
    if (list.fnArray[i] !== beginMarkedContentProps) continue;
    const args = list.argsArray[i];
    if (Array.isArray(args) && args[0] === SPAN) spans++;
  }
  if (spans === 0 || page === undefined) return [];
  const found = [...contentOf(page, objects).matchAll(MARKED)].map(([, properties = '']) => textOf(ACTUAL.exec(properties)?.[1]));
  return found.length === spans ? found : [];
}

function contentOf(page: number, objects: PdfObjects): string {
  const contents = objects.dictionary({ ref: page })?.get('Contents');
  const inner = objects.resolve(contents);
  const parts: readonly Value[] = Array.isArray(inner) ? inner : contents === undefined ? [] : [contents];
  let content = '';
  for (const part of parts.slice(0, MAX_STREAMS)) {
    const stream = isReference(part) ? objects.stream(part.ref) : undefined;
    const filter = stream?.dictionary.get('Filter');
    const name = Array.isArray(filter) && filter.length === 1 ? filter[0] : filter;
    if (!stream || (name !== undefined && name !== '/FlateDecode')) return '';
    const left = MAX_CONTENT - content.length;
    if (left <= 0) return '';
    content += `${(name === undefined ? stream.packed.subarray(0, left) : inflatedPrefix(stream.packed, left)).toString('latin1')}\n`;
  }
  return content;
}

/** UTF-16 with its mark, in hexadecimal. Letters that are read from right to left are put in order by their places. */
function textOf(hex: string | undefined): string | undefined {
  const bytes = Buffer.from((hex ?? '').replace(/\s+/g, ''), 'hex');
  if (bytes.length < 4 || bytes[0] !== 0xfe || bytes[1] !== 0xff || bytes.length > 2 * LONGEST + 2) return undefined;
  const all = bytes
    .subarray(2, bytes.length - (bytes.length % 2))
    .swap16()
    .toString('utf16le');
  // Where a word might be parted: a hyphen that is seen is a glyph of its own.
  const text = all.replaceAll('\u00ad', '');
  return text === '' || /\s/u.test(text) || isRightToLeft(text) ? undefined : text;
}
