/** What a chat settles: "Decided then: we open on Monday.", or "Ok, agreed." below what somebody proposes as a question. */
import { languageOf } from '../../languages/languageOf.ts';
import type { Block } from '../../model/document.ts';
import { discourseWordsOf } from '../discourse/discourseWords.ts';
import { countWords } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { capitalize } from '../sentence/tidying.ts';

export interface Settled {
  /** Position of the message that settles it, and its sentence that does. */
  readonly at: number;
  readonly sentence: string;
  /** The message that proposes it and its sentence, where the other one only agrees. */
  readonly proposal?: readonly [at: number, sentence: string];
  /** What is settled, as a statement. */
  readonly decision: string;
  /** Its parts, and what else its message says of it, where it is several things. */
  readonly items?: readonly string[];
}

/** Of the messages: what is agreed before is how they begin. */
const FROM = 0.4;
/** Words of a sentence that only agrees, characters in front of the word that does, and messages up to what it agrees to. */
const LONGEST_AGREEMENT = 4;
const NEAR = 12;
const MOST_BETWEEN = 8;
const FEWEST_WORDS = 4;
const LEVEL = 2;
const LABEL = /^([^:：]{2,30})[:：]\s+(\S.*)$/su;

/** `messages` are the texts of a chat's messages in their order. Linear in their number. */
export function settledIn(messages: readonly string[], language: string): readonly Settled[] {
  const found: Settled[] = [];
  messages.forEach((message, at) => {
    if (at < FROM * messages.length) return;
    const sentences = splitSentences(message, language);
    const place = sentences.findIndex((sentence) => settles(sentence, NEAR, language));
    const sentence = sentences[place];
    if (sentence === undefined) return;
    const rest = LABEL.exec(sentence)?.[2] ?? '';
    if (countWords(rest) >= FEWEST_WORDS) {
      const items = partsOf(rest, sentences.slice(place + 1), language);
      const whole = message.slice(message.indexOf(sentence));
      found.push({ at, sentence: items ? whole : sentence, decision: capitalize(rest, language), ...(items && { items }) });
    } else if (countWords(sentence) <= LONGEST_AGREEMENT) {
      const proposed = proposalAbove(messages, at, language);
      if (proposed) found.push({ at, sentence, ...proposed });
    } else if (settles(sentence, 0, language)) found.push({ at, sentence, decision: sentence });
  });
  return found;
}

/** "Ticket 2 euros from January, card 1 euro, Saturdays on demand": what is enumerated, and what else is said of it but "Everyone?". */
function partsOf(rest: string, more: readonly string[], language: string): readonly string[] | undefined {
  const parts = rest.split(/\s*[,;،，；、]\s+|[，；、]/u);
  if (parts.length < FEWEST_PARTS || parts.some((part) => countWords(part) > LONGEST_PART || !/\p{L}/u.test(part))) return undefined;
  const stated = more.filter((sentence) => !/[?？؟]\s*$/u.test(sentence) && countWords(sentence) > 1);
  return [...parts, ...stated].map((part) => capitalize(part.replace(/[.。!]+$/u, ''), language));
}
const FEWEST_PARTS = 3;
const LONGEST_PART = 14;

/** A sentence with a word for deciding among its first characters. */
const settles = (sentence: string, within: number, language: string): boolean =>
  !/[?？؟]$/u.test(sentence) &&
  discourseWordsOf(language)
    .matcher.find(sentence)
    .some(({ kind, at }) => kind === 'decision' && at <= within);

/** The last question that has a date, a time or an amount, as what is answered with yes: "From January in the hall, 2 to 5 pm". */
function proposalAbove(
  messages: readonly string[],
  at: number,
  language: string,
): Pick<Required<Settled>, 'proposal' | 'decision'> | undefined {
  for (let i = at - 1; i >= Math.max(0, at - MOST_BETWEEN); i--) {
    const question = splitSentences(messages[i] ?? '', language).findLast((sentence) => /[?？؟]$/u.test(sentence));
    if (question === undefined) continue;
    const text = (LABEL.exec(question)?.[2] ?? '').replace(/\s*[?？؟]$/u, '');
    if (/\p{Nd}/u.test(text) && countWords(text) >= FEWEST_WORDS) return { proposal: [i, question], decision: capitalize(text, language) };
  }
  return undefined;
}

/** The blocks with what is settled as a list under the language's word for decisions, above the block at `at`; undefined where it has none. */
export function withSettled(
  blocks: readonly Block[],
  settled: readonly Settled[],
  at: number,
  language: string,
): readonly Block[] | undefined {
  const word = languageOf(language).reading.source?.roles.decisions.split('|')[0];
  if (word === undefined || word === '') return undefined;
  const items = settled
    .flatMap(({ decision, items }) => items ?? [decision])
    .map((text) => ({ level: 0, runs: [{ text: text.replace(/[.。]$/u, '') }] }));
  return [
    ...blocks.slice(0, at),
    { type: 'heading', id: 'settled', level: LEVEL, text: `${word.charAt(0).toLocaleUpperCase(language)}${word.slice(1)}` },
    { type: 'list', id: 'settled-list', ordered: false, items },
    ...blocks.slice(at),
  ];
}
