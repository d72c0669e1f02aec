/** Words that only tie a sentence to its neighbours. */
import type { FreeSpan } from '../saying.ts';
import type { SentenceGrammar } from '../sentenceGrammar.ts';
import { isStatement } from './clauses.ts';

/** Of the beginning: markers follow one another ("But, for example, "). */
const MOST_MARKERS = 3;

/** Where the sentence begins that markers open; 0 where none does. */
export function markersEnd(text: string, grammar: SentenceGrammar): number {
  let end = 0;
  for (let round = 0; round < MOST_MARKERS; round++) {
    const rest = text.slice(end);
    const found = grammar.marker?.exec(rest)?.[0] ?? grammar.bareMarker?.exec(rest)?.[0];
    if (found === undefined || found.length >= rest.trimEnd().length) break;
    if (grammar.enumerator?.test(found) && grammar.enumerator.test(rest.slice(found.length))) break;
    // "Yes, in the worst case": an answer that is no statement without its first word, as is "Yes, if you ask".
    const behind = rest.slice(found.length).trimStart();
    const opens = grammar.opensDependent?.exec(behind)?.[0];
    // "Ja, die Schulung ist …": in German an article of a main clause is a relative word as well.
    const isDependent = opens !== undefined && !/^\s*\p{Lu}/u.test(behind.slice(opens.length));
    const isTornOff = isDependent || grammar.opensProviso?.test(behind) || !isStatement(behind, grammar);
    if (grammar.nod?.test(found) && isTornOff) break;
    // "Also because …" says why something else is so.
    if (grammar.tornOpener?.test(rest.slice(found.length))) break;
    end += found.length;
  }
  return end > 0 ? end + (grammar.resumption?.exec(text.slice(end))?.[0].length ?? 0) : 0;
}

/** Ties inside the sentence: between commas, or loose. */
export function tiesIn(text: string, grammar: SentenceGrammar): FreeSpan[] {
  const spans: FreeSpan[] = [];
  for (const pattern of [grammar.tie, grammar.looseTie]) {
    if (!pattern || (pattern === grammar.looseTie && grammar.partner?.test(text))) continue;
    for (const { index, 0: match } of text.matchAll(pattern)) {
      if (pattern === grammar.tie && !isWithinClause(text.slice(0, index), text.slice(index + match.length), grammar)) continue;
      const isSubject = grammar.opensFinite?.test(text.slice(index + match.length).trimStart()) ?? false;
      const keepsComma = pattern === grammar.tie && !isSubject && opensWithSetting(text.slice(0, index), grammar);
      spans.push({ start: index, end: index + match.length - (keepsComma ? 1 : 0), kind: 'marker' });
    }
  }
  return spans;
}

/** "In May, however, sales rose": the comma after what opens the sentence stays; "only six, however, rose" opens with its subject. */
const opensWithSetting = (before: string, { setting, opensDependent }: SentenceGrammar): boolean =>
  (setting?.test(before) ?? false) || (opensDependent?.test(before) ?? false);

/** "Sales, however, rose", "it is, however, old": between two clauses of their own the words would be the only joint. */
function isWithinClause(before: string, after: string, grammar: SentenceGrammar): boolean {
  if (!grammar.finite) return false;
  const [last = ''] = /\S+$/u.exec(before) ?? [];
  return !isStatement(before, grammar) || grammar.finite.test(last) || (grammar.opensDependent?.test(after.trimStart()) ?? false);
}
