/** What a chat comes to, told by what its sentences do: what is decided, who does what, what stays open, and the rest in its order. */
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import type { Block } from '../../../model/document.ts';
import { capitalize } from '../../sentence/tidying.ts';
import type { Reading } from '../reading.ts';
import { isSmallTalk } from '../smallTalk.ts';
import { type Agreed, agreedIn } from './agreed.ts';
import { assignedIn } from './assigned.ts';
import { type Concluded, concludedIn } from './concluded.ts';
import { listUnder } from './listUnder.ts';
import { openQuestionsIn } from './openQuestions.ts';
import { contentIn } from './stems.ts';
import { talkWordsOf } from './talkWords.ts';
import { tasksIn } from './tasks.ts';
import { firstName, isAsked, lengthOf, type Turn, without, withoutStop } from './turn.ts';
import { leans, undertakenIn } from './undertaken.ts';

export interface Roles {
  readonly rest: readonly Turn[];
  /** Lists below their headings. */
  readonly lists: readonly Block[];
  /** What was decided last, in one breath. */
  readonly outcome?: string;
  /** The turn that says so. */
  readonly outcomeAt?: number;
  /** Things that were decided. */
  readonly decided: number;
  /** The last turn that decides something. */
  readonly settledAt?: number;
}

/** Begins the ids of the list of decisions and of its heading. */
export const SETTLED = 'settled';

/** A list of tasks has so many; a single one stands with what is decided, if there is anything. */
const FEWEST_TASKS = 2;
const FEWEST_WORDS_OPEN = 4;
/** Of the turns: what is open before is what they speak of. */
const FROM = 0.3;
const LATE = 0.6;

/** Undefined where a chat decides nothing and nobody has to do anything. `hasTopics`: its messages stand under topics of their own. */
export function rolesOf(all: readonly Turn[], hasTopics: boolean, given: Reading, language: string): Roles | undefined {
  const { reading } = languageOf(language);
  const { please, promises } = talkWordsOf(language);
  const assigned = assignedIn(all, language);
  const turns = without(all, new Set(assigned.told));
  const agreed = agreedIn(turns, language);
  const first = without(turns, new Set(agreed.flatMap(({ told }) => told)));
  const concluded = concludedIn(first, language);
  const second = without(first, new Set(concluded.flatMap(({ told }) => told)));
  const arranged = new Set(concluded.flatMap(({ at, isArranged }) => (isArranged ? at : [])));
  const places = [...agreed, ...concluded].map(({ at }) => at);
  const start = Math.floor(FROM * all.length);
  // Where the first decision comes late, what people undertook before stands.
  const firstAt = Math.min(...places);
  const from = places.length > 0 && firstAt <= LATE * all.length ? Math.max(start, firstAt) : start;
  const asked = openQuestionsIn(second, from, language);
  const answered = without(second, new Set(asked.told));
  const pending = pendingIn(answered, language);
  const open = { items: [...asked.items, ...pending.items], told: pending.told };
  const third = without(answered, new Set(open.told));
  // What is said behind it with cake is no task.
  const serious = third.map((turn) =>
    lengthOf(turn.sentences.join(' ')) >= FEWEST_WORDS_OPEN && isSmallTalk(turn.sentences.join(' '), true, given)
      ? { ...turn, sentences: [] }
      : turn,
  );
  const tasks = tasksIn(serious, from, language);
  const fourth = without(third, new Set(tasks.told));
  // What else is said with it and nobody is asked to do stands with what is decided.
  const more = new Set(
    concluded.filter(({ isArranged }) => !isArranged).flatMap(({ at }) => fourth[at]?.sentences.filter((text) => isBehind(text, at)) ?? []),
  );
  const withMore = concluded.map((each) => ({
    ...each,
    items: [
      ...each.items.filter((text) => !isClosed(text, turns.slice(each.at + 1), language)),
      ...[...more].filter((text) => turns[each.at]?.sentences.includes(text)).map((text) => capitalize(withoutStop(text), language)),
    ].filter((text) => !leans(text, language)),
  }));
  const settled = [...agreed, ...withMore].sort((a, b) => a.at - b.at);
  const tasked = [...assigned.items, ...concluded.flatMap((each) => each.tasks), ...tasks.items];
  const isHeld = settled.some(({ at, items }) => !arranged.has(at) && items.length > 0);
  const isGiven = tasked.length >= (isHeld || hasTopics ? FEWEST_TASKS : 1);
  const decided = [...settled.flatMap(({ items }) => items), ...(isGiven ? [] : tasked)];
  const held = settled.filter(({ at }) => !arranged.has(at));
  if (held.length === 0 && !isGiven) return undefined;
  // A single thing that is open is no slide of its own.
  const isList = open.items.length > 1 || !isGiven;
  const lists = [
    ...namedList(listOf(reading.source?.roles.decisions)[0], decided, SETTLED, language),
    ...namedList(
      listOf(reading.tasks)[0],
      isGiven ? [...byOwner(tasked), ...(isList ? [] : open.items.map(namedOpen))] : [],
      'tasks',
      language,
    ),
    ...namedList(talkWordsOf(language).open, isList ? open.items : [], 'pending', language),
  ];
  const main = mainOf(settled, all, language);
  const last = held.at(-1)?.at;
  return {
    ...(main?.whole !== undefined && { outcome: main.whole, outcomeAt: main.at }),
    decided: decided.length,
    ...(last !== undefined && { settledAt: last }),
    rest: without(fourth, more).map((turn, at) => (last !== undefined && at > last ? withoutAsides(turn, at === turns.length - 1) : turn)),
    lists,
  };

  /** A single thing that is open stands below the tasks under its own name. */
  function namedOpen(item: string): string {
    const { open: label } = talkWordsOf(language);
    return label === undefined ? item : `${label}: ${item}`;
  }

  function isBehind(text: string, at: number): boolean {
    const { sentences = [] } = turns[at] ?? {};
    const told = concluded.find((each) => each.at === at)?.told[0] ?? '';
    const question = sentences.findIndex((sentence, i) => i > sentences.indexOf(told) && isAsked(sentence));
    const place = sentences.indexOf(text);
    return (
      place > sentences.indexOf(told) &&
      (question < 0 || place < question) &&
      lengthOf(text) >= FEWEST_WORDS_OPEN &&
      please.rest(text) === undefined &&
      promises.rest(text) === undefined
    );
  }
}

/**
 * What counts most of what is settled: what a label says is decided, else what is decided first with a day or an amount. What is only put to the
 * others counts where it is in words with which the chat begins.
 */
function mainOf(settled: readonly (Agreed | Concluded)[], turns: readonly Turn[], language: string): Agreed | Concluded | undefined {
  const opening = new Set(turns.slice(0, OPENING).flatMap(({ sentences }) => contentIn(sentences.join(' '), language)));
  const whole = settled.filter((each) => each.whole !== undefined && !leans(each.whole, language));
  const labelled = whole.filter((each) => 'isLabelled' in each && each.isLabelled);
  const counting = whole.filter(
    (each) => 'tasks' in each || languageOf(language).spaceless || contentIn(each.whole ?? '', language).some((stem) => opening.has(stem)),
  );
  return labelled.at(-1) ?? counting.find((each) => /\p{Nd}/u.test(each.whole ?? '')) ?? counting.at(-1);
}
const OPENING = 3;

/** "Objections by noon, or it stands", where somebody says later: "No objections, so it is decided." */
function isClosed(item: string, later: readonly Turn[], language: string): boolean {
  const [first = ''] = item.match(/[\p{L}\p{M}]{4,}/u) ?? [];
  if (first === '') return false;
  const { isDenied } = talkWordsOf(language);
  return later.some(({ sentences }) =>
    sentences.some((sentence) => {
      const [clause = ''] = sentence.split(/[,،，、;.]/u);
      return lengthOf(clause) <= LONGEST_CLOSING && isDenied(clause) && clause.toLowerCase().includes(first.toLowerCase());
    }),
  );
}
const LONGEST_CLOSING = 3;

/** Behind what was decided a few words without a number are about something else: "dinner is burnt by the way". */
function withoutAsides(turn: Turn, isLast: boolean): Turn {
  const isAside = (sentence: string): boolean =>
    lengthOf(sentence) <= MOST_WORDS_ASIDE && !/\p{Nd}/u.test(sentence) && (isLast || !isAsked(sentence));
  return { ...turn, sentences: turn.sentences.filter((sentence) => !isAside(sentence)) };
}
const MOST_WORDS_ASIDE = 6;

function namedList(word: string | undefined, items: readonly string[], id: string, language: string): readonly Block[] {
  return items.length === 0 ? [] : listUnder(word && capitalize(word, language), items, id);
}

/** Of more tasks than a slide holds those of one person are one. */
function byOwner(items: readonly string[]): readonly string[] {
  if (items.length <= MOST_TASKS) return items;
  const owned = new Map<string, string>();
  for (const item of items) {
    const [, owner = item, task = ''] = /^([^:：]{2,40})[:：]\s+(\S.*)$/su.exec(item) ?? [];
    const before = owned.get(owner);
    owned.set(owner, before === undefined ? item : `${before}; ${task}`);
  }
  return [...owned.values()];
}
const MOST_TASKS = 5;

/** What is said to be open, each with what somebody says of it next. */
function pendingIn(turns: readonly Turn[], language: string): { readonly items: readonly string[]; readonly told: readonly string[] } {
  const { isPending, saysPending, open, promises, inquires } = talkWordsOf(language);
  if (open === undefined) return { items: [], told: [] };
  const items: string[] = [];
  const told: string[] = [];
  turns.forEach(({ speaker, sentences }, at) => {
    if (at < Math.floor(FROM * turns.length)) return;
    for (const sentence of sentences) {
      if (!isPending(sentence) || isAsked(sentence) || !saysPending(sentence) || lengthOf(sentence) < FEWEST_WORDS_OPEN) continue;
      // Who says so may go on to say who finds out.
      const own = sentences[sentences.indexOf(sentence) + 1] ?? '';
      const isOwn = promises.rest(own) !== undefined || inquires.rest(own) !== undefined;
      const next = isOwn ? turns[at] : turns[at + 1];
      const answer = isOwn ? own : (next?.sentences[0] ?? '');
      const isTaken = next !== undefined && (isOwn || (next.speaker !== speaker && promises.rest(answer) !== undefined));
      const item = undertakenIn({ speaker, id: '', sentences }, sentence, capitalize(withoutStop(sentence), language), language);
      if (item === undefined) continue;
      items.push(isTaken ? `${item} – ${firstName(next.speaker, language)}: ${withoutStop(answer)}` : item);
      told.push(sentence, ...(isTaken ? [answer] : []));
    }
  });
  return { items, told };
}
