/** Chats: lines that begin with the time and the name of who writes them, or stand under such a line. */
import { languageOf } from '../../languages/languageOf.ts';
import { type Block, plainText } from '../../model/document.ts';
import { oneLine } from '../../model/oneLine.ts';
import { columns, countWords } from '../sentence/measure.ts';
import { splitSentences } from '../sentence/splitSentences.ts';
import { capitalize } from '../sentence/tidying.ts';
import { withAnswers } from './askedTurns.ts';
import { countsOut, withCountedTurns } from './countedTurns.ts';
import { groupNamed, isNotice, typedOf } from './messengerLines.ts';
import { OUTCOME, withNumberedMessages, withOutcome } from './outcome.ts';
import type { Reading } from './reading.ts';
import { isNod, isSmallTalk } from './smallTalk.ts';
import { withStampsBelow } from './stampsBelow.ts';
import { withCorrections } from './talk/corrections.ts';
import { type Cover, coverOf, digestOf, openingOf } from './talk/digest.ts';
import { type Matters, withMatters } from './talk/matters.ts';
import { withOfferedRows } from './talk/offeredRows.ts';
import { type Roles, rolesOf } from './talk/roles.ts';
import { withTagged } from './talk/tagged.ts';
import { talkWordsOf } from './talk/talkWords.ts';
import { firstName, isAsked, type Turn, withoutSigns } from './talk/turn.ts';
import { endsSentence } from './textLine.ts';
import { type Said, TOPIC, withTopics } from './topics.ts';
import { channelIn, isReaction, namesNetwork } from './webLine.ts';

export interface Conversation {
  /** What stands above the first message. */
  readonly title: string | undefined;
  /** What is asked first, where the title does not tell it, or what is decided. */
  readonly subtitle?: string;
  /** The name of the group or channel of a messenger, which says where it was said and not what about. */
  readonly place: string | undefined;
  /** What is said, each with its speaker; messages that say nothing are left out. */
  readonly blocks: readonly Block[];
}

/** Words and columns of what is decided, where the cover says it. */
const FEWEST_DECIDED = 4;
const WIDEST_DECIDED = 140;
const FEWEST_MESSAGES = 4;
/** Of the lines. */
const LEAST_SHARE = 0.2;
/** Lines above the first message. */
const MOST_ABOVE = 3;

const CLOCK = String.raw`\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?![.:]?\p{Nd})(?:\s?[ap]\.?\s?m\.?|\s?Uhr)?`;
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
/** "[09:02] Hannah Brix", "[Monday 9:02 AM] Hannah Brix", with the message below. */
const HEADED_BEHIND = new RegExp(String.raw`^\[${NAMED_DAY}?${CLOCK}\]\s+([\p{Lu}~@][^:：[\]().!?]{1,38})$`, 'iu');
/** "12.03.24, 10:12 - Anna created the group “Trip”": what a messenger says, and nobody in the chat. */
const REPORTED = new RegExp(String.raw`^\u200e?(?:\[${DAY}${CLOCK}\]|${DAY}${CLOCK}\s*[-–—])\s*[^:：]+(?:[.!]\s.*)?$`, 'iu');
const TIME_ALONE = new RegExp(String.raw`^[[(]?${DAY}?${CLOCK}[\])]?$`, 'iu');

/** "2025/11/07(金)": the day of the messages below it. */
const DAY_ALONE = /^\p{Nd}{4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,2}(?:\s?[(（]\p{L}{1,3}\.?[)）])?$/u;

/** "[laughs]" within what somebody says, and "[00:03:35] (crosstalk)" on a line of its own: what a transcript hears besides. */
const SOUND = /\s*\[\p{Ll}[\p{L}\p{M} ]{2,24}\]/gu;
const HEARD = new RegExp(String.raw`^(?:[[(]?${CLOCK}[\])]?)?\s*[[(]\p{L}[^()[\]]{2,24}[)\]]$`, 'iu');
/** The first message stands among so many blocks. */
const STARTS_WITHIN = 12;
/** Characters in which time and name stand. */
const STAMP = 100;
const isStamped = (line: string): boolean => {
  const start = line.slice(0, STAMP);
  return STAMPED.test(start) || NAMED.test(start) || (line.length <= STAMP && (HEADED.test(line) || HEADED_BEHIND.test(line)));
};

interface Message {
  readonly speaker: string;
  readonly lines: { readonly id: string; readonly text: string }[];
  /** It is the messenger's own. */
  readonly notice?: boolean;
}

/** Undefined for what is no chat. `wholeWords`: what is said stays in its message. */
export function conversationOf(
  blocks: readonly Block[],
  reading: Reading,
  wholeWords: boolean,
  language: string,
): Conversation | undefined {
  const first = blocks.slice(0, STARTS_WITHIN).flatMap(linesOf);
  if (!first.some((line) => isStamped(line) || TIME_ALONE.test(line))) return undefined;
  const given = blocks
    .flatMap((block) => linesOf(block).map((text) => ({ id: block.id, text: text.replace(SOUND, '') })))
    .filter(({ text }) => !isReaction(text) && !HEARD.test(text) && !DAY_ALONE.test(text));
  const lines = given.some(({ text }) => isStamped(text)) ? given : (withStampsBelow(given, (text) => TIME_ALONE.test(text)) ?? given);
  const stamped = lines.filter(({ text }) => isStamped(text)).length;
  if (stamped < FEWEST_MESSAGES || stamped < LEAST_SHARE * lines.length) return undefined;
  const messages: Message[] = [];
  const above: string[] = [];
  const reported: string[] = [];
  // Where messages stand behind their stamps on one line, a name alone behind a stamp is none: "[13/05/24, 12:00] Ruth left".
  const isInline = lines.filter(({ text }) => STAMPED.test(text.slice(0, STAMP))).length * 2 > stamped;
  for (const { id, text } of lines) {
    const match = STAMPED.exec(text) ?? NAMED.exec(text);
    const speaker = match?.[1] ?? HEADED.exec(text)?.[1] ?? (isInline ? undefined : HEADED_BEHIND.exec(text)?.[1]);
    if (speaker !== undefined) {
      const said = match?.[2]?.trim() ?? '';
      const notice = isNotice(said, messages.length, language);
      messages.push({ speaker: speaker.trim(), lines: notice || said === '' ? [] : [{ id, text: typedOf(said) }], notice });
    } else if (TIME_ALONE.test(text)) {
      const last = messages.at(-1);
      if (last) messages.push({ speaker: last.speaker, lines: [] });
    } else if (REPORTED.test(text)) reported.push(text);
    else if (messages.length === 0) above.push(text);
    else messages.at(-1)?.lines.push({ id, text: typedOf(text) });
  }
  // Rows of a table of prices, or of a menu, end in what could be a time as well, and nobody says anything below them.
  if (messages.filter(({ lines: own, notice }) => own.length === 0 && !notice).length * 2 > messages.length) return undefined;
  const line = above.length <= MOST_ABOVE ? above.find((text) => !endsSentence(text) && !TIME_ALONE.test(text)) : undefined;
  const founded = groupNamed(reported) ?? groupSpeaking(messages);
  const place = line === undefined ? undefined : (channelIn(line) ?? exportOf(line) ?? groupIn(titleOf(line)));
  const isTitled = founded !== undefined || (line !== undefined && place === undefined);
  const { blocks: told, asked, outcome, cover } = said(messages, { wholeWords, isTitled }, reading, language);
  const topical = told.some(({ id }) => id.endsWith(TOPIC));
  // The name of a channel is a title where nothing else tells what it is about.
  const isPlace = place !== undefined && !(topical && /^#/u.test(line ?? ''));
  const title = founded ?? (line === undefined || isPlace ? undefined : titleOf(line));
  const settled = isSubtitle(outcome) ? outcome : undefined;
  const decided = title === undefined ? cover : undefined;
  const subtitle = decided
    ? (decided.subtitle ?? (decided.title === outcome ? undefined : settled))
    : ((title === undefined ? undefined : asked) ?? settled);
  // The name of a channel says at least what it is for.
  const named = title ?? decided?.title ?? asked;
  const isNamed = isPlace && founded === undefined;
  const channel = isNamed && /^#/u.test(line ?? '') ? capitalize(place.replace(/[-_]+/gu, ' '), language) : undefined;
  return {
    title: named ?? channel,
    ...(subtitle !== undefined && { subtitle }),
    place: isNamed && (named !== undefined || channel === undefined) ? place : undefined,
    blocks: wholeWords ? told : withAnswers(told, language),
  };
}

/** What is said, with what the cover says of what was decided. */
interface Told extends Matters {
  /** Where nothing above the messages is a title. */
  readonly cover?: Cover | undefined;
}

/**
 * What is said in the messages: what the chat comes to as lists behind it, the rest in its order, under what it is about.
 */
function said(
  messages: readonly Message[],
  { wholeWords, isTitled }: { readonly wholeWords: boolean; readonly isTitled: boolean },
  reading: Reading,
  language: string,
): Told {
  const names = [...new Set(messages.map(({ speaker }) => firstName(speaker, language)))];
  const typed = messages.map((message) => turnOf(message, names, reading, language));
  const given = wholeWords ? typed : withTagged(typed, language);
  const turns = wholeWords ? given : withCorrections(given, reading, language);
  const told = saidOf(turns, reading, language);
  const counted = wholeWords ? undefined : withCountedTurns(told, language);
  if (counted) return { blocks: counted };
  const all = withOutcome(withTopics(told, language), language);
  if (wholeWords || all.some(({ id }) => id.endsWith(OUTCOME))) return { blocks: all };
  const hasTopics = all.some(({ id }) => id.endsWith(TOPIC));
  const roles = rolesOf(turns, hasTopics, reading, language);
  const rest = roles ? saidOf(roles.rest, reading, language) : told;
  const isOffered = withOfferedRows(rest, names, language).some(({ type }) => type === 'list');
  const parted = isOffered ? rest : withNumberedMessages(withTopics(rest, language));
  const isPlain = parted.every((block) => block.type === 'paragraph');
  const digested = isPlain || isOffered ? decidedIn(turns, roles, isTitled, reading, language) : undefined;
  if (digested) return digested;
  const { blocks, ...matters } = isPlain ? withMatters(rest, names, language) : { blocks: parted };
  return {
    ...matters,
    ...(roles?.outcome && { outcome: roles.outcome }),
    blocks: [...withOfferedRows(blocks, names, language), ...(roles?.lists ?? [])],
  };
}

/** The messenger's first words stand under the name of the group, where nobody else says anything. */
function groupSpeaking([first, ...others]: readonly Message[]): string | undefined {
  const speaks = others.some(({ speaker, notice }) => speaker === first?.speaker && !notice);
  return first?.notice && !speaks ? first.speaker : undefined;
}

const isSubtitle = (outcome: string | undefined): outcome is string =>
  outcome !== undefined && countWords(outcome) >= FEWEST_DECIDED && columns(outcome) <= WIDEST_DECIDED;

/** A chat that decides something or in which somebody undertakes something, told by it. `isTitled`: it has a name for its cover. */
function decidedIn(
  turns: readonly Turn[],
  roles: Roles | undefined,
  isTitled: boolean,
  reading: Reading,
  language: string,
): Told | undefined {
  if (roles === undefined) return undefined;
  const { outcome, decided } = roles;
  const isHeard = ({ sentences }: Turn): boolean => !isSmallTalk(sentences.join(' '), false, reading);
  const rest = roles.rest.map((turn, i) => (i < OPENING || isHeard(turn) ? turn : { ...turn, sentences: [] }));
  const cover = outcome === undefined ? undefined : coverOf(outcome, language);
  const isOnCover = {
    decided: decided === 1 && outcome !== undefined && (cover !== undefined || isSubtitle(outcome)),
    opening: !isTitled && (cover === undefined || cover.subtitle === undefined),
  };
  const blocks = digestOf(turns, { ...roles, rest }, isOnCover, language);
  return { ...(outcome !== undefined && { outcome }), cover: coverWith(cover, openingOf(turns, language)), blocks };
}

const coverWith = (decided: Cover | undefined, opening: string | undefined): Cover | undefined =>
  decided ? { ...(opening !== undefined && { subtitle: opening }), ...decided } : opening === undefined ? undefined : { title: opening };

/** "#proj-checkout", "[LINE] Lift committee": the place that the text was taken from, as a program names it. */
const exportOf = (line: string): string | undefined =>
  /^#([\p{L}\p{Nd}]+(?:[_-][\p{L}\p{Nd}]+)*)$/u.exec(line)?.[1] ?? /^\[[A-Z]{3,12}\]\s+(\S.*)$/u.exec(line)?.[1];

/** "WhatsApp group: Lift committee" is the group's name behind its label. */
function groupIn(line: string): string | undefined {
  const [, label = '', name] = /^([^:：]{3,40}?)\s*[:：]\s*(\S.*)$/u.exec(line) ?? [];
  return name !== undefined && namesNetwork(label) ? name : undefined;
}

const titleOf = (line: string): string => line.replace(/^[#＃]\s*/u, '').trim();

function linesOf(block: Block): readonly string[] {
  if (block.type === 'paragraph') return stampsApart(oneLine(plainText(block.runs)));
  if (block.type === 'list') return block.items.map(({ runs }) => oneLine(plainText(runs)));
  if (block.type === 'facts') return block.entries.map(({ key, value }) => `${key}: ${value}`);
  if (block.type === 'heading' || block.type === 'quote') return [block.text];
  if (block.type !== 'table') return [];
  const rows = [...(block.header ? [block.header] : []), ...block.rows];
  return rows.map((row) => (isTabbed(row) ? `${row[0]} ${row[1]}: ${row.slice(2).join(' ')}` : row.join(' ')));
}

/** A long line without a stop, and the stamp of the next message that was taken for its last words. */
function stampsApart(line: string): readonly string[] {
  const at = line.lastIndexOf(' [');
  return at > 0 && line.length - at <= STAMP && (HEADED_BEHIND.test(line.slice(at + 1)) || REPORTED.test(line.slice(at + 1)))
    ? [line.slice(0, at), line.slice(at + 1)]
    : [line];
}

/** "19:02 ⇥ Sato ⇥ Good evening": time, name and message in columns. */
const isTabbed = (row: readonly string[]): boolean =>
  row.length > 2 && TIME_ALONE.test(row[0] ?? '') && NAME_ALONE.test(row[1] ?? '') && row[2] !== '';
const NAME_ALONE = new RegExp(`^${NAME}$`, 'u');

/** A thumb up before what is said agrees to what was said. */
function nodIn(text: string, language: string): readonly string[] {
  const [sign = ''] = SIGNS_BEFORE.exec(text) ?? [];
  return sign !== '' && talkWordsOf(language).agrees.rest(sign) !== undefined ? [sign.trim()] : [];
}

const turnOf = ({ speaker, lines }: Message, names: readonly string[], reading: Reading, language: string): Turn => ({
  speaker,
  id: lines[0]?.id ?? '',
  sentences: lines.flatMap(({ text }) => {
    const own = withoutGreeting(text, reading);
    return reading.greeting.test(own) && countWords(own) <= LONGEST_GREETING
      ? []
      : [
          ...nodIn(text, language),
          ...partedBySigns(own).flatMap((part) =>
            partedSmall(part)
              .flatMap((each) => partedByNames(each, names))
              .flatMap((each) => splitSentences(closed(each), language)),
          ),
        ];
  }),
});

/** What the turns say, each with its speaker, without what says nothing. */
const saidOf = (turns: readonly Turn[], reading: Reading, language: string): Said[] =>
  turns.flatMap((turn, i) => saidIn(turn, { asked: isAsked(turns[i - 1]?.sentences.at(-1) ?? ''), opens: i < OPENING }, reading, language));

interface Place {
  /** A question stands above it. */
  readonly asked: boolean;
  /** It is one of the first messages. */
  readonly opens: boolean;
}
/** Messages with which a chat begins. */
const OPENING = 2;

function saidIn({ speaker, id, sentences: all }: Turn, { asked, opens }: Place, reading: Reading, language: string): Said[] {
  if (isSmallTalk(all.join(' '), asked, reading, opens)) return [];
  const { agrees } = talkWordsOf(language);
  const agreesOnly = (text: string): boolean => {
    const rest = isAsked(text) ? undefined : agrees.rest(text);
    return rest !== undefined && rest !== '' && !/\p{Nd}/u.test(rest) && countWords(rest) < LONGEST_AGREEMENT;
  };
  const sentences = all.filter(
    (text, i) =>
      /[\p{L}\p{Nd}]/u.test(text) &&
      !isGuess(text, all[i - 1] ?? '') &&
      (asked || !isNod(text, reading) || countsOut(text, language)) &&
      !agreesOnly(text),
  );
  if (sentences.length === 0) return [];
  const text = sentences.map((sentence, i) => {
    const does = reading.firstPerson?.test(sentence) && !(i > 0 && reading.firstPerson.test(sentences[i - 1] ?? ''));
    // Of what begins small behind another sentence nobody sees where it begins.
    const own = withoutSigns(sentence).replace(GASP, '.');
    const bare = i > 0 ? capitalize(own, language) : own;
    return does ? `${firstName(speaker, language)}: ${bare}` : bare;
  });
  return [{ type: 'paragraph', id, speaker, runs: [{ text: text.join(spaceless(language) ? '' : ' ') }] }];
}

/** "Where do they sit? On the lawn?": a few words that answer the question before them with another. */
const isGuess = (text: string, before: string): boolean =>
  isAsked(text) && isAsked(before) && countWords(text) < LONGEST_AGREEMENT && !/\p{Nd}/u.test(text);

/** Words behind an agreement that say no more: "ok, good to know". */
const LONGEST_AGREEMENT = 4;
const LONGEST_GREETING = 5;
/** "… oops". */
const GASP = /\s*(?:…|\.{3})\s*\p{L}{2,5}[.!]?\s*$/u;
const spaceless = (language: string): boolean => languageOf(language).spaceless;

/** Messages end without a stop, and several of them are not one sentence. */
const closed = (text: string): string =>
  /[\p{L}\p{N}%€$£)]$/u.test(text) ? `${text}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? '。' : '.'}` : text;

/** "I have an iron 😅 I stand at the stall": a sign of how somebody feels ends what is said. */
const SIGN_WITHIN =
  /(?<=[\p{L}\p{Nd})])\s*(?:(?![\p{Nd}#*])(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})(?:\u{fe0f}|\u{200d})*)+\s+(?=\p{L})/gu;

function partedBySigns(text: string): readonly string[] {
  const ends = [...text.matchAll(SIGN_WITHIN)].map(({ index, 0: sign }) => index + sign.length);
  return [0, ...ends].map((start, i) => text.slice(start, ends[i]).trim());
}

/** "closing the incident. post-mortem on Friday": who begins a message small begins its sentences so. */
const partedSmall = (text: string): readonly string[] =>
  /^(?:\p{Ll}|\p{Nd})/u.test(text) ? text.split(/(?<=(?:\p{L}{4}|\p{Nd}{2})[.!?])\s+(?=\p{Ll})/u) : [text];

/** "It goes back in. Marcus can you add it": behind a stop a name begins what is said to somebody. */
function partedByNames(text: string, names: readonly string[]): readonly string[] {
  const at = [...text.matchAll(/(?<=\p{Ll}\.)\s+/gu)].find(({ index, 0: gap }) => {
    const rest = text.slice(index + gap.length);
    return names.some((name) => name.length > 2 && rest.startsWith(`${name} `));
  });
  return at ? [text.slice(0, at.index), text.slice(at.index).trim()] : [text];
}

/** Signs of agreement before what is said. */
const SIGNS_BEFORE = /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\s]|\u{fe0f}|\u{200d})+(?=\p{L})/u;

function withoutGreeting(message: string, reading: Reading): string {
  const text = message.replace(SIGNS_BEFORE, '');
  const rest = /^[^.!?,。！？，]{2,30}[.!,。！，]+\s*(\S.*)$/u.exec(text)?.[1];
  return rest !== undefined && reading.greeting.test(text) && countWords(rest) >= 4 ? rest : text;
}
