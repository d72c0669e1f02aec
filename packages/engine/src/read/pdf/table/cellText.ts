/** The text of a table's cell. */

import { oneLine } from '../../../model/oneLine.ts';
import { joinWrapped } from '../line/joinWrapped.ts';
import { segmentsOf } from '../line/segments.ts';
import type { Span } from '../page/pageContent.ts';

/** Lines of a cell from above to below, parts of a line in reading order. */
export function cellText(spans: readonly Span[]): string {
  const rows: { y: number; size: number; spans: Span[] }[] = [];
  for (const segment of segmentsOf(spans)) {
    const row = rows.find((other) => Math.abs(other.y - segment.y) < 0.3 * Math.max(other.size, segment.size));
    if (row) row.spans.push(...segment.spans);
    else rows.push({ y: segment.y, size: segment.size, spans: [...segment.spans] });
  }
  rows.sort((a, b) => a.y - b.y);
  return oneLine(
    rows.reduce((text, row) => {
      const line = segmentsOf(row.spans);
      const rtl = line.filter((part) => part.rtl).length * 2 > line.length;
      const ordered = line.sort((a, b) => (rtl ? b.x1 - a.x1 : a.x0 - b.x0));
      return joinWrapped(text, ordered.map((part) => part.text).join(' '));
    }, ''),
  );
}

export const isBold = (spans: readonly Span[]): boolean =>
  spans.length > 0 && spans.every((span) => span.font.bold || !/[\p{L}\p{N}]/u.test(span.text));
