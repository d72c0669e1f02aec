/** The one figure that a point turns on: what came out, a share, a change, a price or a bound. Days are none. */
import { datesIn } from '../../findings/dates.ts';
import { isDistance } from '../../findings/distances.ts';
import { findingsOfText } from '../../findings/find.ts';
import type { Finding, FindingOf, MeasureKind, Told } from '../../findings/finding.ts';
import type { Patterns } from '../../findings/patterns.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { goesOn, toldIn } from '../../findings/told.ts';
import { columns, countWords } from '../../sentence/measure.ts';
import { isByTheWay } from './byTheWay.ts';
import { changeFigure, largeFigure, partFigure, withoutEnding } from './figures.ts';
import { isRuledBound } from './ruledBound.ts';
import { isCounted, isNorm } from './stats.ts';
import { countFigures, leadsSentence, qualifierOf } from './telling.ts';

export interface Decisive {
  readonly figure: string;
  /** Of the text that it was looked for in, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** How much it says by itself, from 0 to about 1. */
  readonly telling: number;
  /** What it is measured in, where it is a single value. */
  readonly kind?: MeasureKind;
  /** It stands in the text as it is shown, and no other figure stands before it. */
  readonly isFirst: boolean;
  /** The main clause tells it, and no other. */
  readonly isMain?: true;
}

/** How much a kind of figure says by itself. */
const TELLING: Readonly<Record<string, number>> = {
  percent: 1,
  points: 1,
  money: 0.9,
  times: 0.8,
  measure: 0.6,
  duration: 0.5,
  count: 0.5,
};
const OF_CHANGE = 1.2;
const OF_COURSE = 1.1;
const OF_PART = 0.95;
/** What a bound adds, and what a figure loses for each that stands before it. */
const OF_LIMIT = 0.3;
const LATER = 0.1;
const LEADING = -0.3;
/** Columns of a figure with its bound, or of two values with what stands between them. */
const WIDEST = 24;
/** From which a change is one for certain, and no comparison of two things. */
const SURE = 0.9;
/** A handful of things is told, not shown. */
const SMALL = 10;
/** Years of a person. */
const OLDEST = 115;
/** Figures of a point among which none is what it turns on. */
const MANY = 5;
/** Words of a sentence that tells of more than a plan. */
const FEWEST_PLANNED = 6;
/** UTF-16 units before a figure in which a word makes it a bound. */
const NEAR = 40;
/** And in which a word makes it what was planned. */
const NEAR_TARGET = 26;
/** A part of fewer is told, not shown. */
const FEWEST_OF = 5;
/** A range whose end is so many times its beginning is none: "vouchers of $10 to 5,100 customers". */
const MOST_TIMES = 50;

/** Values of its kind behind it from which a figure is one of a row. */
const FEWEST_IN_ROW = 2;

const NAME = /^([^:：.!?\p{Nd}]{2,44}?)\s?[:：]\s*(?=\S)/u;

/** "Telephones, 12 lines at 7.90 €: 94.80 €": an entry of an account, whose amount is what it comes to. */
export const ENTRY = /^((?:[^:：.!?]|\.(?=\p{Nd})){2,60}?)\s?[:：]\s+(?=\P{L}{0,3}\p{Nd}[\p{Nd}.,'’]*\s?(?:\p{Sc}|%)?[.。]?$)/u;

/** Undefined where the point turns on no figure, or nobody can tell on which. A name before a colon says what its figure is of. */
export function decisiveIn(text: string, language: string, isTitle = false): Decisive | undefined {
  const patterns = patternsOf(language);
  // What is supposed is told, and never shown as what came out.
  if ((!/\p{Nd}/u.test(text) && !patterns.numeralAt) || patterns.supposes?.test(text)) return undefined;
  const name = NAME.exec(text) ?? ENTRY.exec(text);
  const from = name?.[0].length ?? 0;
  const said: Said = { text: text.slice(from), name: name?.[1], language, patterns, isTitle };
  const all = findingsOfText(said.text, language, name?.[1]);
  const found = [courseIn(said, all), ...all.map((finding) => shownOf(finding, all, said))].flatMap((each) => each ?? []);
  const best = found.reduce<Decisive | undefined>((most, each) => (most && most.telling >= each.telling ? most : each), undefined);
  return best && { ...best, start: best.start + from, end: best.end + from };
}

interface Said {
  readonly text: string;
  /** What stands before it, with a colon. */
  readonly name: string | undefined;
  readonly language: string;
  readonly patterns: Patterns;
  readonly isTitle: boolean;
}

function shownOf(finding: Finding, all: readonly Finding[], said: Said): Decisive | undefined {
  const { text, language } = said;
  if (finding.kind === 'change') {
    if (goesOn(finding, toldIn(all))) return undefined;
    const figure = finding.certainty >= SURE ? changeFigure(finding, language, WIDEST) : undefined;
    const [start, end] = [Math.min(finding.from.start, finding.to.start), Math.max(finding.from.end, finding.to.end)];
    return figure === undefined ? undefined : { figure, start, end, telling: OF_CHANGE, isFirst: false };
  }
  if (finding.kind === 'part') {
    const start = text.indexOf(finding.shown);
    // "Mode 3 of 4" is a place in a row; "one in three" is a share where its sentence tells nothing else, or opens with it.
    const inWords = !/\p{Nd}/u.test(finding.shown);
    const isTold = inWords
      ? finding.whole > 2 && (start <= SETTING || countFigures(text, language) === 0) && !all.some((other) => other.kind === 'change')
      : finding.whole >= FEWEST_OF;
    if (start < 0 || !isTold || !isCounted(finding, language)) return undefined;
    return { figure: partFigure(finding, language), start, end: start + finding.shown.length, telling: OF_PART, isFirst: false };
  }
  return finding.kind === 'figure' ? figureOf(finding, all, said) : undefined;
}

/** "12 in 2023, 31 in 2024, 74 in 2025", "2025: 0.57, 2026: 1.6 million": from the first year's value to the last one's. */
function courseIn({ text, language }: Said, all: readonly Finding[]): Decisive | undefined {
  const series = all.find((finding): finding is FindingOf<'series'> => finding.kind === 'series' && finding.by === 'time');
  const [first, last] = [series?.shown[0], series?.shown.at(-1)];
  if (first !== undefined && last !== undefined) {
    const [start, end] = [text.indexOf(first), text.lastIndexOf(last) + last.length];
    const figure = `${first}\u00a0→ ${last}`;
    return columns(figure) <= WIDEST && start >= 0 ? { figure, start, end, telling: OF_COURSE, isFirst: false } : undefined;
  }
  const told = toldIn(all);
  const dates = datesIn(text, language).filter(({ label }) => /^\p{Nd}{4}$/u.test(label));
  const [from, to] = told;
  if (!from || !to || told.length !== 2 || dates.length !== 2 || from.measure.kind !== to.measure.kind) return undefined;
  // "Between 1960 and 2000, 118 km of 170 were lost": years that stand elsewhere are not those of the values.
  const stands = (from: number, to: number, pattern: RegExp): boolean => from <= to && pattern.test(text.slice(from, to));
  const isBefore = told.every(({ start }, i) => stands(dates[i]?.end ?? 0, start, /^\s?[:：=]?\s?$/u));
  const isBehind = told.every(({ end }, i) => stands(end, dates[i]?.start ?? end, /^\s?[(（]?(?:\p{L}{1,5}\s)?$/u));
  if ((!isBefore && !isBehind) || (dates[0]?.order ?? 0) >= (dates[1]?.order ?? 0)) return undefined;
  const figure = changeFigure({ from, to }, language, WIDEST);
  return figure === undefined ? undefined : { figure, start: from.start, end: to.end, telling: OF_COURSE, isFirst: false };
}

function figureOf({ figure: told }: FindingOf<'figure'>, found: readonly Finding[], said: Said): Decisive | undefined {
  const { text, language, patterns } = said;
  const all = toldIn(found);
  const { measure, start, end, hedge, inWords } = told;
  const before = text.slice(0, start);
  const isNamed = said.name !== undefined && before.trim() === '';
  // "1日", "one hour": what something is counted by.
  if (measure.kind === 'duration' && told.value <= 1 && told.hedge === undefined) return undefined;
  if (told.single || countFigures(text, language) > MANY) return undefined;
  if (inWords && (measure.kind === 'times' || measure.kind === 'percent' || measure.kind === 'count')) return undefined;
  // "14, of which 5": behind a name and its colon a bare number counts what the name says.
  if (measure.kind === 'count' && (Math.abs(told.value) < SMALL || (measure.name === '' && !isNamed && !isSaidOf(before, patterns))))
    return undefined;
  // "Mr Bakshi on the sixth floor is 84": so many years are nothing that a slide turns on.
  if (measure.kind === 'count' && measure.name === '' && !isNamed && said.isTitle && Math.abs(told.value) < OLDEST) return undefined;
  // "38 ct": what the number is of, nobody knows.
  if (measure.kind === 'count' && measure.name === '' && !isNamed && COUNTS.test(text.slice(end))) return undefined;
  // "Booking is open until March; who cancels pays 50 %": what stands behind a semicolon is not what its sentence begins with.
  if (/\p{L}[^;；؛]*[;；؛]/u.test(before)) return undefined;
  if (patterns.conditions?.test(before) || APART.test(before) || /^[-‑]\p{L}/u.test(text.slice(end))) return undefined;
  // "That is 6,000 more than a year ago. They borrowed 121,000 books.": beside the second the first sentence would speak of it.
  if (endsDistance(before, language)) return undefined;
  const isOther = found.some((finding) => finding.kind === 'shift' && finding.by.start === start);
  if (isOther && all.some((other) => leadsTo(told, other, said))) return undefined;
  // "We had planned 420 a week and got 310": what was to come is not what came.
  const isPlan = (other: Told): boolean => patterns.target?.test(text.slice(0, other.start).slice(-NEAR_TARGET)) === true;
  if (isPlan(told) && all.some((other) => other !== told && other.measure.kind === measure.kind && !isPlan(other))) return undefined;
  // "Planned were 900,000": by itself, in a few words, it is what did not come.
  if (!isNamed && isPlan(told) && countWords(text) <= FEWEST_PLANNED) return undefined;
  // "£4.3 million would be borrowed at 4.9 percent": a rate behind a sum is a detail of it, and a rise is none.
  const isRate = (other: Told): boolean => {
    const between = text.slice(other.end, start);
    return other.start < start && other.measure.kind === 'money' && !CLAUSE.test(between) && !movesIn(between, patterns);
  };
  if (measure.kind === 'percent' && all.some(isRate)) return undefined;
  // Of several sums the first is the point, and the others are held against it.
  if (all.some((other) => other.start < start && other.measure.kind === measure.kind && !leadsTo(other, told, said) && !isPlan(other)))
    return undefined;
  if (isRuledBound(told, text, language)) return undefined;
  if (isNorm(told, { text, ...(said.name !== undefined && { lead: said.name }) }, language)) return undefined;
  if (isByTheWay(told, text, language, said.isTitle)) return undefined;
  const shown = isTold(told, all, said) ? (rangeFrom(told, all, said) ?? qualified(told, isNamed, said)) : undefined;
  if (shown === undefined || columns(shown.figure) > WIDEST) return undefined;
  const earlier = all.filter((other) => other.start < start).length;
  // "Every further 5% costs us £120,000": what it costs is told.
  const next = all.find((other) => other.start > end);
  const leads = measure.kind === 'percent' && next?.measure.kind === 'money' && !CLAUSE.test(text.slice(end, next.start));
  const telling =
    (leads || opensOver(told, next, said) ? LEADING : 0) +
    (TELLING[measure.kind] ?? 0.5) +
    (shown.isLimit && earlier === 0 ? OF_LIMIT : 0) -
    LATER * earlier;
  const isMain = earlier === 0 && hedge === undefined && leadsSentence(told, text, language);
  return { figure: shown.figure, start, end, telling, kind: measure.kind, isFirst: earlier === 0, ...(isMain && { isMain }) };
}

const movesIn = (words: string, { rises, falls, moves }: Patterns): boolean =>
  [rises, falls, moves].some((pattern) => pattern?.test(words) === true);

/** "Matching 1,600 payments took 26 hours": what stands before the verb is what the sentence is about, and what follows is what came of it. */
function opensOver({ start, end }: Told, next: Told | undefined, { text, patterns }: Said): boolean {
  if (!next || CLAUSE.test(text.slice(end, next.start)) || patterns.spaceless || patterns.verbFirst || patterns.verbLast) return false;
  return patterns.verbs?.test(text.slice(0, start)) !== true && patterns.verbs?.test(text.slice(end, next.start)) === true;
}

/** A word of two or three letters in small ones that stands right behind. */
const COUNTS = /^[\s\u00a0]\p{Ll}{2}(?=[\s.]|$)/u;

/** Whether a sentence that ends before the figure tells by how much one value is more than another. */
const endsDistance = (before: string, language: string): boolean =>
  [...before.matchAll(NUMBER)].some(({ 0: number, index }) => {
    const behind = before.slice(index + number.length);
    return SENTENCE.test(behind) && isDistance(behind, language);
  });
const NUMBER = /\p{Nd}+(?:[.,'’\u00a0\u202f]\p{Nd}+)*/gu;

/** Where a sentence ends and another begins. */
const SENTENCE = /[.!?]\s|[。！？]/u;

/** In brackets, within somebody's words, or with a sign of its own: "between -£10k and +£20k". */
const APART = /[(（[][^)）\]]*$|[“„«「][^”»」]*$|[-−–+]\s?$/u;

/** "Juniors are 47": and no house, "noise at nr 44". */
const isSaidOf = (before: string, { verb }: Patterns): boolean =>
  verb.has(/([\p{L}\p{M}]+)[\s\u00a0]$/u.exec(before)?.[1]?.toLowerCase() ?? '');

/** UTF-16 units of words of time or place before the first comma: "Last year, 1,140 households …". */
const SETTING = 24;

/** Whether it is what its clause tells: no other figure stands in it but one that it is held against, or that leads to it. */
function isTold(told: Told, all: readonly Told[], said: Said): boolean {
  const { text, patterns } = said;
  const at = all.indexOf(told);
  const [last, next] = [all[at - 1], all[at + 1]];
  if (next && leadsTo(told, next, said)) return isRange(told, next, said);
  if (last && leadsTo(last, told, said)) return !isRange(last, told, said) || !patterns.fromBefore?.test(text.slice(0, last.start));
  const parted = (from: number, to: number): boolean => {
    const between = text.slice(from, to);
    return CLAUSE.test(between) || patterns.versus?.test(between) === true;
  };
  // "Between £60,000 and £110,000"; "65 × 70 cm".
  const isPair = (from: Told, to: Told): boolean =>
    from.measure.kind === to.measure.kind && to.start - from.end <= TO && !CLAUSE.test(text.slice(from.end, to.start));
  if ((last && isPair(last, told)) || (next && isPair(told, next) && !isRange(told, next, said))) return false;
  if (told.measure.kind === 'times' && /^\s?\p{Nd}/u.test(text.slice(told.end))) return false;
  // "20 g starter, 50 g flour, 50 g water": one of a row is not what it turns on.
  const row = all.filter(
    (other) => other.start > told.end && other.measure.kind === told.measure.kind && !APART.test(text.slice(0, other.start)),
  );
  if (row.length >= FEWEST_IN_ROW) return false;
  const clauseBefore =
    text
      .slice(0, told.start)
      .split(/[.!?;]\s|[；。！？]/u)
      .at(-1) ?? '';
  const isSum = told.measure.kind === 'money' || told.measure.kind === 'percent' || told.measure.kind === 'points';
  const rivals = (other: Told | undefined): boolean => other !== undefined && (!isSum || other.measure.kind === told.measure.kind);
  if (rivals(next) && next && next.measure.kind === told.measure.kind && !parted(told.end, next.start)) return false;
  // "Ten drops in the tank, wait 15 minutes": what stands behind a comma is a detail, but for sums and shares.
  if (!isSum && (CLAUSE.exec(clauseBefore)?.index ?? 0) > SETTING) return false;
  const numbered = /\p{Nd}(?=[^\p{Nd}]*$)/u.exec(text.slice(0, told.start));
  if (!isSum && !last && countFigures(text.slice(0, told.start), patterns.language) > 0)
    return parted((numbered?.index ?? 0) + 1, told.start);
  return !last || !rivals(last) || (isSum ? parted(last.end, told.start) : CLAUSE.test(text.slice(last.end, told.start)));
}

/** "£15 to £195": what it comes to stands right behind. */
const leadsTo = (from: Told, to: Told, { text, patterns }: Said): boolean =>
  from.start < to.start &&
  from.measure.kind === to.measure.kind &&
  text.slice(from.end, to.start).length <= TO &&
  patterns.toEnd?.test(text.slice(0, to.start)) === true;
const TO = 8;
const CLAUSE = /[,;:،؛.!?]\s|[，；：、。]|\s[–—]\s/u;

const isRange = (from: Told, to: Told, { text, patterns: { toAt } }: Said): boolean => {
  toAt.lastIndex = from.end;
  return toAt.exec(text)?.[0].length === to.start - from.end;
};

/** "18 % to 23 %", "150 a 1.500 euros": both ends in the text's own words. */
function rangeFrom(told: Told, all: readonly Told[], said: Said): Shown | undefined {
  const next = all[all.indexOf(told) + 1];
  if (!next || next.value < told.value || next.value > MOST_TIMES * told.value || !isRange(told, next, said)) return undefined;
  return { figure: said.text.slice(told.start, next.end), isLimit: false };
}

interface Shown {
  readonly figure: string;
  readonly isLimit: boolean;
}

/** With the bound that it is not shown without. */
function qualified(told: Told, isNamed: boolean, { text, language, patterns }: Said): Shown | undefined {
  const { measure, start, hedge, high, value } = told;
  if (high !== undefined && high > MOST_TIMES * value) return undefined;
  // Below it stands what it counts, but not what it is measured in.
  const isMeasured = (measure.kind !== 'count' || patterns.spaceless) && !told.inWords && columns(told.shown) <= WIDEST;
  const plain = isMeasured && measure.kind !== 'percent' ? withoutEnding(told.shown, measure.name, language) : largeFigure(told, language);
  if (plain === undefined) return undefined;
  const qualifier = qualifierOf(told, text, language) ?? boundBefore(text.slice(0, start), patterns);
  // A bound that stands farther off would be lost, and a length or number behind a preposition is something else's.
  const isOwn =
    isNamed ||
    high !== undefined ||
    follows(told, text) ||
    measure.kind === 'money' ||
    measure.kind === 'percent' ||
    measure.kind === 'points';
  // What opens the sentence is its subject, however many figures follow.
  if (!qualifier && text.slice(0, start).trim() === '')
    return { figure: hedge === undefined ? plain : `${hedge.toLocaleLowerCase(language)}\u00a0${plain}`, isLimit: false };
  if (!qualifier)
    return isOwn && hedge === undefined && !patterns.limits?.test(text.slice(0, start).slice(-NEAR))
      ? { figure: plain, isLimit: false }
      : undefined;
  const gap = patterns.spaceless || qualifier.before === '' ? '' : '\u00a0';
  // A bound without what it counts says nothing: "within 10".
  const isCount = measure.kind === 'count' && measure.name !== '' && qualifier.isLimit && !patterns.spaceless;
  const counted = isCount ? `${plain}\u00a0${measure.name}` : plain;
  if (patterns.verb.has(qualifier.before.split(/[\s\u00a0]/u).at(-1) ?? '')) return { figure: counted, isLimit: true };
  // "18歳以上": what counts the value may end in its bound.
  const after = counted.endsWith(qualifier.after.trim()) ? '' : qualifier.after;
  return { figure: `${qualifier.before}${gap}${counted}${after}`, isLimit: qualifier.isLimit };
}

/** "The list stands at 87 names": right behind its subject and a verb, and not "built cold stores for 11 years". */
function follows({ subject, start }: Told, text: string): boolean {
  const at = subject === undefined ? -1 : text.lastIndexOf(subject, start);
  return at >= 0 && start - at - (subject?.length ?? 0) <= VERB;
}
/** UTF-16 units of a verb and a little word. */
const VERB = 16;

/** "Innerhalb von 14 Tagen": a word that makes it a bound, with a little word before the figure. */
function boundBefore(
  before: string,
  { limits, language, spaceless, verb }: Patterns,
): { before: string; after: string; isLimit: boolean } | undefined {
  const near = before.slice(-NEAR);
  const found = spaceless ? null : (limits?.exec(near) ?? null);
  if (!found) return undefined;
  const [bound = '', little = '', more] = near
    .slice(found.index)
    .trim()
    .split(/[\s\u00a0]+/u);
  // "The limit is 20 days": the verb tells it, and the sentence stands below.
  if (more === undefined && verb.has(little.toLowerCase())) return { before: '', after: '', isLimit: true };
  if (more !== undefined || little.length > LITTLE || bound.toLowerCase() !== found[0].toLowerCase().split(/[\s\u00a0]/u)[0])
    return undefined;
  return { before: `${bound} ${little}`.trim().toLocaleLowerCase(language), after: '', isLimit: true };
}
const LITTLE = 4;
