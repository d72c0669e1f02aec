/** A language's little words as patterns. */
import type { Language } from '../../languages/language.ts';
import { languageOf } from '../../languages/languageOf.ts';
import { either } from '../../languages/phrases.ts';
import type { Reading } from '../../languages/shape/reading.ts';
import { perText } from '../../model/memo.ts';
import { chatterOf } from './chatter.ts';

export interface Grammar {
  /** Written without spaces, so that words are not told apart by them. */
  readonly spaceless: boolean;
  /** The main clause comes last: a comma may cut off what stands before it. */
  readonly headFinal: boolean;
  readonly leadIn: RegExp | undefined;
  /** Ties a sentence to the one before without a comma. */
  readonly conjunction: RegExp | undefined;
  /** At the beginning of what follows a comma: what stands before is whole. */
  readonly breakWord: RegExp | undefined;
  /** The same for a form of a verb that no list can hold: ", ending a dispute". */
  readonly participle: RegExp | undefined;
  /** At the beginning of a sentence: a phrase that no preposition opens. */
  readonly adverbial: RegExp | undefined;
  readonly backward: RegExp | undefined;
  readonly subordinator: RegExp | undefined;
  /** At the beginning: "What we will change" is a name, though it has a verb. */
  readonly interrogative: RegExp | undefined;
  /** At the end. */
  readonly dangler: RegExp | undefined;
  readonly subject: RegExp | undefined;
  readonly cues: RegExp | undefined;
  /** "Table 3", "Sections 2": what is numbered elsewhere in the text. */
  readonly references: RegExp | undefined;
  /** The whole sentence speaks to the reader and says nothing of the subject. */
  readonly chatter: RegExp | undefined;
  /** At the beginning of a sentence: it is a step. */
  readonly step: RegExp | undefined;
  /** Between words. */
  readonly copula: RegExp | undefined;
}

/** The grammar of a BCP 47 tag's language; of a language without lists only what holds for all. */
export const grammarOf = perText((tag) => build(languageOf(tag)));

function build({ spaceless, reading, grammar, discourse }: Language): Grammar {
  const end = spaceless ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  const start = spaceless ? '' : '(?<![\\p{L}\\p{M}\\p{N}])';
  const make = (phrases: string | undefined, wrap: (words: string) => string): RegExp | undefined =>
    phrases ? new RegExp(wrap(either(phrases)), 'iu') : undefined;
  return {
    spaceless,
    headFinal: grammar.headFinal === true,
    leadIn: make(grammar.leadIns, (words) => (spaceless ? `^(?:${words})[、，,]\\s*` : `^(?:${words})${end}\\s*[,،，:]\\s*`)),
    conjunction: grammar.conjunction,
    breakWord: make(grammar.breaks, (words) => `^(?:${words})${end}`),
    participle: grammar.participle,
    adverbial: grammar.adverbial,
    backward: make(grammar.backward, (words) => `^(?:${words})${end}`),
    subordinator: make(grammar.subordinators, (words) => `^(?:${words})${end}`),
    interrogative: make(grammar.interrogatives, (words) => `^(?:${words})(?:${end}|(?<=['’]))`),
    dangler: make(grammar.danglers, (words) => `${start}(?:${words})$`),
    subject: make(grammar.subjects, (words) => `^(?:${words})${end}`),
    cues: make(discourse.cues, (words) => `${start}(?:${words})`),
    references: referencesOf(reading, start),
    chatter: chatterOf(discourse.chatter, spaceless),
    step: make(discourse.steps, (words) => `^(?:${words})${end}`),
    copula: make(grammar.copulas, (words) => `${start}(?:${words})${end}`),
  };
}

/** Those of English stand in texts of every language. */
function referencesOf({ tables, figures, divisions }: Reading, start: string): RegExp | undefined {
  const { reading } = languageOf('en');
  const lists = [tables, figures, divisions, reading.tables, reading.figures, reading.divisions].filter(Boolean).join('|');
  return new RegExp(`${start}(?:${either(lists.replaceAll('.', ''))})(?:s|\\.)?\\s*\\d`, 'iu');
}
