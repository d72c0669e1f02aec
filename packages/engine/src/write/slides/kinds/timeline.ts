/** Three or more dates in their order, each with what happened then. */

import { languageOf } from '../../../languages/languageOf.ts';
import type { Unit } from '../../discourse/passages.ts';
import { type Group, unitsOf } from '../../plan/allot.ts';
import { isApartFromDate } from '../../sentence/dateOpening.ts';
import { areMonths, type Dated, dateIn, isMonthWord } from '../../sentence/dates.ts';
import { countWords } from '../../sentence/measure.ts';
import { sayWithin } from '../../sentence/sayWithin.ts';
import { capitalize } from '../../sentence/tidying.ts';
import type { Kind } from './kind.ts';

const FEWEST = 3;
const MOST = 8;
/** Words of a point, and what no point of a line has room for. */
const LONGEST = 18;
const TOO_LONG = 28;
/** Points so few that each has room for more, and for how many words. */
const FEW = 4;
const LONGEST_OF_FEW = 34;

export const timeline: Kind = (group, { brief }) => {
  const { language } = brief;
  const units = speaking(group);
  let before: Dated | undefined;
  const dated = units.flatMap((unit) => {
    const found = dateOf(unit, language) ?? monthOf(unit, before, language);
    before = found?.date ?? before;
    return found ? [{ unit, ...found }] : [];
  });
  if (dated.length < FEWEST || dated.length < 0.6 * units.length) return undefined;
  // An entry of a calendar that is left out is the one that somebody waits for.
  const items = units.filter(({ form, level }) => form === 'list' && level === 0);
  if (dated.length > MOST || items.some((item) => !dated.some(({ unit }) => unit === item))) return undefined;
  const kind = dated[0]?.date.kind;
  if (dated.some(({ date }, i) => date.kind !== kind || (i > 0 && date.order < (dated[i - 1]?.date.order ?? 0)))) return undefined;
  if (new Set(dated.map(({ date }) => date.order)).size < FEWEST) return undefined;
  const room = dated.length <= FEW ? LONGEST_OF_FEW : TOO_LONG;
  const longest = brief.stretch > 1 ? room : LONGEST;
  // What loses a sentence on a line of dates is told whole in points.
  if (brief.stretch > 1 && items.length > 0 && items.length === units.length && dated.some(({ rest }) => countWords(rest) > room))
    return undefined;
  const points = dated.map(({ date, rest }) => ({ date: capitalize(date.label, language), text: sayWithin(rest, language, longest) }));
  return points.every(({ text }) => text !== '' && countWords(text) <= Math.max(TOO_LONG, longest))
    ? { body: { kind: 'timeline', points }, used: dated.map(({ unit }) => unit) }
    : undefined;
};

/** "November: review" below "1 June: …": a month alone goes on where the dates before it stand. */
function monthOf({ lead, text }: Unit, before: Dated | undefined, language: string): { date: Dated; rest: string } | undefined {
  const name = lead?.replace(/\s*[:：]\s*$/u, '').trim() ?? '';
  return before && name !== '' && areMonths(name, language) ? { date: { ...before, label: name }, rest: text } : undefined;
}

const speaking = (group: Group): Unit[] => unitsOf(group).filter((unit) => unit.form !== 'code' && !/[:：]$/u.test(unit.text));

/** A blank behind a date, where words have none between them. */
const SET_OFF = /^[\s\u3000]+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;

/** The unit's date and the rest of what it says; a date in the middle of a sentence stays in it. */
function dateOf(unit: Unit, language: string): { date: Dated; rest: string } | undefined {
  if (unit.cells) {
    const date = dateIn(unit.cells[0] ?? '', language);
    const rest = unit.cells.slice(1).filter((cell) => /\p{L}{2}/u.test(cell));
    return date && rest.length > 0 ? { date: { ...date, label: unit.cells[0] ?? '' }, rest: rest.join(', ') } : undefined;
  }
  if (unit.lead !== undefined) {
    const date = dateIn(unit.lead, language);
    return date ? { date: { ...date, label: unit.lead }, rest: unit.text } : undefined;
  }
  const date = dateIn(unit.text, language);
  // "Three hot summers (2019, 2022 and 2025) killed …": what stands in brackets is not when that happened.
  if (!date || (unit.form === 'prose' && /[(（][^)）]*$/u.test(unit.text.slice(0, date.index)))) return undefined;
  const after = unit.text.slice(date.index + date.label.length);
  // "In 1998, …" and "1998 – …": the date is an opening, and is not said twice.
  // "May-Sep 2026 Drilling": the month before the dash belongs to the date.
  const [from = '', begins = ''] = /^([\p{L}.]{3,12})\s?[-–]\s?$/u.exec(unit.text.slice(0, date.index)) ?? [];
  const whole = begins !== '' && isMonthWord(begins, language) ? { ...date, label: from + date.label } : date;
  const { subjectFirst, afterDate } = languageOf(language).grammar;
  const opening =
    /^\s*[,:，：、–—-]\s*/u.exec(after) ??
    afterDate?.exec(after) ??
    (subjectFirst ? /^\s+(?=\p{Lu})/u.exec(after) : null) ??
    SET_OFF.exec(after);
  if (date.index <= 14 && opening) return { date: whole, rest: after.slice(opening[0].length) };
  if (unit.form === 'list' && date.index === 0 && isApartFromDate(after, language)) return { date: whole, rest: after.trim() };
  // A day on which nothing is said to happen is no point of a line.
  return after.trim() === '' && date.index === 0 ? undefined : { date, rest: unit.text };
}
