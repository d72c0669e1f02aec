/** What in a sentence points outside of it. */
import { perText } from '../../model/memo.ts';
import { expletivesIn } from './hanging/expletives.ts';
import type { Hang } from './hanging/hang.ts';
import { type HangingGrammar, hangingGrammarOf } from './hanging/hangingGrammar.ts';
import { pointersIn } from './hanging/pointers.ts';
import { pronounsIn } from './hanging/pronouns.ts';

/** UTF-16 units; in what is longer nothing is looked for. */
const LONGEST = 2000;

/** All that points outside of the sentence, in the order of its words. In a language without lists only what signs and numbers tell. */
export function hangs(sentence: string, language: string): readonly Hang[] {
  if (sentence.length > LONGEST) return [];
  return hangsIn(language)(sentence);
}

const MOST_KNOWN = 500;
/** The same sentences are asked for by the discourse, the plan, and each slide that they may stand on. */
const hangsIn = perText((language) => {
  const grammar = hangingGrammarOf(language);
  return perText((sentence) => find(sentence, grammar), MOST_KNOWN);
});

function find(sentence: string, grammar: HangingGrammar): readonly Hang[] {
  const free = expletivesIn(sentence, grammar);
  const found = [...pronounsIn(sentence, grammar, free), ...pointersIn(sentence, grammar, free)].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  // "these two" is one pointer, not two.
  return found.filter((hang, i) => !found.some((other, j) => j !== i && covers(other, hang, j < i)));
}

const covers = (other: Hang, hang: Hang, earlier: boolean): boolean =>
  other.start <= hang.start && other.end >= hang.end && (other.end - other.start > hang.end - hang.start || earlier);
