/** A table by its tags: rows of header and data cells, put into columns by where they stand. */
import type { Span } from '../page/pageContent.ts';
import { cellText } from '../table/cellText.ts';
import type { FoundTable } from '../table/foundTable.ts';
import { hasHeader } from '../table/header.ts';
import { marksOf, type TagNode } from './structure.ts';

interface TagCell {
  readonly heads: boolean;
  readonly spans: readonly Span[];
  readonly text: string;
  readonly x0: number;
}

/** `take` gives the spans of marked content, each once. Undefined when the table is empty. */
export function taggedTable(node: TagNode, take: (marks: readonly number[]) => Span[]): FoundTable | undefined {
  const used = new Set<Span>();
  const rows = rowsOf(node).map((row) =>
    row.children
      .filter((child) => /^T[HD]$/.test(child.role))
      .map((child): TagCell => {
        const spans = take(marksOf(child));
        for (const span of spans) used.add(span);
        return { heads: child.role === 'TH', spans, text: cellText(spans), x0: Math.min(...spans.map((span) => span.x0)) };
      }),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const filled = rows.filter((row) => row.some((cell) => cell.text !== ''));
  if (used.size === 0 || width === 0) return undefined;
  const edges = columnEdges(filled.filter((row) => row.length === width));
  const texts = filled.map((row) => inColumns(row, width, edges));
  const first = filled[0] ?? [];
  const heads = first.length > 0 && first.every((cell) => cell.heads || cell.text === '') && filled.length > 1;
  const header = heads || hasHeader(texts, false) ? texts[0] : undefined;
  const spans = [...used];
  return {
    x0: Math.min(...spans.map((span) => span.x0)),
    y0: Math.min(...spans.map((span) => span.y - span.size)),
    x1: Math.max(...spans.map((span) => span.x1)),
    y1: Math.max(...spans.map((span) => span.y)),
    at: 0,
    spans: used,
    table: { ...(header && { header }), rows: header ? texts.slice(1) : texts },
  };
}

function rowsOf(node: TagNode): TagNode[] {
  return node.children.flatMap((child) => (child.role === 'TR' ? [child] : child.role === 'Table' ? [] : rowsOf(child)));
}

/** Leftmost place of each column in the rows that have a cell for every one. */
function columnEdges(rows: readonly (readonly TagCell[])[]): number[] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, i) => Math.min(...rows.map((row) => row[i]?.x0 ?? Number.POSITIVE_INFINITY)));
}

/** A row with fewer cells has some that span several columns: each goes to the column that begins nearest. */
function inColumns(row: readonly TagCell[], width: number, edges: readonly number[]): string[] {
  if (row.length === width) return row.map((cell) => cell.text);
  const texts = Array.from({ length: width }, () => '');
  let next = 0;
  for (const [i, cell] of row.entries()) {
    const last = width - (row.length - i);
    let best = next;
    for (let column = next; column <= last; column++) {
      if (Math.abs((edges[column] ?? 0) - cell.x0) < Math.abs((edges[best] ?? 0) - cell.x0)) best = column;
    }
    texts[best] = cell.text;
    next = best + 1;
  }
  return texts;
}
