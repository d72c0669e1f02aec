/** Three or more dated happenings in the order of time, in consecutive sentences, items or rows. */
import type { Passage, Unit } from '../discourse/passages.ts';
import { isApartFromDate } from '../sentence/dateOpening.ts';
import { areMonths, isMonth, isMonthWord } from '../sentence/dates.ts';
import { countWords } from '../sentence/measure.ts';
import { type DateSpot, datesIn } from './dates.ts';
import type { DatesFinding } from './finding.ts';
import type { Line } from './lines.ts';

const FEWEST = 3;
/** A date that opens its sentence stands so near to its beginning, in UTF-16 units. */
const OPENING = 22;
/** Words on average of what happened. */
const FEWEST_WORDS = 3;

type Event = DatesFinding['events'][number] & { readonly clock?: true };

export function chronologyOf(passage: Passage, lines: readonly Line[], language: string): DatesFinding | undefined {
  const speaking = lines.filter(({ unit, plain }) => unit.form !== 'code' && !/[:：]$/u.test(plain));
  const events = speaking.flatMap((line): Event[] => {
    const event = eventOf(line, language);
    return event ? [event] : [];
  });
  if (events.length < FEWEST || events.length < 0.6 * speaking.length) return undefined;
  // An entry of a calendar that is left out is the one that somebody waits for.
  if (passage.form === 'list' && speaking.some(({ unit }) => unit.level === 0 && !events.some((event) => event.unit === unit.index)))
    return undefined;
  const clocks = events.filter(({ clock }) => clock).length;
  if (clocks > 0 && clocks < events.length) return undefined;
  const back = events.filter(({ order }, i) => i > 0 && order < (events[i - 1]?.order ?? 0)).length;
  // A night passes midnight once.
  if (back > (clocks > 0 ? 1 : 0)) return undefined;
  if (new Set(events.map(({ order }) => order)).size < FEWEST) return undefined;
  // "Q1: yes", "Q2: no": questions by their numbers are no quarters.
  const bare = events.filter(({ date, text }) => /^Q[1-4]$/u.test(date) && countWords(text) < FEWEST_WORDS);
  if (bare.length * 2 >= events.length) return undefined;
  return {
    kind: 'dates',
    units: events.map(({ unit }) => unit),
    words: speaking.map(({ plain }) => plain).join(' '),
    events: events.map(({ clock: _, ...event }) => event),
    certainty: passage.form === 'prose' ? 0.75 : 0.9,
  };
}

/** "3月", "翌年1月": of the months whose names are numbers. */
const MONTH_NUMBER = /^[\p{Script=Han}]{0,3}\p{Nd}{1,2}(?:月|월)(?:上旬|中旬|下旬|末|초|말)?$/u;

/** "October – shelves on all floors", or under such a lead: a month alone, in the order of the text. */
function monthEvent({ index, lead }: Unit, plain: string, language: string): Event | undefined {
  const [, month = '', text = ''] = /^(\S+)\s*(?:[:：–—]|\s-)\s+(.+)$/su.exec(plain) ?? [];
  const named = lead?.replace(/[:：]\s*$/u, '').trim();
  if (named !== undefined)
    return areMonths(named, language) || MONTH_NUMBER.test(named) ? { date: named, order: index, text: plain, unit: index } : undefined;
  return month !== '' && isMonth(month, language) ? { date: month, order: index, text, unit: index } : undefined;
}

function eventOf({ unit, plain, dates }: Line, language: string): Event | undefined {
  if (unit.cells) {
    const [first = ''] = unit.cells;
    const [date] = datesIn(first, language);
    const rest = unit.cells
      .slice(1)
      .filter((cell) => /\p{L}{2}/u.test(cell))
      .join(', ');
    return date?.kind === 'calendar' && rest !== '' ? { date: first.trim(), order: date.order, text: rest, unit: unit.index } : undefined;
  }
  const named = monthEvent(unit, plain, language);
  if (named) return named;
  if (unit.lead !== undefined) {
    const [date] = datesIn(unit.lead, language);
    return date
      ? { date: unit.lead.replace(/[:：]\s*$/u, ''), order: date.order, text: plain, unit: unit.index, ...clockOf(date) }
      : undefined;
  }
  const [date] = dates;
  if (!date || date.kind === 'count' || (unit.form === 'prose' && date.start > OPENING)) return undefined;
  // "Three hot summers (2019, 2022 and 2025) killed …": what stands in brackets is not when it happened.
  if (unit.form === 'prose' && /[(（][^)）]*$/u.test(plain.slice(0, date.start))) return undefined;
  // A time of day is a date only where it opens its line.
  if (date.kind === 'clock' && date.start > 0) return undefined;
  // "May-Sep 2026 Drilling": the month before the dash belongs to the date.
  const [from = '', begins = ''] = /^([\p{L}.]{3,12})\s?[-–]\s?$/u.exec(plain.slice(0, date.start)) ?? [];
  const whole = begins !== '' && isMonthWord(begins, language) ? { ...date, label: from + date.label, start: 0 } : date;
  return {
    date: whole.label,
    order: date.order,
    text: withoutDate(plain, whole, unit.form === 'list' ? language : undefined),
    unit: unit.index,
    ...clockOf(date),
  };
}

const clockOf = ({ kind }: DateSpot): Pick<Event, 'clock'> => (kind === 'clock' ? { clock: true } : {});

/**
 * A date that stands before what happened and is no part of its sentence is not said twice: "23:40 Pressure drops", "2025年4月 開始". `listed` is
 * the language of a list's line.
 */
function withoutDate(plain: string, { start, end }: DateSpot, listed: string | undefined): string {
  const rest = plain.slice(end);
  if (start === 0 && listed !== undefined && isApartFromDate(rest, listed)) return rest.trim();
  const opening = /^\s*[:：–—]\s*|^\s+-\s+|^[\s\u3000]+(?=[\p{Lu}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u.exec(rest);
  return start === 0 && opening && opening[0].length < rest.length ? rest.slice(opening[0].length) : plain;
}
