/** The cover: the source's title or, where it has none, one made of its first words. */

import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import type { Block, Document } from '../../model/document.ts';
import { discourseWordsOf } from '../discourse/discourseWords.ts';
import type { Material, Passage, Unit } from '../discourse/passages.ts';
import type { Role } from '../discourse/role.ts';
import { selfNameOf } from '../discourse/selfName.ts';
import { likeness, subjectOf } from '../discourse/subject.ts';
import { centroid, cosine } from '../discourse/terms.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { type KeySentence, keySentence } from '../say/keySentence.ts';
import { type Judgement, shorten } from '../say/points.ts';
import { tellingOf } from '../say/telling.ts';
import { isEmpty, isKey } from '../say/worth.ts';
import { hangs } from '../sentence/hangs.ts';
import { lettersOf } from '../sentence/letters.ts';
import { columns, countWords, wordiness } from '../sentence/measure.ts';
import { sayingsOf } from '../sentence/sayingsOf.ts';
import { balanced, capitalize, trimClause } from '../sentence/tidying.ts';
import type { Outline } from '../structure/outline.ts';
import { greets } from '../structure/pleasantries.ts';
import { readingOf } from '../structure/reading.ts';
import { wordsOf } from './allot.ts';
import { conclusionOf } from './closing.ts';
import { askOf, saysUnit, thesisOf, toldIn } from './thesis.ts';

const LONGEST = 70;
const LITTLE_LONGER = 80;
/** Of a sentence that is too long as a whole. */
const LONGEST_OPENING = 85;
/** With the day or the figure of what it tells. */
const LONGEST_DATED = 100;
/** Columns of a source's own title, which stands whole on two lines. */
const LONGEST_NAMED = 130;
/** A sentence that stands for a title may take two lines of the cover. */
const GIST = { fewest: 4, most: 18, longest: 110 } as const;
/** Index of the section that may be a text's summary at its beginning. */
const LATEST_SUMMARY = 2;
const LEAST_OF_SUMMARY = 0.35;
const MESSAGE = { fewest: 4, most: 13, longest: 80 } as const;

/** Never longer than two lines of a cover. */
export function deckTitle(document: Document, outline: Outline, material: Material, judge: Judgement): string {
  const { grammar } = judge;
  const { isUsual } = readingOf(document.language);
  const named =
    document.title ??
    outline.sections.find(
      ({ heading, index, labelled, role }) =>
        heading !== undefined &&
        labelled === undefined &&
        index <= 1 &&
        role !== 'decisions' &&
        !isListName(heading, document.language) &&
        !isUsual(heading) &&
        !(index > 0 && isAmong(heading, outline) && !isReference(heading, outline)),
    )?.heading;
  if (named !== undefined && /[\p{L}\p{N}]/u.test(named)) {
    if (isWrittenSmall(named, material)) return named;
    return capitalize(columns(named) <= LONGEST_NAMED ? named : shorten(named, 12), document.language);
  }
  const units = material.passages.flatMap((passage) => passage.units).filter((unit) => unit.form !== 'code' && /\p{L}/u.test(unit.text));
  const self = selfNameOf(units, document.language);
  if (self !== undefined) return self;
  // What a text without a title says first of itself stands in its own summary.
  const gist = keySentence(
    material.passages.flatMap(({ section, units }) => (section.role === 'summary' && section.index <= LATEST_SUMMARY ? units : [])),
    judge,
    GIST,
    (_, { index, role, strength }) => (!isEmpty(role) && strength >= LEAST_OF_SUMMARY ? -index : undefined),
  );
  if (gist) return gist.text;
  const isTalk = document.blocks.some(isSpoken);
  const agreed = isTalk
    ? keySentence(
        material.passages.flatMap(({ units }) => units),
        judge,
        GIST,
        (_, { role, strength }) => (role === 'decision' ? strength : undefined),
      )
    : undefined;
  if (agreed) return withoutSpeaker(agreed.text, document);
  const thesis = isTalk ? undefined : thesisOf(toldIn(material.passages), judge);
  if (thesis !== undefined) return thesis;
  // A speech begins with its listeners: what it is about, it says later.
  if (units[0]?.role === 'greeting') {
    const middle = centroid(
      units.map(({ vector }) => vector),
      units.map(({ words }) => words),
    );
    const { matcher } = discourseWordsOf(document.language);
    const reports = (text: string) => matcher.find(text).some(({ kind }) => kind === 'says');
    const message = keySentence(units, judge, MESSAGE, (text, { index, enumerated, role, vector }) =>
      enumerated || !LEADS.has(role) || reports(text) ? undefined : (judge.scores[index] ?? 0) + 2 * cosine(vector, middle),
    );
    if (message) return message.text;
  }
  const telling = units.filter(({ role, form }) => role !== 'greeting' && form !== 'facts');
  const first = (isTalk ? subjectOfTalk(telling, document.language) : undefined) ?? telling[0] ?? units[0];
  if (!first) return languageOf(document.language).texts.presentation ?? '–';
  const tabled = first.form === 'table' ? columnsName(material, document.language) : undefined;
  if (tabled !== undefined) return tabled;
  const begun = isTalk ? ungreeted(withoutSpeaker(first.text, document), document.language) : first.text;
  const text =
    first.lead === undefined ? (sayingsOf(begun, document.language)[0]?.text ?? trimClause(begun)) : `${first.lead}: ${first.text}`;
  if (columns(text) <= LONGEST && countWords(text) <= 9) return capitalize(text, document.language);
  // Who begins a talk says what is the matter, and names nothing.
  const subject = isTalk ? undefined : openingSubject(text, grammar, listOf(languageOf(document.language).sentence?.settings));
  if (subject) return capitalize(subject, document.language);
  // A whole sentence on two lines says more than a part of it that is little shorter, or than its beginning.
  const whole = trimClause(text);
  if (columns(whole) <= LITTLE_LONGER) return capitalize(whole, document.language);
  const saying = sayingsOf(text, document.language).find((candidate) => columns(candidate.text) <= LONGEST);
  if (saying) return saying.text;
  if (columns(whole) <= GIST.longest && countWords(whole) <= GIST.most * Math.max(1, wordiness(document.language)))
    return capitalize(whole, document.language);
  return capitalize(opening(text, grammar, document.language), document.language);
}

/** What a list of options, or of what stays open, is called says nothing of the subject. */
function isListName(heading: string, language: string): boolean {
  const { talk } = languageOf(language);
  return heading === talk?.options || heading === talk?.open;
}

/** "Katja: I have three offers now": on the cover nobody asks who says it. */
function withoutSpeaker(text: string, { blocks }: Document): string {
  const [, name = '', rest = ''] = /^([^:：]{1,40}):\s+(\S.*)$/su.exec(text) ?? [];
  const speaks = blocks.some((block) => isSpoken(block) && 'speaker' in block && block.speaker?.startsWith(name));
  return name !== '' && speaks ? rest : text;
}

const isSpoken = (block: Block): boolean => block.type === 'paragraph' && block.speaker !== undefined;

/** "Okay, we're recording." "So this is the review of Friday's outage.": behind a few words to begin with, what the talk is about. */
function subjectOfTalk(units: readonly Unit[], language: string): Unit | undefined {
  const [opening] = units;
  const isCall = opening !== undefined && opening.words <= LONGEST_CALL * wordiness(language) && !/\p{Nd}/u.test(opening.text);
  return isCall ? units.slice(1, TALK_WITHIN).find(({ words }) => words >= FEWEST_OF_SUBJECT * wordiness(language)) : undefined;
}
const LONGEST_CALL = 4;
const FEWEST_OF_SUBJECT = 6;
const TALK_WITHIN = 4;

/** "Gente boa noite, precisamos fechar a festa": what the first message of a chat says behind its greeting. */
function ungreeted(text: string, language: string): string {
  const [, opening = '', rest = ''] = /^([^,，!！.?]{2,30})[,，!！.]\s*(\S.*)$/su.exec(text) ?? [];
  const words = opening.split(' ');
  return words.length <= MOST_GREETING && words.some((_, i) => greets(words.slice(i).join(' '), language)) ? rest : text;
}
const MOST_GREETING = 4;

/** "Country: 2015 – 2025": a table without a word above it goes by its columns. */
function columnsName({ passages }: Material, language: string): string | undefined {
  const [name = '', first, ...more] = passages.find(({ form }) => form === 'table')?.header ?? [];
  const last = more.at(-1);
  if (name.trim() === '' || !first) return undefined;
  const title = `${name}${languageOf(language).grammar.colon ?? ': '}${last ? `${first} – ${last}` : first}`;
  return columns(title) <= LONGEST ? capitalize(title, language) : undefined;
}

/** "tinyqueue": a name that has a small letter where a sentence begins with it, too. */
const isWrittenSmall = (name: string, { passages }: Material): boolean =>
  /^\p{Ll}\S*$/u.test(name) &&
  passages.some(({ units }) => units.some(({ text }) => text.split(/[.!?]\s+/u).some((part) => part.startsWith(`${name} `))));

/** A heading below other text that others of its level follow is a section's. */
const isAmong = (heading: string, { sections }: Outline): boolean => {
  const own = sections.find((section) => section.heading === heading);
  return own !== undefined && sections.some((other) => other.index > own.index && other.path.length === own.path.length);
};

/** "Quotation No. 2291": what a letter brings is named by its number, of which a text has one; "Fig. 1" has others beside it. */
const isReference = (heading: string, { sections }: Outline): boolean =>
  REFERENCE.test(heading) && sections.filter((section) => section.heading !== undefined && REFERENCE.test(section.heading)).length === 1;
const REFERENCE = /^\p{Lu}[\p{L}\s-]{3,40}\s(?:\p{L}{1,3}\.?[°º.]|№|#)\s?\p{Nd}{2,}(?:[/-]\p{Nd}+)*$/u;

/** The longest beginning that fits and stops before a word that opens a phrase: "The council voted to close the centre" of "… of Lindau". */
function opening(text: string, grammar: Grammar, language: string): string {
  const { of: genitives, determiners } = languageOf(language).findings;
  const [of, articles] = [listOf(genitives), listOf(determiners)];
  const tokens = text.split(' ');
  let kept = '';
  for (let i = 3; i < tokens.length; i++) {
    const beginning = tokens.slice(0, i).join(' ');
    if (columns(beginning) > LONGEST_DATED) break;
    if (columns(beginning) > LONGEST_OPENING && !/\p{Nd}/u.test(beginning.slice(kept.length))) continue;
    // "From 3 February to 11" of "11 April".
    if (/(?<!\S)\p{Nd}{1,2}$/u.test(beginning)) continue;
    // "A partir" of "a partir del 3 de marzo": a word between two prepositions is one with them.
    const [before = '', next = ''] = [tokens[i - 2], tokens[i]].map((token) => token?.toLowerCase());
    if (of.includes(next) && grammar.dangler?.test(before) && !articles.includes(before)) continue;
    // "…, otherwise": a word or two behind a comma begin another clause.
    if (/[,;،]\s\S+(?:\s\S+)?$/u.test(beginning)) continue;
    if (grammar.dangler?.test(tokens[i] ?? '') && !grammar.dangler.test(beginning) && balanced(beginning)) kept = beginning;
  }
  return kept === '' ? shorten(text, 8) : trimClause(kept);
}

/** What stands before the first verb of the commonest kind: "The Amazon rainforest" of "The Amazon rainforest is …". */
function openingSubject(text: string, grammar: Grammar, settings: readonly string[]): string | undefined {
  const at = grammar.copula?.exec(text)?.index ?? -1;
  const subject = at > 0 ? trimClause(text.slice(0, at)) : '';
  const length = countWords(subject);
  if (length < 1 || length > 8 || columns(subject) > LONGEST || columns(subject) < 4) return undefined;
  // "In the first winter the school has …": what it begins with is a time or a place.
  return /[,;:،，]/u.test(subject) ||
    settings.includes(subject.split(' ')[0]?.toLowerCase() ?? '') ||
    grammar.backward?.test(subject) ||
    grammar.subordinator?.test(subject) ||
    grammar.dangler?.test(subject)
    ? undefined
    : subject;
}

/** The sentence under the title, which no other slide says: its section has enough to say without it. */
export interface Lead extends KeySentence {
  /** The few lines above the first heading that it is from: they are the cover's, and no other slide's. */
  readonly intro?: Passage;
  /** Its own slide says it as well: what a text asks for stands on its cover, too. */
  readonly echoes?: true;
}

/** The lines above the first heading where they say no more than the title, which was made of them. */
export function introOfTitle(title: string, { sections }: Outline, { passages }: Material): Passage | undefined {
  const [first] = passages;
  if (!first || sections.length < 2 || first.section.heading !== undefined || passages[1]?.section === first.section) return undefined;
  const said = lettersOf(title);
  return first.units.every(({ text, role }) => isEmpty(role) || lettersOf(text) === said) ? first : undefined;
}

/** What a letter says of the quotation that it brings, with the lines below its number: "Here is our quotation for the boiler. Valid until 3 May". */
function broughtBy(title: string, outline: Outline, passages: readonly Passage[], { grammar }: Judgement): Lead | undefined {
  const section = outline.sections.find(({ heading }) => heading === title && isReference(title, outline));
  const [own, ...more] = section === undefined ? [] : passages.filter((passage) => passage.section === section);
  const [unit] = own?.units ?? [];
  if (!own || !unit || more.length > 0 || own.form !== 'prose') return undefined;
  const [kind = ''] = title.split(' ');
  const letter = passages.filter((passage) => passage.section.index < own.section.index).flatMap(({ units }) => units);
  const about = letter.find(({ text, role }) => !isEmpty(role) && text.toLowerCase().includes(kind.toLowerCase()));
  const text = trimClause([...(about ? [about] : []), ...own.units].map((each) => each.text).join(grammar.spaceless ? '' : ' '));
  return columns(text) <= LEAD.longest ? { text, unit, intro: own } : undefined;
}

const LEAD = { fewest: 7, most: 26, longest: 165 } as const;
/** Of the words of a slide of text: a deck of few words has few on its cover. */
const SHARE_OF_SLIDE = 0.6;
/** Sentences of prose among which the one is looked for that says what the text is about; a report without sections says it at once. */
const LEAD_WITHIN = 13;
const LEAD_WITHIN_UNDIVIDED = 3;
/** It stands in one of so many sections from the beginning. */
const FIRST_SECTIONS = 1;
/** What each sentence before it takes from its worth. */
const LATER = 0.05;
/** A text of fewer units has none to spare for its cover. */
const FEWEST_UNITS = 8;
/** What can stand for a whole text; below that strength no sentence is better than a weak one. */
const LEADS: ReadonlySet<Role> = new Set<Role>(['result', 'decision', 'recommendation', 'claim', 'definition', 'answer', 'consequence']);
const LEAST_STRENGTH = 0.4;
/** Of a sentence under a heading, to the title and the headings. */
const LEAST_LIKE = 0.04;
/** Of one of the first sentences of an undivided text, which may only set the scene. */
const LEAST_LIKE_UNDIVIDED = 0.1;
/** Sentences of a section that can do without one. */
const SPARING = 4;
/** Words, as many as in English, that make no slide beside the one that is on the cover. */
const MOST_INTRO = 40;
/** Columns of such lines that the cover says all. */
const LONGEST_INTRO = 130;

/** Another sentence that says what its section is there for is not understood without it. */
const isLeanedOn = ({ index }: Unit, section: readonly Unit[]): boolean =>
  section.some((other) => other.needs.includes(index) && other.resolved === undefined && isKey(other));

/** Whoever wrote it speaks of what they did, and not of the subject. */
const speaks = (text: string, language: string): boolean =>
  hangs(text, language).some(({ kind }) => kind === 'author' || kind === 'reader');

/**
 * Of the first sentences the one that says what the text is about: it begins with what the title and the headings name, and the text
 * comes back to it. What stands above the first heading of a divided text is such a sentence whatever its words.
 */
export function leadOf(title: string, outline: Outline, { passages, lexicon }: Material, judge: Judgement): Lead | undefined {
  if (passages.reduce((sum, { units }) => sum + units.length, 0) < FEWEST_UNITS) return undefined;
  const brought = broughtBy(title, outline, passages, judge);
  if (brought) return brought;
  const told = toldIn(passages);
  if (told.length > 0) {
    const named = lettersOf(title);
    const ask = askOf(
      told,
      outline.sections.some(({ blocks }) => blocks.some(isSpoken)),
      { ...judge, said: (text) => lettersOf(text).startsWith(named) || named.startsWith(lettersOf(text)) },
    );
    if (ask) return { ...ask, echoes: true };
    // Behind a title from its middle the first sentences of a text only lead there.
    if (saysUnit(title, told.slice(1))) return undefined;
  }
  const conclusion = conclusionOf(passages);
  const prose = passages.filter(
    (passage) => passage.form === 'prose' && passage.section.index < FIRST_SECTIONS && !conclusion.includes(passage),
  );
  const passageOf = (unit: Unit) => prose.find(({ units }) => units.includes(unit));
  const ownSection = (unit: Unit) => prose.filter(({ section }) => section === passageOf(unit)?.section).flatMap(({ units }) => units);
  const divided = outline.sections.length > 1;
  // Of a text without sections its paragraph.
  const ownPassages = (unit: Unit) => (divided ? ownSection(unit) : (passageOf(unit)?.units ?? []));
  const above = divided && outline.sections[0]?.heading === undefined;
  const subject = subjectOf(title, outline, lexicon);
  const opening = prose.flatMap(({ units }) => units).slice(0, divided ? LEAD_WITHIN : LEAD_WITHIN_UNDIVIDED);
  const most = Math.min(LEAD.most, Math.round(SHARE_OF_SLIDE * judge.brief.slideWords));
  const lead = keySentence(opening, judge, { ...LEAD, most }, (text, unit) => {
    const isFirst = above && unit.index === 0;
    if (lettersOf(text) === lettersOf(title)) return undefined;
    if (judge.grammar.subordinator?.test(text) && !(isFirst && countWords(text) >= unit.words - 1)) return undefined;
    if (!isFirst && tellingOf(ownPassages(unit), judge.grammar).length < SPARING) return undefined;
    // The fact that a section begins with, and what others lean on, stays with it.
    if (!isFirst && isKey(unit)) return undefined;
    if (isLeanedOn(unit, ownSection(unit))) return undefined;
    const like = likeness(text.slice(0, Math.ceil(0.4 * text.length)), subject, lexicon);
    const worth = (judge.scores[unit.index] ?? 0) + like;
    if (speaks(text, judge.brief.language)) return undefined;
    if (isFirst && !isEmpty(unit.role)) return worth + 1;
    if (like < (divided ? LEAST_LIKE : LEAST_LIKE_UNDIVIDED)) return undefined;
    return !LEADS.has(unit.role) || unit.strength < LEAST_STRENGTH ? undefined : worth - LATER * opening.indexOf(unit);
  });
  if (!lead) return undefined;
  const from = passageOf(lead.unit);
  if (!above || !from || from !== passages[0]) return lead;
  const length = wordsOf(from.units);
  const all = trimClause(from.units.map(({ text }) => text).join(judge.grammar.spaceless ? '' : ' '));
  const others = from.units.filter((unit) => unit !== lead.unit);
  if (
    others.length > 0 &&
    lead.unit === from.units[0] &&
    length <= most &&
    columns(all) <= LONGEST_INTRO &&
    others.every(({ role }) => !isEmpty(role))
  )
    return { ...lead, text: all, intro: from };
  // The other lines say too much to be left to the cover's notes.
  if (from.units.some((unit) => unit !== lead.unit && isKey(unit))) return lead;
  return { ...lead, ...(length <= MOST_INTRO * wordiness(judge.brief.language) && { intro: from }) };
}
