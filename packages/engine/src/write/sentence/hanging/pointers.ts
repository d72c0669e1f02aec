/** Words other than pronouns that point outside of their sentence, and what it lacks. */

import type { FoundPhrase, PhraseFinder } from '../phraseFinder.ts';
import type { Span } from './expletives.ts';
import type { Hang, HangKind } from './hang.ts';
import type { HangingGrammar } from './hangingGrammar.ts';

/** `free` are the expletives of the text. */
export function pointersIn(text: string, grammar: HangingGrammar, free: readonly Span[]): Hang[] {
  const found: Hang[] = [];
  const add = (kind: HangKind, match: FoundPhrase | null | undefined, certainty: number) => {
    if (match) found.push(asHang(kind, match, certainty));
  };
  const each = (kind: HangKind, finder: PhraseFinder | RegExp | undefined, certainty: (match: FoundPhrase) => number) => {
    for (const match of finder instanceof RegExp ? text.matchAll(finder) : (finder?.all(text) ?? [])) {
      const value = certainty(match);
      if (value > 0) add(kind, match, value);
    }
  };
  const isFree = ({ start, end }: Span) => free.some((span) => start < span.end && end > span.start);
  const atStart = (match: FoundPhrase) => match.index <= 1;
  const further = (match: FoundPhrase) => text.slice(0, match.index).split(/\s+/u).length > 6;
  add('demonstrative', grammar.opening?.exec(text), 0.9);
  add('person', grammar.openingPattern?.exec(text), 0.8);
  add('selection', grammar.openingBeforeVerb?.exec(text), 0.75);
  // "Because the ice was thin, the race …" holds both.
  const opensClause = !(grammar.subordinate?.test(text) && /[,،，、]/u.test(text));
  if (opensClause) add('connective', grammar.connective?.exec(text), 0.6);
  add('subject', grammar.elided?.exec(text), 0.7);
  if (isOrder(text, grammar)) add('imperative', grammar.imperative?.exec(text), 0.8);
  each('substitute', grammar.substitutes, (match) => (further(match) ? 0.35 : 0.9));
  each('selection', grammar.selections, (match) => (further(match) ? 0.6 : 0.85));
  add('selection', endingIn(text, grammar), 0.7);
  each('addition', grammar.additions, (match) => (atStart(match) ? 0.7 : 0.35));
  add('selection', counted(text, grammar), 0.55);
  each('setting', grammar.settings, (match) => (atStart(match) ? 0.6 : 0.4));
  each('pointer', grammar.pointers, () => 0.85);
  each('exhibit', grammar.exhibits, () => 0.85);
  if (!grammar.bases?.test(text)) each('comparison', grammar.comparatives, () => 0.35);
  each('author', grammar.author, () => 0.3);
  each('reader', grammar.reader, () => 0.2);
  add('announcement', announcementIn(text, grammar), 0.95);
  // "Por isso" stands for nothing and still draws on what was said.
  const inferences = opensClause ? (grammar.inferences?.all(text) ?? []).filter(({ index }) => inFirstClause(text, index)) : [];
  return [...found.filter((hang) => !isFree(hang)), ...inferences.map((match) => asHang('connective', match, 0.55))];
}

const asHang = (kind: HangKind, { index, 0: text }: FoundPhrase, certainty: number): Hang => ({
  kind,
  text,
  start: index,
  end: index + text.length,
  certainty,
});

/** Before "therefore" nothing is said from which it could follow. */
const inFirstClause = (text: string, at: number): boolean =>
  !/[,;:—–،，、；：]/u.test(text.slice(0, at)) && text.slice(0, at).split(/\s+/u).length <= FIRST_WORDS;
const FIRST_WORDS = 7;

/** "The second matter is the kiln", but "The second part of the road": one of a row, and not of what. */
function counted(text: string, { countedNoun, finite, functionWords }: HangingGrammar): FoundPhrase | undefined {
  const match = countedNoun?.exec(text);
  if (!match) return undefined;
  const next = /^\s+([\p{L}\p{M}'’-]+)/u.exec(text.slice(match[0].length))?.[1]?.toLowerCase();
  const isVerb = next !== undefined && (finite?.has(next) || !functionWords.has(next));
  return isVerb ? match : undefined;
}

/** "No sponge holds that", but "Tunnels, basins, plans: a city needs all three". */
function endingIn(text: string, { ending }: HangingGrammar): FoundPhrase | null | undefined {
  const match = ending?.exec(text.replace(/[\s.。!?,;]+$/u, ''));
  return match && /[,;:،、：；]/u.test(text.slice(0, match.index)) ? undefined : match;
}

/** Words at its end that lead to what stands below it. */
export const announcementIn = (text: string, { announcement }: HangingGrammar): FoundPhrase | null | undefined =>
  /[:：]["»”]?\s*$/u.exec(text) ?? announcement?.exec(text.replace(/[\s.。،,]+$/u, ''));

/** "Open the lid", but "Open source is …": an article, pronoun or preposition follows the verb, or nothing does. */
function isOrder(text: string, { imperative, functionWords }: HangingGrammar): boolean {
  const verb = imperative?.exec(text)?.[0];
  if (verb === undefined) return false;
  const next = /^[\s"“]+([\p{L}\p{M}'’-]+)/u.exec(text.slice(verb.length))?.[1];
  return next === undefined || functionWords.has(next.toLowerCase()) || /^\p{Lu}|ly$|s$/u.test(next);
}
