/** Values against each other: two bars, before and after, what was planned and what came of it, two times of several subjects. */

import { withPlainDigits } from '../../../model/plainDigits.ts';
import type { Unit } from '../../discourse/passages.ts';
import { datesIn } from '../../findings/dates.ts';
import { isDistanceAt } from '../../findings/distances.ts';
import type { FindingOf, Told } from '../../findings/finding.ts';
import { areOfOneScale } from '../../findings/lines.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { tellingOf } from '../../say/telling.ts';
import { amountOf } from '../../sentence/figures.ts';
import { columns } from '../../sentence/measure.ts';
import { capitalize } from '../../sentence/tidying.ts';
import {
  bestSaid,
  type Candidate,
  type Evidence,
  type Exhibit,
  findingsOfKind,
  firstMessage,
  messageOf,
  messageOver,
  sayUnit,
  standsAlone,
  unitsAt,
} from './evidence.ts';
import { largeFigure, signedDigits } from './figures.ts';
import { isLabel } from './labels.ts';

/** Columns of a figure with its unit. */
const LONGEST_FIGURE = 22;
/** Of two values: nearer they look the same, farther apart the shorter is a dot. */
const NEAREST = 1.12;
const FARTHEST = 14;

/** A word holds one against the other; two values that a comma parts may have nothing to do with one another. */
const SURE_PAIR = 0.7;

/** Words of a sentence that stands below figures, as many as in English. */
const BESIDE_WORDS = 28;

/** What stands below the figures: the one other sentence of the group, or the one that stands right behind them, else right before them. */
function sentenceBeside({ units, judge }: Evidence, used: readonly Unit[]): { unit: Unit; text: string } | undefined {
  const others = tellingOf(units, judge.grammar).filter((unit) => !used.includes(unit) && !unit.unusable && unit.form === 'prose');
  const [first = -1, last = -1] = [used[0]?.index, used.at(-1)?.index];
  const near = [last + 1, first - 1].flatMap((at) => others.find(({ index }) => index === at) ?? []);
  for (const unit of others.length === 1 ? others : near) {
    // What the figures' own sentence makes clear leans on nothing else.
    const leans = !standsAlone(unit, judge) && (unit.needs.length === 0 || !unit.needs.every((each) => isOneOf(each, used)));
    const text = leans ? undefined : sayUnit(unit, judge, BESIDE_WORDS);
    if (text !== undefined) return { unit, text };
  }
  return undefined;
}
const isOneOf = (index: number, units: readonly Unit[]): boolean => units.some((unit) => unit.index === index);

/** Two values of one measure, each with a name of its own. */
export const pairExhibit: Exhibit = (evidence) => {
  const { language } = evidence.judge.brief;
  const [finding] = findingsOfKind(evidence, 'versus')
    .filter((each) => each.certainty >= SURE_PAIR && isPair(each, language, evidence))
    .sort((a, b) => b.certainty - a.certainty);
  if (!finding) return undefined;
  const used = unitsAt(finding.units, evidence);
  const beside = sentenceBeside(evidence, used);
  const bars = finding.sides.map((side) => ({
    figure: withUnit(side, largeFigure(side, language) ?? signedDigits(side)),
    label: capitalize(nameOf(side), language),
    value: side.value,
  }));
  if (bars.some(({ figure }) => columns(figure) > LONGEST_FIGURE)) return undefined;
  const called =
    used.length > 1
      ? messageOver(used, evidence)
      : messageOf(
          used[0],
          evidence.judge,
          finding.sides.map(({ digits }) => digits),
        );
  // "31 % was thrown away, and 9 % is organic, where the law asks for 20": what else its sentence tells of would be read as what is drawn.
  if (!called && used.length === 1 && rivalsOf(finding, evidence) > 0) return undefined;
  return {
    body: {
      kind: 'pair',
      bars,
      ...(finding.part ? { part: true } : { highlight: 0 }),
      ...(beside && { sentence: beside.text }),
    },
    used: [...used, ...(beside ? [beside.unit] : [])],
    ...(beside && { beside: beside.unit }),
    certainty: finding.certainty,
    called,
  };
};

/** Other values of the measure in the sentence of a pair. */
const rivalsOf = ({ sides: [a, b], units: [unit] }: FindingOf<'versus'>, evidence: Evidence): number =>
  findingsOfKind(evidence, 'figure').filter(
    ({ figure: { measure, start }, units: [own] }) =>
      own === unit && measure.kind === a.measure.kind && start !== a.start && start !== b.start,
  ).length;

/** The unit stands with each figure, also where the sentence says it once. */
export const withUnit = ({ measure, per }: Told, figure: string, joint = ' '): string => {
  const unit = [measure.kind === 'percent' || measure.kind === 'points' || measure.kind === 'times' ? '' : measure.name, per ?? '']
    .filter((part) => part !== '')
    .join(' ');
  const whole =
    unit === '' || /[%٪％]/u.test(figure) || (measure.name !== '' && figure.includes(measure.name)) ? figure : figure + joint + unit;
  return columns(whole) <= LONGEST_FIGURE ? whole : figure;
};

/** What stands between a number and its unit: "8,4 milioni di euro". */
const jointOf = ({ shown, digits, measure: { name } }: Told): string =>
  name !== '' && shown.startsWith(digits) && shown.endsWith(name) ? shown.slice(digits.length, -name.length) : ' ';

const nameOf = ({ subject, base }: Told): string => subject ?? base ?? '';

const FEWEST_COUNTED = 10;
const MOST_RIVALS = 1;
const opensWithMove = (name: string, language: string): boolean => {
  const { rises, falls, moves, spaceless } = patternsOf(language);
  return !spaceless && /^\p{Ll}/u.test(name) && [rises, falls, moves].some((words) => words?.exec(name)?.index === 0);
};

function isPair(versus: FindingOf<'versus'>, language: string, evidence: Evidence): boolean {
  const {
    sides: [a, b],
    units: [unit],
  } = versus;
  const shifted = new Set(findingsOfKind(evidence, 'shift').flatMap(({ by, units: [own] }) => (own === unit ? [by.start] : [])));
  const [low, high] = a.value < b.value ? [a.value, b.value] : [b.value, a.value];
  if (low <= 0 || high / low < NEAREST || high / low > FARTHEST || a.high !== undefined || b.high !== undefined) return false;
  const names = [nameOf(a), nameOf(b)];
  // Two of four values are no pair.
  if (rivalsOf(versus, evidence) > MOST_RIVALS) return false;
  // A handful of things is no comparison that has to be drawn, and how much more something is stands beside no level.
  if (a.measure.kind === 'count' && high < FEWEST_COUNTED) return false;
  if ([a, b].some((told) => isDistanceAt(evidence.byIndex.get(told.unit)?.text ?? '', told, language))) return false;
  // "And cut irrigation water by 19 %": the verb tells what became of something, and no value of it.
  if (shifted.has(a.start) || shifted.has(b.start) || names.some((name) => opensWithMove(name, language))) return false;
  // "Fewer than 120": a bound is no value of its own.
  const { limits } = patternsOf(language);
  if (names.some((name) => limits?.test(name)) || [a, b].some(({ hedge }) => hedge !== undefined && limits?.test(hedge))) return false;
  return a.measure.kind === b.measure.kind && names.every((name) => isLabel(name, language)) && names[0] !== names[1];
}

/** A change that a verb tells; what only stands beside something else may be another thing's value. */
const SUREST = 0.9;
/** Whether a name ends where a word ends. */
const isWhole = (name: string, text: string): boolean => {
  const at = text.indexOf(name);
  return at < 0 || !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text.slice(at + name.length));
};

/** Columns of a value with its magnitude: "7,1 milioni". */
const LONGEST_VALUE = 14;

/** One measure before and after, and others that changed with it. */
export const changeExhibit: Exhibit = (evidence) => {
  const { language } = evidence.judge.brief;
  const changes = findingsOfKind(evidence, 'change')
    .filter(({ from, to, certainty }) => [from, to].every(({ digits }) => columns(digits) <= LONGEST_VALUE) && certainty >= SUREST)
    // What would be, if, has not changed.
    .filter(({ units: [index = -1] }) => evidence.byIndex.get(index)?.role !== 'condition')
    .sort((a, b) => b.certainty - a.certainty || a.from.unit - b.from.unit);
  const named = changes.filter(({ subject, words }) => subject !== undefined && isLabel(subject, language) && isWhole(subject, words));
  const [main] = named.length > 0 ? named : changes;
  if (!main) return undefined;
  const { from, to } = main;
  const called =
    main.units.length > 1
      ? messageAmong(unitsAt([to.unit, from.unit], evidence), evidence)
      : messageOf(evidence.byIndex.get(main.units[0] ?? -1), evidence.judge, [from.digits, to.digits]);
  const isNamed = named.includes(main);
  if (!isNamed && changes.length > 1) return undefined;
  // Of two sentences neither of which is a title, another one's would stand above values of something else.
  if (!isNamed && main.units.length > 1 && called === undefined) return undefined;
  // Without a name and a time beside the figures their sentence has to say what changed, and when: as the title, or below them.
  const isTold = called !== undefined || (isNamed && (timeOf(from) ?? timeOf(to)) !== undefined);
  // "Yield" beside "wheat yield" is that of something else, which its sentence names elsewhere.
  const isApart = ({ subject = '' }: FindingOf<'change'>): boolean =>
    main.subject === undefined || (!main.subject.includes(subject) && !subject.includes(main.subject));
  // The two columns are two times: "down from 0.51m in Q2" is no row where the first one is another quarter.
  const isOfTheirTimes = (each: FindingOf<'change'>): boolean =>
    [each.from.time ?? from.time, each.to.time ?? to.time].every((time, i) => time === [from.time, to.time][i]);
  const others = named.filter((each) => each !== main && isApart(each) && isOfTheirTimes(each)).slice(0, MOST_ROWS);
  const shown = unitsAt([...new Set([main, ...others].flatMap(({ units }) => units))], evidence);
  const beside = isTold ? sentenceBeside(evidence, shown) : undefined;
  const rows = others.map((each) => ({ label: capitalize(each.subject ?? '', language), ...changeEnds(each, language) }));
  const ends = changeEnds(main, language);
  return {
    body: {
      kind: 'change',
      // Beside a value with its time the other one is not left without a name.
      before: {
        figure: ends.before,
        label: capitalize(timeOf(from) ?? (isNamed && timeOf(to) !== undefined ? main.subject : '') ?? '', language),
      },
      after: { figure: ends.after, label: isNamed ? labelOf(main, language) : capitalize(timeOf(to) ?? '', language) },
      ...(rows.length > 0 && { rows }),
      ...(beside && { sentence: beside.text }),
    },
    used: [...(isTold ? shown : shown.filter(({ index }) => index !== main.units[0])), ...(beside ? [beside.unit] : [])],
    ...(beside && { beside: beside.unit }),
    certainty: main.certainty,
    called,
  };
};
const MOST_ROWS = 3;

/** Of two sentences the one that stands by itself says what changed; a heading or what leads to them says less. */
const messageAmong = (units: readonly Unit[], evidence: Evidence): Candidate['called'] =>
  firstMessage(units, evidence.judge) ?? messageOver(units, evidence);

/** A time of day is no time at which something was measured. */
const timeOf = ({ time }: Told): string | undefined => (time !== undefined && /^\p{Nd}{1,2}[:.h]\p{Nd}{2}$/u.test(time) ? undefined : time);

/** Both values with their unit. */
export const changeEnds = ({ from, to }: FindingOf<'change'>, language: string): { before: string; after: string } => {
  // "From 9 a month to 4": both are by the month, and one figure alone would say so.
  const [start, end] = (from.per === undefined) === (to.per === undefined) ? [from, to] : [withoutRate(from), withoutRate(to)];
  return {
    before: withUnit(
      { ...start, measure: unitOf(to, language) },
      `${largeFigure(sameSign(start, end), language) ?? signedDigits(start)}${magnitudeOf(start, end)}`,
      jointOf(to),
    ),
    after: withUnit({ ...end, measure: unitOf(to, language) }, largeFigure(end, language) ?? signedDigits(end), jointOf(to)),
  };
};

/** "From 6.1 to 7.1 million": the first is in millions as well. */
function magnitudeOf(from: Told, to: Told): string {
  const [, number = '', rest = ''] = /^(\p{Nd}[\p{Nd}.,]*)([\s\u00a0]?\p{L}[\p{L}.]*)$/u.exec(to.digits) ?? [];
  const last = Number(number.replace(',', '.'));
  return /\p{L}/u.test(from.digits) || !(last > 0) || from.value >= MAGNITUDE || !areOfOneScale(from.value, last) ? '' : rest;
}
const MAGNITUDE = 1000;

const withoutRate = ({ per: _, ...told }: Told): Told => told;

/** Where a verb follows a bare number, it is no unit of it. */
const unitOf = ({ measure }: Told, language: string): Told['measure'] =>
  measure.kind === 'count' && patternsOf(language).verbBehindNumbers && !/^\p{Lu}/u.test(measure.name) ? { ...measure, name: '' } : measure;

/** "74" before "91 percent" is a percentage as well. */
const sameSign = (from: Told, to: Told): Told =>
  to.measure.kind === 'percent' && !/[%٪％]/u.test(from.shown) ? { ...from, measure: to.measure, shown: from.digits } : from;

const labelOf = ({ subject = '', to }: FindingOf<'change'>, language: string): string =>
  [capitalize(subject, language), ...(timeOf(to) === undefined ? [] : [timeOf(to)])].join(', ');

const MOST_SUBJECTS = 8;

/** A table of three or more subjects at two times. */
export const slopeExhibit: Exhibit = (evidence) => {
  const passage = evidence.group.passages.find(({ form }) => form === 'table');
  const header = passage?.header;
  const { language } = evidence.judge.brief;
  if (!passage || header?.length !== 3 || passage.units.length < 3 || passage.units.length > MOST_SUBJECTS) return undefined;
  const times = header.slice(1).map((head) => head.trim());
  if (!times.every((time) => datesIn(time, language).some(({ start, end }) => end - start >= 0.6 * time.length))) return undefined;
  const subjects = passage.units.flatMap(({ cells = [] }) => {
    const [name = '', a = '', b = ''] = cells.map((cell) => cell.trim());
    const values = [a, b].map((cell) => amountOf(withPlainDigits(cell), language));
    const [first, second] = values;
    return first && second && name !== '' && first.prefix === second.prefix && first.suffix === second.suffix
      ? [
          {
            name,
            figures: [a, b] as [string, string],
            values: [first.value, second.value] as [number, number],
            mark: first.prefix + first.suffix,
          },
        ]
      : [];
  });
  if (subjects.length < passage.units.length || new Set(subjects.map(({ mark }) => mark)).size > 1) return undefined;
  const ends = subjects.flatMap(({ values }) => values).map(Math.abs);
  if (Math.max(...ends) > 30 * Math.max(1e-9, Math.min(...ends))) return undefined;
  const lead = leadOf(subjects);
  const beside = bestSaid(evidence.units, evidence.judge, 18);
  return {
    body: {
      kind: 'slope',
      times: [times[0] ?? '', times[1] ?? ''],
      subjects: subjects.map(({ mark: _, ...subject }) => subject),
      ...(lead !== undefined && { highlight: lead }),
      ...(beside && { takeaway: { text: beside.text } }),
    },
    used: [...passage.units, ...(beside ? [beside.unit] : [])],
    certainty: 0.9,
  };
};

/** The only one that rose or fell against all others, else the one that moved farthest. */
function leadOf(subjects: readonly { readonly values: readonly [number, number] }[]): number | undefined {
  const moves = subjects.map(({ values: [a, b] }) => (b - a) / Math.max(1e-9, Math.abs(a)));
  const up = moves.filter((move) => move > 0).length;
  const down = moves.filter((move) => move < 0).length;
  if (up === 1 && down > 1) return moves.findIndex((move) => move > 0);
  if (down === 1 && up > 1) return moves.findIndex((move) => move < 0);
  return moves.reduce((best, move, i) => (Math.abs(move) > Math.abs(moves[best] ?? 0) ? i : best), 0);
}
