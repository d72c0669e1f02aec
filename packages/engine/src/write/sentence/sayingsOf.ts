/** Every safe way of saying a sentence: whole, and without what is proven to be free. */
import { asidesIn, citationsIn, isReferenceAlone } from './free/brackets.ts';
import { mainClausesOf } from './free/clauses.ts';
import { relativesIn, restatementsIn, resultsIn } from './free/relatives.ts';
import { markersEnd, tiesIn } from './free/ties.ts';
import { countWords } from './measure.ts';
import { isProse, statesFigures } from './prose.ts';
import type { Dropped, FreeSpan, Saying } from './saying.ts';
import { type SentenceGrammar, sentenceGrammarOf } from './sentenceGrammar.ts';
import { capitalize, closeGaps, isWhole, trimClause, withoutOuterBrackets, withoutStrays } from './tidying.ts';

/** UTF-16 units; what is longer is a fault of its source. */
const LONGEST_SENTENCE = 2000;
const FEWEST_WORDS = 3;
/** Words from which a full stop ends a sentence, and no abbreviation within one. */
const FEWEST_OF_SENTENCE = 8;

/** What goes, step by step: what says least goes first. */
const STEPS: readonly ((text: string, grammar: SentenceGrammar) => readonly FreeSpan[])[] = [
  asidesIn,
  restatementsIn,
  resultsIn,
  relativesIn,
];

/**
 * The sayings of a sentence, the longest first: it without citations and without what only ties it to others; then without brackets,
 * restatements and clauses that only add; then its main clauses one by one, where each of them stands. None of them says what the sentence does not.
 * Empty where it cannot be said: it announces what follows, is torn, or is no sentence.
 */
export function sayingsOf(sentence: string, language: string): Saying[] {
  if (sentence.length > LONGEST_SENTENCE) return [];
  const grammar = sentenceGrammarOf(language);
  if (isReferenceAlone(sentence, grammar)) return [];
  const sayings: Saying[] = [];
  // "A decision says what, who and by when.": a full stop behind a word that others are torn off at ends a sentence as it was written.
  const isEnded = !grammar.spaceless && /[.!。！]["»”)]?$/u.test(sentence.trimEnd()) && countWords(sentence) >= FEWEST_OF_SENTENCE;
  const offer = (text: string, dropped: readonly Dropped[]) => {
    const said = capitalize(trimClause(closeGaps(text)), language);
    if (!isWhole(said, grammar, isEnded && trimClause(sentence).endsWith(said.slice(1))) || sayings.some((other) => other.text === said))
      return;
    const words = countWords(said);
    if (dropped.length > 0 && words < FEWEST_WORDS) return;
    sayings.push({ text: said, words, dropped });
  };
  const bare = withoutOuterBrackets(withoutStrays(sentence));
  // It announces what follows, or goes on there.
  if (!(isProse(bare) || statesFigures(bare)) || /(?:[:：,،，、;–—-]|\s-)["»”]?$/u.test(bare.trimEnd())) return [];
  let text = bare;
  let dropped: Dropped[] = [];
  const drop = (spans: readonly FreeSpan[]): boolean => {
    if (spans.length === 0) return false;
    text = closeGaps(without(text, spans), text);
    dropped = [...new Set([...dropped, ...spans.map(({ kind }) => kind)])];
    return true;
  };
  drop(citationsIn(text, grammar));
  drop([{ start: 0, end: markersEnd(text, grammar), kind: 'marker' as const }].filter(({ end }) => end > 0));
  drop([{ start: 0, end: grammar.report?.exec(text)?.[0].length ?? 0, kind: 'attribution' as const }].filter(({ end }) => end > 0));
  drop(tiesIn(text, grammar));
  offer(text, dropped);
  if (sayings.length === 0 && countWords(text) < FEWEST_WORDS) offer(bare, []);
  // What is torn as a whole is torn in each of its parts.
  if (sayings.length === 0) return [];
  for (const step of STEPS) {
    if (drop(step(text, grammar))) offer(text, dropped);
  }
  const clauses = mainClausesOf(trimClause(text), grammar);
  if (clauses) {
    if (!clauses.contrast) offer(clauses.first, [...dropped, 'clause']);
    offer(clauses.second, [...dropped, 'clause']);
  }
  return sayings.sort((a, b) => b.words - a.words);
}

function without(text: string, spans: readonly FreeSpan[]): string {
  let rest = '';
  let end = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.start < end) continue;
    rest += text.slice(end, span.start);
    end = span.end;
  }
  return rest + text.slice(end);
}
