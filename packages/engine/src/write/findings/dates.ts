/** All dates of a text, with their places. */

import { withPlainDigits } from '../../model/plainDigits.ts';
import { dateIn } from '../sentence/dates.ts';

export interface DateSpot {
  readonly label: string;
  readonly order: number;
  readonly start: number;
  readonly end: number;
  readonly kind: 'calendar' | 'clock' | 'count';
}

const MOST = 40;
/** A year of the Persian calendar. */
const PERSIAN = /(?<!\d)1[34]\d\d(?!\d)/g;
/** "Q3", "H1 2024", "FY25", "3Q24", "第3四半期": parts of a year. */
const PARTS = /(?<![\p{L}\d])(?:[QH][1-4]|[1-4]Q|FY)(?:[ /-]?(?:20)?\d\d(?![%٪％]))?(?![\p{L}\d])|第[1-4一二三四]四半期|第[一二三四]季度/gu;

export function datesIn(text: string, language: string): DateSpot[] {
  const plain = withPlainDigits(text);
  const found: DateSpot[] = [];
  if (!/\d/.test(plain)) return found;
  let from = 0;
  while (from < plain.length && found.length < MOST) {
    const date = dateIn(plain.slice(from), language);
    if (!date) break;
    const start = from + date.index;
    const end = start + date.label.length;
    const clock = date.kind === 'clock' && !/[:h]|m\.?$/i.test(date.label);
    if (!clock && isDate(plain, start, end)) found.push({ label: text.slice(start, end), order: date.order, start, end, kind: date.kind });
    from = end;
  }
  const more = language.startsWith('fa') ? [PARTS, PERSIAN] : [PARTS];
  for (const pattern of more) {
    for (const match of plain.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((other) => other.start < end && start < other.end)) continue;
      found.push({ label: text.slice(start, end), order: Number(match[0].match(/\d+/)?.[0] ?? 0), start, end, kind: 'calendar' });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** A bare year is none where it counts: "2000 people" goes on with what it counts, and "1,500" was never one. */
function isDate(plain: string, start: number, end: number): boolean {
  const label = plain.slice(start, end);
  // "May 4,420": what a group of digits follows is no day.
  if (/\d$/.test(label) && /^[.,]\d{3}(?!\d)/.test(plain.slice(end))) return false;
  if (!/^\d{4}$/.test(label)) return true;
  if (/[\d][.,]$/.test(plain.slice(0, start)) || /^\s?(?:%|[€$£¥₹₽₩₺])/.test(plain.slice(end))) return false;
  // Round thousands with a noun behind them count; years stand before stops, verbs and prepositions as well.
  return !/^(?:1500|1600|2000)$/.test(label) || !/^[\s\u00a0]\p{Ll}{3,}/u.test(plain.slice(end));
}
