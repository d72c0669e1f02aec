/** What one message of a chat says, sentence by sentence. */
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import { hangs } from '../../sentence/hangs.ts';
import { countWords } from '../../sentence/measure.ts';
import { capitalize } from '../../sentence/tidying.ts';
import { talkWordsOf } from './talkWords.ts';

export interface Turn {
  readonly speaker: string;
  /** Of the block that it is from. */
  readonly id: string;
  readonly sentences: readonly string[];
}

/** The name by which others call a speaker: "Joan" of "Joan Pell", and "Mrs Pell". */
export function firstName(speaker: string, language: string): string {
  const [first = speaker, ...others] = speaker.split(' ');
  const isTitle = listOf(languageOf(language).talk?.titles).includes(first.toLowerCase().replace(/\.$/u, ''));
  return isTitle && others.length > 0 ? speaker : first;
}

/** The names of all who speak; a single letter could begin any word. */
export const namesIn = (turns: readonly Turn[], language: string): readonly string[] =>
  [...new Set(turns.map(({ speaker }) => firstName(speaker, language)))].filter((name) => name.length > 1);

export const isAsked = (sentence: string): boolean => /[?？؟]["'”»」』)]*\s*$/u.test(sentence);

export const withoutStop = (sentence: string): string =>
  withoutSigns(sentence)
    .replace(/\s*[.。!！?？؟…,;]+\s*$/u, '')
    .trim();

/** Words, where words are not set apart as many as the sentence would have. */
export const lengthOf = (sentence: string): number => countWords(sentence);

/** The turns without the sentences of a set, which are told elsewhere. */
export const without = (turns: readonly Turn[], told: ReadonlySet<string>): readonly Turn[] =>
  turns.map((turn) => ({ ...turn, sentences: turn.sentences.filter((sentence) => !told.has(sentence)) }));

/** How somebody feels, behind what is said. */
const SIGNS_BEHIND = /(?:\s*(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d})+)+(?=[.。!?！？]?\s*$)/u;

/** ":)", as it is typed. */
const TYPED_BEHIND = /(?<=[\p{L}\p{Nd}.,!?)])\s+[:;=]['’-]?[)(DPp]+(?=[.!?]?\s*$)/u;

export const withoutSigns = (sentence: string): string => sentence.replace(SIGNS_BEHIND, '').replace(TYPED_BEHIND, '');

/** "Sign the contract" of "I'll sign the contract", behind a name. */
export function asTask(text: string, language: string): string {
  const { intends, offers, isDenied } = talkWordsOf(language);
  const said = offers.rest(text) ?? intends.rest(text) ?? text;
  const [also] = hangs(said, language);
  const own = also?.start === 0 && (also.kind === 'addition' || also.kind === 'connective') ? said.slice(also.end).trim() : said;
  // "Dough for 60, I have no iron": what the speaker does not have is no task.
  const clauses = own.split(/,\s+/u);
  const denied = clauses.findIndex((clause, i) => i > 0 && isDenied(clause));
  return capitalize(denied < 0 ? own : clauses.slice(0, denied).join(', '), language);
}

/** "Meet at seven at mine" of Priya: "Meet at seven at mine (Priya)". */
export function withHome(text: string, speaker: string, language: string): string {
  const end = talkWordsOf(language).homeEnd(text);
  return end === undefined ? text : `${text.slice(0, end)} (${speaker})${text.slice(end)}`;
}

/** "Send me the contract" of somebody else's task: "Send me (Priya) the contract". */
export function namingSpeaker(text: string, speaker: string, language: string): string {
  const { own } = talkWordsOf(language);
  const at = [...text.matchAll(/[\p{L}\p{M}’']+/gu)].find(([word]) => own.has(word.toLowerCase()));
  if (!at) return text;
  const end = at.index + at[0].length;
  return `${text.slice(0, end)} (${speaker})${text.slice(end)}`;
}
