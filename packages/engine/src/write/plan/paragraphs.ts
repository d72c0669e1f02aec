/**
 * Prose that no heading divides is divided by its paragraphs: each is a move of the argument, and half of one with half of the next is none. Short
 * ones that belong together are one slide's, and one that is too much for a slide is cut where it turns.
 */
import { functionWords } from '../../languages/functionWords.ts';
import { languageOf } from '../../languages/languageOf.ts';
import type { Passage, Unit } from '../discourse/passages.ts';
import { isEmpty } from '../say/worth.ts';
import { hangs } from '../sentence/hangs.ts';
import { wordiness } from '../sentence/measure.ts';
import { wordsOf } from './allot.ts';

/** Words, as many as in English: what a slide tells best, and what it tells at most. */
const USUAL = 62;
const MOST = 106;
/** So many words are one slide's, however many paragraphs they are. */
const ONE_SLIDE = 90;
/** What it costs to tell two paragraphs as one, and where the second one takes up the first. */
const JOINED = 0.4;
const TAKEN_UP = 0.06;
/** The same for each that says enough to be told alone: no sentence is the title of two thoughts. */
const APART = 1.5;
/** Sentences and words of a paragraph that is told alone. */
const FEWEST_TOLD = 2;
const FEWEST_WORDS = 14;
/** What it costs to tell a single sentence alone, and more than a slide holds. */
const LONE = 0.9;
const TOO_MUCH = 4;
/** Neighbours that are looked at together. */
const MOST_JOINED = 5;
/** Sentences on either side of a cut. */
const FEWEST_CUT = 2;

export function paragraphed(given: readonly Passage[], language: string): readonly Passage[] {
  const passages = leadsApart(withoutFrame(behindLists(given), language));
  return passages.flatMap((passage) =>
    passage.form === 'prose' && passage.section.heading === undefined ? divided(passage, wordiness(language)) : [passage],
  );
}

/** Words of prose that goes on behind the list of a text that has few headings: it is the text's, and not its list's. */
const FEWEST_BEHIND = 30;
/** Such a text begins with so many words, and has so many headings. */
const FEWEST_OPENING = 60;
const MOST_HEADED = 2;

/** In a text that begins without headings a line that leads to a list names the list, and not the paragraphs below it. */
function behindLists(passages: readonly Passage[]): readonly Passage[] {
  const [opening] = passages;
  const headed = new Set(passages.flatMap(({ section }) => (section.heading === undefined ? [] : [section.index])));
  if (opening?.form !== 'prose' || opening.section.heading !== undefined || headed.size > MOST_HEADED) return passages;
  if (wordsOf(opening.units) < FEWEST_OPENING) return passages;
  return passages.map((passage, i) => {
    const before = passages[i - 1];
    const behind = passage.form === 'prose' && before?.form === 'list' && before.section === passage.section;
    const leads = behind && passages[i - 2]?.section !== passage.section && passage.section.heading !== undefined;
    if (!leads || wordsOf(passage.units) < FEWEST_BEHIND) return passage;
    return { ...passage, section: { ...passage.section, heading: undefined } };
  });
}

/** "I need two things before Friday:": a paragraph that only leads to the list below it is the list's, and not the paragraph's above it. */
function leadsApart(passages: readonly Passage[]): readonly Passage[] {
  return passages.flatMap((passage, i) => {
    const next = passages[i + 1];
    const [lead, before] = [passage.units.at(-1), passage.units.at(-2)];
    const leads = passage.form === 'prose' && next?.form === 'list' && next.section === passage.section && lead?.text === next.intro;
    if (!leads || !lead || !before?.ends || passage.section.heading !== undefined) return [passage];
    return [
      { ...passage, units: passage.units.slice(0, -1) },
      { ...passage, units: [lead] },
    ];
  });
}

function divided(passage: Passage, said: number): readonly Passage[] {
  const paragraphs = paragraphsOf(passage.units).flatMap((units) => cut(units, MOST * said));
  const whole = wordsOf(passage.units) <= ONE_SLIDE * said && paragraphs.length <= 2;
  return whole ? [passage] : together(paragraphs, said).map((units) => ({ ...passage, units }));
}

function paragraphsOf(units: readonly Unit[]): Unit[][] {
  const paragraphs: Unit[][] = [];
  for (const unit of units) {
    const open = paragraphs.at(-1);
    if (!open || open.at(-1)?.ends) paragraphs.push([unit]);
    else open.push(unit);
  }
  return paragraphs;
}

/** Neighbours put together at the least cost. */
function together(paragraphs: readonly (readonly Unit[])[], said: number): readonly (readonly Unit[])[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= paragraphs.length; end++) {
    let least = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
    let joints = 0;
    let thoughts = 0;
    for (let from = end - 1; from >= Math.max(0, end - MOST_JOINED); from--) {
      const own = paragraphs[from] ?? [];
      const next = from < end - 1 ? paragraphs[from + 1] : undefined;
      if (stands(own, said) && !takesUp(own, paragraphs[from - 1] ?? [])) thoughts++;
      if (next) joints += takesUp(next, own) ? TAKEN_UP : JOINED;
      const cost =
        (best[from]?.cost ?? 0) + joints + APART * Math.max(0, thoughts - 1) + costOf(paragraphs.slice(from, end).flat(), end - from, said);
      if (cost < least.cost) least = { cost, from };
    }
    best.push(least);
  }
  const groups: Unit[][] = [];
  for (let end = paragraphs.length; end > 0; end = best[end]?.from ?? 0) groups.unshift(paragraphs.slice(best[end]?.from, end).flat());
  return groups;
}

/** It is a thought of its own. */
const stands = (units: readonly Unit[], said: number): boolean =>
  units.filter(({ role }) => !isEmpty(role)).length >= FEWEST_TOLD && wordsOf(units) >= FEWEST_WORDS * said;

function costOf(units: readonly Unit[], paragraphs: number, said: number): number {
  const words = wordsOf(units) / said;
  const away = (words - USUAL) / USUAL;
  const telling = units.filter(({ role }) => role !== 'greeting').length;
  return (words < USUAL ? away * away : 0.5 * away * away) + (telling < 2 ? LONE : 0) + (paragraphs > 1 && words > MOST ? TOO_MUCH : 0);
}

/** The second one's first sentence is understood only behind the first one, or says what comes of it. */
function takesUp([first]: readonly Unit[], before: readonly Unit[]): boolean {
  const last = before.at(-1);
  return (
    first !== undefined &&
    last !== undefined &&
    (first.needs.includes(last.index) || (first.unusable === true && first.role !== 'announcement') || /[:：]$/u.test(last.text))
  );
}

/** A paragraph that is too much for a slide in parts of about the same length, each of which begins with a sentence that leans on none. */
function cut(units: readonly Unit[], most: number): readonly (readonly Unit[])[] {
  const whole = wordsOf(units);
  if (whole <= most) return [units];
  let at = 0;
  let least = 0.4;
  let words = 0;
  for (let i = 1; i + FEWEST_CUT <= units.length; i++) {
    words += units[i - 1]?.words ?? 0;
    if (i < FEWEST_CUT) continue;
    const unit = units[i] as Unit;
    const leans =
      unit.needs.some((index) => index < unit.index) || unit.unusable === true || unit.links.some(({ kind }) => BINDS.has(kind));
    const row = unit.enumerated && (units[i - 1]?.enumerated || units[i + 1]?.enumerated);
    if (leans || row) continue;
    const cost = Math.abs(words / whole - 0.5) - (unit.role === 'transition' || unit.role === 'question' ? 0.15 : 0);
    if (cost < least) [at, least] = [i, cost];
  }
  return at === 0 ? [units] : [units.slice(0, at), ...cut(units.slice(at), most)];
}
/** Links to the sentence before that a cut would tear. */
const BINDS: ReadonlySet<Unit['links'][number]['kind']> = new Set<Unit['links'][number]['kind']>([
  'contrast',
  'cause',
  'effect',
  'item',
  'question',
]);

/** Paragraphs of a text that has a frame, and words of its last one. */
const FEWEST_FRAMED = 5;
const LONGEST_FRAME = 45;
/** Words, as many as in English, that say something before it comes back. */
const FEWEST_BEFORE = 14;
/** Paragraphs of which one can be the other side of the frame. */
const MOST_OPENINGS = 3;
const STEM = 6;

/**
 * An essay that begins with a photograph and ends with it: the last words come back to what stood first and nowhere else, and say nothing of the
 * subject. So does what follows the thanks at the end of a speech.
 */
function withoutFrame(passages: readonly Passage[], language: string): readonly Passage[] {
  const bare = passages.filter(({ form, section }) => form === 'prose' && section.heading === undefined);
  const last = passages.at(-1);
  if (last?.form !== 'prose' || last.section.heading !== undefined) return passages;
  // What asks is not known in every language.
  if (languageOf(language).discourse?.cuePhrases === undefined) return passages;
  const paragraphs = bare.flatMap(({ units }) => paragraphsOf(units));
  const end = paragraphs.at(-1) ?? [];
  const [first = [], ...others] = paragraphs;
  const thanked = end.findIndex(({ role }) => role === 'greeting');
  const parting = end.slice(thanked + 1);
  if (thanked >= 0 && parting.every((unit) => !settles(unit))) return lessEnd(passages, end.length - thanked);
  if (paragraphs.length < FEWEST_FRAMED || wordsOf(end) > LONGEST_FRAME * wordiness(language) || !isRemark(end)) return passages;
  const told = passages.filter((passage) => !bare.includes(passage)).flatMap(({ units }) => units);
  const sides = speaksToReaders(end, language) ? [first] : [first, ...others.slice(0, MOST_OPENINGS - 1)];
  const openings = sides.map((opening) => {
    const middle = paragraphs.filter((own) => own !== opening && own !== end).flat();
    return { own: termsOf(opening, language), middle: termsOf([...middle, ...told], language) };
  });
  const at = end.findIndex((unit) => {
    const terms = [...termsOf([unit], language)];
    return openings.some(({ own, middle }) => terms.some((term) => own.has(term) && !middle.has(term)));
  });
  // "That is the deal I would offer. Charge from April …": what stands before the words that come back is the end of the argument.
  const says = wordsOf(end.slice(0, at)) >= FEWEST_BEFORE * wordiness(language);
  return at < 0 ? passages : lessEnd(passages, says ? end.length - at : end.length);
}

/** It asks and decides nothing, and counts no more than one thing. */
const isRemark = (units: readonly Unit[]): boolean => !units.some(settles) && units.filter(({ text }) => /\p{Nd}/u.test(text)).length < 2;

/** "Let me know by Thursday" is said for its own sake. */
const speaksToReaders = (units: readonly Unit[], language: string): boolean =>
  units.some(
    ({ role, text }) => role === 'question' || hangs(text, language).some(({ kind }) => kind === 'reader' || kind === 'imperative'),
  );

/** What asks or decides is no frame. */
const settles = ({ role }: Unit): boolean =>
  role === 'recommendation' || role === 'decision' || role === 'instruction' || role === 'consequence';

function lessEnd(passages: readonly Passage[], units: number): readonly Passage[] {
  const last = passages.at(-1) as Passage;
  const rest = last.units.slice(0, -units);
  return passages.length === 1 && rest.length === 0
    ? passages
    : [...passages.slice(0, -1), ...(rest.length > 0 ? [{ ...last, units: rest }] : [])];
}

/** Beginnings of the words that are none of grammar. */
function termsOf(units: readonly Unit[], language: string): ReadonlySet<string> {
  const grammatical = functionWords(language);
  const words = units.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []);
  return new Set(words.filter((word) => !grammatical.has(word)).map((word) => word.slice(0, STEM)));
}
