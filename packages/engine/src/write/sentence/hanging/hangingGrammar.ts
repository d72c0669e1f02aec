/** The patterns of a language by which what points outside of a sentence is seen. */
import type { Language } from '../../../languages/language.ts';
import { languageOf } from '../../../languages/languageOf.ts';
import { either, type Phrases, patternOf } from '../../../languages/phrases.ts';

export interface HangingGrammar {
  readonly spaceless: boolean;
  readonly capitalNouns: boolean;
  /** Those marked so find all in the text (global). */
  readonly things: RegExp | undefined;
  readonly persons: RegExp | undefined;
  readonly several: RegExp | undefined;
  readonly demonstratives: RegExp | undefined;
  /** Behind a demonstrative. */
  readonly present: RegExp | undefined;
  /** Global. */
  readonly expletive: RegExp | undefined;
  /** At the beginning. */
  readonly opening: RegExp | undefined;
  readonly openingBeforeVerb: RegExp | undefined;
  readonly connective: RegExp | undefined;
  readonly elided: RegExp | undefined;
  readonly imperative: RegExp | undefined;
  /** At the end. */
  readonly announcement: RegExp | undefined;
  /** Global. */
  readonly substitutes: RegExp | undefined;
  readonly selections: RegExp | undefined;
  readonly additions: RegExp | undefined;
  readonly settings: RegExp | undefined;
  readonly pointers: RegExp | undefined;
  readonly exhibits: RegExp | undefined;
  readonly comparatives: RegExp | undefined;
  readonly author: RegExp | undefined;
  readonly reader: RegExp | undefined;
  /** Anywhere. */
  readonly bases: RegExp | undefined;
  /** A clause begins that stands before the one it depends on. */
  readonly subordinate: RegExp | undefined;
  /** Words that name nothing. */
  readonly functionWords: ReadonlySet<string>;
  /** What a word for several things ends in. */
  readonly plural: RegExp | undefined;
}

const known = new WeakMap<Language, HangingGrammar>();

export function hangingGrammarOf(tag: string): HangingGrammar {
  const language = languageOf(tag);
  let grammar = known.get(language);
  if (!grammar) {
    grammar = build(language);
    known.set(language, grammar);
  }
  return grammar;
}

function build({ sentence = {}, grammar, spaceless }: Language): HangingGrammar {
  const words = sentence.hangs ?? {};
  const start = spaceless ? '' : '(?<![\\p{L}\\p{M}\\p{N}])';
  const end = spaceless ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  const all = (phrases: Phrases | undefined) => (phrases ? new RegExp(`${start}(?:${either(phrases)})${end}`, 'giu') : undefined);
  const begins = (phrases: Phrases | undefined) => (phrases ? new RegExp(`^["“„«»(¿¡]?(?:${either(phrases)})${end}`, 'iu') : undefined);
  const beforeVerb =
    words.openingBeforeVerb && sentence.finite
      ? new RegExp(`^(?:${either(words.openingBeforeVerb)})\\s+(?:${either(sentence.finite)})${end}`, 'iu')
      : undefined;
  return {
    spaceless,
    capitalNouns: grammar.capitalNouns === true,
    things: all(words.things),
    persons: all(words.persons),
    several: all(words.several),
    demonstratives: all(words.demonstratives),
    present: patternOf(words.present, 'begins', spaceless),
    expletive: words.expletive && new RegExp(words.expletive.source, 'giu'),
    opening: begins(words.opening),
    openingBeforeVerb: beforeVerb,
    connective: begins(words.connectives),
    elided: begins(words.elided),
    imperative: begins(words.imperatives),
    announcement: patternOf(words.announcements, 'ends', spaceless),
    substitutes: all(words.substitutes),
    selections: all(words.selections),
    additions: all(words.additions),
    settings: all(words.settings),
    pointers: all(words.pointers),
    exhibits: sentence.exhibits
      ? new RegExp(`(?<![\\p{L}\\p{M}])(?:${either(sentence.exhibits)})\\s*(?:\\p{N}+(?:\\.\\p{N}+)*|[A-Z](?!\\p{L}))`, 'giu')
      : undefined,
    comparatives: all(words.comparatives),
    author: all(words.author),
    reader: all(words.reader),
    bases: patternOf(words.bases, 'holds', spaceless),
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
