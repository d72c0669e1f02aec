/** What a headline may leave out of a long sentence: the statement that stays is whole, and true without it. */
import { functionWords } from '../../../languages/functionWords.ts';
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import type { CutGrammar } from '../cutGrammar.ts';
import { countWords } from '../measure.ts';
import { trimClause } from '../tidying.ts';

export interface Cut {
  readonly kept: string;
  /** What goes, where it can be read below what stays: "Engines now come from the other side", "The largest drop since 2017". */
  readonly rest?: string;
}

/** Words of what stays, of what goes, and of what stands before a colon. */
const FEWEST_KEPT = 4;
const FEWEST_GONE = 2;
const FEWEST_LEADING = 5;
/** Words of what may be one item of a list. */
const LONGEST_ITEM = 6;

/** Each of them cuts in one place; which of them comes first does not matter. */
export const CUTS: readonly ((text: string, grammar: CutGrammar) => readonly Cut[])[] = [
  withoutFinding,
  withoutOpening,
  withoutReason,
  withoutOutcome,
  withoutSequel,
  withoutApposition,
  withoutInsertion,
  withoutAddition,
  withoutSecondVerb,
  besideMark,
];

/** "The audit showed that the sheets were thrown away": what was found. */
function withoutFinding(text: string, grammar: CutGrammar): Cut[] {
  const lead = grammar.findings?.exec(text)?.[0];
  // How many were asked is what a share is of.
  if (lead === undefined || [grammar.bound, grammar.correlates].some((words) => words?.test(lead)) || /\p{N}/u.test(lead)) return [];
  // The verb that it ends in is its only one.
  const subject = grammar.spaceless ? '' : lead.trimEnd().split(/\s+/u).slice(0, -3).join(' ');
  if (
    grammar.continues &&
    subject.split(/[\s,]+/u).some((word, i) => i > 0 && grammar.continues?.test(word) && grammar.finite?.test(subject))
  )
    return [];
  const found = text.slice(lead.length);
  // "Most want longer hours": of whom is told by what went.
  const [first = '', second = ''] = found.split(/\s+/u);
  if (grammar.limit?.test(first) && grammar.finite?.test(second)) return [];
  return keep(found, grammar, { sure: true });
}

/** "Although unions feared for jobs, the company has promised to keep all of them": the main clause. */
function withoutOpening(text: string, grammar: CutGrammar): Cut[] {
  if (grammar.verbSecond) return [];
  const yields = grammar.concession?.test(text) ?? false;
  if (!yields && !grammar.occasion?.test(text)) return [];
  const comma = /[,،，]\s*/u.exec(text);
  if (!comma) return [];
  const clause = text.slice(0, comma.index);
  if (!grammar.spaceless && !hasVerb(clause, grammar)) return [];
  // "When the light is on, the door is locked" tells when it is.
  if (!yields && !grammar.past?.test(clause)) return [];
  // "Although most shops are closed on Sunday, the bakery is open": it also says when and where.
  if (/\p{N}/u.test(clause) || (yields && clause.split(/\s+/u).some((word, i) => i > 0 && grammar.setting?.test(word)))) return [];
  const main = text.slice(comma.index + comma[0].length).replace(grammar.resumption ?? /^(?!)/u, '');
  // A word of it may be taken up.
  if (grammar.continues?.test(main) || grammar.pronoun?.test(main) || !stands(main.split(/[,،]/u)[0] ?? '', grammar)) return [];
  return keep(main, grammar);
}

function withoutReason(text: string, grammar: CutGrammar): Cut[] {
  return at(grammar.reason, text).flatMap(({ before, match, after }) => {
    if (!endsSentence(after, grammar) || !isOwnClause(before, grammar)) return [];
    const apart = grammar.bareReasons && isMarked(match);
    if (!apart && grammar.bound?.test(lastClause(before))) return [];
    return keep(before, grammar, { rest: isOneReason(after, grammar) ? after : undefined, sure: isMain(match, after) });
  });
}

/** It stands without its conjunction: its verb is where a main clause has it, and no second one goes on from it. */
const isOneReason = (clause: string, grammar: CutGrammar): boolean =>
  !grammar.verbSecond && !grammar.spaceless && at(grammar.reason, ` ${clause}`).length === 0;

function withoutOutcome(text: string, grammar: CutGrammar): Cut[] {
  const told = at(grammar.afterwards, text).filter(({ after }) => grammar.past?.test(after));
  // "…, although the rain was late."
  const yields = at(grammar.yielding, text).filter(({ after }) => hasVerb(after, grammar));
  return [...at(grammar.outcome, text), ...told, ...yields].flatMap(({ before, match, after }) => {
    if (!endsSentence(after, grammar) || !isOwnClause(before, grammar)) return [];
    const rest = grammar.asserted?.test(match) && !grammar.verbSecond ? after : undefined;
    return keep(before, grammar, { rest, sure: isMain(match, after) });
  });
}

/** "A happened, and B happened": A, where B has a subject and a verb of its own. */
function withoutSequel(text: string, grammar: CutGrammar): Cut[] {
  return at(grammar.sequel, text).flatMap(({ before, after }) => {
    const [head = ''] = after.split(/[,،]/u);
    if (
      (grammar.opensDependent?.test(before) && !grammar.subject?.test(/[,،]\s+(.*)$/u.exec(before)?.[1] ?? '')) ||
      grammar.conditional?.test(text) ||
      !stands(head, grammar)
    )
      return [];
    if (lacksSubject(after, grammar)) return [];
    const own = grammar.subject?.test(after) === true || (grammar.pronoun?.exec(after)?.index ?? Number.POSITIVE_INFINITY) < NEAR;
    const items = lastClause(before)
      .split(/[,،]\s+/u)
      .slice(1);
    // The last of a list has other items before it.
    if (!endsSentence(after, grammar) || !isOwnClause(before, grammar)) return [];
    if (items.some((item) => countWords(item) < LONGEST_ITEM && !hasVerb(item, grammar))) return [];
    return keep(before, grammar, { rest: after, sure: own && !/[,،]/u.test(after) });
  });
}

/** "…, et les fera vérifier": a pronoun right before the verb is its object, and the subject stands in what went before. */
function lacksSubject(clause: string, grammar: CutGrammar): boolean {
  const [, first = '', rest = ''] = /^([\p{L}\p{M}]+)\s+(.+)$/su.exec(clause) ?? [];
  const { determiners } = languageOf(grammar.language).findings;
  return listOf(determiners).includes(first.toLowerCase()) && opensWithVerb(rest, grammar);
}

/** UTF-16 units. */
const NEAR = 2;

/** "…, the largest drop since 2017". */
function withoutApposition(text: string, grammar: CutGrammar): Cut[] {
  return at(grammar.apposition, text).flatMap(({ before, after, match }) => {
    const article = match.replace(/^[,،]\s+/u, '');
    const named = /['’]$/u.test(article) ? `${article}${after}` : `${article} ${after}`;
    if (/[,،;:](?!\p{Nd})/u.test(after) || stands(named, grammar) || countWords(after) < FEWEST_GONE) return [];
    // The last of a list, or what was counted before.
    const items = before.split(/[,،]\s+/u);
    if (items.length > 2 || grammar.unlimited?.test(before) || holdsListEnd(after, grammar) || !isOwnClause(before, grammar)) return [];
    // "The county confirmed last night": who reports it, and no name for what is told.
    const reports = grammar.past?.test(named.split(/\s+/u)[2] ?? '') === true;
    return keep(before, grammar, reports ? {} : { phrase: named });
  });
}

/** "The line, closed in 2011, runs again": what stands between a subject and its verb in a pair of commas only adds. */
function withoutInsertion(text: string, grammar: CutGrammar): Cut[] {
  const [, subject = '', inserted = '', main = ''] = (grammar.insertions && /^([^,،]+)[,،]\s+([^,،]+)[,،]\s+(.+)$/su.exec(text)) || [];
  if (main === '' || hasVerb(subject, grammar) || grammar.opensDependent?.test(subject) || grammar.continues?.test(subject)) return [];
  if (countWords(inserted) < FEWEST_GONE || !(opensWithVerb(main, grammar) || closesRelative(inserted, main, grammar))) return [];
  // "All pupils, who …"; "the survey, which 140 of 212 answered, …".
  if (grammar.unlimited?.test(subject) || (inserted.match(/\p{Nd}+/gu)?.length ?? 0) > 1) return [];
  if ([grammar.conditional, grammar.bound].some((words) => words?.test(inserted))) return [];
  return keep(`${subject} ${main}`, grammar, { sure: true });
}

/** Behind a relative clause a word that is none of grammar is the verb of its noun. */
function closesRelative(inserted: string, main: string, { language }: CutGrammar): boolean {
  const [first = '', next = ''] = [inserted, main].map((part) => /^[\p{L}\p{M}]+/u.exec(part)?.[0].toLowerCase() ?? '');
  return listOf(languageOf(language).grammar.relatives).includes(first) && next !== '' && !functionWords(language).has(next);
}

/** "…, after four months of training", "…, more than in the two years before": what comes behind a comma at the end and only adds. */
function withoutAddition(text: string, grammar: CutGrammar): Cut[] {
  return at(grammar.addition, text).flatMap(({ before, after }) => {
    // "Wesley, who was the first, ran away": the sentence goes on behind the clause.
    if (/[,،]\s/u.test(after) || !endsSentence(after, grammar) || !isOwnClause(before, grammar)) return [];
    return grammar.unlimited?.test(before) ? [] : keep(before, grammar, { sure: true });
  });
}

/** "The company paid fines of 200,000 euros and ends the contract": what else the same subject does. */
function withoutSecondVerb(text: string, grammar: CutGrammar): Cut[] {
  if (grammar.conditional?.test(text)) return [];
  return at(grammar.joint, text).flatMap(({ before, after }) => {
    const [head = ''] = after.split(/\s+/u);
    if (!opensWithVerb(head, grammar) || !endsSentence(after, grammar) || !isOwnClause(before, grammar)) return [];
    const [last = ''] = /\S+$/u.exec(before) ?? [];
    return opensWithVerb(last, grammar) || grammar.opensDependent?.test(before) ? [] : keep(before, grammar);
  });
}

/** Its first word is a verb by its form, or one that is listed. */
const opensWithVerb = (text: string, { opensFinite, verbs }: CutGrammar): boolean =>
  opensFinite?.test(text) === true || verbs?.exec(text)?.index === 0;

const holdsListEnd = (text: string, { listEnd }: CutGrammar): boolean => text.split(/\s+/u).some((word) => listEnd?.test(word));

/** What stands before or behind a semicolon, a colon or a dash, where it is a statement. */
function besideMark(text: string, grammar: CutGrammar): Cut[] {
  if (grammar.spaceless) return [];
  const marks = [...text.matchAll(/\s*[;؛；]\s*|\s?[:：]\s+|：|\s[–—-]\s/gu)];
  const [mark] = marks;
  if (!mark || marks.length > 1) return [];
  const before = text.slice(0, mark.index);
  const after = text.slice(mark.index + mark[0].length);
  if (!isStatement(before, grammar) || !isStatement(after, grammar) || grammar.conditional?.test(text)) return [];
  // It leads to a list.
  if (countWords(before) < FEWEST_LEADING || (after.match(/[,،]/gu)?.length ?? 0) > 1) return [];
  return keep(before, grammar, { rest: after });
}

interface Place {
  readonly before: string;
  /** The words at which it was found, and what follows them. */
  readonly match: string;
  readonly after: string;
}

/** The last place first: what it leaves is the longest. */
const at = (pattern: RegExp | undefined, text: string): Place[] =>
  pattern
    ? [...text.matchAll(pattern)]
        .map(({ index, 0: match }) => ({ before: text.slice(0, index), match, after: text.slice(index + match.length).trim() }))
        .toReversed()
    : [];

/** What goes is a clause of its own up to the end of the sentence: what stands before its comma is the main one. */
const isMain = (match: string, after: string): boolean => isMarked(match) && !/[,،，]/u.test(after);
const isMarked = (match: string): boolean => /^[,،，;；]/u.test(match);

interface Keeping {
  readonly rest?: string | undefined;
  /** What goes, where it can be read by itself though it is no statement. */
  readonly phrase?: string;
  /** What stays is known to be a statement. */
  readonly sure?: boolean;
}

/** Nothing where what is left does not stand by itself. */
function keep(words: string, grammar: CutGrammar, { rest, phrase, sure = false }: Keeping = {}): Cut[] {
  const kept = trimClause(words);
  if (countWords(kept) < FEWEST_KEPT || /[?？؟"“”„«»「」『』]/u.test(kept) || grammar.torn?.test(kept)) return [];
  if (!sure && !isStatement(kept, grammar)) return [];
  if (grammar.spaceless && grammar.continues?.test(kept) && !/[,，]/u.test(kept)) return [];
  // "…, that is": it led to what went.
  const last = /[,،]\s+(\S+(?:\s+\S+)?)$/u.exec(kept)?.[1];
  if (last !== undefined && !hasVerb(last, grammar)) return [];
  const other = rest === undefined ? undefined : trimClause(rest);
  const tells = other !== undefined && countWords(other) >= FEWEST_KEPT && isStatement(other, grammar);
  const left = tells ? other : phrase;
  return [{ kept, ...(left !== undefined && { rest: left }) }];
}

/** A subject and its verb, without a word before them that would make them another's. */
const isStatement = (text: string, grammar: CutGrammar): boolean =>
  grammar.spaceless ? countWords(text) >= FEWEST_KEPT : text.split(/[,،]\s+/u).some((part) => stands(part, grammar));

function stands(part: string, grammar: CutGrammar): boolean {
  if (grammar.continues?.test(part)) return false;
  const verb = verbIn(part, grammar);
  if (verb === undefined) return false;
  const words = part.slice(0, verb).split(/\s+/u);
  return !words.some((word, i) => i > 0 && word !== '' && grammar.continues?.test(word) && !grammar.listEnd?.test(word));
}

/** Where the first verb is, which is not the first word; UTF-16 units. */
function verbIn(text: string, { finite, verbs }: CutGrammar): number | undefined {
  const masked = text.replace(/^\s*\S+/u, (word) => ' '.repeat(word.length));
  const found = [finite?.exec(masked)?.index, verbs?.exec(masked)?.index].filter((index) => index !== undefined);
  return found.length > 0 ? Math.min(...found) : undefined;
}

const hasVerb = (text: string, grammar: CutGrammar): boolean => verbIn(` ${text}`, grammar) !== undefined;

/** Nothing in it belongs together with what follows it, and it does not end with a verb that needs what follows. */
function isOwnClause(before: string, grammar: CutGrammar): boolean {
  if (grammar.correlates?.test(lastClause(before))) return false;
  const [last = ''] = /[\p{L}\p{M}]+$/u.exec(before) ?? [];
  return !grammar.spaceless && grammar.dependent ? !grammar.dependent.test(last) : true;
}

/** Behind the last semicolon or colon. */
const lastClause = (text: string): string => text.slice(Math.max(text.lastIndexOf(';'), text.lastIndexOf(':')) + 1);

/** What goes reaches to the end of the sentence: no comma in it takes the main clause up again. */
function endsSentence(after: string, grammar: CutGrammar): boolean {
  if (countWords(after) < FEWEST_GONE || /[;:؛?؟？]/u.test(after)) return false;
  const [, ...parts] = after.split(/[,،，]\s*/u);
  // A condition behind a comma may hold for all of it.
  if (parts.some((part) => grammar.conditional?.test(part))) return false;
  return parts.every((part) => (grammar.continues?.test(part) ?? false) || !hasVerb(part, grammar));
}
