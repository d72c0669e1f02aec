/** How text falls where its font is missing and another stands in for it: in that one's widths, and nothing kept in reserve. */
import type { Paragraph } from '../model/text.ts';
import { measure, runIndexAt, type StyledText } from './advances.ts';
import { MAY_BREAK, MUST_BREAK } from './breaks.ts';
import { breakLines, endOfContent } from './lineBreaking.ts';
import { characters, type Substitute, widths } from './substituteWidths.ts';

const LEAST_BOLD = 600;

/** Thousandths of an em by character, regular and bold. */
const tables = new Map<Substitute, readonly [ReadonlyMap<string, number>, ReadonlyMap<string, number>]>();

function tableOf(substitute: Substitute): readonly [ReadonlyMap<string, number>, ReadonlyMap<string, number>] {
  const known = tables.get(substitute);
  if (known) return known;
  const [regular, bold] = widths[substitute].map((row) => {
    const values = row.split(' ').map(Number);
    return new Map([...characters].map((character, i) => [character, values[i] ?? 0]));
  });
  const read = [regular ?? new Map(), bold ?? new Map()] as const;
  tables.set(substitute, read);
  return read;
}

export interface SubstitutedLines {
  readonly lines: number;
  /** Of the widest line, with the paragraph's indent; points. */
  readonly width: number;
  /** The times its size at which the paragraph fills one line, */
  readonly onOneLine: number;
  /** and at which its widest word does: below 1 it is torn. Of words that its own font has no room for on a line either nothing is said. */
  readonly ofAWord: number;
}

/** A paragraph in lines no wider than `limit`, points. */
export function linesInSubstitute(paragraph: Paragraph, limit: number, text: StyledText, substitute: Substitute): SubstitutedLines {
  const own = measure(text);
  const offsets = substituted(text, own, substitute);
  const { lines } = breakLines({ ...text.analysis, offsets, hyphen: () => 0 }, limit);
  const width = Math.max(0, ...lines.map(({ start, contentEnd }) => (offsets[contentEnd] ?? 0) - (offsets[start] ?? 0)));
  return {
    lines: lines.length,
    width: width + paragraph.indent,
    onOneLine: limit / (offsets[text.analysis.text.length] ?? 0),
    ofAWord: limit / widestWord(text, own, offsets, limit),
  };
}

/** In the substitute, of words that stand unbroken on their line in their own font; points. A sign by itself cannot be torn. */
function widestWord({ analysis: { text, breaks } }: StyledText, own: Float64Array, offsets: Float64Array, limit: number): number {
  let widest = 0;
  for (let start = 0, end = 1; end <= text.length; end++) {
    if (end < text.length && breaks[end] !== MAY_BREAK && breaks[end] !== MUST_BREAK) continue;
    const contentEnd = endOfContent(text, start, end);
    const hasRoom = (own[contentEnd] ?? 0) - (own[start] ?? 0) <= limit;
    if (hasRoom && contentEnd - start > 1) widest = Math.max(widest, (offsets[contentEnd] ?? 0) - (offsets[start] ?? 0));
    start = end;
  }
  return widest;
}

/** Room that text[0, i) needs: characters that the table does not have keep their own width. */
function substituted(text: StyledText, own: Float64Array, substitute: Substitute): Float64Array {
  const [regular, bold] = tableOf(substitute);
  const { text: characters } = text.analysis;
  const offsets = new Float64Array(own.length);
  for (let i = 0; i < characters.length; i++) {
    const style = text.runs[runIndexAt(text.analysis, i)]?.style;
    const ownWidth = (own[i + 1] ?? 0) - (own[i] ?? 0);
    const share = style && widthOf(characters[i] ?? '', style.weight >= LEAST_BOLD ? bold : regular);
    offsets[i + 1] = (offsets[i] ?? 0) + (share === undefined ? ownWidth : (share / 1000 + (style?.tracking ?? 0)) * (style?.size ?? 0));
  }
  return offsets;
}

function widthOf(character: string, table: ReadonlyMap<string, number>): number | undefined {
  return table.get(character) ?? (character > '\u007f' ? table.get(character.normalize('NFD')[0] ?? '') : undefined);
}
