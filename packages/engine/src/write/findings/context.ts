/** What a text says of a figure: what is measured, of what it is a part, and when. */

import { functionWords } from '../../languages/functionWords.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { dateIn } from '../sentence/dates.ts';
import type { Told } from './finding.ts';
import type { Line } from './lines.ts';
import { DATES, dateAt, FIGURES, figureAt, isDateSign, isFigureSign, placeOf } from './marks.ts';
import { isName } from './names.ts';
import type { Patterns } from './patterns.ts';
import { at } from './sticky.ts';

const LONGEST_SUBJECT = 70;
const LONGEST_BASE = 60;
const CLAUSE_END = /[,;:()（）–—،؛、，；：。!?؟]|\s-\s|\.(?=\s)/u;
const SIGN = new RegExp(`[${FIGURES}]`, 'u');
const DATE_SIGN = new RegExp(`[${DATES}]`, 'u');

/** The figure of a line with its context. */
export function toldOf(line: Line, index: number, patterns: Patterns): Told | undefined {
  const figure = line.figures[index];
  if (!figure) return undefined;
  const place = placeOf(line, index);
  if (place < 0) return { ...figure, unit: line.unit.index };
  const base = figure.measure.kind === 'percent' ? baseOf(line, place, patterns) : undefined;
  const subject = surelyNamed(line, place, patterns, base === undefined);
  const time = timeOf(line, place);
  return {
    ...figure,
    unit: line.unit.index,
    ...(subject && { subject }),
    ...(base && { base }),
    ...(time && { time }),
  };
}

/**
 * The subject, where the text shows that it is one: a known verb stands behind it, or nothing does and the figure ends what is said of it. A
 * figure without a subject is told of by its sentence; one with another's subject is told falsely.
 */
function surelyNamed(line: Line, place: number, patterns: Patterns, goesOn: boolean): string | undefined {
  const subject = subjectBefore(line, place, patterns, goesOn);
  if (subject === undefined || !isName(subject, patterns.language)) return undefined;
  const { unit, text } = line;
  if (patterns.spaceless && !BOUND_SUBJECT.test(text.slice(text.lastIndexOf(subject, place) + subject.length))) return undefined;
  if (patterns.spaceless || subject === unit.lead?.replace(/[:：]\s*$/u, '')) return subject;
  if (!/[\s\u00a0]/u.test(subject) && /^\p{Ll}/u.test(subject)) return undefined;
  const start = clauseStart(text, place);
  const own = withoutSingles(text.slice(start, place), line);
  const at = own.indexOf(subject);
  if (at < 0) {
    // From the clause before only where this one says nothing of its own: "Sales were 4,182, up 6.4%".
    if (own.trim().split(/[\s\u00a0]+/).length > MOST_GOING_ON) return undefined;
    const clause = withoutSingles(text.slice(0, start), line);
    const told = clause.indexOf(subject);
    return told >= 0 && opensWithVerb(clause.slice(told + subject.length), patterns) ? subject : undefined;
  }
  const behind = own.slice(at + subject.length);
  if (opensWithVerb(behind, patterns)) return subject;
  const after = text.slice(place + 1);
  // Where the verb comes last it stands behind the figure; "1.3x against a limit" has none.
  const ends =
    patterns.verbLast || /^\s*(?:$|[,;:()–—،؛.])/u.test(after) || (patterns.versus?.exec(after)?.index ?? MOST_GOING_ON) < MOST_GOING_ON;
  const isAll = behind.trim() === '' && ends;
  return isAll && (unit.form !== 'prose' || !/^\p{Ll}/u.test(subject) || start > 0) ? subject : undefined;
}
const MOST_GOING_ON = 2;
/** Without blanks: a particle or sign of a subject, or the figure itself, follows. */
const BOUND_SUBJECT = new RegExp(`^(?:[はがもを:：（(]|の?[${FIGURES}]|[为為占是达達])`, 'u');

/** A verb stands there, with at most an adverb before it. */
function opensWithVerb(behind: string, patterns: Patterns): boolean {
  // Who says it is not what it is of.
  if ((patterns.said?.exec(behind)?.index ?? ADVERB) < ADVERB) return false;
  const verb = verbIn(behind, patterns);
  const moves = [patterns.rises, patterns.falls, patterns.moves].flatMap((words) => {
    const found = words?.exec(behind);
    return found ? [found.index] : [];
  });
  const first = Math.min(Number.POSITIVE_INFINITY, ...moves, ...(verb ? [verb.index] : []));
  return first <= ADVERB;
}
const ADVERB = 12;

/** Where the clause that a place stands in begins. */
function clauseStart(text: string, place: number): number {
  for (let i = place - 1; i >= 0; i--) if (CLAUSE_END.test(text[i] ?? '')) return i + 1;
  return 0;
}

/** The subject of the clause before a place; where it has none, that of the clause that it goes on with. */
export function subjectBefore(line: Line, place: number, patterns: Patterns, goesOn = true): string | undefined {
  const { text, unit } = line;
  let end = place;
  for (let round = 0; round < 3; round++) {
    const start = clauseStart(text, end);
    const subject = subjectIn(withoutSingles(text.slice(start, end), line), patterns, start === 0);
    if (subject) {
      const plain = unmarked(subject, line);
      return plain.length <= LONGEST_SUBJECT && !pointsBack(plain, patterns) ? plain : undefined;
    }
    if (start === 0 || !goesOn || patterns.spaceless || !/[,;،]/u.test(text[start - 1] ?? '')) break;
    end = start - 1;
  }
  const lead = unit.lead?.replace(/[:：]\s*$/u, '');
  return lead !== undefined && dateIn(lead, patterns.language) === undefined ? lead : undefined;
}

/** A pronoun in it stands for what is named elsewhere. */
const pointsBack = (subject: string, { pronoun, spaceless, pronouns }: Patterns): boolean =>
  spaceless
    ? pronouns?.test(subject) === true
    : subject
        .toLowerCase()
        .split(/[\s\u00a0]+/)
        .some((word) => pronoun.has(word));

/** "A night train": an article that could be a number is one of a subject's words. */
const withoutSingles = (text: string, { figures, plain }: Line): string =>
  [...text]
    .map((sign) => {
      const figure = isFigureSign(sign) ? figures[figureAt(sign)] : undefined;
      return figure?.single ? plain.slice(figure.start, figure.end) : sign;
    })
    .join('');

/** What stands before the verb; where the verb comes first, what stands behind it. */
function subjectIn(clause: string, patterns: Patterns, opens: boolean): string | undefined {
  // "3.1 Employees in B roles": the number of the clause is no part of it.
  let rest = clause.trim().replace(/^\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=\p{L})/u, '');
  // "In 2025 …": the time is not what is measured.
  const dated = OPENING_DATE.exec(rest);
  if (dated && opensWithTime(rest.slice(0, dated[0].length), patterns)) rest = rest.slice(dated[0].length);
  rest = rest.split(SIGN)[0] ?? '';
  if (hidesItsSubject(rest, patterns)) return undefined;
  let found: string | undefined;
  for (let round = 0; round < 3 && found === undefined; round++) {
    const verb = verbIn(rest, patterns);
    const before = withoutTime(trimmed(verb ? rest.slice(0, verb.index) : rest, patterns), patterns);
    if (before !== '') found = before;
    // Within a sentence a clause without a subject goes on with that of the clause before.
    else if (verb && (opens || patterns.spaceless)) rest = rest.slice(verb.index + verb[0].length);
    else break;
  }
  return found === undefined || !/\p{L}/u.test(found) || isLittle(found, patterns) ? undefined : found;
}

/** "Since the works was upgraded in 2021 mean nitrate has fallen from …": no comma says where the clause before ends, and its subject is another. */
function hidesItsSubject(clause: string, patterns: Patterns): boolean {
  const [first = ''] = clause.split(/[\s\u00a0]/u);
  if (patterns.spaceless || !listOf(languageOf(patterns.language).grammar.subordinators).includes(first.toLowerCase())) return false;
  let verb = verbIn(clause, patterns);
  for (let rest = clause; verb !== undefined; ) {
    rest = rest.slice(verb.index + verb[0].length);
    verb = verbIn(rest, patterns);
    if (
      verb &&
      rest
        .slice(0, verb.index)
        .trim()
        .split(/[\s\u00a0]+/u).length >= FEWEST_BETWEEN
    )
      return true;
  }
  return false;
}
/** Words between two verbs of which the second has a subject of its own. */
const FEWEST_BETWEEN = 3;

/** "처리 능력은 현재", "the capacity currently": when the value holds is not what is measured. */
function withoutTime(subject: string, patterns: Patterns): string {
  const time = patterns.whenEnd?.exec(subject);
  return time && time.index > 0 ? trimmed(subject.slice(0, time.index), patterns) : subject;
}

/** Nothing but little words names nothing. */
const isLittle = (text: string, { language, spaceless }: Patterns): boolean =>
  !spaceless && text.split(/[\s\u00a0]+/).every((word) => functionWords(language).has(word.toLowerCase()));

/** "In 2025 …": a date behind nothing but little words of time, up to the sign itself and what is put to it. */
const OPENING_DATE = new RegExp(
  `^[^${FIGURES}${DATES}]{0,24}?[${DATES}](?:[のにはで]|[\\p{Script=Latin}\\p{Script=Devanagari}\\p{Script=Hangul}\\p{Script=Tamil}\\p{Script=Cyrillic}'’]{1,5})?[,،、，]?\\s*`,
  'u',
);
/** The first verb that stands where one can: "Die Kosten sanken" has a noun that looks like one, and so has "Costs are down". */
function verbIn(text: string, patterns: Patterns): { readonly index: number; readonly 0: string } | undefined {
  const listed = patterns.verbs?.exec(text);
  const told = patterns.past?.exec(` ${text}`);
  if (told && (!listed || told.index - 1 < listed.index)) return { index: told.index - 1, 0: told[0] };
  const first = listed;
  if (!first || patterns.spaceless) return first ?? undefined;
  // "Die laufenden Kosten sinken": within a clause, what has a capital is a noun where nouns have them.
  if (languageOf(patterns.language).grammar.capitalNouns === true && first.index > 0 && /^\p{Lu}/u.test(first[0])) {
    const at = first.index + first[0].length;
    const next = verbIn(text.slice(at), patterns);
    return next && { index: at + next.index, 0: next[0] };
  }
  const before = text.slice(0, first.index).trim();
  const behind = text.slice(first.index + first[0].length);
  const next = patterns.verbs?.exec(behind);
  if (!next) return first;
  const follows = /^\s*$/.test(behind.slice(0, next.index));
  const isNoun = before === '' ? follows : isLittle(before, patterns) && !patterns.pronouns?.test(before);
  return isNoun ? { index: first.index + first[0].length + next.index, 0: next[0] } : first;
}

const opensWithTime = (opening: string, { before, spaceless }: Patterns): boolean => {
  const words =
    opening
      .replace(DATE_SIGN, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return spaceless
    ? DATE_SIGN.test(opening.slice(0, 4))
    : words.every((word, i) => before.has(word) || (i === words.length - 1 && DATE_SIGN.test(opening[0] ?? '')));
};

const LOOSE = /^[\s,،、，'’"“”„«»]+|[\s,،、，'’"“”„«»]+$/gu;

function trimmed(text: string, patterns: Patterns): string {
  let rest = text.replace(LOOSE, '');
  rest = rest.replace(new RegExp(`\\s*\\S*[${DATES}].*$`, 'u'), '').replace(LOOSE, '');
  if (!patterns.spaceless) rest = patterns.joined ? rest.replace(patterns.joined, '') : rest;
  else rest = rest.replace(/^(?:而|但|また|そして)/u, '').replace(/[のはがもを]$/u, '');
  if (patterns.language.startsWith('ko')) rest = rest.replace(/(?<=\p{L}{2})(?:은|는|이|가|도|의)$/u, '');
  rest = rest.replace(LOOSE, '');
  // Prepositions lead to the figure and are no part of what is measured.
  const words = patterns.spaceless ? [] : rest.split(/[\s\u00a0]+/);
  const loose = new Set(listOf(languageOf(patterns.language).grammar.danglers));
  // "L’attente s|’est allongée": what an apostrophe binds to the verb is no part of the name.
  const isBound = (word: string): boolean => patterns.elides !== undefined && /^\p{Ll}$/u.test(word);
  while (words.length > 1 && (loose.has(words.at(-1)?.toLowerCase() ?? '') || isBound(words.at(-1) ?? ''))) words.pop();
  return words.length > 0 ? words.join(' ') : rest;
}

/** What a share is of: behind the share, or before it where the language says so. */
function baseOf(line: Line, place: number, patterns: Patterns): string | undefined {
  const { text } = line;
  const behind = place + 1;
  const of = patterns.ofAt ? at(patterns.ofAt, text, behind) : undefined;
  if (of !== undefined) {
    const clause = text.slice(of, of + 120).split(CLAUSE_END)[0] ?? '';
    const upTo = patterns.verbs?.exec(clause)?.index ?? clause.length;
    const base = trimmed(clause.slice(0, upTo).split(SIGN)[0] ?? '', patterns).replace(/[\s\u00a0][dl]$/u, '');
    const plain = unmarked(nounOf(base, patterns), line);
    const [opening = ''] = plain.split(/[\s\u00a0]/);
    const compares = [patterns.rises, patterns.falls].some((words) => words?.exec(opening)?.[0] === opening);
    if (plain !== '' && !compares && plain.length <= LONGEST_BASE) return plain.replace(/[.。]$/u, '');
    return undefined;
  }
  if (!patterns.ofAfter) return undefined;
  const before = text.slice(clauseStart(text, place), place).trimEnd();
  const genitive = patterns.ofAfter.exec(before);
  if (!genitive) return undefined;
  const owner =
    before
      .slice(0, genitive.index)
      .split(/[はがも]/u)
      .at(-1) ?? '';
  const plain = unmarked(patterns.spaceless ? owner : owner.split(/\s/).slice(-3).join(' '), line).replace(LOOSE, '');
  return plain === '' || plain.length > LONGEST_BASE ? undefined : plain;
}

/** Where more words follow than a base has, a verb is among them: the first is the noun. */
function nounOf(base: string, { language, spaceless, plurals, elides }: Patterns): string {
  const words = base.split(/[\s\u00a0]+/);
  const several = plurals && !elides ? words.slice(0, 3).findIndex((word) => plurals.test(word)) : -1;
  if (several > 0 && words.slice(0, several).every((word) => !functionWords(language).has(word.toLowerCase())))
    return words.slice(0, several + 1).join(' ');
  if (spaceless || words.length <= 2) return base;
  const little = functionWords(language);
  const start = words.findIndex((word) => !little.has(word.toLowerCase()));
  const stop = words.findIndex((word, i) => i > start && little.has(word.toLowerCase()));
  if (start < 0) return base;
  return stop < 0 && words.length - start <= 2 ? base : words.slice(0, stop === start + 1 ? stop : start + 1).join(' ');
}

/** The date of the same clause, else the only date of the sentence. */
function timeOf(line: Line, place: number): string | undefined {
  if (line.dates.length === 0) return undefined;
  const paired = pairedDate(line, place);
  if (paired !== undefined) return paired;
  const start = clauseStart(line.text, place);
  const rest = line.text.slice(place + 1);
  const stop = rest.search(CLAUSE_END);
  const end = stop < 0 ? line.text.length : place + 1 + stop;
  const own = line.dates.filter((_, i) => {
    const at = line.text.indexOf(String.fromCharCode(0xf000 + i));
    return at >= start && at < end;
  });
  const dates = own.length > 0 ? own : openingDate(line);
  const [only] = dates;
  if (dates.length <= 1) return only?.label;
  const distance = (label: number): number => Math.abs(line.text.indexOf(String.fromCharCode(0xf000 + label)) - place);
  const nearest = own.reduce((best, date) => (distance(line.dates.indexOf(date)) < distance(line.dates.indexOf(best)) ? date : best));
  return nearest.label;
}

/** "In 2021 there were 9, in 2022 13, in 2023 17": where dates and figures take turns, each figure has the date of its turn. */
function pairedDate(line: Line, place: number): string | undefined {
  const signs = [...line.text].filter((sign) => isDateSign(sign) || (isFigureSign(sign) && line.figures[figureAt(sign)]?.single !== true));
  const turns = signs.length / 2;
  if (
    turns < FEWEST_TURNS ||
    !Number.isInteger(turns) ||
    signs.some((sign, i) => i > 0 && isDateSign(sign) === isDateSign(signs[i - 1] ?? ''))
  )
    return undefined;
  const turn = Math.floor(signs.indexOf(line.text[place] ?? '') / 2);
  const date = signs.slice(2 * turn, 2 * turn + 2).find(isDateSign);
  return date === undefined ? undefined : line.dates[dateAt(date)]?.label;
}
const FEWEST_TURNS = 3;

/** A date that is all of the sentence's first clause, or its first word: it holds for the whole sentence. */
function openingDate(line: Line): Line['dates'] {
  const [first] = line.text.split(CLAUSE_END);
  const [date] = line.dates;
  if (!date || !first || !DATE_SIGN.test(first) || SIGN.test(first)) return [];
  return first.trim().length <= 24 ? [date] : [];
}

/** The words that a stretch of the marked text stands for. */
export function unmarked(text: string, line: Line): string {
  return [...text]
    .map((sign) => {
      const figure = isFigureSign(sign) ? line.figures[figureAt(sign)] : undefined;
      if (isFigureSign(sign)) return figure ? line.plain.slice(figure.start, figure.end) : '';
      return isDateSign(sign) ? (line.dates[dateAt(sign)]?.label ?? '') : sign;
    })
    .join('')
    .trim();
}
