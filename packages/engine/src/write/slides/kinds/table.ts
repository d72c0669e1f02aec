/** A table as it stands, as a comparison of two things, or as a chart where its cells are figures. */

import type { ChartData } from '@slidewright/contract/deck';
import { isGeneric } from '../../../languages/headings.ts';
import { greatestOf } from '../../../model/extremes.ts';
import type { Passage, Unit } from '../../discourse/passages.ts';
import type { Group } from '../../plan/allot.ts';
import type { Judgement } from '../../say/points.ts';
import { dateIn, isDateAlone } from '../../sentence/dates.ts';
import { columns } from '../../sentence/measure.ts';
import { keepWithin } from '../../sentence/sayWithin.ts';
import type { Section } from '../../structure/outline.ts';
import { messageOf } from '../exhibits/evidence.ts';
import { tellsOfTable } from '../exhibits/marks.ts';
import { chartOf } from './chart.ts';
import { commentOn } from './comment.ts';
import { dominant } from './dominant.ts';
import type { Kind, Proposal } from './kind.ts';
import { scatterOf } from './scatter.ts';
import { headed } from './unit.ts';

/** More rows than that are not read; of a longer table those before the last stand for the others. */
const MOST_ROWS = 14;
const MOST_COLUMNS = 7;
/** Words of a cell; of a longer one its first sentence is shown. */
const LONGEST_CELL = 20;

export const table: Kind = (group, judge) => {
  const passage = dominant(group, 'table');
  if (!passage) return undefined;
  const rows = passage.units.map((unit) => unit.cells ?? []);
  const { header } = passage;
  const { language } = judge.brief;
  const chart = header && (chartOf(header, rows, language) ?? scatterOf(header, rows, language));
  if (chart) {
    const { said, units, called } = commentOn(group, passage, chart, judge);
    const also = withTotal(said, chart, passage, called?.title ?? '');
    return { body: { kind: 'chart', chart, ...also }, used: [...units, ...passage.units], called };
  }
  const compared = comparison(passage, language);
  if (compared) return compared;
  const whole = plain(passage, language);
  const called = whole && messageOver(group, passage, judge);
  return whole && called ? { ...whole, used: [...(called.unit ? [called.unit] : []), ...whole.used], called } : whole;
};

type Said = ReturnType<typeof commentOn>['said'];

/** What a chart's parts come to is no bar beside them: it is said with what is said of them, unless that or the title tells it. */
function withTotal(said: Said, chart: ChartData, { header = [], units }: Passage, title: string): Said {
  const [name = '', ...values] = units.at(-1)?.cells ?? [];
  if (units.length !== chart.categories.length + 1 || chart.categories.includes(name) || name === '' || values.length > MOST_SUMS)
    return said;
  const lines = said.statements ?? (said.takeaway ? [said.takeaway] : []);
  const told = [title, ...lines.map(({ text }) => text)].join(' | ');
  if (lines.length >= MOST_LINES || values.some((value) => value === '' || told.includes(value))) return said;
  const heads = header.slice(1).map((head) => headed(head).name);
  const named = values.map((value, i) => (heads[i] && values.length > 1 ? `${value} (${heads[i]})` : value));
  const text = heads.includes(name) ? values.map((value, i) => `${heads[i]}: ${value}`).join(', ') : `${name}: ${named.join(', ')}`;
  return lines.length === 0 ? { takeaway: { text } } : { statements: [{ text }, ...lines] };
}
const MOST_SUMS = 3;
const MOST_LINES = 3;

/** Of the prose of the section, the strongest sentence that tells one of the cells, or what one row is, is the table's title. */
function messageOver(group: Group, { section, units: rows }: Passage, judge: Judgement): Proposal['called'] {
  const cells = rows.map((unit) => unit.cells ?? []);
  return (
    group.passages
      .filter((each) => each.form === 'prose' && each.section === section)
      .flatMap(({ units }) => units)
      // Under a heading of the table's own a sentence about one row is a remark below it, unless it tells a figure.
      .filter(({ text }) => tellsOfTable(text, cells) && (section.heading === undefined || isGeneric(section.heading) || FIGURE.test(text)))
      .sort((a, b) => b.strength - a.strength)
      .slice(0, MOST_TRIED)
      .reduce<Proposal['called']>((found, unit) => found ?? tellingMessage(unit, section, judge), undefined)
  );
}
/** Cut to a title, a sentence that has lost its figure names one row of several. */
function tellingMessage(unit: Unit, { heading }: Section, judge: Judgement): Proposal['called'] {
  const called = messageOf(unit, judge);
  return heading === undefined || isGeneric(heading) || (called && FIGURE.test(called.title)) ? called : undefined;
}
const MOST_TRIED = 6;
const FIGURE = /\p{Nd}{2}/u;

/** Three columns of words: what is compared by, and the two that are. */
function comparison({ header, units }: Passage, language: string): Proposal | undefined {
  const [label, left, right] = header ?? [];
  if (header?.length !== 3 || label === undefined || !left || !right || units.length < 2 || units.length > 6) return undefined;
  const cells = units.map((unit) => unit.cells ?? []);
  // Who, what and until when: two columns of different things.
  if (cells.filter((row) => row.some((cell) => isDateAlone(cell, language))).length * 2 > cells.length) return undefined;
  const spoken = cells.flatMap(([, a = '', b = '']) => [a, b]).filter((cell) => /\p{L}{3}/u.test(cell));
  if (spoken.length < cells.length * 1.5) return undefined;
  // Cells of all columns that are one or two words each are lists side by side: nothing is compared by the first.
  const listed = cells.every((row) => row.every((cell) => cell !== '' && columns(cell) <= LISTED && !/[.!?。！？:：]/u.test(cell)));
  if (listed && !cells.some(([, a, b]) => a === b) && (header[0] ?? '').trim() !== '') return undefined;
  if (label.trim() !== '' && !isOfOneKind(left, right, cells)) return undefined;
  const rows = cells.map(([name = '', a = '', b = '']) => ({
    label: name,
    left: keepWithin(a, language, 16),
    right: keepWithin(b, language, 16),
  }));
  return { body: { kind: 'comparison', heads: [left, right], rows }, used: units };
}

/**
 * Whether two columns say the same of two things: "Plan A" and "Plan B", or cells that both have. "Who pays" and "Amount" are two things said of
 * one, and a first column with a name of its own would lose it.
 */
function isOfOneKind(left: string, right: string, cells: readonly (readonly string[])[]): boolean {
  const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const named = new Set(wordsIn(left));
  const told = new Set(cells.map(([, a = '']) => a.trim().toLowerCase()));
  return wordsIn(right).some((word) => named.has(word)) || cells.some(([, , b = '']) => told.has(b.trim().toLowerCase()));
}

/** Columns of an item of a list. */
const LISTED = 14;

const BEGINS_WITH_FIGURE = /^[^\p{L}\p{N}]{0,3}\p{N}/u;
/** "2023Q3", "3T 2024": figures of a column are of such a time. */
const PERIOD = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u;

/** Whether a first row that nothing marks names the columns: not where it begins with a figure, or has one where those below it have theirs. */
function namesColumns(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  const isFigure = (cell: string | undefined): boolean => cell !== undefined && BEGINS_WITH_FIGURE.test(cell) && !PERIOD.test(cell);
  const most = (c: number, holds: (cell: string | undefined) => boolean): boolean =>
    rest.filter((row) => holds(row[c])).length * 2 > rest.length;
  const isPeriod = (cell: string | undefined): boolean => cell !== undefined && PERIOD.test(cell);
  if (isFigure(first[0])) return false;
  return !first.some((cell, c) => (isFigure(cell) && most(c, isFigure)) || (isPeriod(cell) && most(c, isPeriod)));
}

/** The table as it stands, whatever could be drawn from it. */
export function plain({ header, units, caption }: Passage, language: string): Proposal | undefined {
  const width = Math.min(
    MOST_COLUMNS,
    greatestOf(
      units.map((unit) => unit.cells?.length ?? 0),
      header?.length ?? 0,
    ),
  );
  if (width === 0) return undefined;
  const fit = (cells: readonly string[]) => Array.from({ length: width }, (_, i) => keepWithin(cells[i] ?? '', language, LONGEST_CELL));
  const shown = units.length > MOST_ROWS ? [...units.slice(0, MOST_ROWS - 2), ...units.slice(-1)] : units;
  const [first, ...rest] = shown.map((unit) => fit(unit.cells ?? []));
  if (!first) return undefined;
  const heads = !header && rest.length > 0 && namesColumns(first, rest);
  const columns = header ? fit(header) : heads ? first : fit([]);
  const all = heads ? rest : [first, ...rest];
  // What a table comes to stands in its last row: a table that is too long is cut above that.
  const rows = shown.length < units.length ? all.toSpliced(-1, 0, fit(['…'])) : all;
  // Of years in their order the last is what the others lead to.
  const years = shown.map((unit) => dateIn(unit.cells?.[0] ?? '', language)?.order);
  const rising = rows.length === shown.length && years.every((year, i) => year !== undefined && (i === 0 || year > (years[i - 1] ?? year)));
  const latest = rising && rows.length >= 3 && shown.length === units.length ? rows.length - 1 : undefined;
  return {
    body: { kind: 'table', columns, rows, ...(latest !== undefined && { highlightRow: latest }), ...(caption && { note: caption }) },
    used: units,
  };
}
