/** Lines above the first section that say who wrote a text, when, where, or who was there. */
import type { Block } from '../../model/document.ts';
import { dateIn, isDateAlone } from '../sentence/dates.ts';
import { columns, countWords } from '../sentence/measure.ts';
import type { Reading } from './reading.ts';
import { isCode } from './sheet.ts';
import { endsSentence, textLine } from './textLine.ts';

/** Columns beside a date: a weekday, "Spring". */
const MOST_BESIDE_DATE = 14;

export function isAttendance(text: string, reading: Reading): boolean {
  const label = /^([^:：]{1,30})\s*[:：]/u.exec(text)?.[1]?.trim();
  return label !== undefined && reading.attendance.test(label);
}

/** A line that says who wrote a text, when, or who was there, and nothing else. */
export function isFrontLine(text: string, language: string, reading: Reading): boolean {
  if (text === '' || countWords(text) > 40) return false;
  const parts = text.split(/\s*[|·•]\s*/u).filter((part) => part !== '');
  return (
    parts.length > 0 &&
    (parts.every((part) => isFrontPart(part, language, reading, parts.length > 1)) ||
      isRecord(parts) ||
      isSpan(text, language) ||
      areTimes(text))
  );
}

const LONGEST_FIELD = 6;

/** "Module 2 of 5 | Duration: 90 minutes | Trainer: P. Okafor": short fields side by side of which one has a label. */
const isRecord = (parts: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.some((part) => /^\p{L}[^:：]{1,24}[:：]\s*\S/u.test(part)) &&
  parts.every((part) => countWords(part) <= LONGEST_FIELD && !endsSentence(part));

const CLOCK = /(?<!\p{Nd})\p{Nd}{1,2}\s?[:.hH]\s?\p{Nd}{2}(?!\p{Nd})/gu;
const MOST_BESIDE_TIMES = 4;

/** "Start 19:10, end 21:25.": two times of a day and little else. */
const areTimes = (text: string): boolean =>
  (text.match(CLOCK)?.length ?? 0) === 2 && countWords(text.replace(CLOCK, ' ')) <= MOST_BESIDE_TIMES;

const MOST_LITTLE_WORDS = 4;

/** "Du 17 mai 2025 au 11 janvier 2026": two dates and little words between them. */
function isSpan(text: string, language: string): boolean {
  const first = dateIn(text, language);
  if (first?.kind !== 'calendar') return false;
  const behind = text.slice(first.index + first.label.length);
  const last = dateIn(behind, language);
  if (last?.kind !== 'calendar') return false;
  const words =
    `${text.slice(0, first.index)} ${behind.slice(0, last.index)} ${behind.slice(last.index + last.label.length)}`.match(
      /[\p{L}\p{M}]+/gu,
    ) ?? [];
  return words.length <= MOST_LITTLE_WORDS && words.every((word) => word.length <= 4);
}

/** "Approved by the Management Committee, 18 November 2025". */
const MOST_APPROVED = 12;

function isFrontPart(text: string, language: string, reading: Reading, among: boolean): boolean {
  const labelled = /^([^:：]{1,30})\s*[:：]\s*(\S.*)$/u.exec(text);
  const label = labelled?.[1]?.trim();
  if (label !== undefined) {
    const known = [reading.dated, reading.byline, reading.attendance].some((pattern) => {
      const found = pattern.exec(label)?.[0];
      return found !== undefined && countWords(label) <= countWords(found) + 2;
    });
    const dated = isDateAlone(labelled?.[2] ?? '', language);
    if (known || dated) return !/[.!?]\s+\p{Lu}\p{Ll}+\s\p{Ll}/u.test(labelled?.[2] ?? '');
  }
  if (endsSentence(text) && !/\d{4}\.$/.test(text)) return false;
  const words = countWords(text);
  const by = reading.byline.exec(text)?.[0];
  if (by === text) return true;
  if (by !== undefined && words <= 10 && (among || /^\s+\p{Lu}|^[\s:：]*[\p{Lo}]/u.test(text.slice(by.length))) && words > countWords(by))
    return true;
  const date = dateIn(text, language);
  if (by !== undefined && date?.kind === 'calendar' && words <= MOST_APPROVED) return true;
  if (reading.dated.test(text) && /\p{Nd}/u.test(text) && words <= 10) return true;
  if (isDateAlone(text, language) && columns(text) - columns(date?.label ?? '') <= MOST_BESIDE_DATE) return true;
  if (date?.kind === 'calendar' && words <= 14 && date.index <= 14 && /\d/.test(date.label) && date.label.length >= 6) {
    const rest = text.slice(date.index + date.label.length).replace(/^\s+\p{Nd}{1,2}[:：]\p{Nd}{2}(?!\p{Nd})/u, '');
    if (/^(?:\s+[^\s:：]{1,8}[:：]\s?[^\s:：]{1,16})+$/u.test(rest)) return true;
    // "Q3 2025 update – city bikes" is a title: what follows a date at once is short.
    const parts = rest.split(/[,;]/u);
    return rest === '' || (/^[,;)–—\s(-]/u.test(rest) && parts.every((part, i) => countWords(part) <= (i === 0 ? 3 : 5)));
  }
  return among && words <= 4 && /^\p{Nd}/u.test(text);
}

/** A name, a place with a date, a line that files a text, straight above or below a line that says who wrote it, or when. */
export function isBesideFront(blocks: readonly Block[], at: number, isFront: (text: string) => boolean, forms: number): boolean {
  const block = blocks[at];
  const text = rowOf(block);
  if (text === undefined || endsSentence(text)) return false;
  if (isCode(text) && block?.type === 'paragraph' && (forms > 0 || [at - 1, at + 1].some((other) => isFront(rowOf(blocks[other]) ?? ''))))
    return true;
  if (isPlaceAndDate(text, isFront)) return true;
  const beside = [at - 1, at + 1].map((other) => rowOf(blocks[other]) ?? '').filter((other) => other !== '');
  return isNameAlone(text) && beside.some((other) => isFront(other) || isPlaceAndDate(other, isFront));
}

/** A paragraph of a line, or what pipes made a table of. */
function rowOf(block: Block | undefined): string | undefined {
  if (block?.type !== 'table') return block?.type === 'paragraph' ? textLine(block) : undefined;
  const rows = block.header ? [block.header, ...block.rows] : block.rows;
  return rows.length <= 2 ? rows.map((row) => row.filter((cell) => cell !== '').join(' | ')).join(' | ') : undefined;
}

const MOST_PARTS = 7;
const LONGEST_PART = 6;
const MOST_PLACE_WORDS = 4;

/** "Valdeoro - 17 OCT 2025 - 05:30 CEST", "Publié le 12 avril par Marc | 27 commentaires": short parts of which one is a date or a name. */
export function isPlaceAndDate(text: string, isFront: (text: string) => boolean): boolean {
  const parts = text.split(/\s*[|·•]\s*|\s+[–—-]\s+/u).filter((part) => part !== '');
  if (parts.length > MOST_PARTS || endsSentence(text)) return false;
  if (parts.length < 2) {
    const [place = '', day, ...more] = text.split(/,\s+/u);
    return day !== undefined && more.length === 0 && countWords(place) <= MOST_PLACE_WORDS && isFront(day) && /\p{Nd}/u.test(day);
  }
  return (
    parts.some((part) => isFront(part) || STAMP.test(part)) && parts.every((part) => isFront(part) || countWords(part) <= LONGEST_PART)
  );
}

/** "17 OCT 2025", which newspapers shorten as they like. */
const STAMP = /^\p{Nd}{1,2}\.? \p{L}{3,5}\.? (?:19|20)\p{Nd}{2}$/u;

/** "LUCÍA FERRÁNDIZ", "Anna Wrzos": two to four words, all with a capital. */
const isNameAlone = (text: string): boolean => /^\p{Lu}[\p{L}.'’-]+(?: (?:\p{Ll}{2,3} )?\p{Lu}[\p{L}.'’-]*){1,3}$/u.test(text);
