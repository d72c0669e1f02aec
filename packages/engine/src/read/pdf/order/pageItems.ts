/** A page's lines, tables and pictures in reading order. */

import { type Line, lineOf } from '../line/line.ts';
import { isRightToLeftPage, segmentsOf } from '../line/segments.ts';
import { wholeLines } from '../line/wholeLines.ts';
import type { PageContent, Span } from '../page/pageContent.ts';
import type { FoundPicture } from '../picture/foundPicture.ts';
import { alignedTables } from '../table/alignedTables.ts';
import type { FoundTable } from '../table/foundTable.ts';
import { ruledTables } from '../table/ruledTables.ts';
import type { PageItem } from './pageItem.ts';
import { inReadingOrder } from './readingOrder.ts';

/** `segments`: those of the page that are part of its text. */
export function pageItems(page: PageContent, segments: readonly Line[], pictures: readonly FoundPicture[]): PageItem[] {
  const spans = segments.flatMap((segment) => [...segment.spans]);
  const place = new Map(page.spans.map((span, at) => [span, at]));
  const rightToLeft = isRightToLeftPage(page.spans);
  const ruled = ruledTables(page.rules, spans).map((table) => ({ ...table, at: firstPlace(table.spans, place) }));
  const free = without(segments, ruled, place, rightToLeft);
  const aligned = alignedTables(free).filter((table) => !isConsole(table, free));
  const tables = [...ruled, ...aligned];
  const lines = wholeLines(without(free, aligned, place, rightToLeft));
  const painted = [
    ...lines.map((line) => ({ at: line.at, item: { kind: 'line' as const, line, x0: line.x0, y0: line.y0, x1: line.x1, y1: line.y1 } })),
    ...tables.map((table) => ({
      at: table.at,
      item: { kind: 'table' as const, table, x0: table.x0, y0: table.y0, x1: table.x1, y1: table.y1 },
    })),
  ].sort((a, b) => a.at - b.at);
  const ordered: PageItem[] = inReadingOrder(
    painted.map(({ item }) => item),
    rightToLeft,
  );
  for (const picture of pictures) {
    ordered.splice(placeOf(picture, ordered), 0, {
      kind: 'picture',
      picture,
      x0: picture.x0,
      y0: picture.y0,
      x1: picture.x1,
      y1: picture.y1,
    });
  }
  return ordered;
}

/** What a program prints in columns is part of its code. */
function isConsole({ spans }: FoundTable, lines: readonly Line[]): boolean {
  const members = lines.filter((line) => line.spans.some((span) => spans.has(span)));
  return members.length > 0 && members.every((line) => line.mono || !/[\p{L}\p{N}]/u.test(line.text));
}

function firstPlace(spans: ReadonlySet<Span>, place: ReadonlyMap<Span, number>): number {
  let first = Infinity;
  for (const span of spans) first = Math.min(first, place.get(span) ?? Infinity);
  return first;
}

/** The segments without what the tables took. */
function without(segments: readonly Line[], tables: readonly FoundTable[], place: ReadonlyMap<Span, number>, rightToLeft: boolean): Line[] {
  if (tables.length === 0) return [...segments];
  const taken = new Set<Span>();
  for (const table of tables) for (const span of table.spans) taken.add(span);
  return segments.flatMap((segment) => {
    const rest = segment.spans.filter((span) => !taken.has(span));
    if (rest.length === segment.spans.length) return [segment];
    if (rest.length === 0) return [];
    return segmentsOf(rest).map((part) => lineOf(part.spans, place.get(part.spans[0] as Span) ?? segment.at, rightToLeft));
  });
}

/** Behind the last item that stands above the picture, in its columns. */
function placeOf(picture: FoundPicture, items: readonly PageItem[]): number {
  let place = 0;
  let lowest = -Infinity;
  const middle = (picture.y0 + picture.y1) / 2;
  for (const [i, item] of items.entries()) {
    const overlap = Math.min(item.x1, picture.x1) - Math.max(item.x0, picture.x0);
    if (overlap <= 0 || (item.y0 + item.y1) / 2 > middle) continue;
    if (item.y1 >= lowest) {
      lowest = item.y1;
      place = i + 1;
    }
  }
  return place;
}
