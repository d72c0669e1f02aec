/** Who does what, as one message of a chat lists it: "To do:", and below it "Tom: the contract, today"; "Ana books the bus. Rui asks the school." */
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import { addedBy, agreedWith } from './answers.ts';
import { talkWordsOf } from './talkWords.ts';
import type { Tasks } from './tasks.ts';
import { asTask, firstName, isAsked, lengthOf, namesIn, namingSpeaker, type Turn, withoutStop } from './turn.ts';

/** Of the turns: who is named before that is spoken of. */
const FROM = 0.3;
const FEWEST = 2;
const FEWEST_WORDS = 2;
/** Words of a name before its colon, where a label announces tasks. */
const MOST_WORDS_OF_NAME = 3;
/** Turns behind the list among which its people answer, and words of such an answer. */
const MOST_AFTER = 6;
const LONGEST_ANSWER = 12;
const OWNED = /^([^:：]{2,40})[:：]\s*(\S.*)$/su;

interface Assignment {
  readonly owner: string;
  readonly task: string;
  readonly sentence: string;
}

export function assignedIn(turns: readonly Turn[], language: string): Tasks {
  const names = namesIn(turns, language);
  const items: string[] = [];
  const told: string[] = [];
  turns.forEach((turn, at) => {
    if (at < Math.floor(FROM * turns.length)) return;
    const labelled = listedIn(turn, names, language);
    const assignments = labelled.length > 0 ? labelled : narratedIn(turn, names, language);
    if (assignments.length === 0) return;
    told.push(...turn.sentences.filter((sentence) => isLabel(sentence, language)));
    for (const { owner, task, sentence } of assignments) {
      const reply = turns.slice(at + 1, at + 1 + MOST_AFTER).find(({ speaker }) => firstName(speaker, language) === owner);
      const [answer = ''] = reply?.sentences ?? [];
      // "+1 to Ines" answers somebody else.
      const isOther = names.some((name) => name !== owner && answer.includes(name));
      const isLong = isAsked(answer) || lengthOf(answer) > LONGEST_ANSWER;
      const isYes = !isOther && !isLong && agreedWith(answer, language) !== undefined;
      const speaker = firstName(turn.speaker, language);
      const own = owner === speaker ? asTask(task, language) : namingSpeaker(task, speaker, language);
      items.push(`${owner}: ${withoutStop(own)}${isYes ? addedBy(answer, language) : ''}`);
      told.push(sentence, ...(isYes ? [answer] : []));
    }
  });
  return { items, told };
}

/** Lines that begin with a name and a colon: anybody's below a label of tasks, speakers' without one. */
function listedIn(turn: Turn, names: readonly string[], language: string): readonly Assignment[] {
  const label = turn.sentences.findIndex((sentence) => isLabel(sentence, language));
  const found = turn.sentences.slice(label + 1).flatMap((sentence): Assignment[] => {
    const [, owner = '', task = ''] = OWNED.exec(sentence) ?? [];
    const isOwner = label < 0 ? names.includes(owner) : owner !== '' && lengthOf(owner) <= MOST_WORDS_OF_NAME;
    return isOwner && !isAsked(sentence) && lengthOf(task) >= FEWEST_WORDS ? [{ owner, task, sentence }] : [];
  });
  return found.length >= FEWEST ? found : [];
}

/** Nothing but sentences that each begin with a name, or tell what the speaker does, in one message: who did something is seldom told so. */
function narratedIn(turn: Turn, names: readonly string[], language: string): readonly Assignment[] {
  const { own: ownWords, isPending, isDenied } = talkWordsOf(language);
  const own = firstName(turn.speaker, language);
  const found = turn.sentences.flatMap((sentence): Assignment[] => {
    const name = names.find((each) => sentence.startsWith(`${each} `));
    if (name !== undefined) return [{ owner: name, task: sentence.slice(name.length).trim(), sentence }];
    return startsOwn(sentence) ? [{ owner: own, task: sentence, sentence }] : [];
  });
  const owners = new Set(found.map(({ owner }) => owner).filter((owner) => owner !== own));
  const isSaid = turn.sentences.some((sentence) => isAsked(sentence) || isPending(sentence) || isDenied(sentence));
  return owners.size >= FEWEST && found.length === turn.sentences.length && !isSaid ? found : [];

  function startsOwn(sentence: string): boolean {
    const [first = ''] = sentence.split(' ');
    return ownWords.has(first.toLowerCase());
  }
}

/** "To do:". */
function isLabel(sentence: string, language: string): boolean {
  const [, label = ''] = /^([^:：]{2,40})[:：]\s*$/u.exec(sentence) ?? [];
  return label !== '' && listOf(languageOf(language).reading.tasks).includes(label.toLowerCase().trim());
}
