/** Headlines: the statements that a long sentence makes in few words, with what each of them leaves to be told below it. */
import { type CutGrammar, cutGrammarOf } from './cutGrammar.ts';
import { CUTS } from './free/cuts.ts';
import type { HangKind } from './hanging/hang.ts';
import { hangs } from './hangs.ts';
import { countWords } from './measure.ts';
import { sayingsOf } from './sayingsOf.ts';
import { capitalize, closeGaps, isWhole, trimClause } from './tidying.ts';

export interface Headline {
  /** A whole statement: capitalised, without a final full stop. */
  readonly text: string;
  readonly words: number;
  /** What it leaves out, where that is a statement by itself. */
  readonly rest?: string;
}

/** Of a sentence; each cut may be followed by another. */
const MOST = 12;

/**
 * The longest first; none is one of the sentence's sayings. Each is true where the sentence is, though it does not say all of it: why, what came of
 * it and what else happened may be left out, never a condition, denial, quantity, comparison or hedge of what it states. Empty in a language
 * without words for it.
 */
export function headlinesOf(sentence: string, language: string): Headline[] {
  const grammar = cutGrammarOf(language);
  if (!grammar || /[?？؟]["»”」』)]?\s*$/u.test(sentence)) return [];
  const sayings = sayingsOf(sentence, language);
  const taken = new Set(sayings.map(({ text }) => text));
  const headlines: Headline[] = [];
  const pointing = new Set(pointersIn(sentence, language));
  const open = sayings.filter(({ dropped }) => !dropped.includes('clause')).map(({ text }): { text: string; rest?: string } => ({ text }));
  for (let next = open.shift(); next && headlines.length < MOST; next = open.shift()) {
    for (const headline of cut(next, grammar)) {
      if (taken.has(headline.text) || pointersIn(headline.text, language).some((pointer) => !pointing.has(pointer))) continue;
      taken.add(headline.text);
      headlines.push(headline);
      open.push(headline);
    }
  }
  return headlines.sort((a, b) => b.words - a.words);
}

function cut({ text, rest: told }: { readonly text: string; readonly rest?: string }, grammar: CutGrammar): Headline[] {
  const { language } = grammar;
  return CUTS.flatMap((find) => find(text, grammar)).flatMap(({ kept, rest }): Headline[] => {
    const said = capitalize(trimClause(closeGaps(kept)), language);
    if (!isWhole(said, grammar)) return [];
    const below = rest === undefined ? undefined : capitalize(closeGaps(rest), language);
    const left = below !== undefined && isWhole(below, grammar) ? below : told;
    return [{ text: said, words: countWords(said), ...(left !== undefined && { rest: left }) }];
  });
}

/** Words for what the sentence itself names elsewhere: a headline without it would point nowhere. */
const pointersIn = (text: string, language: string): string[] =>
  hangs(text, language).flatMap(({ kind, certainty, text: words }) =>
    POINTING.has(kind) && certainty >= CERTAIN ? words.toLowerCase() : [],
  );
const POINTING: ReadonlySet<HangKind> = new Set<HangKind>([
  'thing',
  'person',
  'several',
  'demonstrative',
  'selection',
  'substitute',
  'setting',
]);
const CERTAIN = 0.5;
