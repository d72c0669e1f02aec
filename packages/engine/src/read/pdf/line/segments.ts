/** Puts a page's spans together to segments: lines, or a line's parts where a wide gap parts it, as between the cells of a table. */

import { isRightToLeft } from '../page/glyphText.ts';
import type { Span } from '../page/pageContent.ts';
import { type Line, lineOf } from './line.ts';

/** In parts of the type size: a wider gap parts the line. The blanks of justified text seldom reach it. */
const WIDEST_BLANK = 1.05;

interface Open {
  spans: Span[];
  at: number;
  x0: number;
  x1: number;
  y: number;
  size: number;
  rtl: boolean;
}

/** In the order in which they are painted. */
export function segmentsOf(spans: readonly Span[]): Line[] {
  const rightToLeft = isRightToLeftPage(spans);
  const open: Open[] = [];
  let current: Open | undefined;
  for (const [at, span] of spans.entries()) {
    if (current && continues(current, span)) extend(current, span);
    else {
      current = { spans: [span], at, x0: span.x0, x1: span.x1, y: span.y, size: span.size, rtl: isRightToLeft(span.text) };
      open.push(current);
    }
  }
  return united(open).map((part) => lineOf(part.spans, part.at, rightToLeft));
}

/** Whether most of the letters are of right-to-left scripts. */
export function isRightToLeftPage(spans: readonly Span[]): boolean {
  let rtl = 0;
  let all = 0;
  for (const span of spans) {
    const letters = /\p{L}/u.test(span.text) ? span.text.length : 0;
    all += letters;
    if (letters > 0 && isRightToLeft(span.text)) rtl += letters;
  }
  return rtl > 0.5 * all;
}

function extend(open: Open, span: Span): void {
  open.spans.push(span);
  open.x0 = Math.min(open.x0, span.x0);
  open.x1 = Math.max(open.x1, span.x1);
  open.rtl ||= isRightToLeft(span.text);
  // A raised or lowered small span does not move the line.
  if (span.size >= open.size) {
    open.y = span.y;
    open.size = span.size;
  }
}

function continues(open: Open, span: Span): boolean {
  if (!sameBaseline(open, span)) return false;
  const size = Math.max(open.size, span.size);
  const right = span.x0 - open.x1;
  if (right > -0.6 * size && right < WIDEST_BLANK * size) return true;
  if (!open.rtl && !isRightToLeft(span.text)) return false;
  const left = open.x0 - span.x1;
  return (left > -0.6 * size && left < WIDEST_BLANK * size) || (span.x0 >= open.x0 && span.x1 <= open.x1);
}

function sameBaseline(open: { y: number; size: number }, span: { y: number; size: number }): boolean {
  const away = Math.abs(open.y - span.y);
  const size = Math.max(open.size, span.size);
  if (away < 0.12 * size) return true;
  // Superscripts, subscripts and the line that follows one.
  return away < 0.55 * size && Math.min(open.size, span.size) < 0.86 * size;
}

/** Joins parts of a line that were painted at different times, as when bold words are painted apart. */
function united(parts: readonly Open[]): Open[] {
  const rows = new Map<number, Open[]>();
  const result = new Set<Open>();
  for (const part of parts) {
    const row = Math.round(part.y / 2);
    const near = [row - 1, row, row + 1].flatMap((key) => rows.get(key) ?? []);
    const host = near.find((other) => result.has(other) && adjoins(other, part));
    if (host) {
      for (const span of part.spans) extend(host, span);
      continue;
    }
    result.add(part);
    const list = rows.get(row);
    if (list) list.push(part);
    else rows.set(row, [part]);
  }
  return [...result];
}

function adjoins(a: Open, b: Open): boolean {
  const size = Math.min(a.size, b.size);
  if (Math.abs(a.y - b.y) > 0.12 * size) return false;
  const gap = Math.max(b.x0 - a.x1, a.x0 - b.x1);
  return gap > -0.25 * size && gap < 0.5 * size;
}
