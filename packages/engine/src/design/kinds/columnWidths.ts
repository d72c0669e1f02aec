/** How wide the columns of a table are: by what stands in them. */
import type { TextStyle } from '../../model/text.ts';
import type { LayoutContext } from '../page/layoutContext.ts';

export interface CellText {
  readonly text: string;
  readonly style: TextStyle;
}

/**
 * Widths that add up to `total`. Each column is at least as wide as its longest word, as far as there is room, and no column is given
 * more than its longest text needs before the others have theirs.
 */
export function columnWidths(
  columns: readonly (readonly CellText[])[],
  total: number,
  padding: number,
  context: Pick<LayoutContext, 'typesetter' | 'language'>,
): number[] {
  const width = ({ text, style }: CellText) => context.typesetter.width(text, style, context.language) * 1.06 + padding + 1;
  const least = columns.map((cells) =>
    Math.max(padding + 8, ...cells.flatMap((cell) => words(cell.text).map((text) => width({ ...cell, text })))),
  );
  const wanted = columns.map((cells, c) => Math.max(least[c] ?? 0, ...cells.map(width)));
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  if (sum(least) >= total) return least.map((w) => (w * total) / sum(least));
  if (sum(wanted) <= total) {
    // Each has first what its words would need in a wider font. What is left then goes to the first column, which holds the names, and evenly
    // to the others.
    const times = Math.min(WIDER, total / sum(wanted));
    const spare = (total - times * sum(wanted)) / (columns.length + 1);
    return wanted.map((w, c) => w * times + (c === 0 && columns.length > 1 ? 2 : columns.length > 1 ? 1 : 2) * spare);
  }
  const room = total - sum(least);
  const wishes = wanted.map((w, c) => Math.sqrt(w - (least[c] ?? 0)));
  return least.map((w, c) => w + (room * (wishes[c] ?? 0)) / sum(wishes));
}

/** By how much a font that stands in is wider than most. */
const WIDER = 1.25;

/** What may not be torn apart: words between spaces, single signs where a script has none, and the parts of an address. */
const words = (text: string): string[] =>
  text
    .split(/\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])/u)
    .flatMap((word) => (ADDRESS.test(word) ? word.split(/(?<=[/?&=-])(?![/?&=-])/u) : word));
const ADDRESS = /:\/\/|^www\./u;
