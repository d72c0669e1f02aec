/** The patterns of a language by which its sentences are made shorter. */
import type { Language } from '../../languages/language.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { either, type Phrases, patternOf } from '../../languages/phrases.ts';
import type { HangingWords } from '../../languages/shape/sentence.ts';
import { perText } from '../../model/memo.ts';

import { type PhraseFinder, phraseFinder } from './phraseFinder.ts';

export interface SentenceGrammar {
  readonly language: string;
  readonly spaceless: boolean;
  readonly marker: RegExp | undefined;
  /** What somebody says yes, no or hello with, and its comma. */
  readonly nod: RegExp | undefined;
  readonly enumerator: PhraseFinder | undefined;
  readonly bareMarker: RegExp | undefined;
  readonly resumption: RegExp | undefined;
  /** Global. */
  readonly tie: RegExp | undefined;
  /** Global. */
  readonly looseTie: RegExp | undefined;
  readonly partner: PhraseFinder | undefined;
  readonly report: RegExp | undefined;
  readonly restatement: RegExp | undefined;
  readonly example: RegExp | undefined;
  readonly pointer: RegExp | undefined;
  readonly exhibit: RegExp | undefined;
  /** At the end: a preposition or article, which needs the noun behind it. */
  readonly governs: RegExp | undefined;
  readonly limit: PhraseFinder | undefined;
  /** Global: from the comma. */
  readonly relative: RegExp | undefined;
  readonly unlimited: RegExp | undefined;
  /** Global: from the comma. */
  readonly result: RegExp | undefined;
  readonly finite: PhraseFinder | undefined;
  readonly opensFinite: RegExp | undefined;
  /** Global: from the comma. */
  readonly join: RegExp | undefined;
  readonly contrast: PhraseFinder | undefined;
  readonly subject: RegExp | undefined;
  readonly dependent: PhraseFinder | undefined;
  readonly setting: RegExp | undefined;
  readonly condition: PhraseFinder | undefined;
  /** At the beginning: the last of a list follows. */
  readonly listEnd: RegExp | undefined;
  /** At the beginning: a clause that depends on another. */
  readonly opensDependent: RegExp | undefined;
  /** At the beginning: a condition or an exception. */
  readonly opensProviso: RegExp | undefined;
  /** At the beginning. */
  readonly nobody: RegExp | undefined;
  readonly pronoun: PhraseFinder | undefined;
  readonly torn: RegExp | undefined;
  readonly tornOpener: RegExp | undefined;
}

/** Of a BCP 47 tag's language; without its words the patterns are missing, and nothing is cut. */
export const sentenceGrammarOf = perText((tag) => build(tag, languageOf(tag)));

const END = '(?![\\p{L}\\p{M}\\p{N}])';

function build(tag: string, { sentence: words = {}, grammar, reading, findings, spaceless }: Language): SentenceGrammar {
  const end = spaceless ? '' : END;
  const make = (phrases: Phrases | undefined, source: (any: string) => string, flags = 'iu') =>
    phrases ? new RegExp(source(`(?:${either(phrases)})`), flags) : undefined;
  // An apostrophe ends its word.
  const begins = (phrases: Phrases | undefined) => make(phrases, (any) => `^${any}(?:(?<=['’])|${spaceless ? '' : END})`);
  const holds = (phrases: Phrases | undefined) => phraseFinder(phrases, tag, spaceless);
  const except = words.bareExcept ? `(?!(?:${either(words.bareExcept)})${end})` : '';
  const gap = spaceless ? '[,，、]?\\s*' : '\\s+';
  return {
    language: tag,
    spaceless,
    marker: make(words.markers, (any) => `^${any}\\s*[,，、،:]\\s*`),
    nod: make(reading.source?.nods, (any) => `^${any}\\s*[,，、،]\\s*$`),
    enumerator: holds(words.enumerators),
    bareMarker: make(words.bareMarkers, (any) => `^${any}${gap}${except}`),
    resumption: words.resumption,
    tie: make(words.ties, (any) => `\\s*[,،]\\s+${any}\\s*[,،](?=\\s)`, 'giu'),
    looseTie: make(words.looseTies, (any) => `(?<=[\\p{L}\\p{M}\\p{N}])\\s+${any}(?=\\s+[\\p{L}\\p{M}\\p{N}])`, 'giu'),
    partner: holds(words.partners),
    report: words.report,
    restatement: begins(words.restatements),
    example: begins(words.examples),
    pointer: begins(words.pointers),
    exhibit: make(words.exhibits, (any) => `(?<![\\p{L}\\p{M}])${any}(?:\\s*\\p{N}|\\s+(?-i:[A-Z])(?!\\p{L}))`),
    governs: spaceless ? undefined : make(grammar.danglers, (any) => `(?<![\\p{L}\\p{M}])${any}\\s*$`),
    limit: holds(words.limits),
    relative: make(words.relatives, (any) => `[,،]\\s+${any}${end}`, 'giu'),
    unlimited: make(words.unlimited, (any) => `(?<![\\p{L}\\p{M}\\p{N}])${any}${end}(?:\\s+[\\p{L}\\p{M}\\p{N}'’-]+){0,3}$`),
    result: make(words.results, (any) => `[,،]\\s+${any}${end}`, 'giu'),
    finite: holds(words.finite),
    opensFinite: begins(words.finite),
    join: make(
      [words.joins, words.contrasts].filter(Boolean).join('|') || undefined,
      (any) => `[,،]\\s+${any}\\s+|\\s*[;؛]\\s+(?:${any}\\s+)?`,
      'giu',
    ),
    contrast: holds(words.contrasts),
    subject: begins(words.subjects),
    dependent: holds(words.dependents),
    setting: begins(words.settings),
    condition: holds(words.conditions),
    listEnd: begins(words.lists),
    opensDependent: begins(words.dependents),
    opensProviso: begins(findings?.provisos),
    nobody: begins(words.nobody),
    pronoun: holds(pointersOf(words.hangs)),
    torn: patternOf(words.torn, 'ends', spaceless),
    tornOpener: begins(words.tornOpeners),
  };
}

/** All words with which a clause takes up what another one names. */
function pointersOf(hangs: HangingWords = {}): Phrases | undefined {
  const { things, persons, several, demonstratives, substitutes, selections, additions, settings } = hangs;
  return [things, persons, several, demonstratives, substitutes, selections, additions, settings].filter(Boolean).join('|') || undefined;
}

/** The sentence without the words at its beginning that only tie it to the one before: "So please do three things". */
export function withoutMarker(text: string, language: string): string {
  const { marker, bareMarker } = sentenceGrammarOf(language);
  return [marker, bareMarker].reduce((rest, pattern) => (pattern ? rest.replace(pattern, '') : rest), text);
}
