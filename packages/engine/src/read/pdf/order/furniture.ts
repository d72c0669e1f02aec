/** Running headers, footers and page numbers. */
import { inEvery } from '../../../languages/inEvery.ts';
import { either } from '../../../languages/phrases.ts';
import type { Line } from '../line/line.ts';

export interface PageLines {
  readonly height: number;
  readonly lines: readonly Line[];
}

/** Outer part of a page's height in which they stand; further in only when nothing stands beyond. */
const MARGIN = 0.115;
const WIDE_MARGIN = 0.2;
const PAGE = `(?:${either(inEvery(({ reading }) => reading.pages))})`;
/** "3", "Page 3", "3 of 12", "- iv -", "第3页": between two numbers stands a sign or a little word. */
const PAGE_NUMBER = new RegExp(
  `^\\W*(?:${PAGE}\\s*)?(?:\\d{1,4}|[ivxlc]{1,5})(?:\\s*(?:[/|]|\\p{L}{1,4})\\s*\\d{1,4})?\\s*${PAGE}?\\W*$`,
  'iu',
);

/** The lines that belong to the text, page by page. */
export function withoutFurniture(pages: readonly PageLines[]): Line[][] {
  const seen = new Map<string, Set<number>>();
  for (const [number, page] of pages.entries()) {
    for (const line of page.lines) {
      if (!inMargin(line, page)) continue;
      for (const key of keysOf(line)) {
        const on = seen.get(key);
        if (on) on.add(number);
        else seen.set(key, new Set([number]));
      }
    }
  }
  // Two pages are few, but the same words at the same place of both are no chance.
  const often = pages.length <= 3 ? 2 : Math.max(3, Math.ceil(0.2 * pages.length));
  const repeats = (line: Line) => keysOf(line).some((key) => (seen.get(key)?.size ?? 0) >= often);
  return pages.map((page) => {
    const marginal = page.lines.filter((line) => inMargin(line, page));
    const gone = new Set(
      marginal.filter((line) => repeats(line) || (PAGE_NUMBER.test(line.text) && isOutermost(line, page) && isAlone(line, page, repeats))),
    );
    return gone.size === 0 ? [...page.lines] : page.lines.filter((line) => !gone.has(line));
  });
}

function inMargin(line: Line, page: PageLines): boolean {
  if (line.y1 < MARGIN * page.height || line.y0 > (1 - MARGIN) * page.height) return true;
  if (line.y1 < WIDE_MARGIN * page.height) return page.lines.every((other) => other.y1 > line.y0 - 1);
  return line.y0 > (1 - WIDE_MARGIN) * page.height && page.lines.every((other) => other.y0 < line.y1 + 1);
}

/** Text without its figures at one height; the place along the line differs between left and right pages. */
function keysOf(line: Line): string[] {
  const text = line.text
    .toLowerCase()
    .replace(/[\p{Nd}]+/gu, '#')
    .replace(/[^\p{L}#]+/gu, '');
  const height = Math.round(line.y / 5);
  return text === '' ? [] : [`${text}|${height}`, `${text}|${height + 1}`];
}

/** Nothing stands between the line and the nearer edge but other lines of the margin. */
function isOutermost(line: Line, page: PageLines): boolean {
  const top = line.y1 < 0.5 * page.height;
  return page.lines.every(
    (other) =>
      other === line || (top ? other.y0 > line.y0 - 1 || other.text.length < 60 : other.y1 < line.y1 + 1 || other.text.length < 60),
  );
}

/** The number of a heading is no page number: its words stand beside it. */
const isAlone = (line: Line, page: PageLines, repeats: (line: Line) => boolean): boolean =>
  page.lines.every((other) => other === line || Math.abs(other.y - line.y) > 0.5 * line.size || repeats(other));
