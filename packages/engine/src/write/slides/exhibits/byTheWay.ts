/**
 * Whether a sentence says a figure only by the way: how long or how far something was in passing, what an apposition adds, what comes to the
 * thing that the sentence opens with, one of several that stand in a row. Such a figure is never shown large.
 */

import { functionWords } from '../../../languages/functionWords.ts';
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import { findingsOfText } from '../../findings/find.ts';
import type { Told } from '../../findings/finding.ts';
import type { Patterns } from '../../findings/patterns.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { isAttribute, isSubjectBehindVerb, isValueOf } from './telling.ts';

/** A title `isAlone`: what it says is what its slide turns on, also where it is so many tonnes of something. */
export function isByTheWay(told: Told, text: string, language: string, isAlone = false): boolean {
  const patterns = patternsOf(language);
  const { kind } = told.measure;
  const relative = kind === 'percent' || kind === 'points' || kind === 'times';
  if (kind === 'duration' || kind === 'measure') {
    if (!isValue(told, text, patterns) && !(isAlone && Math.abs(told.value) >= LARGE)) return true;
  } else if (kind === 'money' && told.subject === undefined && isTied(told, text, patterns)) return true;
  if (isAlone && !relative && isInRelative(told, text, patterns)) return true;
  if (!relative && (isApposed(told, text, patterns) || opensAsAttribute(told, text, patterns))) return true;
  return isParallel(told, text, language, patterns);
}

/** UTF-16 units of a verb and a little word between a subject and its value. */
const VERB = 16;
/** So much of something is no detail. */
const LARGE = 1000;
/** And of what may follow a value at the end of a sentence in a script without blanks. */
const COPULA = 5;

/** "Pickup takes 6.5 days", "修理は3週間です": the length is what is told of the subject. */
function isValue(told: Told, text: string, patterns: Patterns): boolean {
  const { start, end, subject, hedge } = told;
  const before = text.slice(0, start);
  if (patterns.spaceless) return before.trim() === '' || text.slice(end).replace(/[。.！!\s]+$/u, '').length <= COPULA;
  if (moves(before, patterns) || before.trim() === '' || isValueOf(before, hedge, patterns.language)) return true;
  if (hedge !== undefined && patterns.limits?.test(hedge) === true) return true;
  if (isAttribute(before, hedge, patterns.language) || isLed(before, patterns)) return false;
  const at = subject === undefined ? -1 : text.lastIndexOf(subject, start);
  return hedge !== undefined || (at >= 0 && start - at - (subject?.length ?? 0) <= VERB);
}

/** "A violin for £350": a preposition ties the sum to something that the sentence is not about. */
const isTied = ({ start, hedge }: Told, text: string, patterns: Patterns): boolean => {
  const before = text.slice(0, start);
  // Something else is told of it, by a verb in front.
  if (patterns.verbs?.test(before) !== true && patterns.past?.test(before) !== true) return false;
  return !isValueOf(before, hedge, patterns.language) && isAttribute(before, hedge, patterns.language);
};

/** "Has had one for two years": a little word that is no verb. */
function isLed(before: string, { verb, language }: Patterns): boolean {
  const word = /([\p{L}\p{M}]+)[\s\u00a0]*$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  return functionWords(language).has(word) && !verb.has(word) && !isSubjectBehindVerb(before, language);
}

/** "Up to" is no way up. */
function moves(words: string, { rises, falls, moves: others, limits }: Patterns): boolean {
  const bare = limits ? words.replace(limits, ' ') : words;
  return [rises, falls, others].some((pattern) => pattern?.test(bare) === true);
}

/** UTF-16 units of words of time or place before a first comma: "Last year, 1,140 households …". */
const SETTING = 24;
/** Words and figures of an apposition. */
const MOST_APPOSED = 5;
/** And of one with a bound: "but not on money above £500". */
const MOST_BOUND = 8;
const MARK = /[,;،؛]\s/gu;

/** "…, a boat of 1998, 97 seats", "…, paid £3,180": no verb tells it between its commas. */
function isApposed({ start, end, hedge }: Told, text: string, patterns: Patterns): boolean {
  if (patterns.spaceless || patterns.verbs === undefined) return false;
  const before = text.slice(0, start);
  const marks = [...before.matchAll(MARK)];
  const last = marks.at(-1);
  if (!last || /[:：.!?]\s/u.test(before.slice(last.index + 1))) return false;
  const stop = /[,;،؛.!?]\s|$/u.exec(text.slice(end))?.index ?? 0;
  const isInserted = /^[,،]\s/u.test(text.slice(end + stop)) && marks.length > 0 && patterns.verbs.test(text.slice(end + stop));
  if (last.index <= SETTING && !isInserted) return false;
  const clause = text.slice(last.index + 1, end + stop);
  return (
    (clause.match(/[\p{L}\p{M}\p{Nd}.,’'-]+/gu) ?? []).length <= (hedge === undefined ? MOST_APPOSED : MOST_BOUND) &&
    !patterns.verbs.test(clause) &&
    !moves(clause, patterns)
  );
}

/** "To put off the panels, which cost £28,000, to 2027": a relative clause that is closed by a comma tells something else of its noun. */
function isInRelative({ start, end }: Told, text: string, { spaceless, language }: Patterns): boolean {
  if (spaceless) return false;
  const clause = text.slice(0, start).split(MARK).at(-1) ?? '';
  const word = clause.toLowerCase().match(/^\p{L}+/u)?.[0] ?? '';
  const isOpened = clause.length < start && listOf(languageOf(language).grammar.relatives).includes(word);
  return isOpened && /^[^,;.]{0,40},\s/u.test(text.slice(end));
}

/** "A £900 display raised …": the sum belongs to the thing that it stands before. */
function opensAsAttribute({ start, end, measure }: Told, text: string, patterns: Patterns): boolean {
  if (measure.kind !== 'money' || !/\p{Sc}/u.test(text.slice(start, end))) return false;
  const next = /^[\s\u00a0-](\p{Ll}{3,})/u.exec(text.slice(end))?.[1];
  return (
    text.slice(0, start).trim().length <= ARTICLE &&
    next !== undefined &&
    !functionWords(patterns.language).has(next) &&
    !patterns.verb.has(next)
  );
}
const ARTICLE = 4;

/** Words that name the next of several values: "flour +22 %, energy +31 %". */
const MOST_NAMING = 3;
/** And without a comma: "£140 a night in London and £105 elsewhere". */
const MOST_JOINED = 5;

/** One of two or more values of a measure that have each a name and no verb: neither is what the sentence comes to. */
function isParallel(told: Told, text: string, language: string, patterns: Patterns): boolean {
  if (patterns.spaceless) return false;
  const all = findingsOfText(text, language)
    .flatMap((finding) => (finding.kind === 'figure' && finding.figure.measure.kind === told.measure.kind ? finding.figure : []))
    .sort((a, b) => a.start - b.start);
  if (moves(text.slice(0, told.start), patterns)) return false;
  const at = all.findIndex(({ start }) => start === told.start);
  const next = at < 0 ? undefined : all[at + 1];
  if (!next) return false;
  const between = text.slice(told.end, next.start);
  // "And" holds nothing against anything.
  const joins = listOf(languageOf(language).sentence?.joins);
  const held = patterns.versus?.exec(between)?.[0].toLowerCase();
  if (/[()（）[\]→:：]/u.test(between) || (held !== undefined && !joins.includes(held)) || patterns.verbs?.test(between) === true)
    return false;
  const words = between.match(/[\p{L}\p{M}’'-]+/gu) ?? [];
  const little = functionWords(language);
  const naming = words.filter((word) => !little.has(word.toLowerCase()));
  return (
    naming.length > 0 &&
    words.length <= (/[,;]/u.test(between) ? MOST_NAMING : MOST_JOINED) &&
    /^[\s\u00a0]?(?:[,;]|\p{L})/u.test(between) &&
    !moves(between, patterns)
  );
}
