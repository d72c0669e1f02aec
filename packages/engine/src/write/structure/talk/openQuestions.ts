/** What is asked behind a decision and nobody can answer yet, with who finds out: "What about the mail accounts? – Hannah: I'll ask". */
import { capitalize } from '../../sentence/tidying.ts';
import { wordsIn } from './stems.ts';
import { talkWordsOf } from './talkWords.ts';
import type { Tasks } from './tasks.ts';
import { firstName, isAsked, lengthOf, namesIn, type Turn, withoutStop } from './turn.ts';

const FEWEST_WORDS = 3;
const MOST_WORDS = 24;
/** Turns behind a question among which its answer stands. */
const MOST_AFTER = 3;
/** "One question: …" */
const LABEL = /^([^:：?？]{3,30})[:：]\s+(\S.*)$/su;

const sharesWord = (one: string, other: string): boolean => {
  const known = new Set(wordsIn(one).flatMap(({ word, stem }) => (word.length >= SHORTEST ? stem : [])));
  return wordsIn(other).some(({ stem }) => known.has(stem));
};
const SHORTEST = 5;

/** Questions of the turns behind one. */
export function openQuestionsIn(turns: readonly Turn[], from: number, language: string): Tasks {
  const names = namesIn(turns, language);
  const items: string[] = [];
  const told: string[] = [];
  turns.forEach((turn, at) => {
    if (at <= from) return;
    const question = turn.sentences.find((sentence) => isOpenTo(sentence));
    if (question === undefined) return;
    const replies = repliesTo(at);
    // Who replies later goes on to something else, if not in words of the question.
    const reply = replies.find(
      ({ turn: by, sentence }) => leavesOpen(sentence) && (by === replies[0]?.turn || sharesWord(question, sentence)),
    );
    if (!reply && !isLabelled(question)) return;
    const said = reply ? ` – ${firstName(reply.turn.speaker, language)}: ${capitalize(withoutStop(reply.sentence), language)}` : '';
    items.push(`${capitalize(bareOf(question), language)}${said}`);
    told.push(...turn.sentences.slice(turn.sentences.indexOf(question)), ...(reply ? [reply.sentence] : []));
  });
  return { items, told };

  function isOpenTo(sentence: string): boolean {
    const bare = bareOf(sentence);
    const { requests, agrees } = talkWordsOf(language);
    const length = lengthOf(bare);
    const isCall = names.some((name) => bare.startsWith(name)) || requests.rest(bare) !== undefined;
    return isAsked(sentence) && !isCall && agrees.rest(bare) === undefined && length >= FEWEST_WORDS && length <= MOST_WORDS;
  }

  function repliesTo(at: number): readonly { readonly turn: Turn; readonly sentence: string }[] {
    const behind = turns.slice(at + 1, at + 1 + MOST_AFTER);
    const next = behind.findIndex(({ sentences }) => sentences.some(isAsked));
    return (next < 0 ? behind : behind.slice(0, next)).flatMap((turn) => turn.sentences.map((sentence) => ({ turn, sentence })));
  }

  /** "Not decided yet, I'll ask": whatever clause says so. */
  function leavesOpen(sentence: string): boolean {
    const { inquires, isPending } = talkWordsOf(language);
    return isPending(sentence) || sentence.split(/\s*[,،，、;–]\s+/u).some((clause) => inquires.rest(clause) !== undefined);
  }

  function isLabelled(question: string): boolean {
    return talkWordsOf(language).isPending(LABEL.exec(question)?.[1] ?? '');
  }

  function bareOf(question: string): string {
    return LABEL.exec(question)?.[2] ?? question;
  }
}
