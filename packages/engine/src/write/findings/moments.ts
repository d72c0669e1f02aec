/** When values hold: years, named months and words of time ("last year", "now") with their places in a line. */
import { languageOf } from '../../languages/languageOf.ts';
import { either } from '../../languages/phrases.ts';
import { perText } from '../../model/memo.ts';
import { calendarNameOf } from '../sentence/calendarNames.ts';
import type { Line } from './lines.ts';
import { dateAt, isDateSign, LETTERS, placeOf } from './marks.ts';
import { patternsOf } from './patternsOf.ts';

/** A moment that values are told for. */
export interface Moment {
  /** As the text has it: "2021", "March", "last year". */
  readonly label: string;
  /** Where it begins, in UTF-16 units of the marked text. */
  readonly at: number;
  readonly kind: 'date' | 'month' | 'past' | 'present';
  /** Grows with time among dates; of months 0 to 11; of words undefined. */
  readonly order?: number;
}

const MONTHS = 12;
/** UTF-16 units before a month in which the word stands that leads to it. */
const LEADS = 12;

/** In the order of the line; a word for the present within one for the past is none. */
export function momentsIn(line: Line, language: string): Moment[] {
  const found: Moment[] = [];
  for (let at = 0; at < line.text.length; at++) {
    const sign = line.text[at] ?? '';
    const date = isDateSign(sign) ? line.dates[dateAt(sign)] : undefined;
    if (date?.kind === 'calendar') found.push({ label: date.label, at, kind: 'date', order: date.order });
  }
  found.push(...agoIn(line, language));
  if (!patternsOf(language).spaceless) found.push(...monthsIn(line.text, language));
  const { past, present } = wordsOf(language);
  for (const [kind, pattern] of [
    ['past', past],
    ['present', present],
  ] as const)
    for (const { 0: label, index } of line.text.matchAll(pattern))
      if (!found.some(({ at, label: other }) => index < at + other.length && at < index + label.length))
        found.push({ label, at: index, kind });
  return found.sort((a, b) => a.at - b.at);
}

/** "Two years ago", "两年前", "vor zwei Jahren": a span of time that lies back, and no value. */
function agoIn(line: Line, language: string): Moment[] {
  const { text, figures, plain } = line;
  const { agoAt, agoBefore } = patternsOf(language);
  if (!agoAt && !agoBefore) return [];
  return figures.flatMap(({ measure, start, end }, i): Moment[] => {
    const at = placeOf(line, i);
    if (at < 0 || measure.kind !== 'duration') return [];
    const lead = agoBefore?.exec(text.slice(0, at))?.[0];
    if (lead !== undefined) return [{ label: `${lead}${plain.slice(start, end)}`, at, kind: 'past' }];
    const gap = /^[\s\u00a0]?/u.exec(text.slice(at + 1))?.[0].length ?? 0;
    if (agoAt) agoAt.lastIndex = at + 1 + gap;
    const ago = agoAt?.exec(text)?.[0];
    return ago === undefined ? [] : [{ label: plain.slice(start, plain.indexOf(ago, start) + ago.length), at, kind: 'past' }];
  });
}

/**
 * "In March", "d'octobre": a month behind a word that leads to times, since some months are other words as well; three of them each right before
 * its value are known by that ("March 12,400, April 9,800, May 11,300").
 */
function monthsIn(text: string, language: string): Moment[] {
  const { before } = patternsOf(language);
  const row = rowOfMonths(text, language);
  return [...text.matchAll(/[\p{L}\p{M}]{3,}/gu)].flatMap(({ 0: word, index }): Moment[] => {
    const lead = /([\p{L}\p{M}]+)[\s\u00a0'’]+$/u.exec(text.slice(Math.max(0, index - LEADS), index))?.[1]?.toLowerCase();
    const isLed = lead !== undefined && (before.has(lead) || lead.length === 1);
    if (!isLed && !row.has(index)) return [];
    const month = calendarNameOf(word, language);
    return month === undefined || month >= MONTHS ? [] : [{ label: word, at: index, kind: 'month', order: month }];
  });
}

/** Where the months of such a row stand; empty where there are fewer. */
function rowOfMonths(text: string, language: string): ReadonlySet<number> {
  const named = [...text.matchAll(BEFORE_VALUE)].flatMap(({ 1: word = '', index }) => {
    const month = calendarNameOf(word, language);
    return month === undefined || month >= MONTHS ? [] : [index];
  });
  return new Set(named.length >= FEWEST_BARE ? named : []);
}
const BEFORE_VALUE = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{3,})[\s\u00a0:：–-]{1,3}[\uE000-\uEFFF]/gu;
const FEWEST_BARE = 3;

const wordsOf = perText((language) => {
  const { findings, spaceless } = languageOf(language);
  const [past = '', present = ''] = (findings?.eras ?? '').split(';;');
  return { past: anyOf(past, spaceless), present: anyOf(present, spaceless) };
});

const anyOf = (phrases: string, spaceless: boolean): RegExp => {
  const all = either(phrases).replace(/ /g, '[ \\u00a0]');
  return all === '' ? /(?!)/gu : new RegExp(spaceless ? all : `(?<![${LETTERS}])(?:${all})(?![${LETTERS}])`, 'giu');
};
