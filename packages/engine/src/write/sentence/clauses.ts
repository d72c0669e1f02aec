/** Clauses: what of a sentence can stand on a slide by itself. Made of the source's own words, never cut inside a clause. */

import type { Grammar } from '../grammar/grammar.ts';
import { withoutReporting } from '../grammar/reporting.ts';
import { type Cut, cutsOf } from './cuts.ts';
import { countWords } from './measure.ts';
import { isSubordinateAlone, standsAlone } from './statements.ts';

export interface Clause {
  readonly text: string;
  readonly words: number;
  /** Where it stands in the tidied sentence: two clauses that overlap say the same twice. */
  readonly start: number;
  readonly end: number;
  /** It ends with its sentence or at a mark: what is left out was set apart from it. */
  readonly firm: boolean;
}

const FEWEST_WORDS = 4;
/** Of what is cut from a sentence at a comma, where words are short: fewer are a phrase, not a clause. */
const FEWEST_CUT = 5;
/** What is no longer than that is said whole. */
const LONGEST_UNCUT = 13;
/** UTF-16 units; what is longer is a fault of its source, and looking for clauses in it would take minutes. */
const LONGEST_SENTENCE = 2000;

/**
 * The ways of saying the sentence, or a part of it, in at most `longest` words: the whole first, where it is short enough, and nothing
 * else, where it is short. Empty when nothing of it can stand alone.
 */
export function clausesOf(sentence: string, grammar: Grammar, longest: number, language: string): Clause[] {
  if (sentence.length > LONGEST_SENTENCE) return [];
  const text = tidy(sentence, grammar);
  if (!standsAlone(text, grammar, language)) return [];
  const cited = !trimClause(sentence).endsWith(text.slice(-8));
  const clauses: Clause[] = [];
  const fewestCut = grammar.headFinal || grammar.spaceless ? FEWEST_WORDS : FEWEST_CUT;
  const offer = (start: number, end: number, firm = true) => {
    const part = trimClause(text.slice(start, end));
    const words = countWords(part);
    const fewest = start === 0 && end === text.length ? FEWEST_WORDS : fewestCut;
    if (words < fewest || words > longest) return;
    // A sentence may end with a preposition, unless what it governs was a citation.
    if ((end < text.length || cited) && grammar.dangler?.test(part)) return;
    if (end < text.length && !balanced(part)) return;
    if (start > 0 && (!balanced(part) || isSubordinateAlone(part))) return;
    const said = capitalize(part, language);
    if (clauses.every((other) => other.text !== said)) clauses.push({ text: said, words, start, end, firm });
  };
  offer(0, text.length);
  if (clauses.some(({ words }) => words <= LONGEST_UNCUT)) return clauses;
  const finding = findingAt(text);
  const main = finding || mainClauseAt(text, grammar);
  const dispensable = finding > 0 || (main > 0 && DISPENSABLE.test(text));
  if (dispensable) offer(main, text.length);
  const subordinate = opensWithPhrase(text, grammar);
  // What is cut off, or joined, stands behind a main clause; what is joined to a subordinate clause is as subordinate.
  const follows = (cut: Cut) => cut.strong || !subordinate || (main > 0 && cut.before > main);
  const cuts = cutsOf(text, grammar);
  for (const cut of cuts) {
    if (cut.strong || (follows(cut) && !(grammar.spaceless && grammar.headFinal))) offer(0, cut.before, !cut.unmarked);
    if (dispensable && cut.before > main) offer(main, cut.before, !cut.unmarked);
    if (cut.opens && follows(cut)) offer(cut.after, text.length);
  }
  // Between two strong cuts stands a clause of its own.
  const strong = cuts.filter((cut) => cut.opens && follows(cut));
  strong.forEach((cut, i) => {
    const next = strong[i + 1] ?? cuts.find((other) => other.before > cut.after);
    if (next) offer(cut.after, next.before, !next.unmarked);
  });
  return clauses;
}

/**
 * "To show this, we …", "Although it is old, the …": what is done stands without what for, and what holds without what it holds against,
 * unlike what is bound to a condition.
 */
const DISPENSABLE =
  /^(?:(?:in order )?to|although|though|even though|while|whereas|since|because|given that|despite|in spite of|unlike|pour|afin d[e'’]|bien que|puisque|aunque|puesto que|ya que|para|sebbene|poiché|embora|já que|хотя|поскольку|chociaż|ponieważ|meskipun|karena) ?\p{L}/iu;

/** Where what was found begins in "Experiments on two corpora show that the …"; 0 where nothing was. */
function findingAt(text: string): number {
  const found =
    /^(?:[\p{L}\p{N}-]+ ){1,8}?(?:shows?|showed|demonstrates?|demonstrated|indicates?|indicated|suggests?|suggested|reveals?|revealed|confirms?|confirmed) that\s+/u.exec(
      text,
    )?.[0];
  return found === undefined || /\b(?:not|never|no|neither|that \p{Ll}+ that)\b/u.test(found) ? 0 : found.length;
}

const opensWithPhrase = (text: string, grammar: Grammar): boolean =>
  (grammar.subordinator?.test(text) ?? false) || (grammar.adverbial?.test(text) ?? false);

/** Where the main clause begins that a subordinate clause or phrase opens; 0 where none does, or where that cannot be told. */
function mainClauseAt(text: string, grammar: Grammar): number {
  if (!opensWithPhrase(text, grammar)) return 0;
  const opening = /^[^,;:()]{4,140},\s+/u.exec(text)?.[0].length ?? 0;
  return opening > 0 && grammar.subject?.test(text.slice(opening)) ? opening : 0;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export function balanced(text: string): boolean {
  return (
    count(text, /[([（]/gu) === count(text, /[)\]）]/gu) &&
    count(text, /"/g) % 2 === 0 &&
    count(text, /[“„]/gu) === count(text, /[”]/gu) + (text.includes('„') ? count(text, /“/gu) : 0) &&
    count(text, /[「『]/gu) === count(text, /[」』]/gu) &&
    (text.includes('»') ? count(text, /«/gu) === count(text, /»/gu) : !text.includes('«'))
  );
}

/** The sign of an item in running text, and the number of a footnote that was set above the line before the sentence. */
const STRAY_BEGINNING = /^(?:[•·▪◦‣∙]|[-–—*]\s+(?=[•\p{L}]))\s*/u;
const FOOTNOTE_NUMBER = /^\d{1,2}\s+(?=\p{Lu})/u;

/** "2.3 The Client may …": the number of a clause of a contract. */
const CLAUSE_NUMBER = /^§?\s?\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?=\p{Lu})/u;

function withoutStrays(sentence: string, grammar: Grammar): string {
  let text = sentence.replace(STRAY_BEGINNING, '').replace(STRAY_BEGINNING, '').replace(CLAUSE_NUMBER, '').replace(DATELINE, '');
  const rest = text.replace(FOOTNOTE_NUMBER, '');
  const opens = [grammar.leadIn, grammar.backward, grammar.subject, grammar.subordinator].some((words) => words?.test(rest));
  if (rest !== text && opens) text = rest;
  return /^\([^()]+\)\.?$/u.test(text) ? text.replace(/^\(|\)\.?$/gu, '') : text;
}

/** Words that take a sentence up again after its lead-in. */
const RESUMPTION = /^(?:فإن|तो|那么|那麼)\s*/u;

/** Where and when a report was sent: "LISBON, 14 May – ". */
const DATELINE = /^\p{Lu}[\p{Lu}\s.-]{2,30}(?:[,(][^–—]{1,30})?\s[–—]\s+(?=\p{Lu})/u;

/** Not so a short form, "(WHO)", or a share, "(94 %)". */
const ASIDE_IN_BRACKETS = /\s*\((?!\p{Lu}[\p{L}\p{N}-]*\p{Lu}s?\)|[\d.,]+\s?%\))[^()]{0,60}\)/gu;

/** Words between commas that only tie: "sales, however, rose". */
const TIES =
  /\s*,\s+(?:however|therefore|moreover|thus|hence|indeed|in fact|for example|for instance|of course|in turn|in particular|in general|nevertheless|furthermore|consequently|cependant|toutefois|par exemple|en effet|sin embargo|por ejemplo|además|por tanto|tuttavia|per esempio|ad esempio|infatti|inoltre|no entanto|por exemplo|porém|além disso|portanto|однако|например|впрочем|конечно|кроме того)\s*,\s+/giu;

/** "The Lisbon plant, which opened in May, makes lamps": what only adds to a noun, where the verb follows. */
const ADDED =
  /,\s+(?:which|who|whose|where) [^,;:()]{3,110},\s+(?=(?:is|are|was|were|has|have|had|can|may|will|does|do)\s|\p{Ll}+s\s+(?:an?|the|to|that|in|on|of|for|from)\s)/gu;

/** Without citations, brackets that only add, what ties it to the sentence before, and its final stop. */
export function tidy(sentence: string, grammar: Grammar): string {
  let text = withoutStrays(sentence, grammar)
    .replace(
      /\s*[([（][^()[\]（）]{0,120}?(?:\d{4}[a-z]?|et al\.?|see |e\.g\.|i\.e\.|cf\.|Section|Table|Figure|Fig\.)[^()[\]（）]{0,120}[)\]）]/gu,
      '',
    )
    .replace(/\s*\[[\d,;\s–-]{1,40}\]/g, '')
    .replace(ASIDE_IN_BRACKETS, '');
  for (let round = 0; round < 3; round++) {
    const rest = grammar.leadIn ? text.replace(grammar.leadIn, '') : text;
    if (rest === text) break;
    text = rest.replace(RESUMPTION, '');
  }
  text = withoutReporting(text.replace(TIES, ' ').replace(ADDED, ' '));
  if (grammar.conjunction) text = text.replace(grammar.conjunction, '');
  return trimClause(
    text
      .replace(/,(?=\s*,)/g, '')
      .replace(/\s+([,.;:)])/g, '$1')
      .replace(/\s{2,}/g, ' '),
  );
}

/** Without the stop, comma or dash at its ends; a question or exclamation keeps its mark. */
export const trimClause = (text: string): string =>
  text.replace(/^[\s,;:–—-]+/u, '').replace(YEAR_SIGN.test(text) ? /\s+$/u : /[\s,;:،؛–—.。．।۔、，；：…]+$/u, '');

/** "2026 r.", "2026 г.": the stop belongs to the year. */
const YEAR_SIGN = /\d\s?[rг]\.$/u;

export function capitalize(text: string, language: string): string {
  const first = /^\p{Ll}/u.exec(text)?.[0];
  // "iPhone" and "eBay" keep their small letter.
  if (!first || /^\p{Ll}\p{Lu}/u.test(text)) return text;
  try {
    return first.toLocaleUpperCase(language) + text.slice(first.length);
  } catch {
    return first.toUpperCase() + text.slice(first.length);
  }
}
