/** Brackets: which only cite, which only add, and which the sentence needs. */
import type { FreeSpan } from '../saying.ts';
import type { SentenceGrammar } from '../sentenceGrammar.ts';

/** With the space before it; "client(s)" has none and is a word. */
const BRACKET = /\s+\(([^()]{1,200})\)|\s*（([^（）]{1,120})）|\s*\[([\d,;\s–-]{1,40})\]/gu;
/** "Lee, 2014", "Lee & Fox 2014a; Ng et al.", "2014". */
const AUTHOR_YEAR =
  /(?:^|\s)et al\.?|^(?:[^\d()]{0,30}\p{Lu}[\p{L}’'.-]+(?:,?\s(?:&|and|und|et|y|e|en|i|и|ve)\s\p{Lu}[\p{L}’'.-]+)?,\s*(?:19|20)\d\d[a-z]?)(?:\s*[,;:].{0,120})?$/u;
const MONTH_OR_DAY = /^\d{1,2}[. ]|\b\p{L}{3,9}\.? \d{1,2},/u;
const SHORT_FORM = /^(?:\p{Lu}[\p{Lu}\p{N}&.-]{1,9}s?|\p{Lu}\p{Ll}?\p{Lu}[\p{L}\p{N}-]{0,7})$/u;
/** The words before tell how many or which there are: the bracket says them. */
const COUNTED_BEFORE = /(?:\p{N}|[:：])\s*\p{L}*$/u;
const FEWEST_WORDS = 3;
/** UTF-16 units in front of a bracket in which a preposition stands. */
const LONGEST_WORD = 20;

export function citationsIn(text: string, grammar: SentenceGrammar): FreeSpan[] {
  return bracketsIn(text)
    .filter(({ inner, start, square }) =>
      // "In [12], the noise is scaled": here the reference is a word of the sentence.
      square
        ? isReference(inner) && grammar.governs?.test(text.slice(Math.max(0, start - LONGEST_WORD), start)) !== true
        : isCitation(inner, grammar),
    )
    .map(({ start, end }) => ({ start, end, kind: 'citation' }));
}

/** A sentence that only says where more can be found, in brackets: "(Section 2.1)", "(see Table 3)", "(Lee, 2014)." */
export function isReferenceAlone(sentence: string, grammar: SentenceGrammar): boolean {
  const [, inner] = /^\s*[(（]([^()（）]{1,200})[)）][.。]?\s*$/u.exec(sentence) ?? [];
  return inner !== undefined && isCitation(inner.trim(), grammar);
}

/** References count from one: "[0, 1]" is an interval. */
const isReference = (inner: string): boolean => !/(?<!\d)0(?!\d)/u.test(inner);

function isCitation(inner: string, { pointer, exhibit }: SentenceGrammar): boolean {
  if (pointer?.test(inner) && /[\s.:]\s*\S{2}/u.test(inner)) return true;
  if (exhibit && new RegExp(`^(?:${exhibit.source})`, exhibit.flags).test(inner) && inner.length <= 40) return true;
  return AUTHOR_YEAR.test(inner) && !MONTH_OR_DAY.test(inner);
}

/** Brackets that only add; none where the sentence comes back to what they name. */
export function asidesIn(text: string, grammar: SentenceGrammar): FreeSpan[] {
  return bracketsIn(text)
    .filter(({ inner, start, end, square }) => {
      if (square) return false;
      // What is called by its short form, or named with it, keeps it.
      const named = SHORT_FORM.test(inner) && (/["”»“」]$/u.test(text.slice(0, start)) || text.slice(end).includes(inner));
      return !named && isFree(inner, text.slice(Math.max(0, start - 60), start), grammar);
    })
    .map(({ start, end }) => ({ start, end, kind: 'parenthesis' }));
}

function isFree(inner: string, before: string, grammar: SentenceGrammar): boolean {
  if (SHORT_FORM.test(inner)) return !/\p{N}\s*$/u.test(before);
  if (/\p{N}|[%€$£¥]/u.test(inner) || grammar.limit?.test(inner)) return false;
  // What cannot be told to be free stays: without a list of limits nothing can.
  if (!grammar.limit || COUNTED_BEFORE.test(before) || grammar.unlimited?.test(before.trimEnd())) return false;
  if (grammar.example?.test(inner)) return true;
  // "Employees (i.e. those with a contract)" says which.
  if (grammar.restatement?.test(inner)) return false;
  if (grammar.spaceless) return /^[\p{Script=Latin}\s.&’'-]+$/u.test(inner) && /\p{Lu}/u.test(inner);
  const words = inner.split(/\s+/u).length;
  return words >= FEWEST_WORDS && (grammar.finite?.test(inner) || /,/u.test(inner)) === true;
}

interface Bracket {
  readonly inner: string;
  readonly start: number;
  readonly end: number;
  readonly square: boolean;
}

function bracketsIn(text: string): Bracket[] {
  const brackets: Bracket[] = [];
  for (const match of text.matchAll(BRACKET)) {
    // At the beginning a bracket is a part of the sentence.
    if (text.slice(0, match.index).trim() === '') continue;
    const inner = (match[1] ?? match[2] ?? match[3] ?? '').trim();
    brackets.push({ inner, start: match.index, end: match.index + match[0].length, square: match[3] !== undefined });
  }
  return brackets;
}
