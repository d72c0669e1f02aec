/** What sentences that follow one another tell of one measure: its values in a row of times, at two times, or of two subjects. */
import { countedName, sameMeasure } from './comparisons.ts';
import { toldOf } from './context.ts';
import {
  type ChangeFinding,
  type Figure,
  type Finding,
  isBare,
  type SeriesFinding,
  type TargetFinding,
  type Told,
  type VersusFinding,
} from './finding.ts';
import { areOfOneScale, type Line } from './lines.ts';
import { placeOf } from './marks.ts';
import { type Moment, momentsIn } from './moments.ts';
import type { Patterns } from './patterns.ts';

const MOST = 12;
/** Months of a row are those of one year, or of a season that goes on into the next. */
const YEAR = 12;
const SEASON = 9;

/** A value with the moment that it is told for. */
interface Timed {
  readonly line: Line;
  readonly figure: Figure;
  readonly index: number;
  readonly moment: Moment;
}

export function neighboursIn(lines: readonly Line[], patterns: Patterns): Finding[] {
  const rows = rowsOf(lines, patterns);
  const found: Finding[] = rows.flatMap((row) => findingOf(row, patterns) ?? []);
  const taken = new Set(found.flatMap(({ units }) => units));
  lines.forEach((line, i) => {
    const next = lines[i + 1];
    if (!next || line.unit.ends || taken.has(line.unit.index) || taken.has(next.unit.index)) return;
    const pair = plannedBeside(line, next, patterns) ?? versusAcross(line, next, patterns) ?? sinceThen(line, next, patterns);
    if (pair) found.push(pair);
  });
  return found;
}

/** Rows of values of one measure in sentences of one paragraph that take turns with moments, each once. */
function rowsOf(lines: readonly Line[], patterns: Patterns): Timed[][] {
  const rows: Timed[][] = [];
  let row: Timed[] = [];
  const close = (): void => {
    if (row.length > 1) rows.push(row);
    row = [];
  };
  for (const line of lines) {
    const timed = timedIn(line, patterns);
    const last = row.at(-1);
    const goesOn = last !== undefined && timed.length > 0 && timed.every((each) => continues(row, each));
    if (!goesOn) close();
    if (timed.length > 0 && (goesOn || hasMeasure(timed[0]?.figure) || isNamedRow(timed))) row.push(...timed);
    if (line.unit.ends) close();
  }
  close();
  return rows;
}

/** "Parcels: January 2,140, February 2,480, …": what they count stands before the colon. */
const isNamedRow = (timed: readonly Timed[]): boolean =>
  timed.length > 2 && timed.every(({ moment: { kind } }) => kind === 'month') && nameOver(timed) !== undefined;

function nameOver([first]: readonly Timed[]): string | undefined {
  const lead = first && /^(.*?)\s?[:：]\s/u.exec(first.line.text.slice(0, first.moment.at))?.[1];
  return lead !== undefined && !/[\uE000-\uF8FF]/u.test(lead) && lead.split(/[\s\u00a0]+/u).length <= MOST_NAMING ? lead : undefined;
}
/** Words of it. */
const MOST_NAMING = 6;

const hasMeasure = (figure: Figure | undefined): boolean => figure !== undefined && !isBare(figure.measure);

/** "7" behind "4 vehicles" is as many vehicles, where both are of one scale. */
function continues(row: readonly Timed[], { figure }: Timed): boolean {
  const [first] = row;
  if (!first) return false;
  return isBare(figure.measure) ? areOfOneScale(first.figure.value, figure.value) : sameMeasure(figure.measure, first.figure.measure);
}

/** Its values, each with a moment, where the two take turns; empty where a value has none, or is a bound or a range. */
function timedIn(line: Line, patterns: Patterns): Timed[] {
  // What is planned or worked out beforehand has not come out yet.
  if (patterns.target?.test(line.text) || patterns.supposes?.test(line.text)) return [];
  const moments = momentsIn(line, patterns.language);
  const figures = line.figures.flatMap((figure, index) => {
    const at = placeOf(line, index);
    return figure.single || at < 0 || moments.some((moment) => moment.at === at) ? [] : [{ figure, index, at }];
  });
  if (figures.length === 0 || figures.length !== moments.length) return [];
  const isPlain = ({ figure }: { figure: Figure }): boolean =>
    figure.high === undefined && !figure.inWords && (figure.hedge === undefined || patterns.limits?.test(figure.hedge) !== true);
  const turns = figures.every(({ at }, i) => {
    const [own, next, before] = [moments[i]?.at ?? 0, moments[i + 1]?.at, moments[i - 1]?.at];
    return own < at ? next === undefined || at < next : before === undefined || before < at;
  });
  // All values stand behind their moments, or all before them.
  const sides = new Set(figures.map(({ at }, i) => (moments[i]?.at ?? 0) < at));
  if (!turns || sides.size > 1 || !figures.every(isPlain)) return [];
  const timed = figures.map(({ figure, index }, i): Timed => ({ line, figure, index, moment: moments[i] as Moment }));
  const [first] = timed;
  return first && timed.every((each) => each === first || continues([first], each)) ? timed : [];
}

/** Two values of which one was and one is; three and more in the order of their times. */
function findingOf(row: readonly Timed[], patterns: Patterns): SeriesFinding | ChangeFinding | undefined {
  const [first] = row;
  if (!first || row.length > MOST || new Set(row.map(({ moment }) => moment.label.toLowerCase())).size < row.length) return undefined;
  if (first.figure.measure.kind === 'duration' && row.length > 2) return undefined;
  const units = [...new Set(row.map(({ line }) => line.unit.index))];
  const words = [...new Set(row.map(({ line }) => line.plain))].join(' ');
  if (row.length === 2) return changeOf(row, units, words, patterns);
  if (!isInOrder(row)) return undefined;
  // A month right before its value is what it is told for, and not of.
  const subjects = new Set(
    row.flatMap(({ line, index, moment }) => {
      const own = toldOf(line, index, patterns)?.subject;
      return own === undefined || own === moment.label ? [] : own;
    }),
  );
  const subject = isBare(first.figure.measure) ? nameOver(row) : [...subjects][0];
  // Values of two things are no row of one.
  if (subjects.size > 1 || (isBare(first.figure.measure) && subject === undefined)) return undefined;
  return {
    kind: 'series',
    by: 'time',
    units,
    words,
    measure: first.figure.measure,
    categories: row.map(({ moment }) => moment.label),
    values: row.map(({ figure }) => figure.value),
    shown: row.map(({ figure }) => figure.shown),
    ...(subject && { subject }),
    certainty: 0.85,
  };
}

function isInOrder(row: readonly Timed[]): boolean {
  const orders = row.map(({ moment }) => moment.order);
  const kinds = new Set(row.map(({ moment }) => moment.kind));
  // The last of a row of years may be "today", or "last year".
  const last = row.at(-1)?.moment;
  const dated = last?.kind === 'present' || (last?.kind === 'past' && !/[\uE000-\uF8FF]/u.test(last.label)) ? row.slice(0, -1) : row;
  if (dated.every(({ moment }) => moment.kind === 'date')) return isRising(dated.map(({ moment }) => moment.order ?? 0));
  if (kinds.size > 1 || !kinds.has('month')) return false;
  const steps = orders.slice(1).map((order, i) => ((order ?? 0) - (orders[i] ?? 0) + YEAR) % YEAR);
  const [span, passesNewYear] = [steps.reduce((sum, step) => sum + step, 0), !isRising(orders.map((order) => order ?? 0))];
  return steps.every((step) => step > 0) && span <= (passesNewYear ? SEASON : YEAR - 1);
}
const isRising = (values: readonly number[]): boolean => values.every((value, i) => i === 0 || value > (values[i - 1] ?? value));

/** "In 2015 she paid £900. Now it is £1,650", also the other way round: the earlier value is what it changed from. */
function changeOf(row: readonly Timed[], units: readonly number[], words: string, patterns: Patterns): ChangeFinding | undefined {
  const [a, b] = row;
  if (!a || !b || a.figure.value === b.figure.value) return undefined;
  // "Today 3,400 ride. 6,000 are to by 2028": a date behind what is now may be yet to come.
  if (a.moment.kind === 'present' && b.moment.kind === 'date' && patterns.past?.test(` ${b.line.text}`) !== true) return undefined;
  const order = earlierOf(a.moment, b.moment);
  if (order === undefined || units.length < 2) return undefined;
  const [from, to] = order ? [a, b] : [b, a];
  const measure = isBare(to.figure.measure) ? from.figure.measure : to.figure.measure;
  const told = ({ line, figure, index, moment }: Timed): Told => ({
    ...(toldOf(line, index, patterns) ?? { ...figure, unit: line.unit.index }),
    measure,
    time: moment.label,
  });
  return { kind: 'change', units, words, from: told(from), to: told(to), certainty: 0.9 };
}

/** Whether the first is the earlier one; undefined where nobody can say. */
function earlierOf(a: Moment, b: Moment): boolean | undefined {
  if (a.kind === b.kind && a.order !== undefined && b.order !== undefined) {
    if (a.order === b.order) return undefined;
    return a.kind === 'date' ? a.order < b.order : true;
  }
  const rank = ({ kind }: Moment): number | undefined => (kind === 'present' ? 2 : kind === 'past' ? 0 : kind === 'date' ? 1 : undefined);
  const [first, second] = [rank(a), rank(b)];
  return first === undefined || second === undefined || first === second ? undefined : first < second;
}

/** Words of a sentence that only adds what a value was: "It was 11 days in 2015". */
const MOST_ADDED = 10;

/** "Margaret pays £1,650 a month. In 2015 she paid £900": what is, and in a short sentence about the same, what was. */
function sinceThen(now: Line, then: Line, patterns: Patterns): ChangeFinding | undefined {
  const [moment, more] = momentsIn(then, patterns.language);
  if (!moment || more || moment.kind === 'present' || moment.kind === 'month' || then.unit.words > MOST_ADDED) return undefined;
  if (momentsIn(now, patterns.language).length > 0) return undefined;
  // "I need eight people. So far five have come": nothing rose from five to eight.
  if (patterns.needs?.test(now.text)) return undefined;
  const [to, from] = [onlyIn(now, patterns), onlyIn(then, patterns)];
  if (!to || !from || to.told.value === from.told.value || isBare(to.told.measure)) return undefined;
  const named = from.told.subject !== undefined && from.told.subject !== to.told.subject;
  const alike = isBare(from.told.measure) ? areOfOneScale(to.told.value, from.told.value) : sameMeasure(to.told.measure, from.told.measure);
  if (named || !alike) return undefined;
  return {
    kind: 'change',
    units: [now.unit.index, then.unit.index],
    words: `${now.plain} ${then.plain}`,
    from: { ...from.told, measure: to.told.measure, time: moment.label },
    to: to.told,
    certainty: 0.9,
  };
}

/** "The roof made 11,200 kWh. Planned were 10,500": what came, and in a short sentence beside it what was planned. */
function plannedBeside(first: Line, second: Line, patterns: Patterns): TargetFinding | undefined {
  return plannedFor(first, second, patterns) ?? plannedFor(second, first, patterns);
}

function plannedFor(came: Line, plan: Line, patterns: Patterns): TargetFinding | undefined {
  const isBehind = came.unit.index < plan.unit.index;
  const planned = onlyIn(plan, patterns);
  if (!planned || plan.unit.words > MOST_ADDED || !isPlanOnly(plan, patterns) || isPlan(came, patterns)) return undefined;
  const { measure, value } = planned.told;
  // "We had expected 250 visitors. 412 came": the first of two sentences says what is counted.
  if (!isBehind && isBare(measure)) return undefined;
  const alike = came.figures.flatMap((figure, index) => {
    const [counted, bare] = isBehind ? [figure.measure, measure] : [measure, figure.measure];
    const isOne = isBare(bare) ? !isBare(counted) && areOfOneScale(figure.value, value) : sameMeasure(figure.measure, measure);
    return isOne && !figure.single && placeOf(came, index) >= 0 ? [index] : [];
  });
  const [own = -1, more] = alike;
  const actual = more === undefined ? toldOf(came, own, patterns) : undefined;
  const shared = isBehind ? actual?.measure : measure;
  const subject = actual && (isBehind ? (actual.subject ?? countedName(actual)) : (countedName(planned.told) ?? planned.told.subject));
  if (!actual || !shared || actual.high !== undefined || actual.hedge !== undefined || !subject) return undefined;
  return {
    kind: 'target',
    units: [Math.min(came.unit.index, plan.unit.index), Math.max(came.unit.index, plan.unit.index)],
    words: isBehind ? `${came.plain} ${plan.plain}` : `${plan.plain} ${came.plain}`,
    subject,
    actual: { ...actual, measure: shared },
    target: { ...planned.told, measure: shared },
    certainty: 0.85,
  };
}

const isPlan = ({ text }: Line, { target, expected }: Patterns): boolean => target?.test(text) === true || expected?.test(text) === true;

/** "The target for next year is 55,000": what is still to come has no value yet. */
const isPlanOnly = (line: Line, { target, expected, was, past, language }: Patterns): boolean =>
  expected?.test(line.text) === true ||
  (target?.test(line.text) === true && momentsIn(line, language).length === 0 && (was ?? past)?.test(` ${line.text}`) === true);

/** Words before a figure by which two sentences are known to say the same of two things. */
const PREDICATE = 1;
/** Of two values: farther apart they are no pair of one kind. */
const FARTHEST = 14;

/** "The Lund costs €5,490. The Porto costs €4,150": one thing said of two subjects; "The plan was …": what came, and what was planned. */
function versusAcross(a: Line, b: Line, patterns: Patterns): VersusFinding | undefined {
  const [left, right] = [onlyIn(a, patterns), onlyIn(b, patterns)];
  if (!left || !right || left.told.subject === undefined || right.told.subject === undefined) return undefined;
  if (left.told.subject.toLowerCase() === right.told.subject.toLowerCase()) return undefined;
  if (!sameMeasure(left.told.measure, right.told.measure) || isBare(left.told.measure)) return undefined;
  // "The Department paid £180,000 of it": a part is not held against its whole.
  if (patterns.ofThis?.test(b.text)) return undefined;
  const [low = 0, high = 0] = [left.told.value, right.told.value].sort((x, y) => x - y);
  const planned = [a, b].filter(({ text }) => patterns.target?.test(text)).length === 1;
  const timed = [a, b].some((line) => momentsIn(line, patterns.language).length > 0);
  const isAlike = planned || (!timed && left.predicate !== '' && left.predicate === right.predicate);
  if (low <= 0 || high > FARTHEST * low || !isAlike) return undefined;
  return {
    kind: 'versus',
    units: [a.unit.index, b.unit.index],
    words: `${a.plain} ${b.plain}`,
    sides: [left.told, right.told],
    certainty: 0.8,
  };
}

/** The only value of a line, with the word that says what it is of its subject. */
function onlyIn(line: Line, patterns: Patterns): { told: Told; predicate: string } | undefined {
  const times = new Set(momentsIn(line, patterns.language).map(({ at }) => at));
  const isTime = (index: number): boolean => times.has(placeOf(line, index));
  const counted = line.figures.flatMap((figure, index) => (figure.single || isTime(index) ? [] : [{ figure, index }]));
  const [only, more] = counted;
  if (!only || more || only.figure.hedge || only.figure.high !== undefined) return undefined;
  const told = toldOf(line, only.index, patterns);
  const before = line.text.slice(0, placeOf(line, only.index));
  const predicate = (before.match(/[\p{L}\p{M}’'-]+/gu) ?? []).slice(-PREDICATE).join(' ').toLowerCase();
  return told && { told, predicate };
}
