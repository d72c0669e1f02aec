/** What somebody of a chat says it comes to: "Ok so: 20 June, Tom talks to the band.", "Agreed, the manager of certificates." */
import { discourseWordsOf } from '../../discourse/discourseWords.ts';
import { dateIn } from '../../sentence/dates.ts';
import { capitalize } from '../../sentence/tidying.ts';
import { contentIn, stemsIn } from './stems.ts';
import { talkWordsOf } from './talkWords.ts';
import { asTask, firstName, isAsked, lengthOf, namesIn, type Turn, withHome, withoutStop } from './turn.ts';
import { leans } from './undertaken.ts';

export interface Concluded {
  readonly at: number;
  readonly items: readonly string[];
  /** Parts of it that somebody has to do, behind the name. */
  readonly tasks: readonly string[];
  readonly told: readonly string[];
  /** Where they meet next, and no end of what they speak of. */
  readonly isArranged?: boolean;
  /** It in one breath. */
  readonly whole?: string;
  /** A label of decisions stands before it: "Decided: …". */
  readonly isLabelled?: boolean;
}

/** Of the turns: what is settled before is how they begin. */
const FROM = 0.3;
/** Of the turns: behind it they part, and a day that is named holds. */
const LATE = 0.85;
/** Characters before the word that decides, and behind it at the end of a sentence. */
const NEAR = 12;
const NEAR_END = 8;
const LONGEST_LABEL = 6;
const FEWEST_WORDS = 3;
const FEWEST_TAKEN = 4;
const LONGEST_AGREEMENT = 4;
const MOST_BACK = 8;
const VERBS_LAST = /[\p{Script=Hiragana}\p{Script=Hangul}]/u;
const LABEL = /^([^:：]{2,45})[:：]\s+(\S.*)$/su;
/** Parts of what is decided in one breath. */
const FEWEST_PARTS = 3;
const LONGEST_PART = 14;
/** Words that its parts have on average, where each says something. */
const LEAST_AVERAGE = 3;

export function concludedIn(turns: readonly Turn[], language: string): readonly Concluded[] {
  const names = namesIn(turns, language);
  return turns.flatMap((turn, at): readonly Concluded[] => {
    const isEarly = at < Math.floor(FROM * turns.length);
    const isLate = at >= Math.floor(LATE * turns.length);
    for (const [i, sentence] of turn.sentences.entries()) {
      // What has a day or an amount is settled also where the chat goes on to other things.
      if (isEarly && !/\p{Nd}/u.test(sentence)) continue;
      const { text = followsIn(sentence, turns, at, language), isLabelled } = conclusionIn(sentence, language, isEarly);
      if (text !== undefined && turn.sentences.slice(i + 1).some(isAsked) && isRefused(turns, at, language)) continue;
      const said = text && withoutHence(text, language);
      const arranged = said === undefined && isLate ? arrangedIn(sentence, language) : undefined;
      if (arranged !== undefined)
        return [
          {
            at,
            items: [capitalize(withHome(withoutStop(arranged), firstName(turn.speaker, language), language), language)],
            tasks: [],
            told: [sentence],
            isArranged: true,
          },
        ];
      if (isEarly && said === '') continue;
      if (said === undefined) continue;
      // What somebody adds in a message of its own right behind it limits it.
      const next = turns[at + 1];
      const added = next?.speaker === turn.speaker && !next.sentences.some((text) => conclusionIn(text, language).text !== undefined);
      const following = [...turn.sentences.slice(i + 1), ...(added ? next.sentences : [])];
      const question = following.findIndex(isAsked);
      const own = question < 0 ? following : following.slice(0, question);
      const more = own.filter((text) => !isTask(text, names, language) && lengthOf(text) > 2);
      if (said === '') {
        const proposal = takenUp(sentence, turns, at, language);
        const items = [...(proposal ? [proposal.text] : []), ...more.map((text) => capitalize(withoutStop(text), language))];
        // Who only agrees decides nothing where nobody proposed anything.
        if (items.length === 0 || (!proposal && talkWordsOf(language).settles.rest(sentence) === undefined)) continue;
        return [{ at, items, tasks: [], told: [sentence, ...(proposal?.told ?? []), ...more] }];
      }
      const parts = partsOf(said);
      const isOwned = (part: string): boolean => names.some((name) => part.startsWith(`${name} `));
      const owned = (parts ?? []).filter(isOwned);
      const tasks = owned.length >= 2 ? owned.map((part) => part.replace(/^(\S+)\s/u, '$1: ')) : [];
      const { stated, own: undertaken } = apartOwn(said, turn.speaker, language);
      const decided = (parts ?? []).filter((part) => !isOwned(part)).join(', ');
      const items = tasks.length === 0 ? [stated] : decided === '' ? [] : [decided];
      return [
        {
          at,
          items: [...items, ...more].map((text) => capitalize(withoutStop(text), language)),
          tasks: [...tasks, ...undertaken].map(withoutStop),
          told: [sentence, ...more],
          whole: capitalize(withoutStop(items[0] ?? said), language),
          ...(isLabelled && { isLabelled }),
        },
      ];
    }
    return [];
  });
}

/** "Ok then rollback now, hotfix after": a yes and what follows from it, in words of the turns before. */
function followsIn(sentence: string, turns: readonly Turn[], at: number, language: string): string | undefined {
  const { agrees, hence, promises, isDenied, isPending } = talkWordsOf(language);
  const nodded = isAsked(sentence) || isPending(sentence) ? undefined : agrees.rest(sentence);
  const followed = nodded === undefined ? undefined : hence.rest(nodded);
  if (followed === undefined || lengthOf(followed) < FEWEST_TAKEN || promises.rest(followed) !== undefined || isDenied(followed))
    return undefined;
  const before = new Set(turns.slice(Math.max(0, at - MOST_BACK), at).flatMap(({ sentences }) => sentences.flatMap(stemsIn)));
  return contentIn(followed, language).filter((stem) => before.has(stem)).length >= FEWEST_SHARED ? followed : undefined;
}
const FEWEST_SHARED = 2;

/** Who asks "everyone ok with that?" may hear "no, …". */
function isRefused(turns: readonly Turn[], at: number, language: string): boolean {
  const { isDenied } = talkWordsOf(language);
  return turns.slice(at + 1, at + 1 + MOST_REPLIES).some(({ speaker, sentences }) => {
    const [clause = ''] = (sentences[0] ?? '').split(/[,،，、;.!]/u);
    return speaker !== turns[at]?.speaker && lengthOf(clause) <= LONGEST_REFUSAL && isDenied(clause);
  });
}
const MOST_REPLIES = 5;
const LONGEST_REFUSAL = 2;

/** "Going with the tenth then." */
function withoutHence(said: string, language: string): string {
  const bare = withoutStop(said);
  const rest = talkWordsOf(language).beforeHence(bare);
  return rest !== undefined && lengthOf(rest) >= FEWEST_WORDS ? rest : said;
}

/** "We take the hall, I sign tomorrow": what the speaker does about it is a task. */
function apartOwn(said: string, speaker: string, language: string): { readonly stated: string; readonly own: readonly string[] } {
  const { own } = talkWordsOf(language);
  const clauses = said.split(/\s*[,،，、;]\s+/u);
  const at = clauses.findIndex((clause, i) => i > 0 && own.has(clause.toLowerCase().split(/\s/u)[0] ?? ''));
  if (at < 1) return { stated: said, own: [] };
  const start = said.indexOf(clauses[at] ?? '');
  const stated = said.slice(0, start).replace(/[\s,،，、;]+$/u, '');
  if (lengthOf(stated) < FEWEST_WORDS) return { stated: said, own: [] };
  return { stated, own: [`${firstName(speaker, language)}: ${asTask(said.slice(start), language)}`] };
}

interface Conclusion {
  /** What is settled; nothing where it only agrees to what was said before; undefined where nothing is settled. */
  readonly text: string | undefined;
  readonly isLabelled?: boolean;
}

/** What a sentence says is settled. `strictly`: only what is said in words of decision. */
function conclusionIn(sentence: string, language: string, strictly = false): Conclusion {
  const { settles, agrees, proposes, isWe, isPending, isDenied } = talkWordsOf(language);
  if (isAsked(sentence) || isPending(sentence)) return { text: undefined };
  const [, label = '', rest = ''] = LABEL.exec(sentence) ?? [];
  const isLabel = lengthOf(label) <= LONGEST_LABEL && lengthOf(rest) >= FEWEST_WORDS;
  if (isLabel && decides(label, label.length, language)) return { text: rest, isLabelled: true };
  if (!strictly && isLabel && settlesIn(label)) return { text: rest, isLabelled: true };
  const stated = strictly ? undefined : settles.before(sentence);
  if (stated !== undefined && lengthOf(stated) >= FEWEST_WORDS) return { text: stated };
  const bare = settles.rest(sentence);
  if (bare !== undefined && lengthOf(bare) === 0) return { text: '' };
  const taken = takenIn(sentence, language);
  if (taken !== undefined && !(strictly && !(/\p{Nd}/u.test(taken) && isWe(taken)))) return { text: taken };
  const cues = discourseWordsOf(language)
    .matcher.find(sentence)
    .filter(({ kind }) => kind === 'decision');
  const opening = cues.find(({ at }) => at <= NEAR);
  // Where verbs stand last and words are not set apart, or take their grammar at their ends.
  const closing = VERBS_LAST.test(sentence) ? cues.find(({ end }) => end >= sentence.length - NEAR_END) : undefined;
  if (opening && lengthOf(sentence) <= LONGEST_AGREEMENT) return { text: '' };
  // "Approved, on condition that …": what is approved stands elsewhere.
  const nodded = agrees.rest(sentence);
  if (opening?.at === 0 && nodded === undefined && /^\s*[,،，、;]/u.test(sentence.slice(opening.end))) return { text: undefined };
  if (isDenied(sentence)) return { text: undefined };
  // "Ok, going with the tenth then."
  if (opening && nodded !== undefined && opening.at === sentence.length - nodded.length) return { text: nodded };
  // "Agreed, let's meet at six."
  const said = nodded !== undefined && nodded !== '' ? (proposes.rest(nodded) ?? nodded) : sentence;
  return { text: (opening?.opens ?? closing) ? said : undefined };

  /** "Ok so", "Então fica assim": at either end of the label. */
  function settlesIn(text: string): boolean {
    const words = text.split(/[\s,]+/u);
    return words.some((_, i) => {
      const left = settles.rest(words.slice(i).join(' '));
      return left !== undefined && (i === 0 || left === '');
    });
  }
}

/** Whether somebody says in one sentence what it comes to, and does not only agree. */
export const concludes = (sentence: string, language: string): boolean => takenIn(sentence, language) !== undefined;

/** "Ok so the R7 with the new gripper", "Perfect, then we take the corner stand": a yes and what follows from it, or what all of them are going to do. */
function takenIn(sentence: string, language: string): string | undefined {
  const { settles, agrees, hence, isWe, we, isDenied, promises, proposes, own } = talkWordsOf(language);
  const nodded = agrees.rest(sentence);
  const bare = nodded === undefined || nodded === '' ? sentence : nodded;
  const followed = hence.rest(bare) ?? settles.rest(bare);
  if (followed === undefined || lengthOf(followed) < FEWEST_TAKEN) return undefined;
  const begins = [promises, proposes].some((edge) => edge.rest(followed) !== undefined);
  const [clause = ''] = followed.split(/[,،，、;]\s/u);
  if (begins || isDenied(clause) || own.has(firstOf(followed))) return undefined;
  const isWhole = bare !== sentence && settles.rest(bare) !== undefined && /\p{Nd}|\p{Lu}/u.test(followed);
  if (!isWe(followed)) return isWhole && !LABEL.test(followed) ? followed : undefined;
  return followed.replace(FIRST_TWO, (all, verb: string, subject: string) =>
    we.has(subject.toLowerCase()) ? `${subject} ${verb.toLowerCase()}` : all,
  );
}

/** "Right, meet on 7 October at mine", "Let's meet tomorrow at 2 PM": what holds where a chat ends with it. */
function arrangedIn(sentence: string, language: string): string | undefined {
  const { settles, proposes, promises, own, isPending, isDenied } = talkWordsOf(language);
  const said =
    isAsked(sentence) || isPending(sentence) || isDenied(sentence) ? undefined : (settles.rest(sentence) ?? proposes.rest(sentence));
  if (said === undefined || promises.rest(said) !== undefined || dateIn(said, language) === undefined) return undefined;
  return lengthOf(said) < FEWEST_WORDS || own.has(firstOf(said)) ? undefined : said;
}

const firstOf = (text: string): string => text.toLowerCase().split(/\s/u)[0] ?? '';

/** "Nehmen wir den Stand" behind "dann": "wir nehmen den Stand". */
const FIRST_TWO = /^([\p{L}\p{M}]+)\s+([\p{L}\p{M}]+)(?=\s)/u;

const decides = (text: string, within: number, language: string): boolean =>
  discourseWordsOf(language)
    .matcher.find(text)
    .some(({ kind, at }) => kind === 'decision' && at <= within);

function isTask(sentence: string, names: readonly string[], language: string): boolean {
  const { promises, please } = talkWordsOf(language);
  return (
    promises.rest(sentence) !== undefined || please.rest(sentence) !== undefined || names.some((name) => sentence.startsWith(`${name} `))
  );
}

const opensOwn = (text: string, language: string): boolean =>
  talkWordsOf(language).own.has(text.toLowerCase().match(/^[^\s’']+/u)?.[0] ?? '');

/** What is agreed to: the sentence of somebody else that has its word, or the last proposal with a day or an amount. */
function takenUp(
  sentence: string,
  turns: readonly Turn[],
  at: number,
  language: string,
): { readonly text: string; readonly told: readonly string[] } | undefined {
  const { proposes, requests, settles, agrees } = talkWordsOf(language);
  const stands = (text: string): boolean => !opensOwn(text, language) && agrees.rest(text) === undefined && !leans(text, language);
  const words = sentence.toLowerCase().match(/[\p{L}\p{M}-]{4,}/gu) ?? [];
  const before = turns.slice(Math.max(0, at - MOST_BACK), at).toReversed();
  for (const { speaker, sentences } of before) {
    if (speaker === turns[at]?.speaker) continue;
    // What somebody would do is no decision of all.
    const named = sentences.findLast(
      (text) => !isAsked(text) && stands(text) && words.slice(1).some((word) => text.toLowerCase().includes(word)),
    );
    if (named !== undefined) return { text: `${firstName(speaker, language)}: ${withoutStop(named)}`, told: [named] };
  }
  for (const { sentences } of before) {
    const asked = sentences.findLast(
      (text) => isAsked(text) && requests.rest(text) === undefined && (proposes.rest(text) !== undefined || /\p{Nd}/u.test(text)),
    );
    const said = asked === undefined ? '' : (LABEL.exec(asked)?.[2] ?? proposes.rest(asked) ?? asked);
    const text = settles.rest(said) ?? said;
    if (asked !== undefined && lengthOf(text) >= FEWEST_WORDS) return { text: capitalize(withoutStop(text), language), told: [asked] };
  }
  return undefined;
}

/** "Ticket 2 euros from January, card 1 euro, Saturdays on demand": what is enumerated. */
function partsOf(said: string): readonly string[] | undefined {
  const parts = said.split(/\s*[,;،，；、]\s+|[，；、]/u).map(withoutStop);
  if (parts.length < FEWEST_PARTS || parts.some((part) => lengthOf(part) > LONGEST_PART || !/\p{L}/u.test(part))) return undefined;
  const words = parts.reduce((sum, part) => sum + lengthOf(part), 0);
  return words >= LEAST_AVERAGE * parts.length ? parts : undefined;
}
