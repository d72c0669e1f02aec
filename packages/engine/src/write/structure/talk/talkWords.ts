/** Patterns for the words by which people settle matters among themselves, made once a language. */
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf, patternOf } from '../../../languages/phrases.ts';
import { perText } from '../../../model/memo.ts';

export interface TalkWords {
  readonly settles: Edge;
  readonly agrees: Edge;
  readonly corrects: Edge;
  readonly requests: Edge;
  readonly please: Edge;
  readonly promises: Edge;
  readonly proposes: Edge;
  /** "The limit is 80" of "The limit is 80 isn't it"; undefined where nothing asks so. */
  readonly tagged: (sentence: string) => string | undefined;
  readonly isPending: (sentence: string) => boolean;
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
  | 'corrects'
  | 'requests'
  | 'please'
  | 'promises'
  | 'proposes'
  | 'offers'
  | 'inquires'
  | 'intends'
  | 'states';

/** Marks in front of what a message says. */
const MARKS = /^[\p{P}\p{S}\s]+(?=[\p{L}\p{Nd}])/u;
const AFTER = /^(?:['’](?!\p{L}))?[\s,،，、;:：.!–—-]*/u;
const STOP = /\s*[.。!！?？؟…\s]+$/u;

export const talkWordsOf = perText((language): TalkWords => {
  const { talk, findings, reading, spaceless } = languageOf(language);
  const edge = (key: EdgeKey): Edge => edgeOf(listOf(talk?.[key]), spaceless);
  const pending = patternOf(talk?.pending, 'holds', true);
  const tags = patternOf(talk?.tags, 'ends', spaceless);
  const encrypted = patternOf(talk?.encrypted, 'holds', spaceless);
  const denied = patternOf(findings.negations, 'holds', spaceless);
  return {
    settles: edge('settles'),
    agrees: edge('agrees'),
    corrects: edge('corrects'),
    requests: edge('requests'),
    please: edge('please'),
    promises: edge('promises'),
    proposes: edge('proposes'),
    isPending: (sentence) => pending?.test(sentence) === true,
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
    hasStates: talk?.states !== undefined,
    why: talk?.why,
    background: talk?.background,
  };
});

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
