/** Whether a figure is what its sentence tells: its subject's value, and neither a limit, a base, an attribute nor one among many. */

import { functionWords } from '../../../languages/functionWords.ts';
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import { datesIn } from '../../findings/dates.ts';
import type { Told } from '../../findings/finding.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { isMonth } from '../../sentence/dates.ts';

/** Of so many figures in a sentence none is its point. */
const MANY = 4;
/** UTF-16 units before a figure in which a word makes it a limit. */
const NEAR = 40;
const FIGURE = /\p{Nd}(?:[\p{Nd}.,’'\u00a0\u202f]*\p{Nd})?/gu;

/**
 * What a figure is not shown without: "up to", "less than"; "" where that is nothing; undefined where the figure is not what `text`, the
 * sentence that it was found in, tells.
 */
export function qualifierOf(told: Told, text: string, language: string): Qualifier | undefined {
  const { start, end, inWords, hedge, measure } = told;
  const before = text.slice(0, start);
  const patterns = patternsOf(language);
  // "10 grudnia": a day is no number of things.
  if (measure.kind === 'count' && isMonth(measure.name.split(/[\s\u00a0]/)[0] ?? '', language)) return undefined;
  if (isBracketed(before)) return undefined;
  const limit = turned(limitAt(before, text.slice(end, end + 12), hedge, language), text.slice(start, end));
  if (limit === undefined) return undefined;
  // "Un quart de tour de plus": a part in words is a finding only where something is said of it.
  if (inWords && !patterns.spaceless && patterns.verbs?.test(text) !== true) return undefined;
  if (figuresOf(text, language).length >= MANY) return undefined;
  if (measure.kind === 'percent' && told.base === undefined && describes(before, text.slice(end), hedge, language)) return undefined;
  const isPoint =
    measure.kind === 'percent' ||
    measure.kind === 'points' ||
    limit.isLimit ||
    (measure.kind === 'money' && isValueOf(before, hedge, language)) ||
    !isAttribute(before, hedge, language);
  return isPoint ? limit : undefined;
}

interface Qualifier {
  readonly before: string;
  readonly after: string;
  /** Whether it makes the figure a bound: of a rule, such a figure is the point. */
  readonly isLimit: boolean;
}

/** How many figures of its sentence stand before it. */
export const figuresBefore = ({ start }: Told, text: string, language: string): number => figuresOf(text.slice(0, start), language).length;

function figuresOf(text: string, language: string): readonly string[] {
  const dates = datesIn(text, language);
  return [...text.matchAll(FIGURE)].flatMap(({ 0: figure, index }) =>
    dates.some(({ start, end }) => index >= start && index < end) ? [] : [figure],
  );
}

/**
 * "Returns rose to 3.2%, well above our limit of 2%": the main clause has one figure, and what stands behind a comma only adds to it. No other
 * one stands before it, nor behind it in its own clause.
 */
export function leadsSentence({ start, end }: Told, text: string, language: string): boolean {
  const behind = text.slice(end);
  const stop = CLAUSE.exec(behind)?.index ?? behind.length;
  return (
    !/[,;:，；：、、]\s/u.test(text.slice(0, start)) &&
    countFigures(text.slice(0, start), language) === 0 &&
    countFigures(behind.slice(0, stop), language) === 0
  );
}
/** Where a clause ends. */
const CLAUSE = /[,;:،؛.!?]\s|[，；：。！？]|\s[–—]\s/u;

/** How many figures a text has; days, years and times of day are none. */
export function countFigures(text: string, language: string): number {
  const dates = datesIn(text, language);
  return [...text.matchAll(SINGLE)].filter(({ index }) => !dates.some(({ start, end }) => index >= start && index < end)).length;
}
/** What stands behind a letter is part of a name, and in "8万3千" of one number. */
const SINGLE = /(?<![\p{L}\p{Nd}.,])(?!(?:1[89]|20)\p{Nd}{2}(?!\p{Nd}))\p{Nd}+(?:[.,\u00a0\u202f ]\p{Nd}{3})*(?:[.,]\p{Nd}+)?/gu;

const isBracketed = (before: string): boolean => /[(（[][^)）\]]*$/u.test(before);

/** "40,000개 이상": what makes it a limit stands behind the figure in some languages. */
const turned = (limit: Qualifier | undefined, words: string): Qualifier | undefined =>
  limit && limit.before !== '' && !words.toLowerCase().startsWith(limit.before) && words.toLowerCase().endsWith(limit.before)
    ? { ...limit, before: '', after: `\u00a0${limit.before}` }
    : limit;

/** A limit that stands right at its figure is shown with it; one that stands farther off makes the figure what is not the point. */
function limitAt(before: string, after: string, hedge: string | undefined, language: string): Qualifier | undefined {
  const { limits, spaceless } = patternsOf(language);
  const small = hedge?.toLocaleLowerCase(language).trim() ?? '';
  const none: Qualifier = { before: small, after: '', isLimit: false };
  if (!limits) return none;
  if (small !== '' && limits.test(small)) return { ...none, isLimit: true };
  const behind = spaceless ? limits.exec(after.slice(0, 4)) : null;
  if (behind) return behind.index === 0 ? { before: small, after: behind[0], isLimit: true } : undefined;
  const clause = before.split(/[.;:。；：]/u).at(-1) ?? '';
  const near = clause.slice(-NEAR);
  const found = limits.exec(near);
  if (!found) return none;
  const phrase = near.slice(found.index).trim();
  return phrase.toLowerCase() === found[0].toLowerCase() && small === ''
    ? { before: phrase.toLocaleLowerCase(language), after: '', isLimit: true }
    : undefined;
}

/** "With 95 % confidence intervals": behind a preposition and before a noun a percentage is a property of that. */
function describes(before: string, behind: string, hedge: string | undefined, language: string): boolean {
  const next = /^[\s\u00a0](\p{L}{3,})/u.exec(behind)?.[1];
  return next !== undefined && !functionWords(language).has(next.toLowerCase()) && isAttribute(before, hedge, language);
}

/** "Revenue of £32 million", "pérdidas de 2,4 millones de euros": the sum is what the noun before it comes to. */
export function isValueOf(before: string, hedge: string | undefined, language: string): boolean {
  const word = wordBefore(before, hedge);
  return word !== undefined && listOf(languageOf(language).findings?.of).includes(word);
}

/** "With 1,000 staff", "for five years": what a preposition ties to something else; "rose to 4.8m" is none. */
export function isAttribute(before: string, hedge: string | undefined, language: string): boolean {
  const { spaceless, verb, rises, falls, moves } = patternsOf(language);
  const near = before.slice(-NEAR);
  if (spaceless || [rises, falls, moves].some((words) => words?.test(near)) || isSubjectBehindVerb(before, language)) return false;
  const word = wordBefore(before, hedge);
  if (word === undefined || verb.has(word)) return false;
  const { danglers, copulas } = languageOf(language).grammar;
  return listOf(danglers).includes(word) && !listOf(copulas).includes(word);
}

/** The word before a figure, its hedge and its sign of money, in lower case. */
function wordBefore(before: string, hedge: string | undefined): string | undefined {
  const open = before.trimEnd();
  const rest = hedge && open.toLowerCase().endsWith(hedge.toLowerCase()) ? open.slice(0, -hedge.length) : open;
  return /[\p{L}\p{M}’']+$/u.exec(rest.replace(/[\p{Sc}\s]+$/u, ''))?.[0]?.toLowerCase();
}

/** "Pro Person sind das 128 Liter": behind its verb a pronoun, or an article without a noun, is the subject and leads to nothing. */
export function isSubjectBehindVerb(before: string, language: string): boolean {
  const { verb, pronoun } = patternsOf(language);
  const [, last = '', word = ''] = /([\p{L}\p{M}]+)[\s\u00a0]([\p{L}\p{M}]+)[\s\u00a0]*$/u.exec(before.toLowerCase()) ?? [];
  return verb.has(last) && (pronoun.has(word) || listOf(languageOf(language).findings?.determiners).includes(word));
}

/** "…, about £340,000 a year": what begins with how sure it is says the value before it in another way. */
export const isOnceMore = (clause: string, hedge: string | undefined): boolean =>
  hedge !== undefined && clause.toLowerCase().startsWith(hedge.toLowerCase());
