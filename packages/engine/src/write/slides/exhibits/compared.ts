/** The two values that a sentence holds against each other, each with the words of its clause: drawn as two bars, or as before and after. */
import type { SlideOf } from '@slidewright/contract/deck';
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import { sameMeasure } from '../../findings/comparisons.ts';
import { isDistanceAt } from '../../findings/distances.ts';
import { findingsOfText } from '../../findings/find.ts';
import { type Finding, type FindingOf, isBare, type Told } from '../../findings/finding.ts';
import { areOfOneScale } from '../../findings/lines.ts';
import type { Patterns } from '../../findings/patterns.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { goesOn, toldIn } from '../../findings/told.ts';
import { columns, countWords } from '../../sentence/measure.ts';
import { balanced, capitalize, trimClause } from '../../sentence/tidying.ts';
import { changeEnds } from './comparisons.ts';
import { largeFigure, signedDigits } from './figures.ts';
import { isLabel } from './labels.ts';
import { countFigures, isOnceMore } from './telling.ts';

export interface Compared {
  readonly body: Pick<SlideOf<'pair'>, 'kind' | 'bars' | 'part' | 'highlight'> | Pick<SlideOf<'change'>, 'kind' | 'before' | 'after'>;
  /** What the drawing says of the sentence is all of it. */
  readonly isWhole: boolean;
}

/** Nearer they look the same, farther apart the shorter is a dot. */
const NEAREST = 1.1;
const FARTHEST = 14;
/** A change that a verb or a time tells. */
const SURE = 0.9;
/** What a change may be held against. */
const MOST_RIVALS = 1;
/** Columns of a value with its unit, and of the words beside it. */
const LONGEST_FIGURE = 22;
const LONGEST_LABEL = 84;
/** A handful of things is no comparison that has to be drawn. */
const FEWEST_COUNTED = 10;
/** Words of a clause that says nothing but what its value is of. */
const MOST_ELLIPTIC = 12;
/** And of one with a verb that goes on from the first: "203 were felled". */
const MOST_SAID = 4;
/** UTF-16 units between the ends of a range. */
const MOST_JOINT = 8;
const PARTED = /[,;،؛]\s|[，；、]|\s[–—]\s/gu;

/** Undefined where the sentence tells of more than two values of one measure, of none, or does not hold them against each other. */
export function comparedIn(text: string, language: string): Compared | undefined {
  const patterns = patternsOf(language);
  if (!/\p{Nd}/u.test(text) || patterns.supposes?.test(text) || patterns.conditions?.test(text)) return undefined;
  const found = findingsOfText(text, language);
  if (found.some(({ kind }) => kind === 'series' || kind === 'walk')) return undefined;
  const changes = found.filter(({ kind, certainty }) => kind === 'change' && certainty >= SURE) as FindingOf<'change'>[];
  if (changes.length > 1) return undefined;
  const [change] = changes;
  return change ? changed(change, found, language) : pairIn(found, text, patterns);
}

function changed(change: FindingOf<'change'>, found: readonly Finding[], language: string): Compared | undefined {
  const { from, to, subject = '' } = change;
  // What else of the same measure it tells has a place in no arrow.
  const rivals = toldIn(found).filter(
    ({ measure, start }) => sameMeasure(measure, to.measure) && start !== from.start && start !== to.start,
  );
  if (goesOn(change, rivals) || rivals.length > MOST_RIVALS || [from, to].some(({ high }) => high !== undefined)) return undefined;
  const { before, after } = changeEnds(change, language);
  if (columns(before) > LONGEST_FIGURE || columns(after) > LONGEST_FIGURE) return undefined;
  const name = isLabel(subject, language) ? capitalize(subject, language) : '';
  const [was, is] = [from.time, to.time].map((time) => (time === undefined || /[:.h]\p{Nd}{2}$/u.test(time) ? '' : time));
  return {
    body: {
      kind: 'change',
      before: { figure: before, label: was ?? '' },
      after: { figure: after, label: [name, is ?? ''].filter((part) => part !== '').join(', ') },
    },
    isWhole: false,
  };
}

function pairIn(found: readonly Finding[], text: string, patterns: Patterns): Compared | undefined {
  const { language } = patterns;
  const told = toldIn(found).filter(({ single }) => !single);
  // "11 % in maths, 9 in music, 8 in sport": a number of which nobody knows what it is may be one of the row.
  if (countFigures(text, language) > told.filter(({ inWords }) => !inWords).length) return undefined;
  const isPlanned = isTargetFirst(told, text, patterns);
  const pairs = isPlanned ? told : told.filter((each) => told.some((other) => other !== each && isRival(other, each)));
  const [a, b] = pairs;
  if (!a || !b || pairs.length !== 2 || !(isPlanned || isRival(a, b)) || ![a, b].every((each) => isValue(each, found, text, patterns)))
    return undefined;
  const [low, high] = a.value < b.value ? [a.value, b.value] : [b.value, a.value];
  if (low <= 0 || high / low < NEAREST || high / low > FARTHEST) return undefined;
  if (a.measure.kind === 'count' && high < FEWEST_COUNTED) return undefined;
  const between = text.slice(a.end, b.start);
  // "Between £35 and £80": both ends of a range.
  if (between.length <= MOST_JOINT && patterns.between.some(({ before }) => before.test(text.slice(0, a.start)))) return undefined;
  const whole = partFirst(a, b, text, patterns);
  if (whole) return whole;
  const parted = partedAt(between, patterns);
  // "The tax, which fell by £61,000": what a relative clause adds is held against nothing.
  if (!parted || (parted.isMarked && listOf(languageOf(language).grammar.relatives).includes(parted.word?.toLowerCase() ?? '')))
    return undefined;
  const behind = PARTED_BEHIND.exec(text.slice(b.end));
  const [first, second] = [text.slice(0, a.end + parted.from), text.slice(a.end + parted.to, behind ? b.end + behind.index : undefined)];
  if (isOnceMore(second.trimStart(), b.hedge)) return undefined;
  const behindEach = [text.slice(a.end, a.end + parted.from), text.slice(b.end, behind ? b.end + behind.index : undefined)];
  const endInValues = [a, b].every(
    ({ measure, per = '' }, i) => !/\p{L}/u.test((behindEach[i] ?? '').replace(measure.name, '').replace(per, '')),
  );
  const labels = [first, second.slice(parted.word?.length ?? 0)].map((clause) => capitalize(trimClause(clause), language));
  if (labels.some((label) => columns(label) > LONGEST_LABEL || !balanced(label)) || !holds(first, second, parted, endInValues, patterns))
    return undefined;
  const isPart = patterns.ofThis?.test(second) === true;
  // A share of a share is none of the whole.
  if (isPart && b.value < a.value && a.measure.kind === 'percent') return undefined;
  // "9 days, we had promised 4": the second is in days as well.
  const bars = [a, isBare(b.measure) ? { ...b, measure: a.measure } : b].map((each, i) => ({
    figure: figureOf(each, language),
    label: labels[i] ?? '',
    value: each.value,
  }));
  if (bars.some(({ figure }) => columns(figure) > LONGEST_FIGURE)) return undefined;
  return { body: { kind: 'pair', bars, ...(isPart && b.value < a.value ? { part: true } : { highlight: 0 }) }, isWhole: behind === null };
}
/** "Planned were 2,400, and 1,950 came": two bare numbers, of which a word says that the first was to be. */
function isTargetFirst([a, b, ...more]: readonly Told[], text: string, { target }: Patterns): boolean {
  if (!a || !b || more.length > 0 || ![a, b].every(({ measure }) => isBare(measure)) || !areOfOneScale(a.value, b.value)) return false;
  return target?.test(text.slice(0, a.start)) === true && !target.test(text.slice(a.end));
}

/** "The insurer paid £17,400 of the £29,000 that we claimed": the part with the words before it, drawn within the whole with those behind. */
function partFirst(part: Told, whole: Told, text: string, { ofAt, spaceless, language }: Patterns): Compared | undefined {
  if (!ofAt || spaceless || (part.measure.kind !== 'money' && part.measure.kind !== 'measure') || part.value >= whole.value)
    return undefined;
  const between = text.slice(part.end, whole.start);
  ofAt.lastIndex = 0;
  const of = ofAt.exec(between)?.[0];
  if (of === undefined || !/^\p{L}{0,3}[\s\u00a0]*$/u.test(between.slice(of.length).trimStart()) || /[,;:.]\s/u.test(text.slice(whole.end)))
    return undefined;
  const labels = [text.slice(part.end), text.slice(0, part.end)].map((words) => capitalize(trimClause(words), language));
  const bars = [whole, part].map((each, i) => ({
    figure: figureOf(each, language),
    label: labels[i] ?? '',
    value: each.value,
  }));
  if (bars.some(({ figure, label }) => columns(figure) > LONGEST_FIGURE || columns(label) > LONGEST_LABEL || !balanced(label)))
    return undefined;
  return { body: { kind: 'pair', bars, part: true }, isWhole: true };
}
/** With its unit, also where the sentence says that only once: "0,85 euro, … 0,50". */
function figureOf(told: Told, language: string): string {
  const { kind, name } = told.measure;
  const figure = largeFigure(told, language) ?? signedDigits(told);
  const isNamed =
    (kind === 'money' || kind === 'measure' || kind === 'duration') && /^\p{L}{2}/u.test(name) && !patternsOf(language).spaceless;
  return isNamed && !/\p{L}/u.test(figure) ? `${figure} ${name}` : figure;
}
const PARTED_BEHIND = /[,;،؛]\s|[，；]|\s[–—]\s/u;

/** "142 trees, and 203 were felled": a bare number counts what the first does where both are of one scale. */
function isRival({ measure: a, value, start }: Told, { measure: b, value: other, start: behind }: Told): boolean {
  if (a.kind === 'times' || a.kind === 'points' || a.kind !== b.kind) return false;
  if (a.kind !== 'count') return sameMeasure(a, b);
  const [first, second] = start < behind ? [a, b] : [b, a];
  return first.name !== '' && (second.name === '' ? areOfOneScale(value, other) : sameMeasure(a, b));
}

/** A value by itself: no bound, no range, no distance from another one, nothing in brackets. */
function isValue(told: Told, found: readonly Finding[], text: string, { limits, language }: Patterns): boolean {
  const { high, hedge, start, end, inWords } = told;
  const before = text.slice(0, start);
  if (isDistanceAt(text, told, language)) return false;
  if (high !== undefined || inWords || (hedge !== undefined && limits?.test(hedge)) || limits?.test(before.slice(-NEAR))) return false;
  if (/[(（[][^)）\]]*$|[-−–+]\s?$/u.test(before) || /^[-‑]\p{L}/u.test(text.slice(end))) return false;
  return !found.some((finding) => finding.kind === 'shift' && finding.by.start === start && finding.by.measure.kind === 'percent');
}
/** UTF-16 units before a value in which a word makes it a bound. */
const NEAR = 24;

interface Parted {
  /** UTF-16 units behind the first value. */
  readonly from: number;
  readonly to: number;
  /** What the second clause opens with, where it holds the two against each other. */
  readonly word: string | undefined;
  readonly isStop: boolean;
  readonly isMarked: boolean;
}

/** Where the first clause ends and the second begins, behind the first value; the word that parts them belongs to the second. */
function partedAt(between: string, { versus }: Patterns): Parted | undefined {
  const mark = [...between.matchAll(PARTED)].at(-1);
  const word = versus?.exec(mark ? between.slice(mark.index + mark[0].length) : between);
  if (mark) {
    const [from, to] = [mark.index, mark.index + mark[0].length];
    return { from, to, word: word?.index === 0 ? word[0] : undefined, isStop: /[;；؛]/u.test(mark[0]), isMarked: true };
  }
  return word ? { from: word.index, to: word.index, word: word[0], isStop: false, isMarked: false } : undefined;
}

/**
 * A word holds the second against the first ("where", "against"), or the second clause says nothing but what its own value is of: "and" alone
 * puts two things beside each other that may have nothing to do with one another.
 */
function holds(first: string, second: string, { word, isStop }: Parted, endInValues: boolean, patterns: Patterns): boolean {
  const { spaceless, verbs, language } = patterns;
  if (spaceless) return true;
  // "Of which the county paid £15,000": a part needs nothing else that holds it against its whole.
  if (patterns.ofThis?.exec(second.trimStart())?.index === 0 && countWords(second) <= MOST_ELLIPTIC) return verbs?.test(first) === true;
  const isElliptic = countWords(second) <= (verbs?.test(second) === true ? MOST_SAID : MOST_ELLIPTIC);
  const { reading, findings } = languageOf(language);
  const isLoose = word === undefined ? !isStop : [...listOf(reading.and), ...listOf(findings?.but)].includes(word.toLowerCase());
  // "We have built 23 roofs of 4.6 MW and one mill of 3.2": what is one sentence of both is torn into no two.
  const joins = listOf(reading.and);
  if (word !== undefined && joins.includes(word.toLowerCase()) && verbs?.test(second) !== true && !endInValues) return false;
  // "Accessories earn 52 %, complete bikes only 24 %": both clauses end in their values, behind words of their own.
  const isAlike = word === undefined && isElliptic && endInValues && [first, second].every((clause) => countWords(clause) > FEWEST);
  return isAlike || (verbs?.test(first) === true && (isElliptic || !isLoose));
}
/** Words and a value: fewer name nothing that is said of both. */
const FEWEST = 2;
