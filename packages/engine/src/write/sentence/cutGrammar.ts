/** The patterns of a language by which headlines are made of its long sentences. */
import type { Language } from '../../languages/language.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { either, type Phrases } from '../../languages/phrases.ts';
import type { CutWords } from '../../languages/shape/cuts.ts';
import { perText } from '../../model/memo.ts';
import { type PhraseFinder, phraseFinder } from './phraseFinder.ts';
import { type SentenceGrammar, sentenceGrammarOf } from './sentenceGrammar.ts';

export interface CutGrammar extends SentenceGrammar {
  /** Global: from the comma, or the space where none stands before it. */
  readonly reason: RegExp | undefined;
  /** Global: from the comma. */
  readonly outcome: RegExp | undefined;
  /** At the end of what was found: what follows is a sentence without it. */
  readonly asserted: RegExp | undefined;
  /** Global: from the comma. */
  readonly sequel: RegExp | undefined;
  /** Global: from the comma. */
  readonly apposition: RegExp | undefined;
  /** Global: from the comma. */
  readonly afterwards: RegExp | undefined;
  /** Global: from the comma. */
  readonly yielding: RegExp | undefined;
  /** Global: from the comma. */
  readonly addition: RegExp | undefined;
  /** Global: the word for "and" before a second verb of the same subject. */
  readonly joint: RegExp | undefined;
  /** What a pair of commas encloses between a subject and its verb only adds. */
  readonly insertions: boolean;
  readonly concession: RegExp | undefined;
  readonly occasion: RegExp | undefined;
  readonly past: RegExp | undefined;
  readonly findings: RegExp | undefined;
  readonly bound: PhraseFinder | undefined;
  readonly correlates: PhraseFinder | undefined;
  /** A reason may stand without a comma, so that one behind a comma is no part of what is denied before it. */
  readonly bareReasons: boolean;
  readonly verbs: RegExp | undefined;
  /** At the beginning: the clause goes on with another that depends on it. */
  readonly continues: RegExp | undefined;
  /** "If": what stands behind it may hold for what stays. */
  readonly conditional: PhraseFinder | undefined;
  /** A clause that loses its opening has its verb first. */
  readonly verbSecond: boolean;
}

/** Of a BCP 47 tag's language; undefined where no headline can be cut from its sentences. */
export const cutGrammarOf = perText((tag): CutGrammar | undefined => {
  const language = languageOf(tag);
  const words = language.sentence?.cuts;
  return words && build(tag, language, words);
});

const WORD_END = "(?:(?<=['’])|(?![\\p{L}\\p{M}\\p{N}]))";
const joined = (...lists: (Phrases | undefined)[]): Phrases | undefined => lists.filter(Boolean).join('|') || undefined;

function build(tag: string, { sentence = {}, grammar, findings, spaceless }: Language, words: CutWords): CutGrammar {
  const end = spaceless ? '' : `(?:${WORD_END}|(?=['’]))`;
  const make = (phrases: Phrases | undefined, before: string, flags: string) =>
    phrases ? new RegExp(`${before}(?:${either(phrases)})${end}`, flags) : undefined;
  const comma = spaceless ? '[,，;；]\\s*' : '[,،]\\s+';
  const bare = words.bareReasons && `(?:${comma}(?:${either(words.reasons ?? '')})|\\s+(?:${either(words.bareReasons)}))${end}`;
  return {
    ...sentenceGrammarOf(tag),
    reason: bare ? new RegExp(bare, 'giu') : make(words.reasons, comma, 'giu'),
    outcome: make(words.outcomes, comma, 'giu'),
    asserted: words.asserted ? new RegExp(`(?:${either(words.asserted)})\\s*$`, 'iu') : undefined,
    sequel: make(words.sequels, comma, 'giu'),
    apposition: make(words.appositions, comma, 'giu'),
    afterwards: make(words.occasions, comma, 'giu'),
    yielding: make(words.concessions, comma, 'giu'),
    addition: make(words.additions, comma, 'giu'),
    joint: make(words.secondVerbs, '\\s+', 'giu'),
    insertions: words.insertions === true,
    concession: make(words.concessions, '^', 'iu'),
    occasion: make(words.occasions, '^', 'iu'),
    past: words.past,
    findings: words.findings,
    bound: phraseFinder(words.bound, tag, spaceless),
    correlates: phraseFinder(words.correlates, tag, spaceless),
    bareReasons: words.bareReasons !== undefined,
    verbs: words.verbs,
    continues: make(
      joined(
        sentence.dependents,
        sentence.relatives,
        sentence.lists,
        grammar.subordinators,
        grammar.relatives,
        words.reasons,
        words.outcomes,
        words.sequels,
        words.concessions,
        words.occasions,
        words.conditions ?? findings.conditions,
      ),
      '^',
      'iu',
    ),
    conditional: phraseFinder(findings.conditions ?? words.conditions, tag, spaceless),
    verbSecond: grammar.verbSecond === true,
  };
}
