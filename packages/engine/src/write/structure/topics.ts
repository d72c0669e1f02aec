/** Chats in which people report one after another: what each message is about heads a section. */
import { type Block, plainText } from '../../model/document.ts';
import { discourseWordsOf } from '../discourse/discourseWords.ts';
import { countWords } from '../sentence/measure.ts';
import { capitalize } from '../sentence/tidying.ts';

/** A message, with its speaker. */
export type Said = Extract<Block, { type: 'paragraph' }>;

/** Ends the id of the heading above what is said of a matter. */
export const TOPIC = '-topic';
/** "Security: pen test was last week." */
const LABELLED = /^(\p{Lu}[\p{L}\p{M}\p{Nd}&/ -]{1,32})\s?[:：]\s+(\S.*)$/u;
const MOST_WORDS_OF_TOPIC = 4;
const FEWEST_WORDS_UNDER = 4;
const FEWEST_TOPICS = 3;
/** Of the messages, where people report one after another. */
const MOSTLY = 0.5;
/** Messages above the first report. */
const MOST_ASKING = 2;

/** Where people report one after another, each naming the matter first, those names head sections. */
export function withTopics(said: readonly Said[], language: string): readonly Block[] {
  const labelled = said.map((block) => {
    const [, topic = '', rest = ''] = LABELLED.exec(plainText(block.runs)) ?? [];
    const isTopic =
      topic !== '' &&
      countWords(topic) <= MOST_WORDS_OF_TOPIC &&
      countWords(rest) >= FEWEST_WORDS_UNDER &&
      topic !== block.speaker?.split(' ')[0];
    return isTopic ? { topic, rest } : undefined;
  });
  // "In short: …" among other messages is no matter that anybody comes back to.
  const texts = said.map(({ runs }) => plainText(runs).toLowerCase());
  const known = discourseWordsOf(language).matcher;
  const isReport = labelled.filter((own) => own !== undefined).length >= MOSTLY * said.length;
  const isNamed = ({ topic }: { readonly topic: string }): boolean => texts.filter((text) => hasWord(text, topic.toLowerCase())).length > 1;
  const named = isReport ? labelled : labelled.map((own) => (own && isNamed(own) ? own : undefined));
  const bare = said.map((block, i): Said => {
    const own = labelled[i];
    const isAside = own && !named[i] && countWords(own.topic) === 1 && !known.find(`${own.topic}:`).some(({ kind }) => kind === 'decision');
    return isAside ? { ...block, runs: [{ text: capitalize(own.rest, language) }] } : block;
  });
  if (new Set(named.flatMap((own) => own?.topic ?? [])).size < FEWEST_TOPICS) return bare;
  const first = named.findIndex((own) => own !== undefined);
  // Above the first of them somebody only asks for the reports.
  const asks = first <= MOST_ASKING && said.slice(0, first).every(({ runs }) => !/\p{Nd}/u.test(plainText(runs)));
  return bare.flatMap((block, i): readonly Block[] => {
    if (asks && i < first) return [];
    const own = named[i];
    if (!own) return [block];
    return [
      { type: 'heading', id: `${block.id}${TOPIC}`, level: 2, text: own.topic },
      { ...block, runs: [{ text: own.rest }] },
    ];
  });
}

/** "Zaterdag" in "doordeweeks en zaterdag", and no "kort" in "tekort". */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{M}]/u.test(text.charAt(at - 1) + text.charAt(at + word.length))) return true;
  return false;
}
