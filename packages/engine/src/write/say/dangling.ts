/** Whether a text stands by itself, as a point or as a title: what points outside of it is certain enough to puzzle its readers. */
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import { discourseWordsOf } from '../discourse/discourseWords.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import type { Hang, HangKind } from '../sentence/hanging/hang.ts';
import { hangs } from '../sentence/hangs.ts';
import { countWords } from '../sentence/measure.ts';
import { countNumbers } from '../sentence/numbers.ts';

/** Who speaks and who is spoken to is known in the room; "also" and "more" lean on another sentence without needing it. */
const HARMLESS: ReadonlySet<HangKind> = new Set<HangKind>(['author', 'reader', 'imperative', 'addition', 'comparison', 'announcement']);
/** In a title even those lean on what nobody has read yet. */
const HARMLESS_IN_TITLE: ReadonlySet<HangKind> = new Set<HangKind>(['author', 'reader', 'imperative']);

const POINT = 0.65;
const TITLE = 0.5;

/** "Far below the average": the word goes on with its noun. */
const goesOn = ({ kind, text, end }: Hang, sentence: string): boolean =>
  kind === 'pointer' && !text.includes(' ') && /^\s+[\p{L}\p{N}]/u.test(sentence.slice(end));

/** By the sentence: the same ones are looked at for several slides. */
const known = new WeakMap<object, { point: boolean; title: boolean }>();

/** Of a saying of a sentence, or a unit. */
export function danglingIn(said: { readonly text: string }, language: string): { readonly point: boolean; readonly title: boolean } {
  let found = known.get(said);
  if (!found) {
    const all = hangs(said.text, language).filter((hang) => !goesOn(hang, said.text));
    found = {
      point: all.some(({ kind, certainty }) => certainty >= POINT && !HARMLESS.has(kind)),
      title:
        all.some(({ kind, certainty }) => certainty >= TITLE && !HARMLESS_IN_TITLE.has(kind)) ||
        isObjectOfPronoun(said.text, all) ||
        isPlanAlone(said.text, language),
    };
    known.set(said, found);
  }
  return found;
}

/** "We had reckoned with 120": what was to come says nothing without what came. */
const isPlanAlone = (text: string, language: string): boolean =>
  countNumbers(text) === 1 && countWords(text) <= MOST_OF_PLAN && patternsOf(language).expected?.test(text) === true;
const MOST_OF_PLAN = 10;

/** "We ran it in a tent": in a clause that begins with a pronoun nothing is named that another one can stand for. */
const isObjectOfPronoun = (text: string, all: readonly Hang[]): boolean =>
  all.some(
    ({ kind, start }) =>
      kind === 'thing' &&
      !/[,;:]/u.test(text.slice(0, start)) &&
      all.some((other) => SPEAKERS.has(other.kind) && other.start < 2 && start - other.end < NEAR),
  );
const SPEAKERS: ReadonlySet<HangKind> = new Set<HangKind>(['author', 'reader', 'person', 'several']);

/** How much a title would lean on what stands elsewhere: 0 to about 1. */
export const leaning = (text: string, language: string): number =>
  hangs(text, language).reduce((most, { kind, certainty }) => (HARMLESS_IN_TITLE.has(kind) ? most : Math.max(most, certainty)), 0);

/** Whether it begins with who listens: "You will see". */
export const addresses = (text: string, language: string): boolean =>
  hangs(text, language).some(({ kind, start }) => kind === 'reader' && start < NEAR);
const NEAR = 12;

/** Whether it begins with who speaks: "I want to begin with a bus". What "we" do may be what the text is about. */
export function speaksOfItself(text: string, language: string): boolean {
  const house = new Set(listOf(languageOf(language).sentence?.hangs?.house));
  return hangs(text, language).some(
    ({ kind, start, text: word }) => kind === 'author' && start < NEAR_OF_AUTHOR && !house.has(word.toLowerCase()),
  );
}
const NEAR_OF_AUTHOR = 26;

/**
 * Whether it points outside of itself only where it has named already what it speaks of: "We voted six to one to replace the pipe along these 85 metres"
 * says what was voted wherever it stands, "These 85 metres are to be replaced" does not.
 */
export function pointsLate({ text }: { readonly text: string }, language: string): boolean {
  const pointing = hangs(text, language).flatMap(({ kind, start, certainty }) =>
    certainty >= TITLE && !HARMLESS.has(kind) && kind !== 'connective' ? [start] : [],
  );
  const back = discourseWordsOf(language)
    .matcher.find(text)
    .flatMap(({ kind, at }) => (kind === 'back' || kind === 'bound' ? [at] : []));
  const all = [...pointing, ...back];
  return all.length > 0 && all.every((at) => countWords(text.slice(0, at)) >= FEWEST_NAMING);
}
/** Words in which a sentence says who does what. */
const FEWEST_NAMING = 6;

/** Of a text that is no unit's and no saying. */
export const isDangling = (text: string, language: string): boolean => danglingIn({ text }, language).point;
export const isDanglingTitle = (text: string, language: string): boolean => danglingIn({ text }, language).title;
