/** Hinges: sentences that lead on to the next, and say of what they name only that there is one: "And that is my first point". */
import { functionWords } from '../../languages/functionWords.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import type { CueKind } from '../../languages/shape/cuePhrases.ts';
import { perText } from '../../model/memo.ts';
import type { Cue } from './cues.ts';

/** Words. */
const LONGEST = 12;
/** Letters between "a" and "point": "a very simple point". */
const WIDEST_GAP = 20;
/** A figure, a list, or words that somebody else says. */
const SAYS_MORE = /[\p{N}:：;；"“”„«»?？%]/u;
/** A capital within the sentence, behind a blank. */
const NAMES = /\s(?!I(?:\s|['’]))\p{Lu}/u;
const WORDS = /[\p{L}\p{M}]+/gu;

/** Whether a sentence, or a clause that is to stand alone, is a hinge; `cuesIn` finds its cues, which most texts need not be looked for. */
export function isHinge(text: string, language: string, cuesIn: (text: string) => readonly Cue[]): boolean {
  const { capitalNouns } = languageOf(language).grammar;
  if (SAYS_MORE.test(text) || (!capitalNouns && NAMES.test(text)) || (text.match(WORDS)?.length ?? 0) > LONGEST) return false;
  const cues = cuesIn(text);
  return cues.some(
    (noun) =>
      noun.kind === 'matter' &&
      cues.some(({ kind, end }) => SINGLE.has(kind) && end < noun.at && noun.at - end <= WIDEST_GAP && isNear(text.slice(end, noun.at))) &&
      saysNothingElse(text, noun, language),
  );
}

/** "A point", "my first point". */
const SINGLE: ReadonlySet<CueKind> = new Set<CueKind>(['single', 'first', 'next', 'last']);

/** No more than an adjective stands between them. */
const isNear = (between: string): boolean => (between.match(WORDS)?.length ?? 0) <= 1;

/** One word beside the noun, such as its verb, and the one that stands right behind it at the end or tells what it does: "a point that worries us". */
function saysNothingElse(text: string, { at, end }: Cue, language: string): boolean {
  const { little, relatives } = wordsOf(language);
  const words = (part: string): readonly string[] => part.toLowerCase().match(WORDS) ?? [];
  const telling = (part: readonly string[]) => part.filter((word) => !little.has(word));
  const behind = words(text.slice(end));
  const [next = ''] = behind;
  // Object pronouns may be no words of grammar: "que nos preocupa".
  if (relatives.has(next) ? telling(behind).length > 2 : telling(behind).length > 0 && behind.length > 1) return false;
  const before = words(text.slice(0, at));
  return telling(before.slice(0, -1)).length <= 1;
}

const wordsOf = perText((language) => {
  const relatives = new Set(listOf(languageOf(language).grammar.relatives));
  return { relatives, little: new Set([...functionWords(language), ...relatives]) };
});
