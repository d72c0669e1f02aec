/** What a sentence says a value was before, in a clause of its own: "78 % are satisfied, against 69 % in 2022", "47%，五年前是35%". */
import { functionWords } from '../../languages/functionWords.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { countWords, wordiness } from '../sentence/measure.ts';
import { sameMeasure } from './comparisons.ts';
import { toldOf } from './context.ts';
import { isDistanceAt } from './distances.ts';
import { type ChangeFinding, type Figure, isBare, type Told } from './finding.ts';
import { areOfOneScale, type Line } from './lines.ts';
import { FIGURES, placeOf } from './marks.ts';
import { type Moment, momentsIn } from './moments.ts';
import type { Patterns } from './patterns.ts';

/** Words, as many as in English, of a clause that only adds what the value was. */
const MOST_ADDED = 10;
/** UTF-16 units behind a value that compare it. */
const NEAR = 20;
/** A value so many times another one is none of the same thing. */
const FARTHEST = 14;
const MARK = /[,;،؛:]\s|[，；]|(?<=で)、|\s[–—]\s/u;
const STOP = /[,;،؛]\s|[，；。]|\.(?:\s|$)|\s[–—]\s|$/u;
const SIGN = new RegExp(`[${FIGURES}]`, 'gu');

interface Placed {
  readonly figure: Figure;
  readonly index: number;
  readonly at: number;
}

export const earlierBeside = (line: Line, patterns: Patterns): ChangeFinding | undefined =>
  inClause(line, patterns) ?? inBrackets(line, patterns);

/** "Sick days per head: 2.1 (Q2: 3.4)", "fell to 4.10 euros (2023: 4.60 euros)": a value right behind another one, with its time. */
function inBrackets(line: Line, patterns: Patterns): ChangeFinding | undefined {
  const { text, figures } = line;
  const [now, then] = figures;
  if (!now || !then || figures.length > 2 || [patterns.target, patterns.bounds, patterns.supposes].some((words) => words?.test(text)))
    return undefined;
  const [at, thenAt] = [placeOf(line, 0), placeOf(line, 1)];
  const [bracket = ''] = /^[^(（]{0,24}[(（][^()（）]{1,40}[)）]/u.exec(text.slice(at + 1)) ?? [];
  const open = at + 1 + bracket.search(/[(（]/u);
  const [moment, more] = momentsIn(line, patterns.language).filter((each) => each.at > open);
  if (at < 0 || !moment || more || thenAt < moment.at || thenAt > at + bracket.length) return undefined;
  if (!/^[:：]?[\s\u00a0]*$/u.test(text.slice(moment.at + (moment.kind === 'date' ? 1 : moment.label.length), thenAt))) return undefined;
  const isNamed = line.unit.lead !== undefined || /^[^:：]{2,44}[:：]\s?$/u.test(text.slice(0, at));
  const alike = isBare(now.measure) ? isNamed && isBare(then.measure) : isBare(then.measure) || sameMeasure(now.measure, then.measure);
  // A year may be one that is yet to come, unless the verb says where the value went.
  const moves = (then.value < now.value ? patterns.rises : patterns.falls)?.test(text.slice(0, at)) === true;
  const isEarlier = moment.kind === 'past' || moves || (isNamed && !/\p{Nd}{4}/u.test(moment.label));
  if (!alike || !isEarlier || now.value === then.value || !areOfOneScale(now.value, then.value)) return undefined;
  const [told, was] = [toldOf(line, 0, patterns), toldOf(line, 1, patterns)];
  if (!told || !was || [told, was].some(({ high, hedge }) => high !== undefined || hedge !== undefined)) return undefined;
  return {
    kind: 'change',
    units: [line.unit.index],
    words: line.plain,
    ...(told.subject && { subject: told.subject }),
    from: { ...was, measure: told.measure, time: moment.label },
    to: told,
    certainty: 0.9,
  };
}

/** Undefined where the sentence has a third value of the measure, or nothing says which of the two is the earlier one. */
function inClause(line: Line, patterns: Patterns): ChangeFinding | undefined {
  const { text } = line;
  if (line.figures.length < 2 || [patterns.target, patterns.supposes, patterns.conditions].some((words) => words?.test(text)))
    return undefined;
  const moments = momentsIn(line, patterns.language);
  const placed = line.figures.flatMap((figure, index): Placed[] => {
    const at = placeOf(line, index);
    return figure.single || at < 0 || moments.some((moment) => moment.at === at) ? [] : [{ figure, index, at }];
  });
  const [now, then] = pairOf(placed);
  if (moments.length === 0 || !now || !then) return undefined;
  const mark = MARK.exec(text.slice(now.at + 1, then.at));
  if (!mark) return undefined;
  const from = now.at + 1 + mark.index + mark[0].length;
  const to = then.at + 1 + (STOP.exec(text.slice(then.at + 1))?.index ?? 0);
  const clause = text.slice(from, to);
  const isOther = placed.some(({ at }) => at !== then.at && at >= from && at < to);
  if (isOther || countWords(clause.replace(SIGN, '')) > MOST_ADDED * wordiness(patterns.language)) return undefined;
  const own = moments.filter(({ at }) => at >= from && at < to);
  const others = moments.filter(({ at }) => at < from);
  const [moment, more] = own;
  if (!moment || more || namesAnother(clause, moment, then, now, patterns)) return undefined;
  // "1,240 bikes mended, 210 more than last year": by how much it rose is no earlier value.
  const behind = text.slice(then.at + 1, Math.min(to, then.at + 1 + NEAR));
  if (patterns.rises?.test(behind) === true || patterns.falls?.test(behind) === true) return undefined;
  if (isDistanceAt(line.plain, then.figure, patterns.language)) return undefined;
  // "Last year it was 42, this year 30": the earlier value may as well be told first.
  const [before] = others;
  const isTurned = moment.kind === 'present' && before?.kind === 'past' && others.length === 1;
  if (!isTurned && !isEarlier(moment, others, clause, patterns)) return undefined;
  const [first, second] = [toldOf(line, now.index, patterns), toldOf(line, then.index, patterns)];
  if (!first || !second || hasOtherSubject(second, first, moment)) return undefined;
  const timed = { ...second, measure: first.measure, time: moment.label };
  const { subject } = isTurned && before && first.subject?.includes(before.label) ? timed : first;
  return {
    kind: 'change',
    units: [line.unit.index],
    words: line.plain,
    ...(subject && !subject.includes(moment.label) && { subject }),
    from: isTurned ? { ...first, time: before.label } : timed,
    to: isTurned ? timed : first,
    certainty: 0.9,
  };
}

/** The only two values of a measure that the sentence has; the second may be a bare number. */
function pairOf(placed: readonly Placed[]): readonly Placed[] {
  for (const [i, first] of placed.entries()) {
    const alike = placed.filter(
      ({ figure }, j) => j !== i && (sameMeasure(figure.measure, first.figure.measure) || (j > i && isBare(figure.measure))),
    );
    const [second, more] = alike;
    if (!second || more || second.at < first.at || isBare(first.figure.measure)) continue;
    const { value: a } = first.figure;
    const { value: b } = second.figure;
    const isPlain = [first, second].every(({ figure: { high, inWords, hedge } }) => high === undefined && !inWords && hedge === undefined);
    if (isPlain && a !== b && a > 0 && b > 0 && areOfOneScale(a, b) && Math.max(a, b) <= FARTHEST * Math.min(a, b)) return [first, second];
  }
  return [];
}

/** A word of time says so; a year does where the other value has a later one, or the clause is held against it or tells what was. */
function isEarlier(moment: Moment, others: readonly Moment[], clause: string, { versus, past, was, language }: Patterns): boolean {
  if (moment.kind === 'past') return others.every(({ kind }) => kind !== 'past');
  if (moment.kind !== 'date' || !/^\p{Nd}{4}$/u.test(moment.label)) return false;
  const dated = others.filter(({ kind }) => kind !== 'present');
  if (dated.length > 0)
    return dated.every(({ kind, order, label }) => kind === 'date' && /\p{Nd}{4}/u.test(label) && (order ?? 0) > (moment.order ?? 0));
  const held = versus?.exec(clause.trimStart());
  const { sentence, findings } = languageOf(language);
  const isHeld = held?.index === 0 && ![...listOf(sentence?.joins), ...listOf(findings?.but)].includes(held[0].toLowerCase());
  return isHeld || past?.test(` ${clause}`) === true || was?.test(clause) === true;
}

/** "Last year's loss was 3m": what the clause names itself is another thing. */
function hasOtherSubject({ subject }: Told, told: Told, { label }: Moment): boolean {
  return subject !== undefined && subject !== told.subject && !subject.toLowerCase().includes(label.toLowerCase());
}

/** "Last year's loss £0.4m": a word that is none of time, no verb and not what both count says that this is of something else. */
function namesAnother(clause: string, { label }: Moment, then: Placed, now: Placed, patterns: Patterns): boolean {
  const { spaceless, verb, past, was, versus, rises, falls, moves, language } = patterns;
  if (spaceless) return false;
  // What stands between two commas only adds to the time.
  const parts = clause.split(/[,،]\s/u);
  const own = parts.length > 2 ? `${parts[0]} ${parts.at(-1)}` : clause;
  const known = new Set(`${label} ${then.figure.measure.name} ${now.figure.measure.name}`.toLowerCase().match(WORDS) ?? []);
  const little = functionWords(language);
  const isKnown = (word: string): boolean =>
    known.has(word) ||
    little.has(word) ||
    verb.has(word) ||
    [was, versus, rises, falls, moves].some((pattern) => pattern?.test(word)) ||
    past?.test(` ${word}`) === true;
  return (own.toLowerCase().match(WORDS) ?? []).some((word) => !isKnown(word));
}
const WORDS = /[\p{L}\p{M}]+/gu;
