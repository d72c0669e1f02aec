/** Clauses and phrases behind a comma that add to a statement which is whole without them. */
import type { Dropped, FreeSpan } from '../saying.ts';
import type { SentenceGrammar } from '../sentenceGrammar.ts';
import { isStatement } from './clauses.ts';

/** "…, which opened in May," and ", which opened in May." where a comma marks the clause as one that only adds. */
export function relativesIn(text: string, grammar: SentenceGrammar): FreeSpan[] {
  return addedBy(grammar.relative, 'relative', text, grammar);
}

/** "…, allowing ideas to spread": what follows from the statement, at its end. */
export function resultsIn(text: string, grammar: SentenceGrammar): FreeSpan[] {
  return addedBy(grammar.result, 'result', text, grammar);
}

/** "i.e.", "that is": the same in other words, at its end. */
export function restatementsIn(text: string, grammar: SentenceGrammar): FreeSpan[] {
  const { restatement, limit } = grammar;
  if (!restatement || !limit) return [];
  for (const { index, 0: comma } of text.matchAll(/[,،]\s+/gu)) {
    const rest = text.slice(index + comma.length);
    if (!restatement.test(rest)) continue;
    const end = endOf(rest);
    const added = rest.slice(0, end);
    const before = text.slice(0, index);
    // Where something was counted or announced before, the words after it say what.
    // A word for a thing may be wider than what is meant: only a whole statement is said twice.
    if (
      !isStatement(added, grammar) ||
      /[,;:،؛]/u.test(added) ||
      limit.test(added) ||
      /\p{N}/u.test(added) ||
      !isStatement(before, grammar)
    )
      return [];
    if (grammar.unlimited?.test(before)) return [];
    return [{ start: index, end: index + comma.length + end, kind: 'restatement' }];
  }
  return [];
}

function addedBy(pattern: RegExp | undefined, kind: Dropped, text: string, grammar: SentenceGrammar): FreeSpan[] {
  if (!pattern || !grammar.finite) return [];
  for (const match of text.matchAll(pattern)) {
    const before = text.slice(0, match.index);
    if (grammar.unlimited?.test(before) || inside(before)) continue;
    const after = match.index + match[0].length;
    const rest = text.slice(after, after + endOf(text.slice(after)));
    const end = isStatement(before, grammar) ? finalEnd(rest, grammar) : kind === 'relative' ? innerEnd(rest, grammar) : 0;
    // "…, which ran only in Leeds, …": what limits the noun limits what is said of it.
    if (end > 0 && !grammar.condition?.test(rest.slice(0, end))) return [{ start: match.index, end: after + end, kind }];
  }
  return [];
}

/** A bracket, quotation or semicolon is open, or the words are a list's. */
const inside = (before: string): boolean =>
  (before.match(/[([“«„]/gu)?.length ?? 0) > (before.match(/[)\]”»]/gu)?.length ?? 0) || (before.match(/"/gu)?.length ?? 0) % 2 === 1;

/** Up to the mark that ends a clause for certain. */
function endOf(rest: string): number {
  const end = /\s*(?:[;:؛]|\s[–—-]\s|[.!?؟۔।…]+["”»]?$)/u.exec(rest)?.index;
  return end ?? rest.trimEnd().length;
}

/** The clause ends the sentence: no comma in it takes the sentence up again. */
function finalEnd(rest: string, grammar: SentenceGrammar): number {
  const parts = rest.split(/[,،]\s+/u);
  const last = parts.length - 1;
  for (let i = 1; i <= last; i++) {
    const part = parts[i] ?? '';
    if (grammar.finite?.test(part) || grammar.setting?.test(part) || grammar.dependent?.test(part)) return 0;
    if (i === last && !grammar.listEnd?.test(part)) return 0;
  }
  return rest.length;
}

/** The clause stands inside: a finite verb follows the comma that closes it. */
function innerEnd(rest: string, grammar: SentenceGrammar): number {
  const comma = /[,،]\s+/u.exec(rest);
  if (!comma) return 0;
  const follows = rest.slice(comma.index + comma[0].length);
  if (!grammar.opensFinite?.test(follows) || !grammar.finite?.test(` ${rest.slice(0, comma.index)}`)) return 0;
  return comma.index + comma[0].trimEnd().length;
}
