/** Whether a figure is what its sentence tells: its subject's value, and neither a limit, a base, an attribute nor one among many. */
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

/** `text` is the sentence that the figure was found in. */
export function isTelling(told: Told, text: string, language: string): boolean {
  const { start, end, inWords, hedge, measure } = told;
  const before = text.slice(0, start);
  const patterns = patternsOf(language);
  // "10 grudnia": a day is no number of things.
  if (measure.kind === 'count' && isMonth(measure.name.split(/[\s\u00a0]/)[0] ?? '', language)) return false;
  if (isBracketed(before) || isLimit(before, text.slice(end, end + 12), hedge, language)) return false;
  // "Un quart de tour de plus": a part in words is a finding only where something is said of it.
  if (inWords && !patterns.spaceless && patterns.verbs?.test(text) !== true) return false;
  const many = figuresOf(text, language).length;
  if (many >= MANY) return false;
  return measure.kind === 'percent' || measure.kind === 'points' || !isAttribute(before, hedge, language);
}

/** How many figures of its sentence stand before it. */
export const figuresBefore = ({ start }: Told, text: string, language: string): number => figuresOf(text.slice(0, start), language).length;

function figuresOf(text: string, language: string): readonly string[] {
  const dates = datesIn(text, language);
  return [...text.matchAll(FIGURE)].flatMap(({ 0: figure, index }) =>
    dates.some(({ start, end }) => index >= start && index < end) ? [] : [figure],
  );
}

const isBracketed = (before: string): boolean => /[(（[][^)）\]]*$/u.test(before);

function isLimit(before: string, after: string, hedge: string | undefined, language: string): boolean {
  const { limits, spaceless } = patternsOf(language);
  if (!limits) return false;
  const clause = before.split(/[.;:。；：]/u).at(-1) ?? '';
  return limits.test(clause.slice(-NEAR)) || (hedge !== undefined && limits.test(hedge)) || (spaceless && limits.test(after.slice(0, 4)));
}

/** "With 1,000 staff", "for five years": what a preposition ties to something else; "rose to 4.8m" is none. */
function isAttribute(before: string, hedge: string | undefined, language: string): boolean {
  const { spaceless, verb, rises, falls, moves } = patternsOf(language);
  const near = before.slice(-NEAR);
  if (spaceless || [rises, falls, moves].some((words) => words?.test(near))) return false;
  const open = before.trimEnd();
  const rest = hedge && open.toLowerCase().endsWith(hedge.toLowerCase()) ? open.slice(0, -hedge.length) : open;
  const word = /[\p{L}\p{M}’']+$/u.exec(rest.replace(/[\p{Sc}\s]+$/u, ''))?.[0]?.toLowerCase();
  if (word === undefined || verb.has(word)) return false;
  const { danglers, copulas } = languageOf(language).grammar;
  return listOf(danglers).includes(word) && !listOf(copulas).includes(word);
}
