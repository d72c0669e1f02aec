/** Pronouns and demonstratives, and whether the sentence itself names what they stand for. */

import type { PhraseFinder } from '../phraseFinder.ts';
import type { Span } from './expletives.ts';
import type { Hang, HangKind } from './hang.ts';
import type { HangingGrammar } from './hangingGrammar.ts';

/** How certain a pronoun hangs where nothing before it in its sentence can be meant, … */
const ALONE = 0.95;
/** … where it stands in a clause that opens the sentence, and may be named in the next, … */
const AHEAD = 0.55;
/** … and where something before it may be meant. */
const NAMED = 0.2;
/** Something stands before it, but not of its number or kind. */
const UNLIKE = 0.65;
const PRESENT = 0.1;

/** `free` are the expletives of the text. */
export function pronounsIn(text: string, grammar: HangingGrammar, free: readonly Span[]): Hang[] {
  const found: Hang[] = [];
  const look = (kind: HangKind, finder: PhraseFinder | undefined, certaintyAt: (at: number, word: string) => number) => {
    for (const match of finder?.all(text) ?? []) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (free.some((span) => start < span.end && end > span.start)) continue;
      found.push({ kind, text: match[0], start, end, certainty: certaintyAt(start, match[0]) });
    }
  };
  look('thing', grammar.things, (at) => byAntecedent(text, at, grammar));
  look('several', grammar.several, (at) => byAntecedent(text, at, grammar, grammar.plural));
  look('person', grammar.persons, (at) => byAntecedent(text, at, grammar, PERSON));
  look('demonstrative', grammar.demonstratives, (at, word) => ofDemonstrative(text, at, word, grammar));
  return found;
}

/** A name, or a word for what somebody is or does. */
const PERSON = /^(?:\p{Lu}[\p{L}'’-]+|\p{L}+(?:er|or|ist|man|woman|eur|euse|ista|in))$/u;

function byAntecedent(text: string, at: number, grammar: HangingGrammar, fits?: RegExp): number {
  const before = text.slice(0, at);
  const names = namesIn(before, grammar);
  if (names.length > 0) return fits && !names.some((name) => fits.test(name)) ? UNLIKE : NAMED;
  return grammar.subordinate?.test(before) && /[,،，、]/u.test(text.slice(at)) ? AHEAD : ALONE;
}

/** Words before it that may name something. */
function namesIn(before: string, { capitalNouns, functionWords, spaceless }: HangingGrammar): string[] {
  // Words cannot be told apart: a clause before it is taken for one.
  if (spaceless) return /[\p{L}]{3,}[，、,；]/u.test(before) || before.length >= 8 ? [before] : [];
  const words = before.match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  const isCapital = (word = '') => /^\p{Lu}/u.test(word);
  const isLittle = (word = '') => functionWords.has(word.toLowerCase());
  return words.filter((word, i) => {
    if (word.length < 3 || isLittle(word)) return false;
    // "Schreiben Sie dafür": where nouns have capitals, what a pronoun with one follows is a verb.
    return !(capitalNouns && i === 0 && isCapital(words[1]) && isLittle(words[1]));
  });
}

/** "this year" needs no other sentence, and "this lamp" none where the lamp stands before it. */
function ofDemonstrative(text: string, at: number, word: string, grammar: HangingGrammar): number {
  const after = text.slice(at + word.length).trimStart();
  if (grammar.present?.test(after)) return PRESENT;
  const noun = /^[\p{L}\p{M}\p{N}'’-]+/u.exec(after)?.[0].toLowerCase() ?? '';
  const before = text.slice(0, at).toLowerCase();
  if (noun.length >= 4 && before.includes(noun.slice(0, Math.max(4, noun.length - 2)))) return NAMED;
  // Far behind its beginning the sentence has most often named what is meant.
  const names = namesIn(text.slice(0, at), grammar);
  return names.length >= 5 ? 0.4 : names.length >= 2 ? UNLIKE : ALONE;
}
