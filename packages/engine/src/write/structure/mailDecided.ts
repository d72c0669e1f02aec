/** A mail that announces what is decided: the decisions go by their name, the first of them stands on the cover, and "me" is who writes. */

import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { type Block, plainText } from '../../model/document.ts';
import { discourseWordsOf } from '../discourse/discourseWords.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { capitalize } from '../sentence/tidying.ts';
import { isHead, writerOf } from './earlierMails.ts';
import type { Reading } from './reading.ts';
import { talkWordsOf } from './talk/talkWords.ts';
import { firstName, withoutStop } from './talk/turn.ts';
import { textLine } from './textLine.ts';

const FEWEST = 2;
/** Columns of a cover's second line. */
const WIDEST = 140;
/** UTF-16 units of what leads to a list. */
const LONGEST_LEAD = 160;

export interface MailDecided {
  readonly blocks: readonly Block[];
  /** The first of several decisions. */
  readonly first?: string;
}

/** `given`: the mail with its head; `outcome`: its sentence that chooses among offers of earlier mails. */
export function withMailDecided(
  blocks: readonly Block[],
  given: readonly Block[],
  outcome: string | undefined,
  reading: Reading,
  language: string,
): MailDecided {
  const head = given.find((block) => isHead(block, reading));
  const sender = head?.type === 'facts' ? senderIn(head.entries[0]?.value ?? '', language) : undefined;
  const named = sender === undefined ? blocks : blocks.map((block) => withSender(block, sender, language));
  if (outcome !== undefined) {
    const bare = capitalize(statedIn(outcome, language), language);
    const told = bare === outcome ? named : named.map((block) => withSentence(block, outcome, bare));
    return { blocks: told, ...(columns(bare) <= WIDEST && { first: withoutStop(bare) }) };
  }
  const at = named.findIndex((block, i) => leadsToDecisions(block, named[i + 1], language));
  const [word] = listOf(languageOf(language).reading.source?.roles.decisions);
  const lead = named[at];
  const list = named[at + 1];
  if (lead === undefined || list?.type !== 'list' || word === undefined) return { blocks: named };
  const label: Block = { type: 'paragraph', id: lead.id, runs: [{ text: `${capitalize(word, language)}:` }] };
  const [first = ''] = splitSentences(plainText(list.items[0]?.runs ?? []), language);
  return {
    blocks: named.map((block, i) => (i === at ? label : block)),
    ...(columns(first) <= WIDEST && { first: withoutStop(first) }),
  };
}

/** "I saw Ben this morning and he agrees: we take the north hall" and "I asked Ben and we take the north hall" state what stands last. */
function statedIn(outcome: string, language: string): string {
  const [, lead = '', rest = ''] = /^([^:：]{4,80})[:：]\s+(\S.*)$/su.exec(outcome) ?? [];
  if (countWords(lead) >= FEWEST_LEAD && countWords(rest) >= FEWEST_STATED) return rest;
  const { conjunction } = languageOf(language).grammar;
  const { own, isWe } = talkWordsOf(language);
  const words = outcome.split(/\s+/u);
  if (conjunction === undefined || !own.has(words[0]?.toLowerCase() ?? '')) return outcome;
  for (let at = FEWEST_LEAD; at <= words.length - FEWEST_STATED; at++) {
    const behind = words.slice(at).join(' ');
    const stated = behind.replace(conjunction, '');
    if (stated !== behind && isWe(stated)) return stated;
  }
  return outcome;
}
const FEWEST_LEAD = 4;
const FEWEST_STATED = 5;

function withSentence(block: Block, sentence: string, instead: string): Block {
  const text = block.type === 'paragraph' ? plainText(block.runs) : '';
  return block.type === 'paragraph' && text.includes(sentence)
    ? { ...block, runs: [{ text: text.replace(sentence, () => instead) }] }
    : block;
}

/** "After talking to the board we decided:" above the list of it. */
function leadsToDecisions(block: Block, next: Block | undefined, language: string): boolean {
  const text = block.type === 'paragraph' ? (textLine(block) ?? '') : '';
  if (text.length > LONGEST_LEAD || !/[:：]$/u.test(text) || next?.type !== 'list' || next.items.length < FEWEST) return false;
  const isOne = splitSentences(text, language).length === 1;
  return (
    isOne &&
    discourseWordsOf(language)
      .matcher.find(text)
      .some(({ kind }) => kind === 'decision')
  );
}

const senderIn = (value: string, language: string): string | undefined => {
  const name = writerOf(value).trim();
  return /^\p{Lu}[\p{L}.'’-]+(?:\s[\p{L}.'’-]+){0,3}$/u.test(name) ? firstName(name, language) : undefined;
};

/** "Me: tell the customers" of a list of who does what. */
function withSender(block: Block, sender: string, language: string): Block {
  const { own } = talkWordsOf(language);
  if (block.type === 'facts') {
    const isOwn = (key: string): boolean => own.has(key.trim().toLowerCase());
    return { ...block, entries: block.entries.map((entry) => (isOwn(entry.key) ? { ...entry, key: sender } : entry)) };
  }
  if (block.type !== 'list') return block;
  return {
    ...block,
    items: block.items.map((item) => {
      const [, label = '', behind = ''] = /^([^:：]{1,12}?)(\s*[:：]\s.+)$/su.exec(plainText(item.runs)) ?? [];
      return own.has(label.trim().toLowerCase()) ? { ...item, runs: [{ text: `${sender}${behind}` }] } : item;
    }),
  };
}

/** "Warehouse software – do we keep the 24th?": what an answer's subject asks the answer tells. */
export const withoutAsking = (subject: string): string => {
  const [, named = ''] = /^(\S.{7,}?)\s+[–—-]\s+[^–—]{3,}[?？]\s*$/u.exec(subject) ?? [];
  return named === '' ? subject : named;
};
