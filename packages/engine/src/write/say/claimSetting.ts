/** What all sentences of a slide share when one of them is looked for as its title. */
import type { Unit } from '../discourse/passages.ts';
import { centroid, type Vector } from '../discourse/terms.ts';
import { wordiness } from '../sentence/measure.ts';
import { sentenceGrammarOf, withoutMarker } from '../sentence/sentenceGrammar.ts';
import { addresses } from './dangling.ts';
import type { Judgement } from './point.ts';
import { isTalk, isTurn, tellingOf } from './telling.ts';

/** Words of a claim, as many as in English. */
export const FEWEST_WORDS = 4;
const MOST_WORDS = 16;
/** Words of a sentence that is a title where nothing shorter is. */
export const MOST_WORDS_LOOSE = 22;
/** Share of the best sentence's worth below which the first of a paragraph only leads to it. */
const LIGHT = 0.55;
/** A word or two and a colon, before a sentence or in its stead. */
export const LABEL_FIRST = /^[^.,:：!?]{2,28}[:：]\s/u;
/** Share of the sentences whose verb is known, where that tells which have none. */
const KNOWN_VERBS = 0.7;

export interface ClaimSetting {
  readonly units: readonly Unit[];
  /** Those that say something of the subject. */
  readonly telling: readonly Unit[];
  /** The first that does, and the one that matters most, where it is looked for. */
  readonly first: Unit | undefined;
  readonly key: Unit | undefined;
  /** The one of the two that the slide's others belong to. */
  readonly central: Unit | undefined;
  /** The first of their paragraphs. */
  readonly opening: ReadonlySet<Unit>;
  /** Indices of the units that are said against what stands before them. */
  readonly turns: ReadonlySet<number>;
  /** What others say, and the text answers. */
  readonly isAnswered: (unit: Unit) => boolean;
  readonly isVerbless: (text: string) => boolean;
  readonly middle: Vector;
  readonly shownTerms: ReadonlyMap<Unit, ReadonlySet<number>>;
  /** Terms that are none of grammar. */
  readonly termsIn: (text: string) => number[];
  readonly wordiness: number;
  /** Words that a title has at most, unless it is the first or the best. */
  readonly usual: number;
}

/** Of the units of a slide, which says those `shown`; with `wide` it has no heading, and longer sentences can be its title. */
export function settingOf(units: readonly Unit[], shown: readonly Unit[], judge: Judgement, wide: boolean): ClaimSetting {
  const { grammar, brief, scores, lexicon } = judge;
  const { language } = brief;
  const said = wordiness(language);
  const termsIn = (text: string): number[] => lexicon.lookUp(text).filter((term) => !lexicon.isGrammar(term));
  const telling = tellingOf(units, grammar);
  // "The noise, first." names its paragraph, and what speaks to the listeners leads to it: the sentence after them says it.
  const long = telling.filter((unit) => unit.words >= FEWEST_WORDS * Math.min(1, said));
  const turns = new Set(units.filter((unit, i) => isTurn(unit) || turnsFrom(units[i - 1], unit, language)).map(({ index }) => index));
  const isAnswered = (unit: Unit): boolean =>
    units.some(({ index, block }) => turns.has(index) && index > unit.index && block === unit.block) &&
    units.some(({ role, index, block }) => role === 'opinion' && block === unit.block && index <= unit.index);
  const isAddress = (unit: Unit): boolean =>
    isTalk(unit, language) || (unit.role === 'claim' && !/\p{Nd}/u.test(unit.text) && addresses(unit.text, language));
  const leading = long.filter(
    (unit) => !isAddress(unit) && (!LABEL_FIRST.test(unit.text) || unit.role === 'decision') && !isAnswered(unit),
  );
  const first = leading.find(({ role }) => role !== 'opinion') ?? leading[0] ?? long[0];
  // Under a heading of its own a slide has a name already.
  const key = wide ? bestOf(leading, scores) : undefined;
  const leadsToKey = first !== undefined && key !== undefined && (scores[first.index] ?? 0) < LIGHT * (scores[key.index] ?? 0);
  const { finite } = sentenceGrammarOf(language);
  // "Two desks, no appointment": only where the language's verbs are known well enough to find one in most sentences.
  const verbs = finite !== undefined && telling.filter(({ text }) => finite.test(text)).length >= KNOWN_VERBS * telling.length;
  const middled = shown.length > 0 ? shown : units;
  return {
    units,
    telling,
    first,
    key,
    central: leadsToKey ? key : first,
    opening: new Set(units.filter(({ block }, i) => units[i - 1]?.block !== block)),
    turns,
    isAnswered,
    isVerbless: (text) => verbs && !/\p{Nd}/u.test(text) && !finite.test(text),
    middle: centroid(
      middled.map(({ vector }) => vector),
      middled.map(({ words }) => words),
    ),
    shownTerms: new Map(shown.map((unit) => [unit, new Set(termsIn(unit.text))])),
    termsIn,
    wordiness: said,
    usual: Math.round((wide ? MOST_WORDS_LOOSE : MOST_WORDS) * Math.max(1, said)),
  };
}

/** The sentence that the others lead to or say more of. */
const bestOf = (units: readonly Unit[], scores: Float64Array): Unit | undefined =>
  units
    .filter(({ enumerated, form }) => !enumerated && form === 'prose')
    .reduce<Unit | undefined>((best, unit) => (best && (scores[best.index] ?? 0) >= (scores[unit.index] ?? 0) ? best : unit), undefined);

/** "But the study found another cause": it begins with a word that sets it against the sentence before. */
const turnsFrom = (before: Unit | undefined, { role, text, block, form }: Unit, language: string): boolean =>
  before?.block === block && before.role !== 'result' && form === 'prose' && role === 'contrast' && withoutMarker(text, language) !== text;
