/** Groups that would make a slide of a single short line go with a neighbour. */
import type { Passage, Unit } from '../discourse/passages.ts';
import { isShowpiece } from '../discourse/showpieces.ts';
import { choosePoints, type Judgement } from '../say/points.ts';
import { isTalk } from '../say/telling.ts';
import { isEmpty } from '../say/worth.ts';
import { hangs } from '../sentence/hangs.ts';
import { countWords, wordiness } from '../sentence/measure.ts';
import { greets } from '../structure/pleasantries.ts';
import { type Group, unitsOf, weightOf } from './allot.ts';

/** Words, as many as in English, of what a slide of text says at least. */
const FEWEST_WORDS = 14;
const FEWEST_POINTS = 2;
/** So many are enough for a slide in however few sentences. */
const ENOUGH_WORDS = 34;
/** Sentences that speak of the speaker or to the listeners, and of nothing else. */
const MOST_TALK_UNITS = 3;
const MOST_GREETING_UNITS = 5;
const FEWEST_TELLING = 3;
/** Words of a line above the first heading that says whom the text is for, or where it comes from. */
const LONGEST_LINE = 16;

/** The groups in order, each thin one with the lighter of its neighbours of the same part. */
export function joinThin(groups: readonly Group[], judge: Judgement): Group[] {
  const joined = [...groups];
  for (let i = 0; i < joined.length && joined.length > 1; i++) {
    const group = joined[i] as Group;
    if (!isThin(group, judge)) continue;
    const before = joined[i - 1];
    const after = joined[i + 1];
    const neighbours = [before, after].filter((other) => other !== undefined && samePart(other, group)) as Group[];
    const [lightest] =
      after && leadsTo(group, after)
        ? [after]
        : before && endsList(group, before)
          ? [before]
          : neighbours.sort((a, b) => cost(a, group) - cost(b, group));
    if (!lightest) continue;
    const at = lightest === before ? i - 1 : i;
    joined.splice(at, 2, { passages: [...(joined[at]?.passages ?? []), ...(joined[at + 1]?.passages ?? [])] });
    i = at - 1;
  }
  return joined;
}

/** "I got three quotes:": a sentence that leads to the list below it belongs to that list. */
const leadsTo = (group: Group, after: Group): boolean => {
  const [lead, ...more] = unitsOf(group);
  const [list] = after.passages;
  return lead !== undefined && more.length === 0 && list?.form === 'list' && list.intro === lead.text;
};

/** "That makes seventy thousand." behind the items that its paragraph counts. */
const endsList = (group: Group, before: Group): boolean => {
  const list = before.passages.at(-1);
  return list?.form === 'list' && group.passages[0]?.form === 'prose' && list.units.at(-1)?.block === unitsOf(group)[0]?.block;
};

/** What stands above the first heading, or below the title. */
const opens = ({ section, form }: Passage): boolean => form === 'prose' && (section.heading === undefined || section.index === 0);

/** Thanks and wishes say nothing of the subject, wherever they stand. */
const isFarewell = (group: Group): boolean => unitsOf(group).every(({ role, form }) => form === 'prose' && role === 'greeting');

/** The groups without greetings, and without the first, where that is a few words under no heading that speak of the speaker or to the listeners. */
export function withoutTalk(given: readonly Group[], { brief }: Judgement): Group[] {
  const groups = brief.mode === 'preserve' || given.every(isFarewell) ? [...given] : given.filter((group) => !isFarewell(group));
  const [first, ...rest] = groups;
  if (!first || brief.mode === 'preserve' || rest.length < FEWEST_TELLING) return groups;
  const units = unitsOf(first);
  const isAddress =
    units.length <= MOST_TALK_UNITS &&
    // What is asked, and by when, is why the mail was written.
    !units.some(({ text, role }) => /\p{Nd}/u.test(text) || role === 'recommendation' || role === 'decision') &&
    first.passages.every(({ section, form }) => section.heading === undefined && form === 'prose') &&
    units.every(({ text }) => hangs(text, brief.language).some(({ kind }) => kind === 'author' || kind === 'reader'));
  const isOpening =
    units.length <= MOST_GREETING_UNITS &&
    first.passages.every(opens) &&
    units.some(({ text }) => greets(text, brief.language)) &&
    units.every(({ text }) => greets(text, brief.language) || !/\p{Nd}/u.test(text));
  const isGreeting = first.passages.every(opens) && units.every((unit) => isTalk(unit, brief.language) || isEmpty(unit.role));
  const isLine = units.length === 1 && (units[0]?.words ?? 0) <= LONGEST_LINE && first.passages[0]?.section.index === 0;
  const told = rest.filter((group) => !isArrangement(group, brief.language));
  return isAddress || isOpening || isGreeting || isLine || isNote(first, rest, brief.language) ? told : [first, ...told];
}

/** A sentence or two above the headings of a text that has headings for all it says: who wrote it, and how to read it. */
function isNote({ passages }: Group, rest: readonly Group[], language: string): boolean {
  const units = unitsOf({ passages });
  // "Paper and online." says how, and "I am moving in March" who.
  const speaks = ({ text, words }: Unit): boolean =>
    words <= LONGEST_FRAGMENT || hangs(text, language).some(({ kind }) => kind === 'author' || kind === 'reader');
  return (
    units.some(speaks) &&
    passages.every(({ section, form }) => form === 'prose' && section.heading === undefined) &&
    units.length <= MOST_NOTE_UNITS &&
    units.reduce((sum, { words }) => sum + words, 0) <= LONGEST_NOTE &&
    !units.some(({ role, strength }) => NOTED.has(role) || strength >= STRONG) &&
    rest.length >= FEWEST_HEADED &&
    rest.every((group) => group.passages.every(({ section }) => section.heading !== undefined))
  );
}
const MOST_NOTE_UNITS = 2;
/** Words. */
const LONGEST_NOTE = 30;
const FEWEST_HEADED = 4;
const LONGEST_FRAGMENT = 3;
const STRONG = 0.6;
/** What is never only said in passing. */
const NOTED: ReadonlySet<Unit['role']> = new Set<Unit['role']>(['decision', 'recommendation', 'result', 'definition']);

/** "Can we speak on Thursday? I can call from the office.": who writes and who reads arrange something between them. */
const isArrangement = (group: Group, language: string): boolean =>
  group.passages.every(({ form, section }) => form === 'prose' && !section.labelled) &&
  unitsOf(group).length <= MOST_TALK_UNITS &&
  unitsOf(group).every((unit) => unit.role === 'question' || isTalk(unit, language) || isEmpty(unit.role));

const samePart = (a: Group, b: Group): boolean => a.passages[0]?.section.part === b.passages[0]?.section.part;

/** Neighbours of one section go together sooner than those of two. */
const cost = (other: Group, group: Group): number =>
  (other.passages[0]?.section === group.passages[0]?.section ? 1 : 2) *
  (other.passages.some(isShowpiece) ? 2 : 1) *
  other.passages.reduce((sum, passage) => sum + weightOf(passage), 0);

/** Where no heading divides the text, a paragraph of two sentences is a thought: the one is its title. What it counts may be a list. */
const isParagraph = (group: Group): boolean => {
  const units = unitsOf(group);
  return (
    group.passages[0]?.form === 'prose' &&
    (group.passages.length === 1 || units.every(({ block }) => block === units[0]?.block)) &&
    units.at(-1)?.ends === true &&
    units.filter(({ role }) => !isEmpty(role)).length >= FEWEST_POINTS
  );
};

function isThin(group: Group, judge: Judgement): boolean {
  if (group.passages.some(isShowpiece)) return false;
  const points = choosePoints(unitsOf(group), judge, { words: judge.brief.slideWords, points: judge.brief.mostPoints });
  const words = points.reduce((sum, { text, head }) => sum + countWords(text) + countWords(head ?? ''), 0);
  // Where no heading names the slide, one of its points does.
  const first = group.passages[0];
  const headed = first !== undefined && (first.section.heading === undefined ? isParagraph(group) : first.units[0]?.position === 0);
  const said = wordiness(judge.brief.language);
  const sentences = points.reduce((sum, { units }) => sum + units.length, 0);
  const few = sentences < (headed ? FEWEST_POINTS : FEWEST_POINTS + 1) && words < ENOUGH_WORDS * said;
  return few || words < FEWEST_WORDS * said;
}
