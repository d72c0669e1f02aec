/** What in a sentence points outside of it. */
import type { Hang } from './hanging/hang.ts';
import { hangingGrammarOf } from './hanging/hangingGrammar.ts';
import { pointersIn } from './hanging/pointers.ts';
import { pronounsIn } from './hanging/pronouns.ts';

/** UTF-16 units; in what is longer nothing is looked for. */
const LONGEST = 2000;

/** All that points outside of the sentence, in the order of its words. In a language without lists only what signs and numbers tell. */
export function hangs(sentence: string, language: string): Hang[] {
  if (sentence.length > LONGEST) return [];
  const grammar = hangingGrammarOf(language);
  const found = [...pronounsIn(sentence, grammar), ...pointersIn(sentence, grammar)].sort((a, b) => a.start - b.start || b.end - a.end);
  // "these two" is one pointer, not two.
  return found.filter((hang, i) => !found.some((other, j) => j !== i && covers(other, hang, j < i)));
}

const covers = (other: Hang, hang: Hang, earlier: boolean): boolean =>
  other.start <= hang.start && other.end >= hang.end && (other.end - other.start > hang.end - hang.start || earlier);
