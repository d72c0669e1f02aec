/** The closing: what the source itself ends with. */
import { isConcluding } from '../../languages/headings.ts';
import type { Passage, Unit } from '../discourse/passages.ts';
import type { Role } from '../discourse/role.ts';
import { isShowpiece } from '../discourse/showpieces.ts';
import { likeness } from '../discourse/subject.ts';
import type { Vector } from '../discourse/terms.ts';
import { type Bounds, type KeySentence, keySentence } from '../say/keySentence.ts';
import type { Judgement } from '../say/points.ts';
import { leansBack } from '../say/whole.ts';
import { columns, countWords, wordiness } from '../sentence/measure.ts';
import { trimClause } from '../sentence/tidying.ts';
import { wordsOf } from './allot.ts';

export interface Ending {
  /** What does nothing but end the text, a last section or a last line of facts: the closing tells it, and no other slide does. */
  readonly farewell: readonly Passage[];
  readonly heading?: string;
  readonly sentence?: KeySentence;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

/** Words, as many as in English, of a last section that makes no slide of its own, and of one whose words need not say so. */
const MOST_FAREWELL = 60;
const MOST_LINE = 25;
/** Sentences of a conclusion that one line can stand for. */
const MOST_CONCLUDED = 2;
/** Of fewer sections none takes leave. */
const FEWEST_PARTS = 3;
const FAREWELL = { fewest: 5, most: 22, longest: 130 } as const;
/** Such a sentence is the closing's title. */
const CONCLUSION = { fewest: 5, most: 16, longest: 95 } as const;
/** Of two sentences that say about as much the later concludes; outside of a conclusion hardly any but the last does. */
const LATER = 0.05;
const MUCH_LATER = 0.2;
/** In a text of a few sentences everything has been said already. */
const FEWEST_UNITS = 12;
const MOST_FACTS = 3;
/** Entries that need not be an address to end what stands above them. */
const MOST_BESIDE = 2;
const MOST_FACT_WORDS = 8;
const LONGEST_FACT = 72;
/** Where to write, call or look. */
const CONTACT = /^(?:[\w.+-]+@[\w-]+\.[\w.-]+|(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,12}(?:\/\S*)?|\+?[\d\s()/.-]{7,20})$/iu;

/**
 * What the slide after the last one of content says; undefined where the source ends in conclusions, decisions or tasks, whose own slide is
 * the better end. `subject` is what the whole text is about.
 */
export function endingOf(passages: readonly Passage[], subject: Vector, judge: Judgement): Ending | undefined {
  const parting = factsOf(passages);
  const facts = parting ? shortened(parting) : [];
  const told = passages.filter((passage) => passage !== parting);
  const farewell = farewellOf(told, judge);
  const leave = farewell && concluding(unitsOf(farewell), LATER, subject, judge, FAREWELL);
  const ends = parting ? [parting] : [];
  if (farewell && leave) {
    const heading = trimClause(farewell[0]?.section.heading ?? '');
    return { farewell: [...farewell, ...ends], sentence: leave, facts, ...(heading !== '' && { heading }) };
  }
  if (facts.length === 0 && conclusionOf(told).length > 0) return undefined;
  const sentence = unitsOf(told).length < FEWEST_UNITS ? undefined : concludingSentence(told, subject, judge);
  const ending: Ending = { farewell: ends, facts, ...(sentence && { sentence }) };
  return says(ending) ? ending : undefined;
}

/** The passages of the last section, where it says what follows, or is a list of what is to be done: the deck ends with them. */
export function conclusionOf(passages: readonly Passage[]): readonly Passage[] {
  const last = passages.at(-1)?.section;
  if (!last || last.index === 0 || passages.every(({ section }) => section === last)) return [];
  const own = passages.filter(({ section }) => section === last);
  const shown = own.filter(({ form, units }) => form === 'list' && units.filter(({ role }) => ASKS.has(role)).length * 2 >= units.length);
  const named = [last.heading ?? '', ...last.path].some(isConcluding);
  return (shown.length > 0 && wordsOf(unitsOf(shown)) * 2 >= wordsOf(unitsOf(own))) || (named && unitsOf(own).length > 1) ? own : [];
}

/** What a list says is to be done. */
const ASKS: ReadonlySet<Role> = new Set<Role>(['decision', 'recommendation', 'step', 'instruction']);

const says = ({ facts, sentence }: Ending): boolean => sentence !== undefined || facts.length > 0;

const unitsOf = (passages: readonly Passage[]): Unit[] => passages.flatMap(({ units }) => units);

/** The passages of the last of several sections, where they are a few sentences that take leave, and nothing that is to be shown. */
function farewellOf(passages: readonly Passage[], judge: Judgement): readonly Passage[] | undefined {
  const last = passages.at(-1)?.section;
  if (!last || last.heading === undefined) return undefined;
  const farewell = passages.filter(({ section }) => section === last);
  const alone = passages.every(({ section }) => section === last || section.part !== last.part);
  const told = alone && new Set(passages.map(({ section }) => section.part)).size > FEWEST_PARTS;
  return told && farewell.every(({ form }) => form === 'prose') && takesLeave(last.heading, unitsOf(farewell), judge)
    ? farewell
    : undefined;
}

/** A line or two, a conclusion of two sentences, or some more that congratulate, invite or thank. */
function takesLeave(heading: string, units: readonly Unit[], { brief, grammar }: Judgement): boolean {
  const length = wordsOf(units) / wordiness(brief.language);
  if (length > MOST_FAREWELL) return false;
  if (isConcluding(heading)) return units.length <= MOST_CONCLUDED && (units.length === 1 || length <= MOST_LINE);
  // Of two facts the closing would leave one out.
  return (
    (length <= MOST_LINE && units.length === 1) || /[!！]$/u.test(heading.trim()) || units.some((unit) => grammar.chatter?.test(unit.text))
  );
}

/** Of the section that concludes, where one says so, else of the last paragraphs. */
function concludingSentence(passages: readonly Passage[], subject: Vector, judge: Judgement): KeySentence | undefined {
  const named = passages.findLast(({ section, form }) => form === 'prose' && section.index > 0 && isConcluding(section.heading ?? ''));
  // An outlook above what is asked for and what is at risk is no conclusion.
  const conclusion = named?.section.part === passages.at(-1)?.section.part ? named : undefined;
  const own = passages.filter(({ section, form }) => form === 'prose' && section === conclusion?.section);
  if (own.length > 0) return concluding(unitsOf(own), LATER, subject, judge, CONCLUSION);
  return concluding(remarkOf(passages), MUCH_LATER, subject, judge, CONCLUSION);
}

/** The last sentences of a text without sections; in one with them the remark below what its last section shows. */
function remarkOf(passages: readonly Passage[]): readonly Unit[] {
  const last = passages.at(-1);
  if (last?.form !== 'prose') return [];
  const divided = passages.some(({ section }) => section !== last.section);
  // The last paragraph of an argument is a slide of its own: a sentence that is taken out of it would be missed there.
  if (!divided) return [];
  const below = passages.some((passage) => passage !== last && passage.section === last.section && isShowpiece(passage));
  return below && last.units.length === 1 ? last.units : [];
}

/** What a text can end with: what follows from it, and no detail. */
const CONCLUDES: ReadonlySet<Role> = new Set<Role>([
  'result',
  'decision',
  'recommendation',
  'claim',
  'consequence',
  'contrast',
  'condition',
  'definition',
  'risk',
  'answer',
  'instruction',
]);

/** The one that says most of the subject; each sentence after it takes `later` from its worth. */
function concluding(units: readonly Unit[], later: number, subject: Vector, judge: Judgement, bounds: Bounds): KeySentence | undefined {
  const last = units.at(-1)?.index ?? 0;
  // What the next sentence leans on stands right above it.
  const leaned = new Set(units.filter((unit) => leansBack(unit, judge)).map(({ index }) => index - 1));
  return keySentence(units, judge, bounds, (text, unit) =>
    leaned.has(unit.index) || unit.enumerated || !CONCLUDES.has(unit.role)
      ? undefined
      : (judge.scores[unit.index] ?? 0) + 2 * likeness(text, subject, judge.lexicon) - later * (last - unit.index),
  );
}

/** What stands last and says where to write, or, below other things, one or two facts such as the next meeting. */
function factsOf(passages: readonly Passage[]): Passage | undefined {
  const last = passages.at(-1);
  if (!last || passages.length < 2 || shortened(last).length < last.units.length) return undefined;
  const beside = passages.some((other) => other !== last && other.section === last.section);
  const isContact = last.units.filter(({ text }) => CONTACT.test(text)).length * 2 >= last.units.length;
  return isContact || (beside && last.units.length <= MOST_BESIDE) ? last : undefined;
}

/** "Next meeting: 17 March, 10:00" as an entry, where it stands as a sentence. */
function labelled(unit: Unit): Unit {
  const [, lead, text] = (unit.form === 'prose' && /^([^:：.]{3,30})[:：]\s*(\S.*)$/u.exec(unit.text)) || [];
  return lead !== undefined && text !== undefined && /\p{N}/u.test(text) ? { ...unit, lead, text } : unit;
}

/** The first entries, as far as they are short. */
const shortened = ({ units }: Passage): Ending['facts'] =>
  units
    .map(labelled)
    .filter(({ lead, text }) => lead !== undefined && countWords(text) <= MOST_FACT_WORDS && columns(lead + text) <= LONGEST_FACT)
    .slice(0, MOST_FACTS)
    .map(({ lead = '', text }) => ({ label: lead, value: trimClause(text) }));
