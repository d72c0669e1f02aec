/** A language's little words as patterns. */
import { chatterOf } from './chatter.ts';
import { commonWords } from './commonWords.ts';
import { type WordList, wordLists } from './wordLists.ts';

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
  /** At the end. */
  readonly dangler: RegExp | undefined;
  readonly subject: RegExp | undefined;
  readonly cues: RegExp | undefined;
  readonly references: RegExp | undefined;
  /** The whole sentence speaks to the reader and says nothing of the subject. */
  readonly chatter: RegExp | undefined;
  /** At the beginning of a sentence: it is a step. */
  readonly step: RegExp | undefined;
  /** Between words. */
  readonly copula: RegExp | undefined;
}

const known = new Map<string, Grammar>();

/** The grammar of a BCP 47 tag's language; of a language without lists only what holds for all. */
export function grammarOf(language: string): Grammar {
  const base = language.toLowerCase().split('-')[0] ?? 'en';
  let grammar = known.get(base);
  if (!grammar) {
    grammar = build(base, wordLists[base]);
    known.set(base, grammar);
  }
  return grammar;
}

/** The language's words of grammar, lower-case: they tell nothing of what a sentence is about. */
export function functionWords(language: string): ReadonlySet<string> {
  const base = language.toLowerCase().split('-')[0] ?? 'en';
  const list = wordLists[base];
  if (!list) return new Set();
  const { leadIns, breaks, backward, subordinators, danglers, subjects, copulas } = list;
  const lists = [leadIns, breaks, backward, subordinators, danglers, subjects, copulas, commonWords[base] ?? ''];
  return new Set(lists.join('|').split(/[|\s]/));
}

const SPACELESS = new Set(['ja', 'zh', 'th', 'lo', 'km', 'my']);
const REFERENCES =
  /\b(?:Tables?|Figures?|Figs?\.|Sections?|Secs?\.|Eqs?\.|Equations?|Appendix|Tabelle|Abbildung|Abb\.|Tableau|Tabla|Figura|Tabella)\s*\d|(?:见|見|如)(?:图|圖|表)\s*\d|[図表]\s*\d/u;

/** "And" and "but" at the beginning of a sentence; "and so on" and "but for" are more than that. */
const CONJUNCTIONS: Readonly<Record<string, RegExp>> = {
  en: /^(?:and|but)\s+(?!so\b|for\b|then\b)|^so\s+(?=(?:when|the|we|they|he|she|it|you|I|if|an?|my|our|in|on|at)\b)/iu,
  de: /^(?:und|aber|doch)\s+(?!so\b)/iu,
  fr: /^(?:et|mais)\s+/iu,
  es: /^(?:y|pero)\s+/iu,
  it: /^(?:e|ma)\s+/iu,
  pt: /^(?:e|mas)\s+/iu,
  nl: /^(?:en|maar)\s+/iu,
  pl: /^(?:i|ale)\s+/iu,
  ru: /^(?:и|но|а)\s+/iu,
  tr: /^(?:ve|ama)\s+/iu,
  id: /^(?:dan|tetapi)\s+/iu,
  ar: /^(?:لكن|ولكن)\s+/u,
  hi: /^(?:और|लेकिन)\s+/u,
  ko: /^(?:그리고|그러나|하지만|또한|예를 들어|예컨대|마지막으로|결론적으로|일반적으로)\s+/u,
  zh: /^(?:但是|但|而且)(?=\p{Script=Han})/u,
};

/** Forms of a verb that go on with a sentence, by their endings: ", ending a dispute", ", permettant à chacun". */
const PARTICIPLES: Readonly<Record<string, RegExp>> = {
  en: /^\p{Ll}{3,}ing(?=\s)/u,
  fr: /^\p{Ll}{2,}ant(?=\s(?:à|aux?|les?|la|une?|des?|ainsi|de)\s)/u,
  es: /^\p{Ll}{2,}(?:ando|iendo|yendo)(?:l[aeo]s?|se)?(?=\s)/u,
  it: /^\p{Ll}{2,}(?:ando|endo)(?:l[aeio]|si|gli)?(?=\s)/u,
  pt: /^\p{Ll}{2,}(?:ando|endo|indo)(?:-\p{Ll}{1,4})?(?=\s)/u,
  pl: /^\p{Ll}{3,}ąc(?=\s)/u,
  ru: /^\p{Ll}{4,}(?:ая|яя|уя)(?=\s)/u,
};

/** "Different from lamps, …", "Driven by demand, …": in English. */
const ADVERBIAL = /^(?:different from|similar to|contrary to|\p{Lu}\p{Ll}+(?:ed|en|ing) (?:by|on|from|in|to|with) )/iu;

function build(base: string, list: WordList | undefined): Grammar {
  const spaceless = SPACELESS.has(base);
  const end = spaceless ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  const start = spaceless ? '' : '(?<![\\p{L}\\p{M}\\p{N}])';
  const any = (phrases: string | undefined) => (phrases ? alternatives(phrases) : undefined);
  const make = (phrases: string | undefined, wrap: (either: string) => string): RegExp | undefined => {
    const either = any(phrases);
    return either === undefined ? undefined : new RegExp(wrap(either), 'iu');
  };
  return {
    spaceless,
    headFinal: ['ja', 'ko', 'ta', 'tr'].includes(base),
    leadIn: make(list?.leadIns, (either) => (spaceless ? `^(?:${either})[、，,]\\s*` : `^(?:${either})${end}\\s*[,،，:]\\s*`)),
    conjunction: CONJUNCTIONS[base],
    breakWord: make(list?.breaks, (either) => `^(?:${either})${end}`),
    participle: PARTICIPLES[base],
    adverbial: base === 'en' ? ADVERBIAL : undefined,
    backward: make(list?.backward, (either) => `^(?:${either})${end}`),
    subordinator: make(list?.subordinators, (either) => `^(?:${either})${end}`),
    dangler: make(list?.danglers, (either) => `${start}(?:${either})$`),
    subject: make(list?.subjects, (either) => `^(?:${either})${end}`),
    cues: make(list?.cues, (either) => `${start}(?:${either})`),
    references: REFERENCES,
    chatter: chatterOf(base, spaceless),
    step: make(list?.steps, (either) => `^(?:${either})${end}`),
    copula: make(list?.copulas, (either) => `${start}(?:${either})${end}`),
  };
}

/** Longer phrases first, so that "so that" is not taken for "so". */
const alternatives = (phrases: string): string =>
  phrases
    .split('|')
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
