/** What lasts from when to when: items that open with a range of dates, on one scale, with single dates as milestones. */
import type { SlideOf } from '@slidewright/contract/deck';
import type { Unit } from '../../discourse/passages.ts';
import { dateIn } from '../../sentence/dates.ts';
import { columns } from '../../sentence/measure.ts';
import { capitalize, trimClause } from '../../sentence/tidying.ts';
import type { Candidate, Exhibit } from './evidence.ts';

const FEWEST = 3;
const MOST = 8;
const FEWEST_RANGES = 2;
const LONGEST_LABEL = 48;
const MOST_TICKS = 8;
const RANGE = /^(.{1,30}?)\s*[–—-]\s*(.{1,30}?)$/u;

/** In months since the year 0; `to` is the end of what the date names. */
interface Time {
  readonly from: number;
  readonly to: number;
}

interface Entry {
  readonly unit: Unit;
  readonly label: string;
  readonly when: string;
  readonly time: Time;
  readonly lasts: boolean;
}

export const spansExhibit: Exhibit = (evidence): Candidate | undefined => {
  const { group, judge } = evidence;
  const { language } = judge.brief;
  const passage = group.passages.find(({ form, units }) => (form === 'list' || form === 'facts') && units.length >= FEWEST);
  if (!passage || passage.units.length > MOST) return undefined;
  const entries = passage.units.map((unit) => entryOf(unit, language));
  const kept = entries.flatMap((entry) => (entry ? [entry] : []));
  const lasting = kept.filter(({ lasts }) => lasts);
  if (kept.length < entries.length || lasting.length < FEWEST_RANGES) return undefined;
  const milestones = kept.filter(({ lasts }) => !lasts);
  if (milestones.length > 3 || kept.some(({ label }) => label === '' || columns(label) > LONGEST_LABEL)) return undefined;
  const start = Math.min(...kept.map(({ time }) => time.from));
  const end = Math.max(...kept.map(({ time }) => time.to));
  const body: Omit<SlideOf<'spans'>, 'title' | 'notes' | 'picture' | 'sources'> = {
    kind: 'spans',
    spans: lasting.map(({ label, when, time }) => ({ label, from: time.from - start, to: time.to - start, when })),
    ticks: ticksOf(start, end, language),
    ...(milestones.length > 0 && {
      milestones: milestones.map(({ label, when, time }) => ({ at: time.from - start, date: when, text: label })),
    }),
  };
  return { body, used: passage.units, certainty: 0.9 };
};

/** Undefined where the item does not open with a date. */
function entryOf(unit: Unit, language: string): Entry | undefined {
  const { lead = '', text } = unit;
  // "January – March 2026: survey": the dash may have been read as what sets off the lead.
  const [, rest = '', said = ''] = /^(.{1,30}?)\s*[:：]\s*(.+)$/su.exec(text) ?? [];
  const joined = lead === '' ? rest : `${lead} – ${rest}`;
  const wide = rest === '' ? undefined : timesOf(joined, language);
  const when = wide ? joined : lead;
  const time = wide ?? timesOf(lead, language);
  if (!time) return undefined;
  return {
    unit,
    label: capitalize(trimClause(wide ? said : text), language),
    when,
    time,
    lasts: RANGE.test(when) && !isSingle(when, language),
  };
}

/** "12-03-2026" has dashes and is one date. */
const isSingle = (text: string, language: string): boolean => dateIn(text, language)?.label === text;

function timesOf(text: string, language: string): Time | undefined {
  const single = timeOf(text, language);
  if (single && isSingle(text, language)) return single;
  const [, first = '', last = ''] = RANGE.exec(text.trim()) ?? [];
  const end = last === '' ? undefined : timeOf(last, language);
  if (!end) return last === '' ? single : undefined;
  const year = /\p{Nd}{4}/u.exec(last)?.[0] ?? '';
  // The year stands once, behind the second date.
  // So does the month behind the second day: "19–30 January".
  const month = /^\p{Nd}{1,2}\.?$/u.test(first) ? /^\p{Nd}{1,2}(\D.*)$/u.exec(last)?.[1] : undefined;
  const begin =
    month === undefined
      ? (timeOf(first, language) ?? timeOf(`${first} ${year}`, language))
      : timeOf(first.replace(/\.$/u, '') + month, language);
  return begin && begin.from < end.to ? { from: begin.from, to: end.to } : undefined;
}

/** The whole text has to be the date. */
function timeOf(text: string, language: string): Time | undefined {
  const date = dateIn(text, language);
  if (date?.kind !== 'calendar' || date.label.length < 0.8 * text.trim().length) return undefined;
  // Orders count 400 a year and 31 a month, of which the first is 31.
  const [year, within] = [Math.floor(date.order / 400), date.order % 400];
  if (within === 0) return { from: 12 * year, to: 12 * year + 12 };
  const month = Math.floor(within / 31) - 1;
  const days = within % 31;
  const from = 12 * year + month + days / 31;
  // "Q2": a figure beside the year that is no month's.
  const quarter = days === 0 && /(?<!\p{Nd})[1-4](?!\p{Nd})/u.test(text.replace(/\p{Nd}{4}/u, '')) && !/[月월]/u.test(text);
  return { from, to: days > 0 ? from + 1 / 31 : from + (quarter ? 3 : 1) };
}

/** Months, quarters, halves or years, as many as stand side by side. */
function ticksOf(start: number, end: number, language: string): { at: number; label: string }[] {
  const step = [1, 2, 3, 6, 12, 24, 60, 120].find((months) => (end - start) / months <= MOST_TICKS) ?? 240;
  const format = new Intl.DateTimeFormat(language, step >= 12 ? { year: 'numeric' } : { month: 'short', year: '2-digit' });
  const first = Math.ceil(start / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((end - first) / step) + 1) }, (_, i) => {
    const month = first + i * step;
    return { at: month - start, label: format.format(new Date(Date.UTC(Math.floor(month / 12), month % 12, 15))) };
  }).slice(0, 12);
}
