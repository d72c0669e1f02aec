/** Tables of contents: they say again what the headings say. */
import { inEvery } from '../../../languages/inEvery.ts';
import { either } from '../../../languages/phrases.ts';
import type { Line } from '../line/line.ts';

/** Dots that lead to a page number. */
const LEADER = /(?:[.·…_‥]\s?){3,}/u;
const LONG_LEADER = /(?:[.·…_‥]\s?){8,}$/u;
const ENTRY = /^(.{2,200}?)\s*(?:[.·…_‥]\s?){3,}\s*(?:\p{Nd}{1,4}|[ivxlc]{1,6})$/u;
const NUMBER = /^(?:\p{Nd}{1,4}|[ivxlc]{1,6})$/u;
const TITLE = new RegExp(`^(?:${either(inEvery(({ reading }) => reading.contents))})$`, 'iu');
/** As few entries are an enumeration. */
const FEWEST = 3;

interface Entry {
  readonly lines: readonly Line[];
  readonly leads: boolean;
  readonly page: number;
}

/** The page's lines without the entries of a table of contents and without its title. `lines` in the order of the page. */
export function withoutContents(lines: readonly Line[]): Line[] {
  const gone = new Set<Line>();
  for (let start = 0; start < lines.length; ) {
    const run = entriesFrom(lines, start);
    const count = run.reduce((sum, entry) => sum + entry.lines.length, 0);
    const before = lines[start - 1];
    const titled = before !== undefined && TITLE.test(before.text);
    const leads = run.filter((entry) => entry.leads).length;
    if (run.length >= FEWEST && (titled || leads >= run.length / 2) && rises(run)) {
      for (const entry of run) for (const line of entry.lines) gone.add(line);
    }
    start += Math.max(1, count);
  }
  if (gone.size === 0) return [...lines];
  const heights = [...gone].map((line) => line.y);
  const isNumber = (line: Line) => NUMBER.test(line.text) && heights.some((y) => Math.abs(y - line.y) < 0.3 * line.size);
  return lines.filter((line) => !gone.has(line) && !TITLE.test(line.text) && !isNumber(line));
}

function entriesFrom(lines: readonly Line[], start: number): Entry[] {
  const run: Entry[] = [];
  for (let at = start; at < lines.length; ) {
    const entry = entryAt(lines, at);
    if (!entry) break;
    run.push(entry);
    at += entry.lines.length;
  }
  return run;
}

/** A line that ends in a page number, or parts of one line of which the last is a number. */
function entryAt(lines: readonly Line[], at: number): Entry | undefined {
  const first = lines[at];
  if (!first) return undefined;
  if (ENTRY.test(first.text)) return { lines: [first], leads: true, page: pageOf(first.text) };
  const parts = [first];
  for (let i = at + 1; i < lines.length && parts.length < 5; i++) {
    const next = lines[i];
    if (!next || Math.abs(next.y - first.y) > 0.3 * first.size) break;
    parts.push(next);
  }
  const last = parts.at(-1);
  // The number may be painted elsewhere: so long a row of dots leads to one.
  if (parts.some((part) => LONG_LEADER.test(part.text)) || (last && ENTRY.test(last.text)))
    return { lines: parts, leads: true, page: pageOf(last?.text ?? '') };
  if (parts.length < 2 || !last || !NUMBER.test(last.text)) return undefined;
  return { lines: parts, leads: parts.some((part) => LEADER.test(part.text)), page: pageOf(last.text) };
}

/** NaN for roman numbers. */
const pageOf = (text: string): number => Number(/(\d+)$/.exec(text)?.[1] ?? Number.NaN);

const rises = (run: readonly Entry[]): boolean => run.every((entry, i) => i === 0 || !(entry.page < (run[i - 1]?.page ?? 0)));
