/** Chats: lines that begin with the time and the name of who writes them, or stand under such a line. */
import { languageOf } from '../../languages/languageOf.ts';
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { countWords } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { withAnswers } from './askedTurns.ts';
import { countsOut, withCountedTurns } from './countedTurns.ts';
import { withNumberedMessages, withOutcome } from './outcome.ts';
import { promisedIn, withTasks } from './promised.ts';
import type { Reading } from './reading.ts';
import { settledIn, withSettled } from './settled.ts';
import { isNod, isSmallTalk } from './smallTalk.ts';
import { endsSentence } from './textLine.ts';
import { type Said, withTopics } from './topics.ts';
import { channelIn, isReaction, namesNetwork } from './webLine.ts';

export interface Conversation {
  /** What stands above the first message. */
  readonly title: string | undefined;
  /** The name of the group or channel of a messenger, which says where it was said and not what about. */
  readonly place: string | undefined;
  /** What is said, each with its speaker; messages that say nothing are left out. */
  readonly blocks: readonly Block[];
}

const FEWEST_MESSAGES = 4;
/** Of the lines. */
const LEAST_SHARE = 0.2;
/** Lines above the first message. */
const MOST_ABOVE = 3;

const CLOCK = String.raw`\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?:\s?[ap]\.?\s?m\.?)?`;
const DAY = String.raw`(?:\p{Nd}{1,4}[./-]\p{Nd}{1,2}(?:[./-]\p{Nd}{2,4})?\.?,?\s+)`;
const YEAR = String.raw`(?:,?\s+\p{Nd}{4})?,?\s+`;
const WORD = String.raw`[\p{L}\p{M}]{2,12}\.?`;
/** "ma 3 nov", "Tue, Nov 4, 2025", "mardi": by names, as a stamp before a message has them. */
const NAMED_DAY = String.raw`(?:(?:${WORD},?\s+)?(?:${DAY}|\p{Nd}{1,2}\.?\s+${WORD}${YEAR}|${WORD}\s+\p{Nd}{1,2}${YEAR})|${WORD},?\s+)`;
const NAME = String.raw`[\p{L}\p{N}~@][^:：[\]]{0,38}?`;
/** "[12/9/25, 9:02] Marta: …", "12.03.24, 10:12 - Anna: …", "10:02 Anna: …". */
const STAMPED = new RegExp(
  String.raw`^\u200e?\[?${NAMED_DAY}?(?:上午|下午|오전|오후)?\s?${CLOCK}\]?\s*[-–—]?\s*(${NAME})\s*[:：]\s*(\S.*)?$`,
  'iu',
);
/** "Anna [10:02]: …", "Anna (10:02): …". */
const NAMED = new RegExp(String.raw`^(${NAME})\s*[[(]${DAY}?${CLOCK}[\])]\s*[:：]\s*(\S.*)?$`, 'iu');
/** "Dana Whitfield  10:02 AM", with the message below. */
const HEADED = new RegExp(
  String.raw`^(${NAME})\s*[,•·|-]?\s*(?:APP\s+)?${DAY}?(?:at\s|um\s|à\s|上午|下午|오전|오후)?\s?(?<![\p{Sc}\p{Nd}])${CLOCK}$`,
  'iu',
);
/** "12.03.24, 10:12 - Anna created the group “Trip”": what a messenger says, and nobody in the chat. */
const REPORTED = new RegExp(String.raw`^\u200e?\[?${DAY}${CLOCK}\]?\s*[-–—]\s*[^:：]+(?:[.!]\s.*)?$`, 'iu');
const TIME_ALONE = new RegExp(String.raw`^[[(]?${DAY}?${CLOCK}[\])]?$`, 'iu');

/** "[laughs]" within what somebody says, and "[00:03:35] (crosstalk)" on a line of its own: what a transcript hears besides. */
const SOUND = /\s*\[\p{Ll}[\p{L}\p{M} ]{2,24}\]/gu;
const HEARD = new RegExp(String.raw`^(?:[[(]?${CLOCK}[\])]?)?\s*[[(]\p{L}[^()[\]]{2,24}[)\]]$`, 'iu');
/** The first message stands among so many blocks. */
const STARTS_WITHIN = 12;
/** Characters in which time and name stand. */
const STAMP = 100;
const isStamped = (line: string): boolean => {
  const start = line.slice(0, STAMP);
  return STAMPED.test(start) || NAMED.test(start) || (line.length <= STAMP && HEADED.test(line));
};

interface Message {
  readonly speaker: string;
  readonly lines: { readonly id: string; readonly text: string }[];
}

/** Undefined for what is no chat. `wholeWords`: what is said stays in its message. */
export function conversationOf(
  blocks: readonly Block[],
  reading: Reading,
  wholeWords: boolean,
  language: string,
): Conversation | undefined {
  if (!blocks.slice(0, STARTS_WITHIN).some((block) => linesOf(block).some(isStamped))) return undefined;
  const lines = blocks
    .flatMap((block) => linesOf(block).map((text) => ({ id: block.id, text: text.replace(SOUND, '') })))
    .filter(({ text }) => !isReaction(text) && !HEARD.test(text));
  const stamped = lines.filter(({ text }) => isStamped(text)).length;
  if (stamped < FEWEST_MESSAGES || stamped < LEAST_SHARE * lines.length) return undefined;
  const messages: Message[] = [];
  const above: string[] = [];
  for (const { id, text } of lines) {
    const match = STAMPED.exec(text) ?? NAMED.exec(text);
    const speaker = match?.[1] ?? HEADED.exec(text)?.[1];
    if (speaker !== undefined) {
      const said = match?.[2]?.trim() ?? '';
      messages.push({ speaker: speaker.trim(), lines: said === '' ? [] : [{ id, text: said }] });
    } else if (TIME_ALONE.test(text)) {
      const last = messages.at(-1);
      if (last) messages.push({ speaker: last.speaker, lines: [] });
    } else if (REPORTED.test(text)) above.unshift(...groupNamed(text));
    else if (messages.length === 0) above.push(text);
    else messages.at(-1)?.lines.push({ id, text });
  }
  // Rows of a table of prices, or of a menu, end in what could be a time as well, and nobody says anything below them.
  if (messages.filter((message) => message.lines.length === 0).length * 2 > messages.length) return undefined;
  const title = above.length <= MOST_ABOVE ? above.find((text) => !endsSentence(text) && !TIME_ALONE.test(text)) : undefined;
  const named = title === undefined ? undefined : titleOf(title);
  const group = title === undefined ? undefined : (channelIn(title) ?? groupIn(titleOf(title)));
  const told = said(messages, reading, wholeWords, language);
  return { title: group === undefined ? named : undefined, place: group, blocks: wholeWords ? told : withAnswers(told, language) };
}

/** What is said in the messages, under what they are about or come to; where nothing tells that, with what they settle as a list of its own. */
function said(messages: readonly Message[], reading: Reading, wholeWords: boolean, language: string): readonly Block[] {
  const saidWithout = (sentences: ReadonlyMap<number, string>): Said[][] => {
    const texts = messages.map(textOf);
    return messages.map((message, i) => {
      const sentence = sentences.get(i);
      const rest = sentence === undefined ? message : withoutSentence(message, texts[i] ?? '', sentence);
      return saidIn(rest, isQuestion(messages[i - 1]), reading, language);
    });
  };
  const turns = saidWithout(new Map()).flat();
  const counted = wholeWords ? undefined : withCountedTurns(turns, language);
  if (counted) return counted;
  const all = withOutcome(withTopics(turns, language), language);
  const found = wholeWords ? [] : settledIn(messages.map(textOf), language);
  // What is decided in so many parts is what the chat comes to, also where its messages have topics.
  const parted = found.filter(({ items }) => items !== undefined);
  const settled = all.some(({ type }) => type === 'heading') ? parted : found;
  const last = settled.at(-1);
  if (!last) return all;
  const tasks = parted.length > 0 ? promisedIn(messages, last.at, textOf) : undefined;
  const sentences = settled.flatMap(({ at, sentence, proposal }) => [[at, sentence] as const, ...(proposal ? [proposal] : [])]);
  if (tasks) sentences.push([tasks.at, tasks.sentence]);
  const each = saidWithout(new Map(sentences));
  const [before, after] = [each.slice(0, last.at).flat(), each.slice(last.at).flat().filter(isWorthAdding)];
  if (parted.length === 0) return withSettled(each.flat(), settled, before.length, language) ?? all;
  const topics = withNumberedMessages(withTopics(before, language));
  const done = tasks ? withTasks(tasks, language) : [];
  return withSettled([...topics, ...after, ...done], settled, topics.length, language) ?? all;

  function textOf({ lines }: Message): string {
    return lines.map(({ text }) => closed(withoutGreeting(text, reading))).join(' ');
  }
}

/** Behind what was decided a few words without a number are about something else: "dinner is burnt by the way". */
const isWorthAdding = ({ runs }: Said): boolean => {
  const text = plainText(runs);
  return countWords(text) > MOST_WORDS_OF_REMARK || /[\p{Nd}?？؟]/u.test(text);
};
const MOST_WORDS_OF_REMARK = 5;

/** The message with the rest of its text as one line. */
function withoutSentence({ speaker, lines }: Message, text: string, sentence: string): Message {
  const rest = text.replace(sentence, '').trim();
  return { speaker, lines: rest === '' ? [] : [{ id: lines[0]?.id ?? '', text: rest }] };
}

const isQuestion = (message: Message | undefined): boolean => message !== undefined && /[?？؟]\s*$/u.test(message.lines.at(-1)?.text ?? '');

/** The name in quotation marks of a group that somebody founded. */
const groupNamed = (text: string): readonly string[] => /["“„«「『]([^"“”„«»「」『』]{3,60})["“”»」』]/u.exec(text)?.slice(1, 2) ?? [];

/** "WhatsApp group: Lift committee" is the group's name behind its label. */
function groupIn(line: string): string | undefined {
  const [, label = '', name] = /^([^:：]{3,40}?)\s*[:：]\s*(\S.*)$/u.exec(line) ?? [];
  return name !== undefined && namesNetwork(label) ? name : undefined;
}

const titleOf = (line: string): string => line.replace(/^[#＃]\s*/u, '').trim();

function linesOf(block: Block): string[] {
  if (block.type === 'paragraph') return [oneLine(plainText(block.runs))];
  if (block.type === 'list') return block.items.map(({ runs }) => oneLine(plainText(runs)));
  if (block.type === 'facts') return block.entries.map(({ key, value }) => `${key}: ${value}`);
  if (block.type === 'heading' || block.type === 'quote') return [block.text];
  return block.type === 'table' ? [...(block.header ? [block.header] : []), ...block.rows].map((row) => row.join(' ')) : [];
}

/** What a message says. `asked`: a question stands above it. */
function saidIn({ speaker, lines }: Message, asked: boolean, reading: Reading, language: string): Said[] {
  const said = lines
    .map(({ id, text }) => ({ id, text: withoutGreeting(text, reading) }))
    .filter(({ text }) => !reading.greeting.test(text) || countWords(text) > LONGEST_GREETING)
    .filter(({ text }) => !isSmallTalk(text, asked, reading));
  const [first] = said;
  if (!first) return [];
  const sentences = said
    .flatMap(({ text }) => splitSentences(closed(text), language))
    .filter((text) => asked || !isNod(text, reading) || countsOut(text, language));
  if (sentences.length === 0) return [];
  const text = sentences.map((sentence, i) => {
    const does = reading.firstPerson?.test(sentence) && !(i > 0 && reading.firstPerson.test(sentences[i - 1] ?? ''));
    return does ? `${speaker.split(' ')[0]}: ${sentence}` : sentence;
  });
  return [{ type: 'paragraph', id: first.id, speaker, runs: [{ text: text.join(spaceless(language) ? '' : ' ') }] }];
}

const LONGEST_GREETING = 5;
const spaceless = (language: string): boolean => languageOf(language).spaceless;

/** Messages end without a stop, and several of them are not one sentence. */
const closed = (text: string): string =>
  /[\p{L}\p{N}%€$£)]$/u.test(text) ? `${text}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? '。' : '.'}` : text;

/** Signs of agreement before what is said. */
const SIGNS_BEFORE = /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\s]|\u{fe0f}|\u{200d})+(?=\p{L})/u;

function withoutGreeting(message: string, reading: Reading): string {
  const text = message.replace(SIGNS_BEFORE, '');
  const rest = /^[^.!?,。！？，]{2,30}[.!,。！，]+\s*(\S.*)$/u.exec(text)?.[1];
  return rest !== undefined && reading.greeting.test(text) && countWords(rest) >= 4 ? rest : text;
}
