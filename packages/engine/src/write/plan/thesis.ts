/** What a told text without a name and headings comes to, and what it asks for: its cover says that, and not what it happens to begin with. */
import { isConcluding } from '../../languages/headings.ts';
import type { Passage, Unit } from '../discourse/passages.ts';
import type { Role } from '../discourse/role.ts';
import { findingsOfText } from '../findings/find.ts';
import { type Claim, claimsIn } from '../say/claims.ts';
import { addresses } from '../say/dangling.ts';
import { type KeySentence, keySentence } from '../say/keySentence.ts';
import type { Judgement } from '../say/points.ts';
import type { HangKind } from '../sentence/hanging/hang.ts';
import { hangs } from '../sentence/hangs.ts';
import { lettersOf } from '../sentence/letters.ts';
import { columns, countWords, wordiness } from '../sentence/measure.ts';
import { withoutMarker } from '../sentence/sentenceGrammar.ts';
import { capitalize, trimClause } from '../sentence/tidying.ts';
import { talkWordsOf } from '../structure/talk/talkWords.ts';
import { wordsOf } from './allot.ts';

/** A shorter text is called by its first sentence. */
const FEWEST_UNITS = 8;
/** Columns of the largest title, and words as many as in English. */
const LONGEST = 85;
const MOST_WORDS = 15;

/** The prose of a text that hardly has headings: a question or a short sentence may have been taken for one. Empty where it has. */
export function toldIn(passages: readonly Passage[]): readonly Unit[] {
  const bare = wordsUnder(passages.filter(({ section }) => section.heading === undefined));
  return bare >= TOLD * wordsUnder(passages) && passages[0]?.section.heading === undefined
    ? passages.filter(({ form }) => form === 'prose').flatMap(({ units }) => units)
    : [];
}
/** Of its words. */
const TOLD = 0.6;
const wordsUnder = (passages: readonly Passage[]): number => passages.reduce((sum, { units }) => sum + wordsOf(units), 0);

/**
 * The sentence that is the best title of the whole text. The first one where that is about as good; undefined where the text is short, or begins
 * with a fact that names it, as a report does.
 */
export function thesisOf(units: readonly Unit[], judge: Judgement): string | undefined {
  const { language } = judge.brief;
  const first = units.find(({ role }) => role !== 'greeting');
  if (units.length < FEWEST_UNITS || (first && namesByFact(first, language))) return undefined;
  const claims = claimsIn(units, units, judge, () => false, false, true);
  const thesis = bestIn(claims, language);
  const opening = claims.find(
    ({ unit, text, whole }) => unit === first && whole && columns(text) <= LONGEST && !isPersonal(text, language),
  );
  return thesis && opening && opening.worth > thesis.worth - MARGIN ? opening.text : thesis?.text;
}

const bestIn = (claims: readonly Claim[], language: string): Claim | undefined =>
  claims.find(
    ({ text, unit, features }) =>
      columns(text) <= LONGEST &&
      countWords(text) <= MOST_WORDS * Math.max(1, wordiness(language)) &&
      !DEPENDENT.has(unit.role) &&
      // "On the electric car there was no vote" is what the text leaves open.
      !talkWordsOf(language).isPending(text) &&
      features['cue:says'] === undefined &&
      !isShare(text, language) &&
      !isCall(text, language),
  );

/** "Only a fifth of them", "22 per cent came for the books": a sentence that opens with a share counts some of those who were told of before. */
const isShare = (text: string, language: string): boolean =>
  findingsOfText(text, language).some(
    (finding) =>
      finding.kind === 'figure' &&
      finding.figure.measure.kind === 'percent' &&
      finding.figure.base === undefined &&
      text.slice(0, finding.figure.start).trim() === '',
  );

/** What it must be better by than the first sentence, which names the text where it is about as good. */
const MARGIN = 0.5;

/** What others say, and what only follows from another sentence or is held against it: "So please don't ring Alan". */
const DEPENDENT: ReadonlySet<Role> = new Set<Role>(['opinion', 'consequence', 'cause', 'contrast']);

/** "The pool closes from 3 February to 11 April". */
const namesByFact = (unit: Unit, language: string): boolean => states(unit, language) && /\p{Nd}/u.test(unit.text);
const states = ({ text, role }: Unit, language: string): boolean => FACTS.has(role) && !isPersonal(text, language);
const FACTS: ReadonlySet<Role> = new Set<Role>(['result', 'decision', 'definition', 'claim', 'detail']);
const isPersonal = (text: string, language: string): boolean => hangs(text, language).some(({ kind }) => PERSONAL.has(kind));
const PERSONAL: ReadonlySet<HangKind> = new Set<HangKind>(['author', 'reader', 'imperative']);

/** "Please don't ring Alan": what the listeners are to do names the text only with its date or figure. */
const isCall = (text: string, language: string): boolean =>
  !/\p{Nd}/u.test(text) && (addresses(text, language) || hangs(text, language).some(({ kind }) => kind === 'imperative'));

/** Whether the title is a sentence of the text, or a part of one, that stands on a slide of its own: it is said there as well. */
export const saysUnit = (title: string, units: readonly Unit[]): boolean => {
  const letters = lettersOf(title);
  return units.some(({ text }) => lettersOf(text).includes(letters));
};

/** The same of a title that its own slide is called by, too: one that the text begins with only where it states a fact, as a report does. */
export const echoesUnit = (title: string, units: readonly Unit[], language: string): boolean => {
  const [first, ...others] = units;
  return saysUnit(title, others) || (first !== undefined && saysUnit(title, [first]) && states(first, language));
};

const ASKS: ReadonlySet<Role> = new Set<Role>(['recommendation', 'instruction', 'decision']);
const ASK = { fewest: 4, most: 24, longest: 140 } as const;
/** Share of a text that stands before what it asks for in the end. */
const LATE = 0.5;

/**
 * What sums the text up, else what is asked for or settled towards its end with a date or a figure: "Please vote by return mail before 20 January".
 * `isTalk`: several people speak.
 */
export function askOf(units: readonly Unit[], isTalk: boolean, judge: Judgement): KeySentence | undefined {
  const { language } = judge.brief;
  if (units.length < FEWEST_UNITS) return undefined;
  const late = units.slice(Math.ceil(LATE * units.length));
  const sum = late.findLast(({ text }) => isSum(text, language));
  if (sum) {
    const text = capitalize(trimClause(sum.text.replace(LABEL, '')), language);
    if (columns(text) <= LONGEST_SUM) return { text, unit: sum };
  }
  // What is asked in a chat may be answered by the next one.
  if (isTalk) return undefined;
  return keySentence(late, judge, ASK, (text, { role, index, strength }) =>
    ASKS.has(role) && /\p{Nd}/u.test(text) ? strength + index / (units.at(-1)?.index || 1) : undefined,
  );
}

/** "So, in short: the old pads from Thursday on, …". */
const isSum = (text: string, language: string): boolean => {
  const [, label = ''] = LABEL.exec(text) ?? [];
  return label !== '' && [label, withoutMarker(label, language)].some(isConcluding);
};
const LABEL = /^([^.,:：!?]{4,32}?)\s?[:：]\s*(?=\S)/u;
/** Columns. */
const LONGEST_SUM = 170;
