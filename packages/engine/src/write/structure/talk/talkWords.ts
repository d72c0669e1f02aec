/** Patterns for the words by which people settle matters among themselves, made once a language. */
import { functionWords } from '../../../languages/functionWords.ts';
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf, type Phrases, patternOf } from '../../../languages/phrases.ts';
import { perText } from '../../../model/memo.ts';
import { calendarNameOf } from '../../sentence/calendarNames.ts';

export interface TalkWords {
  readonly settles: Edge;
  readonly agrees: Edge;
  /** "Then", before what all of them are going to do. */
  readonly hence: Edge;
  /** It begins with what all of them are going to do: "we take", "tomamos". */
  readonly isWe: (text: string) => boolean;
  /** "we". */
  readonly we: ReadonlySet<string>;
  readonly corrects: Edge;
  readonly requests: Edge;
  readonly please: Edge;
  /** An order without the "please" within it; undefined without one. */
  readonly pleasing: (sentence: string) => string | undefined;
  readonly promises: Edge;
  readonly proposes: Edge;
  /** "The limit is 80" of "The limit is 80 isn't it"; undefined where nothing asks so. */
  readonly tagged: (sentence: string) => string | undefined;
  /** What stands before "then" at the end. */
  readonly beforeHence: (sentence: string) => string | undefined;
  /** Where words end that say "at mine"; undefined without them. */
  readonly homeEnd: (text: string) => number | undefined;
  readonly isPending: (sentence: string) => boolean;
  /** It says what is not settled, and not only that something is: "I don't know yet". */
  readonly saysPending: (sentence: string) => boolean;
  readonly isDenied: (clause: string) => boolean;
  /** The messenger says that nobody else reads the messages. */
  readonly isEncrypted: (message: string) => boolean;
  /** "I", "we": who speaks, in small letters. */
  readonly own: ReadonlySet<string>;
  readonly open: string | undefined;
  readonly options: string | undefined;
  readonly price: string | undefined;
  readonly details: string | undefined;
  readonly offers: Edge;
  readonly inquires: Edge;
  readonly intends: Edge;
  readonly states: Edge;
  readonly hasStates: boolean;
  /** One of its first words is a verb of the speaker, as far as its ending tells. */
  readonly isOwnVerb: (text: string) => boolean;
  /** "Lo pongo": a word of grammar before such a verb points to what it is done with. */
  readonly isOwnVerbOn: (text: string) => boolean;
  /** The speaker stands beside a verb that tells what the speaker is going to do: "la cambio yo", "io preparo". */
  readonly does: (text: string) => boolean;
  readonly why: string | undefined;
  readonly background: string | undefined;
}

/** Phrases at the beginning or the end of a sentence. */
export interface Edge {
  /** What is left of the sentence without such a phrase; undefined where it has none. */
  readonly rest: (sentence: string) => string | undefined;
  /** What stands before such a phrase at its end. */
  readonly before: (sentence: string) => string | undefined;
}

type EdgeKey =
  | 'settles'
  | 'agrees'
  | 'hence'
  | 'corrects'
  | 'requests'
  | 'please'
  | 'promises'
  | 'proposes'
  | 'offers'
  | 'inquires'
  | 'intends'
  | 'states';

/** Words that say what is not settled. */
const FEWEST_PENDING = 3;

/** Marks in front of what a message says. */
const MARKS = /^[\p{P}\p{S}\s]+(?=[\p{L}\p{Nd}])/u;
const AFTER = /^(?:['’](?!\p{L}))?[\s,،，、;:：.!–—-]*/u;
const STOP = /\s*[.。!！?？؟…\s]+$/u;

export const talkWordsOf = perText((language): TalkWords => {
  const { talk, findings, reading, spaceless } = languageOf(language);
  const edge = (key: EdgeKey): Edge => edgeOf(listOf(talk?.[key]), spaceless);
  const agrees = edge('agrees');
  const thens = spaceless ? undefined : patternOf(talk?.hence, 'ends');
  const pleases = spaceless ? undefined : patternOf(talk?.please?.replace(/\$[^|]*\|?/gu, ''), 'holds');
  const homes = patternOf(talk?.home, 'holds', spaceless);
  const pending = patternOf(talk?.pending, 'holds', true);
  const tags = patternOf(talk?.tags, 'ends', spaceless);
  const encrypted = patternOf(talk?.encrypted, 'holds', spaceless);
  const denied = patternOf(findings.negations, 'holds', spaceless);
  return {
    settles: edge('settles'),
    agrees,
    hence: edge('hence'),
    isWe: beginsOf(talk?.we),
    we: new Set(listOf(talk?.we)),
    corrects: edge('corrects'),
    requests: edge('requests'),
    please: edge('please'),
    pleasing: (sentence) => {
      const found = pleases?.exec(sentence);
      return found ? `${sentence.slice(0, found.index).trimEnd()}${sentence.slice(found.index + found[0].length)}`.trim() : undefined;
    },
    promises: edge('promises'),
    proposes: edge('proposes'),
    beforeHence: (sentence) => {
      const found = thens?.exec(sentence);
      return found ? sentence.slice(0, found.index).replace(/[\s,،，、]+$/u, '') : undefined;
    },
    homeEnd: (text) => {
      const found = homes?.exec(text);
      return found ? found.index + found[0].length : undefined;
    },
    isPending: (sentence) => pending?.test(sentence) === true,
    saysPending: (sentence) => {
      const nodded = agrees.rest(sentence) ?? sentence;
      const rest = pending === undefined ? nodded : nodded.replace(pending, ' ');
      const words = rest.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]{4,}/gu) ?? [];
      const grammar = functionWords(language);
      const own = words.filter((word) => !grammar.has(word) && calendarNameOf(word, language) === undefined);
      return spaceless || own.length >= FEWEST_PENDING;
    },
    isDenied: (clause) => denied?.test(clause) === true,
    tagged: (sentence) => {
      const whole = sentence.replace(STOP, '');
      const tag = tags?.exec(whole);
      return tag ? whole.slice(0, tag.index).replace(/[\s,،，、]+$/u, '') : undefined;
    },
    isEncrypted: (message) => encrypted?.test(message) === true,
    own: new Set(listOf(reading.source?.firstPerson)),
    open: talk?.open,
    options: talk?.options,
    price: talk?.price,
    details: talk?.details,
    offers: edge('offers'),
    inquires: edge('inquires'),
    intends: edge('intends'),
    states: edge('states'),
    ...ownVerbsOf(language),
    hasStates: talk?.states !== undefined,
    why: talk?.why,
    background: talk?.background,
  };
});

const SHORTEST_VERB = 4;
const MOST_BEFORE_VERB = 2;

function ownVerbsOf(language: string): Pick<TalkWords, 'isOwnVerb' | 'isOwnVerbOn' | 'does'> {
  const { talk, reading } = languageOf(language);
  const endings = listOf(talk?.ownVerbs).map((ending) => ending.slice(1));
  const states = new Set(listOf(talk?.ownStates));
  const [speaker] = listOf(reading.source?.firstPerson);
  const grammar = functionWords(language);
  const isVerb = (word = ''): boolean =>
    word.length >= SHORTEST_VERB && !grammar.has(word) && endings.some((ending) => word.endsWith(ending));
  const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return {
    isOwnVerb: (text) => wordsOf(text).slice(0, MOST_BEFORE_VERB).some(isVerb),
    isOwnVerbOn: (text) => {
      const [first = '', second] = wordsOf(text);
      return first !== speaker && grammar.has(first) && isVerb(second);
    },
    does: (text) => {
      const words = wordsOf(text);
      const at = speaker === undefined ? -1 : words.indexOf(speaker);
      if (at < 0 || at > MOST_BEFORE_VERB + 1) return false;
      const beside = [words[at - 1], words[at + 1], grammar.has(words[at + 1] ?? '') ? words[at + 2] : undefined];
      return beside.some((word) => isVerb(word) && !states.has(word ?? ''));
    },
  };
}

/** Whether a text begins with one of the words, or with a word of one of the endings, or has it behind its first word. */
function beginsOf(phrases: Phrases | undefined): (text: string) => boolean {
  const all = listOf(phrases);
  const endings = all.filter((phrase) => phrase.startsWith('-')).map((phrase) => phrase.slice(1));
  const words = all.filter((phrase) => !phrase.startsWith('-'));
  return (text) => {
    const [first = '', second = ''] = text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? [];
    return (
      words.includes(first) ||
      words.includes(second) ||
      endings.some((ending) => first.length > ending.length + 1 && first.endsWith(ending))
    );
  };
}

function edgeOf(phrases: readonly string[], spaceless: boolean): Edge {
  const signs = phrases.filter((phrase) => !/\p{L}/u.test(phrase));
  const last = phrases.filter((phrase) => phrase.startsWith('$')).map((phrase) => phrase.slice(1));
  const first = phrases.filter((phrase) => !phrase.startsWith('$') && !signs.includes(phrase));
  const begins = patternOf(first.join('|'), 'begins', spaceless);
  // Where endings are given the language puts its verbs there, and joins them to what stands before.
  const ends = patternOf(last.join('|'), 'ends', true);
  const before = (sentence: string): string | undefined => {
    const whole = sentence.replace(MARKS, '').replace(STOP, '');
    const closing = ends?.exec(whole);
    return closing ? whole.slice(0, closing.index) : undefined;
  };
  return {
    before,
    rest: (sentence) => {
      const sign = signs.find((each) => sentence.trimStart().startsWith(each));
      if (sign !== undefined) return sentence.trimStart().slice(sign.length).replace(AFTER, '');
      const bare = sentence.replace(MARKS, '');
      const opening = begins?.exec(bare)?.[0];
      // "I can't" does not begin with "I can".
      if (opening !== undefined && !/^['’]\p{L}/u.test(bare.slice(opening.length))) return bare.slice(opening.length).replace(AFTER, '');
      return before(sentence);
    },
  };
}
