/** Who of a chat does what: what somebody is asked by name and says yes to, and what somebody undertakes. */

import { functionWords } from '../../../languages/functionWords.ts';
import { languageOf } from '../../../languages/languageOf.ts';
import { calendarNameOf } from '../../sentence/calendarNames.ts';
import { capitalize } from '../../sentence/tidying.ts';
import { addedBy, agreedWith } from './answers.ts';
import { talkWordsOf } from './talkWords.ts';
import { asTask, firstName, isAsked, lengthOf, namesIn, type Turn, withoutStop } from './turn.ts';
import { leans, undertakenIn } from './undertaken.ts';

export interface Tasks {
  readonly items: readonly string[];
  readonly told: readonly string[];
}

const FEWEST_WORDS = 3;
const FEWEST_WORDS_TOLD = 2;
/** Turns behind a request among which its answer stands, and words of an answer that only says yes. */
const MOST_AFTER = 4;
const LONGEST_ANSWER = 12;

/** What is asked before is how they come to speak of it. */
const FROM = 0.3;

/** Tasks of the turns; `from`: the turn from which what somebody undertakes is yet to be done. */
export function tasksIn(turns: readonly Turn[], from: number, language: string): Tasks {
  const words = talkWordsOf(language);
  const names = namesIn(turns, language);
  const { spaceless } = languageOf(language);
  const grammar = functionWords(language);
  const items: string[] = [];
  const told = new Set<string>();
  const tell = (item: string, sentences: readonly string[]): void => {
    items.push(item);
    for (const sentence of sentences) told.add(sentence);
  };
  turns.forEach((turn, at) => {
    if (at < Math.floor(FROM * turns.length)) return;
    for (const sentence of turn.sentences) {
      if (told.has(sentence)) continue;
      const given = givenIn(sentence, firstName(turn.speaker, language), names);
      if (given) {
        tell(given[0] ?? '', [sentence]);
        items.push(...given.slice(1));
        continue;
      }
      const called = calledIn(sentence, names) ?? calledBehind(sentence);
      if (called && called.name !== firstName(turn.speaker, language)) {
        const task = taskOf(called.rest, turns, at, called.name);
        if (task) tell(task.item, [sentence, ...task.told]);
        continue;
      }
      const next = turns[at + 1];
      if (isAsked(sentence) && next && next.speaker !== turn.speaker && words.requests.rest(sentence) !== undefined) {
        const task = taskOf(sentence, turns, at, firstName(next.speaker, language));
        if (task && task.told.length > 0) tell(task.item, [sentence, ...task.told]);
      }
      if (at < from || isAsked(sentence) || lengthOf(sentence) < FEWEST_WORDS) continue;
      const [clause = ''] = sentence.split(/[,،，、;]\s/u);
      const bare = bareOf(sentence);
      const undertakes =
        words.promises.rest(bare) !== undefined ||
        doesNext(bare) ||
        words.does(bare) ||
        (words.offers.rest(bare) !== undefined && isTaken(turns, at));
      const task =
        undertakes && !words.isDenied(clause) && !words.isPending(sentence) && says(bare)
          ? undertakenIn(turn, sentence, capitalize(withoutStop(bare), language), language)
          : undefined;
      const said = task === undefined ? '' : asTask(task, language);
      // "Me and Mirjam" answers who does it, and says no more.
      if (lengthOf(said) >= FEWEST_WORDS_TOLD) tell(`${firstName(turn.speaker, language)}: ${said}`, [sentence]);
      else if (!undertakes) {
        const behind = behindIn(bare);
        if (behind !== undefined) tell(`${firstName(turn.speaker, language)}: ${behind}`, [sentence]);
      }
    }
  });
  return { items, told: [...told] };

  /** "Will do by 11" says when, and not what. */
  function says(promise: string): boolean {
    const rest = words.promises.rest(promise);
    const found = (rest ?? promise).toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
    return spaceless || rest === undefined || found.some((word) => !grammar.has(word) && calendarNameOf(word, language) === undefined);
  }

  /** "Let's meet tomorrow, Lena please bring a timeline". */
  function calledBehind(sentence: string): ReturnType<typeof calledIn> {
    const clauses = sentence.split(/\s*[,،，、;]\s+/u);
    const at = clauses.findIndex((clause, i) => i > 0 && words.please.rest(calledIn(clause, names)?.rest ?? '') !== undefined);
    return at < 0 ? undefined : calledIn(clauses.slice(at).join(', '), names);
  }

  /** "The school lends us two pans, I'll collect them on Thursday": what is undertaken, with what is said before it. */
  function behindIn(sentence: string): string | undefined {
    const clauses = sentence.split(/\s*[,،，、;]\s+/u);
    const at = clauses.findIndex((clause, i) => i > 0 && words.promises.rest(clause) !== undefined);
    const task = clauses.slice(at).join(', ');
    const before = clauses.slice(0, at).join(', ');
    if (at < 1 || words.inquires.rest(task) !== undefined || words.isDenied(before) || words.isPending(sentence)) return undefined;
    if (lengthOf(task) < FEWEST_WORDS || lengthOf(before) < FEWEST_WORDS || leans(before, language)) return undefined;
    return `${asTask(withoutStop(task), language)} – ${before}`;
  }

  /** "I hand it in on Monday", where the present tells of what comes and the speaker is always named. */
  function doesNext(sentence: string): boolean {
    if (!words.hasStates || words.states.rest(sentence) !== undefined || words.offers.rest(sentence) !== undefined) return false;
    const [first = ''] = sentence.toLowerCase().split(/[\s’']/u);
    return words.own.has(first) && lengthOf(sentence) >= FEWEST_WORDS;
  }

  /** What somebody could do is done where the next one is glad of it. */
  function isTaken(all: readonly Turn[], at: number): boolean {
    // Who asks back first says so later.
    const replies = all.slice(at + 1, at + 1 + MOST_AFTER).filter(({ speaker }) => speaker !== all[at]?.speaker);
    const [answer = ''] = replies.find(({ sentences }) => !isAsked(sentences.at(-1) ?? ''))?.sentences ?? [];
    return !isAsked(answer) && words.agrees.rest(answer) !== undefined;
  }

  /** Behind a yes. */
  function bareOf(given: string): string {
    // "Next steps: I'll send the contract today."
    const sentence = /^[^:：\p{Nd}]{3,24}[:：]\s+(\S.*)$/su.exec(given)?.[1] ?? given;
    const rest = words.agrees.rest(sentence);
    const said = rest !== undefined && words.promises.rest(rest) !== undefined ? rest : sentence;
    const { conjunction } = languageOf(language).grammar;
    return conjunction === undefined ? said : said.replace(conjunction, '');
  }

  /** "Is that all right for you?" */
  function asksToAgree(question: string): boolean {
    const said = withoutStop(question).split(/\s+/u);
    return said.some((_, i) => words.agrees.rest(said.slice(i).join(' ')) !== undefined);
  }

  function taskOf(
    rest: string,
    all: readonly Turn[],
    at: number,
    name: string,
  ): { readonly item: string; readonly told: readonly string[] } | undefined {
    const asked = words.requests.rest(rest);
    const order = words.please.rest(rest) ?? words.pleasing(rest);
    const reply = all.slice(at + 1, at + 1 + MOST_AFTER).find(({ speaker }) => firstName(speaker, language) === name);
    const answer = reply?.sentences[0] ?? '';
    const more = agreedWith(answer, language, true);
    const isYes = more !== undefined;
    const isShort = answer !== '' && lengthOf(answer) <= LONGEST_ANSWER;
    // "Tomasz, can we automate it?" is a question, which its answer takes up at length.
    const isCall = isAsked(rest) && isYes && isShort && lengthOf(more) < FEWEST_WORDS && !asksToAgree(rest) && !words.isOwnVerb(rest);
    if (asked === undefined && order === undefined && !isCall) return undefined;
    const task = withoutStop(asked === undefined ? (isAsked(rest) ? rest : (order ?? rest)) : (words.please.rest(asked) ?? asked));
    if (lengthOf(task) < 2 || leans(task, language)) return undefined;
    return { item: `${name}: ${task}${isShort && isYes ? addedBy(answer, language, true) : ''}`, told: isYes && isShort ? [answer] : [] };
  }
}

/** "Colm can you fetch it?", "@Priti please tell them": who is called by name, and what is said to them. */
function calledIn(sentence: string, names: readonly string[]): { readonly name: string; readonly rest: string } | undefined {
  const bare = sentence.replace(/^@/u, '');
  const name = names.find((each) => bare.startsWith(each) && !/^[\p{L}\p{M}\p{Nd}:：'’-]/u.test(bare.slice(each.length)));
  return name === undefined ? undefined : { name, rest: bare.slice(name.length).replace(/^[\s,،，、!–—-]+/u, '') };
}

const FEWEST_NAMED = 2;

/** Who does what, told in one sentence: "I write to the council tomorrow, Fatima makes the budget, Ruud the notice". */
function givenIn(sentence: string, speaker: string, names: readonly string[]): readonly string[] | undefined {
  const parts = sentence.split(/\s*[,;،，；、]\s*/u);
  const owners = parts.map((part) => names.find((name) => part.startsWith(name) && !/^[\p{L}\p{M}]/u.test(part.slice(name.length))));
  if (isAsked(sentence) || owners.filter((owner) => owner !== undefined).length < FEWEST_NAMED) return undefined;
  const items: string[] = [];
  parts.forEach((part, i) => {
    // What the first part tells, the speaker does, where it names nobody; what follows without a name goes on with the part before.
    const owner = owners[i] ?? (i === 0 ? speaker : undefined);
    const task = part.slice(owners[i]?.length ?? 0).replace(/^[\s:：–-]+|[.。!]+$/gu, '');
    if (owner === undefined) items.push(`${items.pop() ?? ''}, ${task}`);
    else items.push(`${owner}: ${task}`);
  });
  return items;
}
