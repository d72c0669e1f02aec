/** Chats in which people report one after another: what each message is about heads a section. */
import { type Block, plainText } from '../../model/document.ts';
import { countWords } from '../sentence/measure.ts';

/** A message, with its speaker. */
export type Said = Extract<Block, { type: 'paragraph' }>;

/** "Security: pen test was last week." */
const LABELLED = /^(\p{Lu}[\p{L}\p{M}\p{Nd}&/ -]{1,32})\s?[:：]\s+(\S.*)$/u;
const MOST_WORDS_OF_TOPIC = 4;
const FEWEST_WORDS_UNDER = 4;
const FEWEST_TOPICS = 3;
/** Messages above the first report. */
const MOST_ASKING = 2;

/** Where people report one after another, each naming the matter first, those names head sections. */
export function withTopics(said: readonly Said[]): readonly Block[] {
  const named = said.map((block) => {
    const [, topic = '', rest = ''] = LABELLED.exec(plainText(block.runs)) ?? [];
    const isTopic =
      topic !== '' &&
      countWords(topic) <= MOST_WORDS_OF_TOPIC &&
      countWords(rest) >= FEWEST_WORDS_UNDER &&
      topic !== block.speaker?.split(' ')[0];
    return isTopic ? { topic, rest } : undefined;
  });
  if (new Set(named.flatMap((own) => own?.topic ?? [])).size < FEWEST_TOPICS) return said;
  const first = named.findIndex((own) => own !== undefined);
  // Above the first of them somebody only asks for the reports.
  const asks = first <= MOST_ASKING && said.slice(0, first).every(({ runs }) => !/\p{Nd}/u.test(plainText(runs)));
  return said.flatMap((block, i): readonly Block[] => {
    if (asks && i < first) return [];
    const own = named[i];
    if (!own) return [block];
    return [
      { type: 'heading', id: `${block.id}-topic`, level: 2, text: own.topic },
      { ...block, runs: [{ text: own.rest }] },
    ];
  });
}
