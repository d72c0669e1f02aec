/** Sayings: the ways in which a unit can be said as a point, with what choosing among them asks for. */

import type { Unit } from '../discourse/passages.ts';
import { type Lexicon, type Vector, vectorOf } from '../discourse/terms.ts';
import type { Grammar } from '../grammar/grammar.ts';
import type { Brief } from '../plan/brief.ts';
import { type Clause, capitalize, trimClause } from '../sentence/clauses.ts';
import { pointsBack } from '../sentence/hanging.ts';
import { countWords } from '../sentence/measure.ts';
import { sayingsOf as waysOfSaying } from '../sentence/sayingsOf.ts';
import { splitSentences } from '../sentence/splitSentences.ts';

export interface Saying {
  readonly clause: Clause;
  readonly terms: readonly number[];
  readonly vector: Vector;
  /** How much of it the text comes back to. */
  readonly salience: number;
  /** It has a number: a fact, and not only a word about one. */
  readonly counts: boolean;
  /** It begins with a pronoun for something that another sentence names. */
  readonly backward: boolean;
}

export const FEWEST_WORDS = 4;
/** What a definition or condition may have. */
const LONGEST_WHOLE = 30;
/** Times the longest point that was asked for. */
const MOST_BEYOND = 1.15;

/** By the longest point that was asked for: the same units are chosen from several times. */
const found = new WeakMap<Unit, Map<number, readonly Saying[]>>();

export function sayingsOf(
  unit: Unit,
  context: { readonly brief: Brief; readonly grammar: Grammar; readonly lexicon: Lexicon },
): readonly Saying[] {
  const { brief, grammar, lexicon } = context;
  const known = found.get(unit) ?? new Map<number, readonly Saying[]>();
  found.set(unit, known);
  let sayings = known.get(brief.longestPoint);
  if (!sayings) {
    sayings = clausesOfUnit(unit, grammar, brief).map((clause) => {
      const terms = lexicon.lookUp(clause.text);
      const salience = lexicon.salience(terms, clause.words);
      return {
        clause,
        terms,
        vector: vectorOf(terms, lexicon),
        salience,
        counts: /\p{Nd}/u.test(clause.text),
        backward: pointsBack(clause.text, grammar),
      };
    });
    known.set(brief.longestPoint, sayings);
  }
  return sayings;
}

function clausesOfUnit(unit: Unit, grammar: Grammar, brief: Brief): Clause[] {
  // An item may hold several sentences, of which the first says what it is about.
  const statement = unit.form === 'prose' ? unit.text : (splitSentences(unit.text, brief.language)[0] ?? unit.text);
  if (unit.form === 'prose' && grammar.references?.test(statement)) return [];
  // Its lead stands in the same line.
  const longest = Math.max(FEWEST_WORDS, brief.longestPoint - countWords(unit.lead ?? ''));
  const ways = waysOfSaying(statement, brief.language).filter(({ words }) => words >= FEWEST_WORDS);
  const short = ways.filter(({ words }) => words <= longest);
  // What cannot be said in so few words is said in the fewest that say it.
  const fewest = ways.slice(-1).filter(({ words }) => words <= Math.min(LONGEST_WHOLE, MOST_BEYOND * longest));
  const said = short.length > 0 ? short : fewest;
  if (said.length > 0) return said.map(({ text, words }) => ({ text, words, start: 0, end: statement.length, firm: true }));
  if (unit.form === 'prose') return [];
  // Items and facts say what they say even in one word.
  const text = trimClause(statement);
  const words = countWords(text);
  return text !== '' && words <= brief.longestPoint
    ? [{ text: capitalize(text, brief.language), words, start: 0, end: statement.length, firm: true }]
    : [];
}
