/** What several people of a chat agree to: "So: the second-hand tank, £60. Everyone ok with that?" – "Yes." – "Yes, if it gets a lid." */
import { functionWords } from '../../../languages/functionWords.ts';
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import { capitalize } from '../../sentence/tidying.ts';
import { concludes } from './concluded.ts';
import { talkWordsOf } from './talkWords.ts';
import { isAsked, lengthOf, namesIn, type Turn, withoutStop } from './turn.ts';

export interface Agreed {
  /** Of the turn that proposes it. */
  readonly at: number;
  readonly items: readonly string[];
  /** Sentences that are told with it. */
  readonly told: readonly string[];
  /** What was proposed. */
  readonly whole?: string;
}

/** "Vote: …", and no hour. */
const LABELLED = /^[^\p{Nd}:：]{2,24}[:：]/u;
/** Of the turns: what is agreed before is how they begin. */
const FROM = 0.25;
/** Turns behind a proposal, and those of them that agree. */
const MOST_AFTER = 7;
/** Turns behind what is stated, where nobody is asked for agreement. */
const NEXT = 4;
const FEWEST_AGREEING = 2;
/** Words of a question that only asks for agreement. */
const LONGEST_ASKING = 6;
const FEWEST_PROPOSED = 4;
/** Words beside the agreement that put a condition. */
const FEWEST_ADDED = 3;

export function agreedIn(turns: readonly Turn[], language: string): readonly Agreed[] {
  const speakers = new Set(turns.map(({ speaker }) => speaker)).size;
  const names = namesIn(turns, language);
  return turns.flatMap((turn, at): readonly Agreed[] => {
    if (at < Math.floor(FROM * turns.length)) return [];
    // "Karim, can you ask for the discount?" is put to one of them.
    const question = turn.sentences.findLast((sentence) => isAsked(sentence) && !names.some((name) => sentence.startsWith(`${name},`)));
    const found = question === undefined ? statedIn(turn, language) : proposedIn(turn, question, language);
    if (found === undefined) return [];
    const proposal = answering(found, turns, at, language);
    const within = question === undefined ? NEXT : MOST_AFTER;
    // "Ok, then we take the first firm, from 15 June" says right behind it what it comes to.
    const isConcluded = turns
      .slice(at + 1, at + 1 + within)
      .some(
        ({ speaker, sentences }) =>
          speaker !== turn.speaker && sentences.some((sentence) => !isAsked(sentence) && concludes(sentence, language)),
      );
    if (question === undefined && isConcluded) return [];
    const replies = repliesTo(turns, at, language, within);
    const agreeing = new Set(replies.flatMap(({ speaker }) => speaker || [])).size;
    if (agreeing < Math.min(FEWEST_AGREEING, speakers - 1)) return [];
    const taken = replies.filter(({ more }) => more);
    // What others add to their yes is known only with a number; what the proposer takes up is what all of them take up.
    const limit = taken.find(({ speaker, text }) => speaker !== '' && /\p{Nd}/u.test(text));
    const text = limit ? `${proposal.text} – ${limit.text}` : proposal.text;
    return [
      {
        at,
        whole: proposal.text,
        items: [text, ...taken.flatMap((reply) => (reply.speaker === '' ? reply.text : []))],
        told: [...proposal.told, ...(question === undefined ? [] : [question]), ...replies.flatMap(({ told }) => told)],
      },
    ];
  });
}

interface Proposal {
  readonly text: string;
  readonly told: readonly string[];
}

/** "When is the meeting?" – "I suggest Thursday at eight", "And the training?" – "…": what is proposed with what it answers. */
function answering(proposal: Proposal, turns: readonly Turn[], at: number, language: string): Proposal {
  const before = turns[at - 1];
  const isFirst = turns[at]?.sentences.find((sentence) => lengthOf(sentence) >= FEWEST_PROPOSED) === proposal.told[0];
  const asked = before?.speaker === turns[at]?.speaker ? [] : (before?.sentences.filter(isAsked) ?? []);
  const topic = asked.findLast((question) => namesTopic(question, language));
  if (!isFirst || proposal.told.length === 0 || asked.length === 0) return proposal;
  if (topic !== undefined)
    return { text: `${capitalize(withoutStop(topic), language)}: ${proposal.text}`, told: [topic, ...proposal.told] };
  const question = asked.at(-1) ?? '';
  const isAnswer = before?.sentences.at(-1) === question && lengthOf(question) >= FEWEST_PROPOSED;
  const isPut = talkWordsOf(language).proposes.rest(proposal.told[0] ?? '') !== undefined;
  return isAnswer && isPut ? { text: `${capitalize(question, language)} ${proposal.text}`, told: [question, ...proposal.told] } : proposal;
}

/** "The training?", "Nonprofits?": a thing and no verb, as far as its few words tell. */
function namesTopic(question: string, language: string): boolean {
  const words = withoutStop(question).split(/\s+/u);
  const last = words.at(-1) ?? '';
  const grammar = functionWords(language);
  const isThing = last.length >= SHORTEST_TOPIC && !grammar.has(last.toLowerCase());
  return isThing && words.length <= MOST_WORDS_TOPIC && words.slice(0, -1).every((word) => grammar.has(word.toLowerCase()));
}
const SHORTEST_TOPIC = 5;
const MOST_WORDS_TOPIC = 3;

/** "We agree then: …" */
const LABEL = /^((?:[^\s:：]+\s){0,4}[^\s:：]+)\s?[:：]\s+(\S.*)$/su;

/** "Right, so we take the steel roof": what somebody says it comes to, and the others agree to. */
function statedIn(turn: Turn, language: string): Proposal | undefined {
  const { settles, proposes, isPending } = talkWordsOf(language);
  for (const sentence of turn.sentences) {
    const proposed = /\p{Nd}/u.test(sentence) ? proposes.rest(sentence) : undefined;
    const said = isPending(sentence) ? undefined : (settles.rest(sentence) ?? proposed);
    const [, label = '', rest = ''] = LABEL.exec(said ?? '') ?? [];
    const text = label !== '' && (hasAgreement(label, language) || settles.rest(label) !== undefined) ? rest : (said ?? '');
    if (lengthOf(text) >= FEWEST_PROPOSED) return { text: capitalize(withoutStop(text), language), told: [sentence] };
  }
  return undefined;
}

function proposedIn(turn: Turn, question: string, language: string): Proposal | undefined {
  const { proposes, settles } = talkWordsOf(language);
  const at = turn.sentences.indexOf(question);
  const before = turn.sentences[at - 1];
  if (before !== undefined && lengthOf(question) <= LONGEST_ASKING && asksToAgree(question, language)) {
    const taken = settles.rest(before) ?? before;
    const said = proposes.rest(taken) ?? taken;
    return lengthOf(said) < FEWEST_PROPOSED ? undefined : { text: capitalize(withoutStop(said), language), told: [before] };
  }
  // "So the spa, and a book signed by all, is that all right?"
  const [, stated = '', asking = ''] = /^(.+)[,،，、;]\s*(\S[^,،，、;]*)$/su.exec(question) ?? [];
  if (asking !== '' && lengthOf(asking) > 1 && lengthOf(asking) <= LONGEST_ASKING && hasAgreement(asking, language)) {
    const said = settles.rest(stated) ?? stated;
    return lengthOf(said) < FEWEST_PROPOSED ? undefined : { text: capitalize(withoutStop(said), language), told: [] };
  }
  const agreed = agreedOn(question, language);
  if (agreed !== undefined) return { text: capitalize(withoutStop(agreed), language), told: [] };
  const rest = proposes.rest(question) ?? (isOffered(question, language) ? question : undefined);
  if (rest === undefined || lengthOf(rest) < 2) return undefined;
  return { text: capitalize(withoutStop(settles.rest(rest) ?? rest), language), told: [] };
}

/** "£7 for adults, children free?": what begins with no word of grammar and no label, and has an amount, is put to the others. */
function isOffered(question: string, language: string): boolean {
  if (LABELLED.test(question)) return false;
  const [first = ''] = question.toLowerCase().match(/[\p{L}\p{M}\p{Nd}\p{Sc}]+/u) ?? [];
  return /\p{Nd}/u.test(question) && lengthOf(question) >= FEWEST_PROPOSED && !functionWords(language).has(first);
}

/** "On est d'accord pour prendre la salle ?" is what all say yes to; where the verb comes first only what it asks about. */
function agreedOn(question: string, language: string): string | undefined {
  const { agrees } = talkWordsOf(language);
  const words = question.split(/\s+/u);
  for (let at = 1; at <= MOST_BEFORE_AGREED; at++) {
    const rest = agrees.rest(words.slice(at).join(' '));
    if (rest === undefined || lengthOf(rest) < FEWEST_PROPOSED) continue;
    const { copulas } = languageOf(language).grammar;
    return listOf(copulas).includes(words[0]?.toLowerCase() ?? '') ? undefined : question;
  }
  return undefined;
}
const MOST_BEFORE_AGREED = 3;

/** "Everyone ok with that?", "Everyone?" */
const asksToAgree = (question: string, language: string): boolean =>
  question.split(/[\s,]+/u).length <= LONGEST_CALL || hasAgreement(question, language);

function hasAgreement(question: string, language: string): boolean {
  const { agrees } = talkWordsOf(language);
  const words = question.split(/[\s,]+/u);
  return words.some((_, i) => agrees.rest(words.slice(i).join(' ')) !== undefined);
}
const LONGEST_CALL = 2;

interface Reply {
  readonly speaker: string;
  readonly text: string;
  /** It says more than yes. */
  readonly more: boolean;
  readonly told: readonly string[];
}

/** The turns behind that agree, as far as nobody else asks or proposes something. */
function repliesTo(turns: readonly Turn[], at: number, language: string, within: number): readonly Reply[] {
  const { agrees, promises } = talkWordsOf(language);
  const replies: Reply[] = [];
  let isTaken = false;
  for (const turn of turns.slice(at + 1, at + 1 + within)) {
    const [first = '', ...others] = turn.sentences;
    if (turn.speaker === turns[at]?.speaker) {
      // "Good, the lid is a must": who proposed it takes up what the others add.
      const taken = agrees.rest(first) ?? '';
      const isAdded = lengthOf(taken) >= FEWEST_ADDED && promises.rest(taken) === undefined && replies.length > 0;
      if (isAdded) replies.push({ speaker: '', text: capitalize(withoutStop(taken), language), more: true, told: [first] });
      // Who says "that's £1,060 then, ok" goes by what the other said.
      const isOk = replies.length > 0 && turn.sentences.some((sentence) => !isAsked(sentence) && agrees.rest(sentence) === '');
      if (isAdded || !isOk) break;
      isTaken = true;
      continue;
    }
    // Who proposes something else does not agree.
    if (turn.sentences.some((sentence) => isAsked(sentence) && (replies.length > 0 || asksToAgree(sentence, language)))) break;
    const rest = isAsked(first) ? undefined : agrees.rest(first);
    // Once the proposer has taken it up only who says yes right behind that goes by it too.
    if (rest === undefined && isTaken) break;
    if (rest === undefined) continue;
    const more = lengthOf(rest) >= FEWEST_ADDED && promises.rest(rest) === undefined && agrees.rest(rest) === undefined;
    const told = more ? [first, ...others.filter((sentence) => !isAsked(sentence))] : [first];
    const { conjunction } = languageOf(language).grammar;
    const bare = [conjunction ? rest.replace(conjunction, '') : rest, ...told.slice(1)].map(withoutStop);
    replies.push({ speaker: turn.speaker, text: bare.join('. '), more, told });
  }
  return replies;
}
