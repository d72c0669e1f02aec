/** Series as charts, of a sentence or list, and tables whose columns count different things with the one marked that their section speaks of. */
import type { ChartData, SlideOf } from '@slidewright/contract/deck';
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import type { Passage, Unit } from '../../discourse/passages.ts';
import { findingsOfText } from '../../findings/find.ts';
import type { FindingOf, Measure } from '../../findings/finding.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { toldIn } from '../../findings/told.ts';
import { LONGEST_TITLE } from '../../say/claims.ts';
import { isDanglingTitle } from '../../say/dangling.ts';
import { amountOf } from '../../sentence/figures.ts';
import { columns } from '../../sentence/measure.ts';
import { capitalize } from '../../sentence/tidying.ts';
import { chartOf } from '../kinds/chart.ts';
import { commentOn } from '../kinds/comment.ts';
import { plain } from '../kinds/table.ts';
import { bestSaid, type Candidate, type Evidence, type Exhibit, findingsOfKind, messageOf, messageOver, unitsAt } from './evidence.ts';
import { isLabel } from './labels.ts';
import { countFigures } from './telling.ts';

const FEWEST = 3;
const MOST = 12;
const LONGEST_NAME = 46;

/** Three or more values of one measure that a sentence or several tell. */
export const seriesExhibit: Exhibit = (evidence) => {
  const [finding] = findingsOfKind(evidence, 'series')
    .filter((each) => isTold(each, evidence))
    .sort((a, b) => b.certainty - a.certainty || b.values.length - a.values.length);
  if (!finding) return undefined;
  const { language } = evidence.judge.brief;
  const own = unitsAt(finding.units, evidence);
  // What names its own sum is of nothing else.
  const base = wholeOf(own) === undefined ? baseBefore(own[0], evidence) : undefined;
  const used = base ? [base, ...own] : own;
  const parts = partsFrom(finding, language);
  if (parts) {
    const told = messageOf(used[0], evidence.judge);
    const whole = told ? undefined : (wholeOf(own) ?? totalOf(finding));
    // Another sentence of the group would be read as what the parts are of.
    const called = told ?? (whole !== undefined && own[0] ? titled(whole, own[0], evidence) : undefined);
    if (!called && isUnnamed(evidence)) return undefined;
    return { body: { kind: 'shares', parts, highlight: [0], ...(whole && { whole }) }, used, certainty: finding.certainty, called };
  }
  const chart = chartFrom(finding, language);
  if (!chart) return undefined;
  const other = remarkOn(evidence, used, true);
  const leading = leadOf(finding, own);
  // Bare numbers go by the words in front of them or not at all: another sentence would say what they count.
  if (leading !== undefined && isDanglingTitle(leading, language)) return undefined;
  const total = totalOf(finding);
  const summed = total !== undefined && own[0] ? titled(total, own[0], evidence) : undefined;
  const message = own.length > 1 && !base ? messageOver(own, evidence) : (messageOf(used[0], evidence.judge) ?? ofThis(own[0], evidence));
  return {
    body: { kind: 'chart', chart, ...(other && { takeaway: { text: other.text } }) },
    used: [...used, ...(other ? [other.unit] : [])],
    certainty: finding.certainty,
    called:
      finding.whole && !base
        ? (summed ?? headed(finding, evidence))
        : leading !== undefined && own[0]
          ? { title: capitalize(leading, language), unit: own[0] }
          : (message ?? namedAfter(finding, own[0], evidence)),
  };
};

/** "Of it wheat 3,900 tonnes, maize 3,150": as a title without what points back. */
function ofThis(unit: Unit | undefined, evidence: Evidence): Candidate['called'] {
  const of = unit && patternsOf(evidence.judge.brief.language).ofThis?.exec(unit.text);
  if (!unit || of?.index !== 0) return undefined;
  return titled(unit.text.slice(of[0].length).replace(/^[\s\u00a0,:，：]+|[.。]$/gu, ''), unit, evidence);
}

function titled(text: string, unit: Unit, { judge }: Evidence): Candidate['called'] {
  const title = capitalize(text, judge.brief.language);
  return title !== '' && columns(title) <= LONGEST_TITLE && !judge.said(title) ? { title, unit } : undefined;
}

/** No heading stands above what the group says, so that one of its sentences will. */
const isUnnamed = ({ group }: Evidence): boolean => group.passages.every(({ section }) => section.heading === undefined);

/** "Visitors by month: March 1,240, April 1,610, …": what stands before the colon of a row of times that one sentence tells. */
const leadOf = ({ by, subject, measure }: FindingOf<'series'>, [unit, ...more]: readonly Unit[]): string | undefined =>
  by === 'time' &&
  measure.name === '' &&
  more.length === 0 &&
  subject !== undefined &&
  /^\s?[:：]/u.test(unit?.text.slice(subject.length) ?? '')
    ? subject
    : undefined;

/** A row of times whose sentence is too long for a title goes by what is measured: another sentence would be read as what it shows. */
function namedAfter({ by, subject = '' }: FindingOf<'series'>, unit: Unit | undefined, { judge }: Evidence): Candidate['called'] {
  const { language } = judge.brief;
  const title = capitalize(subject, language);
  return unit && by === 'time' && isLabel(subject, language) && !judge.said(title) ? { title, unit } : undefined;
}

/** What the parts of a sentence add up to stands before its colon: "The whole programme cost 6.4 million euros: …". */
function wholeOf([unit, ...more]: readonly Unit[]): string | undefined {
  const [, lead = ''] = /^(\P{Nd}*\p{Nd}[^:：]*?)\s?(?:[:：]\s|：)/u.exec(unit?.text ?? '') ?? [];
  return more.length === 0 && lead !== '' && columns(lead) <= LONGEST_WHOLE ? lead : undefined;
}
const LONGEST_WHOLE = 64;

/** Beside sentences with figures of their own, shares go by their section's name: such a sentence as the title would be read as what they are of. */
function headed({ units: [index = -1] }: FindingOf<'series'>, evidence: Evidence): Candidate['called'] {
  const { group, units, byIndex, judge } = evidence;
  const unit = byIndex.get(index);
  const [first, ...more] = new Set(group.passages.map(({ section }) => section));
  const rivals = units.some((other) => other !== unit && countFigures(other.text, judge.brief.language) > 0);
  return unit && rivals && first?.heading !== undefined && more.length === 0 ? titled(first.heading, unit, evidence) : undefined;
}

/** What its parts add up to stands before them, in words that are short enough. */
const totalOf = ({ total }: FindingOf<'series'>): string | undefined =>
  total !== undefined && columns(total) <= LONGEST_TITLE ? total : undefined;

/** "We traced 600 lost boxes. 44% had stayed …": shares that open their sentence are of what the sentence before counts, which is their title. */
function baseBefore(unit: Unit | undefined, { byIndex, judge }: Evidence): Unit | undefined {
  const before = unit && byIndex.get(unit.index - 1);
  // "A kilowatt hour of heat costs 13 cents, with gas 17": of two values nobody can say of which the shares are.
  const told = toldIn(before ? findingsOfText(before.text, judge.brief.language) : []).filter(({ inWords }) => !inWords);
  const counts =
    before?.form === 'prose' && before.block === unit?.block && told.length === 1 && told.every(({ measure }) => isWhole(measure));
  return counts && /^\P{Nd}{0,4}\p{Nd}/u.test(unit?.text ?? '') && messageOf(before, judge) ? before : undefined;
}

const isWhole = ({ kind }: Measure): boolean => kind === 'count' || kind === 'measure' || kind === 'money';

/** Two parts that make a total are no fewer than it takes where the first is the greater one. */
const isTold = ({ units, categories, values: [first = 0, second = 0], total }: FindingOf<'series'>, { byIndex }: Evidence): boolean =>
  categories.length >= (total !== undefined && first >= second ? 2 : FEWEST) &&
  categories.length <= MOST &&
  units.every((index) => byIndex.get(index)?.form === 'prose');

/** Two or three things by the same two or three measures of one unit: columns side by side, a colour a measure. */
export const pairedExhibit: Exhibit = (evidence): Candidate | undefined => {
  const { language } = evidence.judge.brief;
  const [first, ...others] = findingsOfKind(evidence, 'series').filter(
    ({ by, units, categories }) => by === 'category' && categories.length === units.length && units.length >= 2,
  );
  if (!first) return undefined;
  const alike = others.filter(({ units }) => units.length === first.units.length && units.every((unit, i) => unit === first.units[i]));
  const all = [first, ...alike];
  const one = ({ measure }: FindingOf<'series'>): string => `${measure.kind} ${measure.name}`;
  const names = first.categories.map((name) => capitalize(name, language));
  if (all.length < 2 || all.length > 3 || names.length > 5 || all.some((each) => one(each) !== one(first))) return undefined;
  if (!first.categories.every((name) => isLabel(name, language)) || all.some(({ subject = '' }) => columns(subject) < 2)) return undefined;
  const amount = amountOf(first.shown[0] ?? '', language);
  const used = unitsAt(first.units, evidence);
  const other = remarkOn(evidence, used);
  const chart: ChartData = {
    type: 'column',
    categories: names,
    series: all.map(({ subject = '', values }) => ({ name: capitalize(subject, language), values: [...values] })),
    ...(amount?.prefix ? { prefix: amount.prefix.slice(0, 8) } : { unit: first.measure.name }),
  };
  return {
    body: { kind: 'chart', chart, ...(other && { takeaway: { text: other.text } }) },
    used: [...used, ...(other ? [other.unit] : [])],
    certainty: first.certainty,
  };
};

/** Names of parts stand in their bar or below it. */
const LONGEST_PART = 34;
const MOST_PARTS = 5;

/** Shares that make up a whole, of which the first leads: one bar. Where another is the greatest, columns rank them better. */
function partsFrom({ whole, categories, values, shown }: FindingOf<'series'>, language: string): SlideOf<'shares'>['parts'] | undefined {
  if (!whole || values.length > MOST_PARTS || values.some((value) => value > (values[0] ?? 0))) return undefined;
  if (categories.some((name) => columns(name) > LONGEST_PART || !isCategory(name, language))) return undefined;
  return categories.map((name, i) => ({
    figure: shown[i] ?? '',
    label: capitalize(bareName(name, language), language),
    value: values[i] ?? 0,
  }));
}

function chartFrom({ by, categories, values, shown, measure, subject }: FindingOf<'series'>, language: string): ChartData | undefined {
  if (categories.some((name) => columns(name) > LONGEST_NAME || (by === 'category' && !isCategory(name, language)))) return undefined;
  const amounts = shown.map((text) => amountOf(text, language));
  const [first] = amounts;
  const percent = measure.kind === 'percent';
  const top = values.reduce((best, value, i) => (value > (values[best] ?? 0) ? i : best), 0);
  const names = categories.map((name) => capitalize(bareName(name, language), language));
  return {
    type: by === 'time' ? (categories.length >= 5 ? 'line' : 'column') : 'bar',
    categories: names,
    series: [{ name: subject ?? measure.name, values: [...values] }],
    ...(!percent && measure.name !== '' && { unit: measure.name }),
    ...(percent ? { suffix: '%' } : first?.prefix ? { prefix: first.prefix.slice(0, 8) } : {}),
    highlight: by === 'time' ? values.length - 1 : top,
  };
}

/** "Auf den Umbau": what the amount goes to is named without the words that lead to it. */
function bareName(name: string, language: string): string {
  const { grammar, sentence, findings } = languageOf(language);
  const [first = '', ...rest] = name.split(/[\s\u00a0]+/);
  // "Were telephone calls": the verb belongs to the share.
  if (rest.length > 0 && /^\p{Ll}/u.test(name) && listOf(findings?.verbs).includes(first)) return bareName(rest.join(' '), language);
  if (rest.length === 0 || !/^\p{Ll}/u.test(name) || !listOf(sentence?.settings).includes(first)) return name;
  const articles = new Set([...listOf(grammar.danglers), ...listOf(sentence?.subjects)]);
  return rest.length > 1 && articles.has(rest[0]?.toLowerCase() ?? '') ? rest.slice(1).join(' ') : rest.join(' ');
}

/** A name, or what a share did: "had stayed on desks"; never a torn clause. */
const isCategory = (name: string, language: string): boolean =>
  !leadsClause(name, language) && (isLabel(name, language) || /^\p{Ll}(?:.*\s\p{L}{3,}|[\p{L}-]{2,})$/u.test(name));

/** "Modo que queda un superávit": a relative word within, which is no article as "die" is, has torn it out of its sentence. */
function leadsClause(name: string, language: string): boolean {
  const { grammar, sentence } = languageOf(language);
  const articles = new Set([...listOf(grammar.danglers), ...listOf(sentence?.subjects)]);
  const relatives = new Set(listOf(grammar.relatives).filter((word) => !articles.has(word)));
  return name.split(/[\s\u00a0]+/u).some((word) => relatives.has(word.toLowerCase()));
}

const REMARK_WORDS = 26;

/** What else the group, or the paragraph of what is drawn, says that stands beside the chart. */
const remarkOn = ({ units, judge }: Evidence, used: readonly Unit[], inBlock = false) =>
  bestSaid(
    // What counts other things is told by itself.
    units.filter(
      (unit) =>
        !used.includes(unit) &&
        !(inBlock && countFigures(unit.text, judge.brief.language) > 1) &&
        !(inBlock && used.every(({ block }) => block !== unit.block)),
    ),
    judge,
    REMARK_WORDS,
  );

/**
 * Of a table by time whose columns count different things none is drawn alone, which would leave the others to the notes: it stands as it is, and
 * in its last row the figure of the column that the words around it speak of is marked.
 */
export const columnExhibit: Exhibit = (evidence): Candidate | undefined => {
  const { group, judge } = evidence;
  const passage = group.passages.find(({ form }) => form === 'table');
  if (!passage?.header || passage.header.length < 3) return undefined;
  const series = findingsOfKind(evidence, 'series').filter(({ units, by }) => by === 'time' && units[0] === passage.units[0]?.index);
  if (series.length < 2 || passage.units.length > MOST) return undefined;
  const { language } = judge.brief;
  const cells = passage.units.map(({ cells: row = [] }) => row);
  // Columns of one unit are drawn together.
  if (chartOf(passage.header, cells, language)) return undefined;
  const column = columnSpokenOf(passage, series, evidence);
  if (column === undefined) return undefined;
  // What the column would show as a chart chooses the sentence that is the title.
  const rows = cells.map((row) => [row[0] ?? '', row[column] ?? '']);
  const chart = chartOf([passage.header[0] ?? '', passage.header[column] ?? ''], rows, language);
  const whole = chart && plain(passage, language);
  if (!chart || whole?.body.kind !== 'table' || whole.body.rows.length !== rows.length) return undefined;
  const { called } = commentOn(group, passage, chart, judge);
  const { highlightRow: _, ...body } = whole.body;
  return {
    body: { ...body, highlightCell: { row: rows.length - 1, column } },
    used: [...(called?.unit ? [called.unit] : []), ...passage.units],
    certainty: 0.85,
    called,
  };
};

/** The column whose name the section's heading and sentences use most; undefined where none is named. */
function columnSpokenOf(passage: Passage, series: readonly FindingOf<'series'>[], { group, judge }: Evidence): number | undefined {
  const around = group.passages.filter(({ form }) => form === 'prose').flatMap(({ units }) => units.map(({ text }) => text));
  const said = new Set(judge.lexicon.lookUp([passage.section.heading ?? '', ...around].join(' ')));
  let best: number | undefined;
  let most = 1;
  for (const { subject } of series) {
    const column = passage.header?.indexOf(subject ?? '') ?? -1;
    if (column < 1) continue;
    const hits = new Set(judge.lexicon.lookUp(subject ?? '').filter((term) => said.has(term) && !judge.lexicon.isGrammar(term))).size;
    if (hits >= most) {
      most = hits;
      best = column;
    }
  }
  return best;
}
