/** The text of a page by marked-content identifier, decoded with the fonts' ToUnicode maps. */
import type { PdfDocument } from './document.ts';
import { type PdfDict, type PdfValue, parseValues, textOf } from './values.ts';

export interface PageContent {
  /** Text by marked-content identifier, in the order of the content. */
  readonly marked: ReadonlyMap<number, string>;
  /** Text of artifacts. */
  readonly artifacts: string;
  /** Operators that paint outside of every mark: there should be none. */
  readonly unmarked: readonly string[];
}

const painting = new Set(['TJ', 'Tj', 'f', 'f*', 'S', 'B', 'Do', 'sh']);

export function pageContent(pdf: PdfDocument, page: PdfDict): PageContent {
  const fonts = Object.entries(pdf.dict(pdf.dict(page.Resources).Font ?? {})).map(
    ([name, ref]) => [`/${name}`, codes(pdf, ref)] as [string, Map<number, string>],
  );
  const byName = new Map(fonts);
  const marked = new Map<number, string>();
  const unmarked: string[] = [];
  const marks: (number | 'artifact')[] = [];
  let artifacts = '';
  let font = new Map<number, string>();
  let operands: PdfValue[] = [];
  let actualText: string | undefined;
  let reversed = false;
  for (const value of parseValues(pdf.stream(page.Contents).toString('latin1'))) {
    if (typeof value !== 'object' || !('operator' in value)) {
      operands.push(value);
      continue;
    }
    const operator = String(value.operator);
    const mark = marks.at(-1);
    if (painting.has(operator) && mark === undefined) unmarked.push(operator);
    if (operator === 'BMC') marks.push('artifact');
    if (operator === 'BMC' || operator === 'BDC') reversed = operands[0] === '/ReversedChars';
    if (operator === 'BDC') {
      const { MCID: id, ActualText: actual } = operands[1] as PdfDict;
      marks.push(typeof id === 'number' ? id : (mark ?? 'artifact'));
      actualText = textOf(actual);
      if (typeof id === 'number') marked.set(id, actualText ?? '');
      else artifacts += actualText ?? '';
    } else if (operator === 'EMC') {
      marks.pop();
      actualText = undefined;
    } else if (operator === 'Tf') font = byName.get(String(operands[0])) ?? new Map();
    else if (operator === 'TJ' && actualText === undefined) {
      const shown = (operands[0] as PdfValue[]).flatMap((part) => (part instanceof Uint8Array ? decode(part, font) : []));
      const text = reversed ? [...shown.join('')].reverse().join('') : shown.join('');
      if (typeof mark === 'number') marked.set(mark, (marked.get(mark) ?? '') + text);
      else artifacts += text;
    }
    operands = [];
  }
  return { marked, artifacts, unmarked };
}

function decode(bytes: Uint8Array, font: ReadonlyMap<number, string>): string[] {
  const out: string[] = [];
  for (let i = 0; i + 1 < bytes.length; i += 2) out.push(font.get(((bytes[i] ?? 0) << 8) | (bytes[i + 1] ?? 0)) ?? '');
  return out;
}

/** Code to text. */
function codes(pdf: PdfDocument, font: PdfValue): Map<number, string> {
  const map = pdf.stream(pdf.dict(font).ToUnicode).toString('latin1');
  const entries = [...map.matchAll(/^<([0-9a-f]{4})> <([0-9A-F]+)>$/gm)];
  return new Map(entries.map(([, code = '', text = '']) => [Number.parseInt(code, 16), textOf(Buffer.from(`FEFF${text}`, 'hex')) ?? '']));
}
