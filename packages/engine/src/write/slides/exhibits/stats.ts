/** Two to four figures side by side, or one by itself, each with the sentence that says what it is. */
import { languageOf } from '../../../languages/languageOf.ts';
import { patternOf } from '../../../languages/phrases.ts';
import type { Unit } from '../../discourse/passages.ts';
import type { Role } from '../../discourse/role.ts';
import { sameMeasure } from '../../findings/comparisons.ts';
import { findingsOfText } from '../../findings/find.ts';
import type { Finding, FindingOf, Measure, Told } from '../../findings/finding.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { goesOn, toldIn } from '../../findings/told.ts';
import { isBare } from '../../plan/scenes.ts';
import { isDanglingTitle } from '../../say/dangling.ts';
import { sayPoint } from '../../say/points.ts';
import { tellingOf } from '../../say/telling.ts';
import { columns } from '../../sentence/measure.ts';
import { nameBeside } from './bareName.ts';
import { isByTheWay } from './byTheWay.ts';
import {
  bestSaid,
  type Candidate,
  coverageOf,
  type Evidence,
  type Exhibit,
  findingsOfKind,
  messageOf,
  sayUnit,
  standsAlone,
  unitsAt,
  worthOf,
} from './evidence.ts';
import { changeFigure, largeFigure, partFigure } from './figures.ts';
import { isRuledBound } from './ruledBound.ts';
import { countFigures, figuresBefore, leadsSentence, qualifierOf } from './telling.ts';
import { hasWeight } from './weight.ts';

const MOST = 4;
const LABEL_WORDS = 22;
const MOST_LOOKED_AT = 80;
/** What figures side by side have to say by themselves, all together: two shares, sums or changes, or three numbers of things. */
const TELLING_ENOUGH = 1.5;
const TELLS = 0.8;
/** Of each in a row: a length of time by the way says nothing. */
const LEAST = 0.4;
/** A limit, a rule or a wish is no finding, whatever figure it names. */
const UNSHOWN: ReadonlySet<Role> = new Set<Role>(['condition', 'instruction', 'recommendation', 'question']);
/** What sets a bound: "Requests are sent within 30 days". */
const RULING: ReadonlySet<Role> = new Set<Role>(['instruction', 'recommendation']);
/** What tells of no bound that holds: "if it goes over 2%", an example, somebody's view. */
const UNRULED: ReadonlySet<Role> = new Set<Role>(['condition', 'question', 'example', 'opinion', 'rhetoric', 'greeting']);
/** Of a row of figures: from which none of them is shown by itself. */
const SURE_ROW = 0.8;
/** Of a figure: from which it is worth showing large. */
const SURE = 0.6;

export interface Shown {
  readonly unit: Unit;
  readonly figure: string;
  readonly label: string;
  readonly certainty: number;
  readonly worth: number;
  /** Whether the figure says something by itself. */
  readonly tells: boolean;
  readonly telling: number;
  /** The figure is a bound, shown with its words. */
  readonly isLimit?: true;
  /** The main clause has it by itself, or the finding is all that the sentence tells. */
  readonly leads?: true;
  /** What is measured, where the sentence names it. */
  readonly subject?: string;
  readonly measure?: Measure;
}

/** How much a kind of figure says by itself. */
const TELLING: Readonly<Record<string, number>> = {
  percent: 1,
  points: 1,
  times: 0.8,
  money: 0.9,
  measure: 0.6,
  duration: 0.35,
  count: 0.5,
};

/** The most telling figure of each unit, with a label that says it. */
export function shownFigures(evidence: Evidence, labelWords = LABEL_WORDS): Shown[] {
  const { judge, byIndex, group } = evidence;
  const { language } = judge.brief;
  // What is asked for, and what decides, is said whole.
  if (group.passages.every(({ section }) => section.role === 'asks')) return [];
  const conditions = conditionsOf(language);
  // What stands in a numbered list is one of its items, whatever figure it names.
  const steps = new Set(group.passages.flatMap(({ ordered, units }) => (ordered === true ? units.map(({ index }) => index) : [])));
  // A sentence whose figures are a row of their own is no single figure.
  const rows = new Set(
    evidence.findings.flatMap((each) =>
      each.kind === 'series' && each.certainty >= SURE_ROW && each.units.length === 1 ? each.units : [],
    ),
  );
  const best = new Map<number, Shown>();
  for (const finding of weightiest(evidence)) {
    const [index = -1] = finding.units;
    const unit = byIndex.get(index);
    if (!unit || (unit.form !== 'prose' && unit.form !== 'list') || !standsAlone(unit, judge)) continue;
    const found = figureOf(finding, unit, language);
    if (!found || finding.certainty < SURE || /[?？؟]$/u.test(unit.text)) continue;
    // "Up to 25 days" is what its sentence rules; "within 48 hours" only where the whole of it is a rule.
    if ((found.isLimit ? UNRULED : UNSHOWN).has(unit.role)) continue;
    if (found.isLimit && !RULING.has(unit.role) && finding.kind === 'figure' && finding.figure.hedge === undefined) continue;
    if (steps.has(index) || rows.has(index) || (finding.kind === 'figure' && isNorm(finding.figure, unit, language))) continue;
    if (!hasWeight(finding, unit, language)) continue;
    // "From 38 to 61 per cent in one group and from 40 to 46 in the other": neither is the one that the sentence tells.
    if (
      finding.kind === 'change' &&
      evidence.findings.some((each) => each !== finding && each.kind === 'change' && each.units[0] === index)
    )
      continue;
    // "Booking is open until March; who cancels pays 50 %": what stands behind a semicolon is not what its sentence begins with.
    if (finding.kind === 'figure' && /[;；؛]\s?/u.test(unit.text.slice(0, finding.figure.start))) continue;
    // Of several figures it is the one that the main clause has by itself; two of one measure stand side by side.
    const several = finding.kind === 'figure' && countFigures(unit.text, language) > 1;
    const both = several ? bothOf(finding, unit, evidence) : undefined;
    const leads =
      finding.kind === 'figure'
        ? leadsSentence(finding.figure, unit.text, language)
        : countFigures(unit.text, language) <= (finding.kind === 'change' || finding.kind === 'part' ? 2 : 1);
    if (several && !both && !leads) continue;
    const label = sayUnit(unit, judge, labelWords, found.keeps);
    // What the others say is not cut off.
    if (several && countFigures(label ?? '', language) < countFigures(unit.text, language)) continue;
    // The label has no number of its clause in front of the "if".
    if (label === undefined || isDanglingTitle(label, language) || conditions?.test(label)) continue;
    const worth = found.telling * finding.certainty + 0.5 * unit.strength;
    const known = best.get(index);
    if (!known || known.worth < worth)
      best.set(index, {
        unit,
        figure: both ?? found.figure,
        label: underLead(label, unit, language),
        certainty: finding.certainty,
        worth,
        tells: found.telling >= TELLS,
        telling: found.telling,
        ...(found.isLimit && { isLimit: true }),
        ...(leads && { leads: true }),
        ...(finding.kind === 'figure' && { measure: finding.figure.measure }),
        ...(finding.kind === 'figure' && finding.figure.subject !== undefined && { subject: finding.figure.subject }),
      });
  }
  return [...best.values()];
}

/** "62 km · 48 km": the two values of a sentence that has no other, each with its unit. */
function bothOf({ figure }: FindingOf<'figure'>, unit: Unit, evidence: Evidence): string | undefined {
  const { index, text } = unit;
  const { language } = evidence.judge.brief;
  const all = findingsOfKind(evidence, 'figure').filter(({ units: [own] }) => own === index);
  const [first, second, ...more] = all;
  if (!first || !second || more.length > 0 || first.figure !== figure || countFigures(text, language) !== 2) return undefined;
  if (figure.measure.kind === 'count' || !sameMeasure(figure.measure, second.figure.measure)) return undefined;
  const [a, b] = [first, second].map((each) => figureOf(each, unit, language));
  // "24 € x 12" is a product, and "$1,500 – $4,000" one value that nobody knows.
  const between = text.slice(first.figure.end, second.figure.start);
  if (!/\p{L}{2}|[,;:，、；：]/u.test(between)) return undefined;
  if (!a || !b || a.isLimit || b.isLimit || a.figure === b.figure) return undefined;
  // "17% · 38%" says nothing by itself: each is of something, and of something else.
  const [of, ofOther] = [first, second].map((each) => each.figure.subject ?? each.figure.base ?? each.figure.time);
  if (of === undefined || ofOther === undefined || of === ofOther) return undefined;
  const shown = `${a.figure}\u00a0· ${b.figure}`;
  return columns(shown) <= LONGEST_BOTH ? shown : undefined;
}
const LONGEST_BOTH = 18;

/** "Norm: 100%": what something should be is no news, whatever is held against it. */
export function isNorm({ start }: Pick<Told, 'start'>, { lead, text }: Pick<Unit, 'lead' | 'text'>, language: string): boolean {
  const { bounds } = patternsOf(language);
  const before = `${lead ?? ''} ${text.slice(0, start)}`.trim();
  return (bounds?.exec(before)?.index ?? OPENING) < OPENING && !/[.;!?。；]\s/u.test(before);
}
/** UTF-16 units in which a sentence names what it is about. */
const OPENING = 12;

/** What an item's figure is of stands before its colon: "Requests lost: an estimated 2,870". */
function underLead(label: string, unit: Unit, language: string): string {
  const name = unit.lead?.replace(/\s*[:：]\s*$/u, '') ?? '';
  if (name === '' || label.toLowerCase().startsWith(name.toLowerCase()) || columns(name) > LONGEST_LEAD) return label;
  if (unit.source !== undefined) return sayPoint({ head: name, text: label, unit, units: [unit] }, language);
  return `${name}${patternsOf(language).spaceless ? '：' : ': '}${label}`;
}
const LONGEST_LEAD = 44;

/** "Rollback if refunds go over 2.2%": what is held against a figure is no finding. */
const conditionsOf = (language: string): RegExp | undefined =>
  patternOf(languageOf(language).findings?.conditions, 'holds', patternsOf(language).spaceless);

/** Findings of the group's best sentences: a group of very many has more figures than anybody looks at. */
function weightiest({ findings, byIndex }: Evidence): readonly Finding[] {
  if (findings.length <= MOST_LOOKED_AT) return findings;
  const worth = ({ units: [index = -1] }: Finding): number => byIndex.get(index)?.strength ?? 0;
  return [...findings].sort((a, b) => worth(b) - worth(a)).slice(0, MOST_LOOKED_AT);
}

interface FoundFigure {
  readonly figure: string;
  readonly keeps: string;
  readonly telling: number;
  /** A bound that a rule sets: of its sentence it is the point. */
  readonly isLimit?: true;
}

/** As it is shown large; undefined where it is not what its sentence tells, or, where it `isAmong` those of its clauses, what its clause does. */
export function figureOf(finding: Finding, unit: Unit, language: string, isAmong = false): FoundFigure | undefined {
  const { text } = unit;
  if (finding.kind === 'change') {
    // Two sentences tell it, and only one of them would stand below it.
    if (finding.units.length > 1 || goesOn(finding, toldIn(findingsOfText(unit.text, language)))) return undefined;
    const figure = changeFigure(finding, language);
    return figure === undefined ? undefined : { figure, keeps: finding.to.digits, telling: 1.2 };
  }
  if (finding.kind === 'part')
    return isCounted(finding, language)
      ? { figure: partFigure(finding, language), keeps: lastWord(finding.shown), telling: 0.95 }
      : undefined;
  if (finding.kind !== 'figure') return undefined;
  const told = finding.figure;
  if (isBound(told, text, language) || isRuledBound(told, text, language)) return undefined;
  const plain = largeFigure(told, language);
  if (
    plain === undefined ||
    told.single ||
    // "1日", "one hour": what something is counted by.
    (told.measure.kind === 'duration' && told.value <= 1 && told.hedge === undefined) ||
    // "Half" and "doubled" say nothing by themselves.
    (told.inWords && (told.measure.kind === 'times' || told.measure.kind === 'percent')) ||
    (told.measure.kind === 'count' && (told.measure.name === '' || (told.inWords && told.value < 10)))
  )
    return undefined;
  const qualifier = qualifierOf(told, text, language);
  if (!qualifier || (!isAmong && !qualifier.isLimit && isByTheWay(told, text, language))) return undefined;
  const gap = patternsOf(language).spaceless || qualifier.before === '' ? '' : '\u00a0';
  const whole = qualifier.before + gap + plain + qualifier.after;
  const figure = columns(whole) <= LONGEST_QUALIFIED ? whole : qualifier.isLimit ? undefined : plain;
  if (figure === undefined) return undefined;
  const later = figuresBefore(told, text, language);
  const small = told.measure.kind === 'count' && told.value < SMALL ? LATER : 0;
  const telling = tellingOfOne(told, unit, qualifier.isLimit, language);
  return {
    figure,
    keeps: told.digits,
    telling: telling - LATER * later - small,
    ...(qualifier.isLimit && { isLimit: true }),
  };
}
/** "The 16-inch screen", "4.2m against 4.9m", a percentage whose sign is another figure's: not the point, or not by itself. */
function isBound({ end, measure, shown, digits }: Told, text: string, language: string): boolean {
  const behind = text.slice(end, end + 24).trimStart();
  const { versus, spaceless } = patternsOf(language);
  const held = !spaceless && /^[,;]?\s*\p{L}/u.test(behind) ? versus?.exec(behind) : undefined;
  return (
    /^[-‑]\p{L}/u.test(text.slice(end)) ||
    (held != null && held.index <= 2 && /^[^\p{L}]*[\p{Sc}\p{Nd}]/u.test(behind.slice(held.index + held[0].length))) ||
    (measure.kind === 'percent' && shown === digits)
  );
}
/** How much one figure says by itself: a bound of a rule more than one of a fact, a length more where its clause tells nothing else. */
function tellingOfOne(told: Told, { role, text }: Unit, isLimit: boolean, language: string): number {
  const { kind } = told.measure;
  const plain = TELLING[kind] ?? 0.5;
  if (isLimit && kind !== 'count') return Math.max(RULING.has(role) ? OF_LIMIT : OF_FACT, plain);
  const isLength = kind === 'duration' && TELLS_LENGTH.has(role) && told.subject !== undefined && leadsSentence(told, text, language);
  return isLength ? Math.max(OF_LENGTH, plain) : plain;
}
/** How long something takes or lasts says more where that is what the sentence tells of it. */
const TELLS_LENGTH: ReadonlySet<Role> = new Set<Role>(['result', 'claim', 'risk', 'answer']);
const OF_LENGTH = 0.5;
/** How much a bound says by itself. */
const OF_LIMIT = 0.8;
const OF_FACT = 0.6;
/** Columns of a figure with what it is not shown without. */
const LONGEST_QUALIFIED = 18;
/** What a figure loses for each that stands before it in its sentence: the first is the subject's. */
const LATER = 0.2;

/** A handful of things is told, not shown. */
const SMALL = 10;

const MOST_PARTED = 1000;

/** A part in words ("a quarter turn") is one of something only where its sentence says something of it. */
export function isCounted({ words, shown, part, whole }: FindingOf<'part'>, language: string): boolean {
  const { verbs, spaceless, limits, fractions } = patternsOf(language);
  // "Two of the four largest" is a detail, "one in eleven" and "two thirds" are not; "half price" counts nothing.
  const inWords = !/\p{Nd}/u.test(shown);
  // "Un prestito di 1,3 milioni": one thing of so much is no part of it.
  if (part === 1 && whole > MOST_PARTED) return false;
  const isFraction = fractions.has(shown.toLowerCase());
  const before = words.slice(0, Math.max(0, words.indexOf(shown)));
  // "…, and two of the five caterers have not said yes": of a clause's subject it is what the clause tells.
  const isSubject = whole >= FEWEST_OF && OPENS_CLAUSE.test(before) && verbs?.test(words.slice(before.length + shown.length)) === true;
  if (inWords && (isFraction ? whole === 2 : part > 1 && whole < SMALL && !isSubject)) return false;
  // "Un client sur cinq renonce": what opens its sentence is what it tells of, whatever its verb.
  const opens = part === 1 && !isFraction && before.trim() === '' && words.length > shown.length + MORE;
  return (spaceless || opens || /\p{Nd}/u.test(shown) || verbs?.test(words) === true) && limits?.test(before.slice(-40)) !== true;
}

/** A part of fewer is a detail in words. */
const FEWEST_OF = 5;
const OPENS_CLAUSE = /^\s*$|[,;:،؛]\s(?:\p{L}{1,4}\s)?$/u;

/** UTF-16 units of what is said of a part. */
const MORE = 8;

const lastWord = (text: string): string => text.split(/[\s\u00a0]+/).at(-1) ?? '';

/** Two to four figures of as many sentences; a sentence that matters as much and has no figure to show is their title. */
export const figuresExhibit: Exhibit = (evidence): Candidate | undefined => {
  const telling = shownFigures(evidence).filter((shown) => shown.isLimit || shown.telling >= LEAST);
  const found = distinct(telling.sort((a, b) => b.worth - a.worth)).slice(0, MOST);
  if (found.length < 2 || found.reduce((sum, { telling }) => sum + telling, 0) < TELLING_ENOUGH) return undefined;
  // A price beside a share is nothing that a paragraph is about; a heading may be.
  if (isBare(evidence.group) && !areOfOneMeasure(found)) return undefined;
  const kept = [...found].sort((a, b) => a.unit.index - b.unit.index);
  const used = kept.map(({ unit }) => unit);
  if (areExceptions(kept, evidence) || isSideRow(kept, evidence)) return undefined;
  const { language } = evidence.judge.brief;
  const named = (unit: Unit, figure: string) => (unit.form === 'list' ? nameBeside(unit, figure, language) : undefined);
  return {
    body: { kind: 'stats', stats: kept.map(({ unit, figure, label }) => named(unit, figure) ?? { figure, label }) },
    used,
    certainty: mean(kept.map(({ certainty }) => certainty)),
    called: leadOver(evidence, used),
  };
};

/** Bounds are exceptions to the rule that stands above them: large, they would be what is told first. */
export const areExceptions = (row: readonly Shown[], { units }: Evidence): boolean =>
  row.every(({ isLimit }) => isLimit) && row[0]?.unit !== units[0];

/**
 * Under a heading a row of unlike figures begins with what the section does and has all its figures, and no row leaves sums and shares of its kind to small print: a fee would be
 * large, and what something costs below it. Neither is the number of those who were asked beside their shares, nor the parts of an item beside it.
 */
export function isSideRow(row: readonly Shown[], evidence: Evidence): boolean {
  const { group, units } = evidence;
  const used = new Set(row.map(({ unit }) => unit.index));
  if (isBare(group)) return false;
  const isPart = row[0]?.unit !== units[0] || units.some(({ index, text }) => !used.has(index) && /\p{Nd}/u.test(text));
  if (isPart && row.every(({ unit }) => unit.form === 'prose') && !areOfOneMeasure(row)) return true;
  if (row.some(({ unit }) => unit.level > 0)) return true;
  const kinds = row.map(({ measure }) => measure?.kind);
  if (kinds.includes('count') && kinds.includes('percent') && row.every(({ unit }) => unit.form === 'list')) return true;
  const told = (isOwn: boolean): readonly string[] =>
    evidence.findings.flatMap((finding) => {
      const [index = -1] = finding.units;
      if (used.has(index) !== isOwn) return [];
      const { kind } = finding.kind === 'figure' ? finding.figure.measure : finding.kind === 'change' ? finding.to.measure : NONE;
      return WEIGHED.has(kind) ? [kind] : [];
    });
  const own = new Set(told(true));
  return told(false).some((kind) => own.has(kind));
}
const NONE = { kind: '' } as const;
/** What is held against others of its kind. */
const WEIGHED: ReadonlySet<string> = new Set(['money', 'percent']);

export const areOfOneMeasure = ([first, ...others]: readonly Shown[]): boolean =>
  first?.measure !== undefined && others.every(({ measure }) => measure !== undefined && sameMeasure(measure, first.measure as Measure));

/** What a slide of figures can be the proof of. */
const LEADING: ReadonlySet<Role> = new Set<Role>(['result', 'claim', 'consequence', 'contrast', 'risk']);

/** Words of a sentence that says what figures are about. */
const FEWEST_LEADING = 6;

/** The weightiest sentence of the group where that is none of those shown. */
function leadOver({ units, judge }: Evidence, used: readonly Unit[]): Candidate['called'] {
  const { language } = judge.brief;
  const weight = ({ index }: Unit): number => judge.scores[index] ?? 0;
  // What stands between two figures goes on from the first of them, and what has a figure of its own is no title of others.
  const isOver = ({ index, text }: Unit): boolean =>
    countFigures(text, language) === 0 && (used.every((unit) => unit.index > index) || used.every((unit) => unit.index < index));
  const telling = tellingOf(units, judge.grammar).sort((a, b) => weight(b) - weight(a));
  const [first] = telling;
  const [other, ...more] = telling.filter((unit) => !used.includes(unit));
  // The one sentence without a figure says what the figures are about.
  if (other && more.length === 0 && other !== first && isOver(other) && LEADING.has(other.role) && other.words >= FEWEST_LEADING)
    return messageOf(other, judge);
  return first && !used.includes(first) && isOver(first) && LEADING.has(first.role) ? messageOf(first, judge) : undefined;
}

const distinct = (found: readonly Shown[]): Shown[] =>
  found.filter(({ figure }, i) => found.findIndex((other) => other.figure === figure) === i);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Units that a single figure may stand for. */
const MOST_UNITS = 4;

/** One figure, where its sentence is the point of the group, with another sentence as its note. */
export const oneFigureExhibit: Exhibit = (evidence): Candidate | undefined => {
  const { units, judge } = evidence;
  if (units.length > MOST_UNITS) return undefined;
  const [best] = shownFigures(evidence).sort((a, b) => b.worth - a.worth);
  const strongest = [...units].sort((a, b) => worthOf(b) - worthOf(a))[0];
  if (!best || (best.unit !== strongest && coverageOf(units, [best.unit], 1) < 0.85)) return undefined;
  if (best.worth < 0.9 || !best.tells) return undefined;
  const other = bestSaid(
    units.filter((unit) => unit !== best.unit),
    judge,
    22,
  );
  return {
    body: { kind: 'bigNumber', figure: best.figure, statement: best.label, ...(other && { note: other.text }) },
    used: [best.unit, ...(other ? [other.unit] : [])],
    certainty: best.certainty,
  };
};

/** What a figure that stands by itself can be: what came out, never a detail. */
const STRIKING: ReadonlySet<Role> = new Set<Role>(['result', 'claim', 'consequence', 'risk']);
/** Of the group's sentences by weight, the figure's is one of so many. */
const FIRST = 2;

/** The one figure of a longer group that is worth a slide: a share, a sum or a change that one of its weightiest sentences is about. */
export const figureApart = (evidence: Evidence, among = FIRST): Candidate | undefined => {
  const { units, judge } = evidence;
  const weight = ({ index }: Unit): number => judge.scores[index] ?? 0;
  const weightiest = [...units].sort((a, b) => weight(b) - weight(a)).slice(0, among);
  const [best] = shownFigures(evidence)
    .filter(({ unit, telling }) => telling >= (among > FIRST ? TELLS : STRIKES) && STRIKING.has(unit.role) && weightiest.includes(unit))
    .sort((a, b) => b.worth - a.worth);
  if (!best) return undefined;
  return { body: { kind: 'bigNumber', figure: best.figure, statement: best.label }, used: [best.unit], certainty: best.certainty };
};
const STRIKES = 0.9;

/** What was planned and what came of it, in one breath: "31% (plan 35%)". */
export const targetsExhibit: Exhibit = (evidence) => {
  const found = findingsOfKind(evidence, 'target').filter(({ subject }) => subject !== undefined);
  if (found.length < 2 || found.length > 6) return undefined;
  const units = unitsAt([...new Set(found.flatMap(({ units }) => units))], evidence);
  const stats = found.flatMap((finding) => {
    const figure = largeFigure(finding.actual, evidence.judge.brief.language);
    return figure === undefined ? [] : [{ figure, label: finding.subject ?? '', note: noteOf(finding) }];
  });
  if (stats.length < found.length) return undefined;
  return { body: { kind: 'stats', stats }, used: units, certainty: 0.85 };
};

/** The words behind the value up to the next one's subject: "plan 35%, Q2 34%". */
function noteOf({ words, actual, target }: FindingOf<'target'>): string {
  const rest = words.slice(actual.end);
  const bracketed = /^\s*[(（]([^()（）]{2,60})[)）]/u.exec(rest)?.[1];
  return bracketed ?? words.slice(actual.end, target.end).replace(/^[\s,;:(]+/u, '');
}
