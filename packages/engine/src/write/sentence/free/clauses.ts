/** Main clauses that are joined to a sentence, and of which each would stand without the other. */
import type { SentenceGrammar } from '../sentenceGrammar.ts';

export interface MainClauses {
  readonly first: string;
  readonly second: string;
  /** "A, but B": the first alone would promise more than the sentence does. */
  readonly contrast: boolean;
}

const FEWEST_WORDS = 4;
/** The finite verb of a clause stands so near to its beginning, or it is not seen. */
const LONGEST_SUBJECT = 70;

/** Whether the words hold a subject and its finite verb, as far as that can be seen. */
export function isStatement(words: string, { finite }: SentenceGrammar): boolean {
  const clause = words.slice(Math.max(words.lastIndexOf(';'), words.lastIndexOf(':')) + 1).trim();
  return finite?.test(clause.replace(/^\S+\s+/u, ' ')) ?? false;
}

/**
 * The two main clauses of a sentence that has exactly two, each with a subject and verb of its own, where nothing holds for both, and the second
 * does not take up a word of the first. Undefined where that is not certain.
 */
export function mainClausesOf(text: string, grammar: SentenceGrammar): MainClauses | undefined {
  const { join, contrast, setting, dependent, pronoun, condition } = grammar;
  if (!join || !grammar.subject || !grammar.finite || !dependent || !pronoun || /["“”„«»「」()?]/u.test(text)) return undefined;
  const joins = [...text.matchAll(join)];
  const [found] = joins;
  if (!found || joins.length > 1) return undefined;
  const first = text.slice(0, found.index).trim();
  const second = text.slice(found.index + found[0].length).trim();
  if (/[,،;:]/u.test(first) || [first, second].some((clause) => clause.split(/\s+/u).length < FEWEST_WORDS)) return undefined;
  if (!hasOwnSubject(first, grammar) || !hasOwnSubject(second, grammar)) return undefined;
  // A condition, report or setting may hold for both.
  if ([dependent, condition].some((words) => words?.test(text)) || setting?.test(first)) return undefined;
  if (pronoun.test(second)) return undefined;
  return { first, second, contrast: contrast?.test(found[0]) ?? false };
}

/** A subject, then its verb, with nothing between that would make the verb another's. */
function hasOwnSubject(clause: string, { subject, finite, dependent, setting }: SentenceGrammar): boolean {
  if (!subject?.test(clause) || setting?.test(clause)) return false;
  const head = clause.slice(0, LONGEST_SUBJECT).split(/[,،]/u)[0] ?? '';
  const verb = finite?.exec(head.replace(/^\S+/u, (word) => ' '.repeat(word.length)));
  return verb !== undefined && !dependent?.test(head.slice(0, verb.index));
}
