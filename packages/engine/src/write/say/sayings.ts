/** Sayings: the ways in which a unit can be said as a point, with what choosing among them asks for. */

import type { Unit } from '../discourse/passages.ts';
import { type Lexicon, type Vector, vectorOf } from '../discourse/terms.ts';
import type { Grammar } from '../grammar/grammar.ts';
import type { Brief } from '../plan/brief.ts';
import { type Clause, capitalize, clausesOf, trimClause } from '../sentence/clauses.ts';
import { pointsBack } from '../sentence/hanging.ts';
import { countWords } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/sentences.ts';

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
  // Its lead stands in the same line.
  const longest = Math.max(FEWEST_WORDS, brief.longestPoint - countWords(unit.lead ?? ''));
  const clauses = clausesOf(statement, grammar, longest, brief.language);
  if (clauses.length > 0 || unit.form === 'prose') return clauses;
  // Items and facts say what they say even in one word.
  const text = trimClause(statement);
  const words = countWords(text);
  return text !== '' && words <= brief.longestPoint
    ? [{ text: capitalize(text, brief.language), words, start: 0, end: statement.length, firm: true }]
    : [];
}
