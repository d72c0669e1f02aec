/** The patterns of a language by which what points outside of a sentence is seen. */
import type { Language } from '../../../languages/language.ts';
import { languageOf } from '../../../languages/languageOf.ts';
import { either, listOf, type Phrases, patternOf } from '../../../languages/phrases.ts';
import { perText } from '../../../model/memo.ts';

import { type PhraseFinder, phraseFinder } from '../phraseFinder.ts';

export interface HangingGrammar {
  readonly spaceless: boolean;
  readonly capitalNouns: boolean;
  readonly things: PhraseFinder | undefined;
  readonly persons: PhraseFinder | undefined;
  readonly several: PhraseFinder | undefined;
  readonly demonstratives: PhraseFinder | undefined;
  /** Behind a demonstrative. */
  readonly present: RegExp | undefined;
  /** Global. */
  readonly expletive: RegExp | undefined;
  /** At the beginning. */
  readonly opening: RegExp | undefined;
  readonly openingPattern: RegExp | undefined;
  readonly openingBeforeVerb: RegExp | undefined;
  /** At the beginning: "the second matter". */
  readonly countedNoun: RegExp | undefined;
  /** Verbs, in small letters. */
  readonly finite: ReadonlySet<string> | undefined;
  readonly connective: RegExp | undefined;
  readonly elided: RegExp | undefined;
  readonly imperative: RegExp | undefined;
  /** At the end. */
  readonly announcement: RegExp | undefined;
  readonly substitutes: PhraseFinder | undefined;
  readonly selections: PhraseFinder | undefined;
  /** At the end of a sentence. */
  readonly ending: RegExp | undefined;
  readonly additions: PhraseFinder | undefined;
  readonly settings: PhraseFinder | undefined;
  readonly inferences: PhraseFinder | undefined;
  readonly pointers: PhraseFinder | undefined;
  readonly exhibits: RegExp | undefined;
  readonly comparatives: PhraseFinder | undefined;
  readonly author: PhraseFinder | undefined;
  readonly reader: PhraseFinder | undefined;
  readonly bases: PhraseFinder | undefined;
  /** A clause begins that stands before the one it depends on. */
  readonly subordinate: RegExp | undefined;
  /** Words that name nothing. */
  readonly functionWords: ReadonlySet<string>;
  /** What a word for several things ends in. */
  readonly plural: RegExp | undefined;
}

/** "Figure 3.1", "Table A", "図3" */
const NUMBER = '(?:\\s*\\p{N}+(?:\\.\\p{N}+)*|\\s+(?-i:[A-Z])(?!\\p{L}))';

export const hangingGrammarOf = perText((tag) => build(languageOf(tag)));

/** "This Thursday": a day that needs no other sentence. */
export const weekdaysOf = (tag: string): string[] => {
  const named = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => named.format(new Date(Date.UTC(2024, 0, 1 + day))));
};

/** "Estaba en el 44 %", "Ayer estaba en el 44 %": what is said of is named elsewhere. A verb after an adverb may still have its subject behind it. */
function elidedOf(verbs: Phrases | undefined, settings: Phrases | undefined, end: string): RegExp | undefined {
  if (verbs === undefined) return undefined;
  const verb = `(?:${either(verbs)})${end}`;
  const later = settings === undefined ? '' : `|(?:${either(settings)})\\s+${verb}(?=\\s+(?:${either(settings)})${end})`;
  return new RegExp(`^["“„«»(¿¡]?(?:${verb}${later})`, 'iu');
}

/** "The second" and a word for what is counted; where words are parted by spaces, and the first of them is an article. */
function countedNounOf(openings: Phrases | undefined, counted: Phrases | undefined, spaceless: boolean): RegExp | undefined {
  const rows = listOf(openings).filter((phrase) => /^\S{1,3} \S+$/u.test(phrase));
  const nouns = listOf(counted).map((noun) => (noun.endsWith('*') ? `${noun.slice(0, -1)}\\p{L}*` : noun));
  if (spaceless || rows.length === 0 || nouns.length === 0) return undefined;
  return new RegExp(`^["“„«»(¿¡]?(?:${rows.join('|')})\\s(?:${nouns.join('|')})(?!\\p{L})`, 'iu');
}

function build({ tag, sentence = {}, grammar, findings, discourse, spaceless }: Language): HangingGrammar {
  const words = sentence.hangs ?? {};
  const end = spaceless ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  const all = (phrases: Phrases | undefined) => phraseFinder(phrases, tag, spaceless);
  const begins = (phrases: Phrases | undefined) => (phrases ? new RegExp(`^["“„«»(¿¡]?(?:${either(phrases)})${end}`, 'iu') : undefined);
  // "La première ne coûte rien": what is denied is a verb, whichever it is.
  const denied = findings?.negations === undefined ? '' : `|(?:${either(findings.negations)})(?:(?<=['’])|${end || '(?=)'})`;
  const beforeVerb =
    words.openingBeforeVerb && sentence.finite
      ? new RegExp(`^(?:${either(words.openingBeforeVerb)})\\s+(?:(?:${either(sentence.finite)})${end}${denied})`, 'iu')
      : undefined;
  return {
    spaceless,
    capitalNouns: grammar.capitalNouns === true,
    things: all(words.things),
    persons: all(words.persons),
    several: all(words.several),
    demonstratives: all(words.demonstratives),
    present: patternOf(
      [words.present, ...(words.present ? weekdaysOf(tag) : [])].filter(Boolean).join('|') || undefined,
      'begins',
      spaceless,
    ),
    expletive: words.expletive && new RegExp(words.expletive.source, `${words.expletive.flags}g`),
    opening: begins(words.opening),
    openingPattern: words.openingPattern,
    openingBeforeVerb: beforeVerb,
    countedNoun: countedNounOf(words.openingBeforeVerb, discourse.cuePhrases?.announced, spaceless),
    finite: sentence.finite === undefined ? undefined : new Set(listOf(sentence.finite)),
    connective: begins(words.connectives),
    elided: elidedOf(words.elided, sentence.settings, end),
    imperative: begins(words.imperatives),
    announcement: patternOf(words.announcements, 'ends', spaceless),
    substitutes: all(words.substitutes),
    selections: all(words.selections),
    ending: patternOf(words.endings, 'ends', spaceless),
    additions: all(words.additions),
    settings: all(words.settings),
    inferences: all(words.inferences),
    pointers: all(words.pointers),
    exhibits: sentence.exhibits ? new RegExp(`(?<![\\p{L}\\p{M}])(?:${either(sentence.exhibits)})${NUMBER}`, 'giu') : undefined,
    comparatives: all(words.comparatives),
    author: all(words.author),
    reader: all(words.reader),
    bases: all(words.bases),
    subordinate: begins(grammar.subordinators),
    functionWords: new Set(
      [
        grammar.leadIns,
        grammar.breaks,
        grammar.backward,
        grammar.subordinators,
        grammar.danglers,
        grammar.subjects,
        grammar.copulas,
        grammar.common,
      ]
        .join('|')
        .split(/[|\s]/),
    ),
    plural: words.plural,
  };
}
