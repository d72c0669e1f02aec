/** The closing: what the source itself ends with. */
import type { SlideOf } from '@slidewright/contract/deck';
import { trimClause } from './clauses.ts';
import { isConcluding } from './concludingHeadings.ts';
import { type KeySentence, keySentence } from './keySentence.ts';
import { columns, countWords, wordiness } from './measure.ts';
import { notesOf } from './notes.ts';
import type { Passage, Unit } from './passages.ts';
import type { Judgement } from './points.ts';
import { isShowpiece } from './showpieces.ts';
import { likeness } from './subject.ts';
import type { Vector } from './terms.ts';
import type { Titles } from './titles.ts';
import { words } from './words/words.ts';

export interface Ending {
  /** The last section where it does nothing but end the text: the closing tells it, and no other slide does. */
  readonly farewell: readonly Passage[];
  readonly heading?: string;
  readonly sentence?: KeySentence;
  /** What the source asks for at its end. */
  readonly asked?: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Words, as many as in English, of a last section that makes no slide of its own. */
const MOST_FAREWELL = 60;
const CONCLUSION = { fewest: 5, most: 22, longest: 130 } as const;
/** Sentences of prose at the end among which there is one that concludes. */
const CONCLUDES_WITHIN = 6;
/** What each sentence after it takes from a sentence's worth. */
const LATER = 0.05;
/** In a text of a few sentences everything has been said already. */
const FEWEST_UNITS = 12;
/** "Action items" is a label; "What we ask of the board" can end a deck. */
const FEWEST_ASKED = 3;
const MOST_FACTS = 3;
const LONGEST_FACT = 48;
/** Where to write, call or look. */
const CONTACT = /^(?:[\w.+-]+@[\w-]+\.[\w.-]+|(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,12}(?:\/\S*)?|\+?[\d\s()/.-]{7,20})$/iu;

/** `subject` is what the whole text is about. */
export function endingOf(passages: readonly Passage[], subject: Vector, judge: Judgement): Ending {
  const facts = contactsOf(passages);
  const farewell = farewellOf(passages, judge);
  const parting = farewell && concluding(unitsOf(farewell), subject, judge);
  if (farewell && parting) {
    const heading = trimClause(farewell[0]?.section.heading ?? '');
    return { farewell, sentence: parting, facts, ...(heading !== '' && { heading }) };
  }
  // Where the source ends by asking for something, what it asks is what to leave with.
  const asked = passages.slice(-2).find(({ form, ordered }) => form === 'list' && ordered)?.section.heading;
  const sentence = unitsOf(passages).length < FEWEST_UNITS ? undefined : concluding(lastSentences(passages), subject, judge);
  return {
    farewell: [],
    facts,
    ...(sentence && { sentence }),
    ...(asked !== undefined && countWords(asked) >= FEWEST_ASKED && { asked: trimClause(asked) }),
  };
}

const unitsOf = (passages: readonly Passage[]): Unit[] => passages.flatMap(({ units }) => units);

/** The passages of the last of several sections, where they are a few sentences and nothing that is to be shown. */
function farewellOf(passages: readonly Passage[], { brief }: Judgement): readonly Passage[] | undefined {
  const last = passages.at(-1)?.section;
  if (!last || last.heading === undefined) return undefined;
  const farewell = passages.filter(({ section }) => section === last);
  const length = unitsOf(farewell).reduce((sum, unit) => sum + unit.words, 0);
  const alone = passages.every(({ section }) => section === last || section.part !== last.part);
  const told = alone && new Set(passages.map(({ section }) => section.part)).size > FEWEST_ASKED;
  return told && length <= MOST_FAREWELL * wordiness(brief.language) && farewell.every(({ form }) => form === 'prose')
    ? farewell
    : undefined;
}

/** Of the section that concludes, where one says so, else of the last paragraphs. */
function lastSentences(passages: readonly Passage[]): readonly Unit[] {
  const own = passages.filter(({ section }) => isConcluding(section.heading ?? '') && section.index > 0);
  const conclusion = own.at(-1);
  const prose = conclusion && own.filter(({ section, form }) => section === conclusion.section && form === 'prose');
  if (prose && prose.length > 0) return unitsOf(prose);
  return passages.findLast((passage) => passage.form === 'prose' && !isShowpiece(passage))?.units.slice(-CONCLUDES_WITHIN) ?? [];
}

/** The one that says most of the subject; of two that say about the same the later. */
function concluding(units: readonly Unit[], subject: Vector, judge: Judgement): KeySentence | undefined {
  const last = units.at(-1)?.index ?? 0;
  return keySentence(
    units,
    judge,
    CONCLUSION,
    (text, unit) => (judge.scores[unit.index] ?? 0) + 2 * likeness(text, subject, judge.lexicon) - LATER * (last - unit.index),
  );
}

/** Addresses and numbers that the last section gives under names of their own. */
function contactsOf(passages: readonly Passage[]): Ending['facts'] {
  const last = passages.at(-1)?.section;
  return passages
    .flatMap(({ section, units }) => (section === last ? units : []))
    .filter(({ lead, text }) => lead !== undefined && CONTACT.test(text) && columns(text) <= LONGEST_FACT && columns(lead) <= LONGEST_FACT)
    .slice(0, MOST_FACTS)
    .map(({ lead = '', text }) => ({ label: lead, value: text }));
}

/** Thanks, or the heading that the source takes its leave under, with what it concludes. */
export function closingSlide(ending: Ending, titles: Titles, deckTitle: string, language: string): SlideOf<'closing'> {
  const { farewell, heading, sentence, asked, facts } = ending;
  const title = titles.take(heading !== undefined && !titles.isTaken(heading) ? heading : words(language).thankYou);
  const subtitle = sentence?.text ?? asked ?? (deckTitle === title ? undefined : deckTitle);
  const units = farewell.length > 0 ? unitsOf(farewell) : sentence ? [sentence.unit] : [];
  return {
    kind: 'closing',
    title,
    ...(subtitle !== undefined && { subtitle }),
    ...(facts.length > 0 && { facts: [...facts] }),
    notes: notesOf(units),
    ...(units.length > 0 && { sources: [...new Set(units.map(({ block }) => block))] }),
  };
}
