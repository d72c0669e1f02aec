/** Lines out of the parts that wide blanks left. */
import { markerOf } from '../blocks/marker.ts';
import { type Line, lineOf } from './line.ts';

/** Joins what wide blanks part: justified lines, a mark and its item, a number and its heading. */
export function wholeLines(segments: readonly Line[]): Line[] {
  const lines: Line[] = [];
  for (const segment of segments) {
    const last = lines.at(-1);
    if (last && isOneLine(last, segment))
      lines[lines.length - 1] = { ...lineOf([...last.spans, ...segment.spans], last.at, last.rtl), mono: last.mono && segment.mono };
    else lines.push(segment);
  }
  return lines;
}

function isOneLine(left: Line, right: Line): boolean {
  const size = Math.max(left.size, right.size);
  if (Math.abs(left.y - right.y) > 0.25 * size) return false;
  const gap = Math.max(right.x0 - left.x1, left.x0 - right.x1);
  if (gap < 0) return false;
  const marks = markerOf(`${left.text} x`)?.length === left.text.length + 1 || /^[\d.]{1,9}$/.test(left.text);
  return gap < (marks ? 6 : 3.5) * size;
}
