/** What speaks for and against a sentence as its slide's title, as numbers with names: what they weigh stands in a table of its own. */
import type { CueKind } from '../../languages/shape/cuePhrases.ts';
import { discourseWordsOf } from '../discourse/discourseWords.ts';
import type { Unit } from '../discourse/passages.ts';
import type { Role } from '../discourse/role.ts';
import { cosine } from '../discourse/terms.ts';
import type { HangKind } from '../sentence/hanging/hang.ts';
import { hangs } from '../sentence/hangs.ts';
import { withoutMarker } from '../sentence/sentenceGrammar.ts';
import { type ClaimSetting, LABEL_FIRST } from './claimSetting.ts';
import { addresses, leaning, speaksOfItself } from './dangling.ts';
import type { Judgement } from './point.ts';
import { isTalk } from './telling.ts';
import type { Way } from './ways.ts';

/** Words from which on a title is long, as many as in English. */
const USUAL_WORDS = 10;
/** Words of a sentence that says a thing and no more. */
const SHORT_WORDS = 7;
const MOST_CONTENT = 8;
/** Share of the words of the longest title from which on one is long. */
const LONG = 0.75;
/** Share of the other sentences. */
const COVERING = 0.5;
const STRONG_DETAIL = 0.4;
/** Share of a text that is its beginning. */
const BEGINNING = 0.15;
const SETTLING: ReadonlySet<Role> = new Set<Role>(['result', 'decision', 'consequence']);
const MOVING: ReadonlySet<Role> = new Set<Role>(['recommendation', 'decision']);

const TIME_FIRST =
  /^(?:[\p{L}\p{M}'’]+ ){0,3}[\p{L}\p{M}'’]*\p{Nd}{1,4}[^,:：]{0,24},\s|^\p{L}{1,5}\s\p{Lu}[\p{L}\p{M}’'-]+(?:\s\p{Lu}[\p{L}\p{M}’'-]+)?,\s/u;

export type ClaimFeature =
  /** How much it matters in the whole text, and how much its section turns on it. */
  | 'score'
  | 'strength'
  /** Likeness to all that the slide says, and to the sentences of its paragraph before and after it. */
  | 'typical'
  | 'before'
  | 'after'
  /** Share of the others that speak of what it speaks of; fewer than half of them, and it settles nothing. */
  | 'covers'
  | 'beside'
  /** Of its terms: how much the text comes back to them, the share it does, and those that stand nowhere else, to a word. */
  | 'salience'
  | 'again'
  | 'alone'
  /** Words that are none of grammar, and how many of all they are. */
  | 'content'
  | 'contentShare'
  | 'figure'
  | 'measured'
  /** Words above the usual and below it, more than most titles have, and in proportion to the others. */
  | 'longer'
  | 'short'
  | 'long'
  | 'relative'
  | 'shortest'
  | 'longest'
  /** Sentences before it, and where it stands among them: 0 to 1. */
  | 'later'
  | 'place'
  | 'second'
  | 'lastButOne'
  /** It is the first that says something; begins or ends its paragraph; ends the slide. */
  | 'first'
  | 'opens'
  | 'ends'
  | 'endsAll'
  /** It is the one that the others belong to. */
  | 'central'
  /** Its place where the slide is the text's first, or its last. */
  | 'openingPlace'
  | 'closingPlace'
  /** Of several paragraphs: it is in the first; the share of its own. */
  | 'firstParagraph'
  | 'paragraphShare'
  /** What it points to: how certainly, a sentence that it took a noun from, a word that ties it to the one before. */
  | 'leaning'
  | 'needs'
  | 'marker'
  /** Who speaks, and who listens. */
  | 'speaker'
  | 'listener'
  | 'talks'
  /** What it says against, what is said against it, and what the rest leads to. */
  | 'turned'
  | 'conceded'
  | 'moves'
  /** A question stands before it. */
  | 'asked'
  | 'verbless'
  /** "In 2017, when …", "On people: …". */
  | 'timeFirst'
  | 'label'
  /** Signs and capitals within it. */
  | 'colon'
  | 'commas'
  | 'dash'
  | 'bracket'
  | 'named'
  | 'capitals'
  /** Of its ways of being said: a figure is left out; two sentences are said. */
  | 'partial'
  | 'both'
  | `hang:${HangKind}`
  | `cue:${CueKind}`
  | `role:${Role}`;

/** What is 0 may be missing. */
export type ClaimFeatures = Readonly<Partial<Record<ClaimFeature, number>>>;

/** The sum of what the features weigh. */
export const weighed = (features: ClaimFeatures, weights: ClaimFeatures): number =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name as ClaimFeature] ?? 0), 0);

/** A way of saying a unit. */
export interface Said {
  readonly unit: Unit;
  /** Its place among those that tell something. */
  readonly place: number;
  readonly way: Way;
  /** It says all figures of its sentence. */
  readonly tells: boolean;
  /** It says the next sentence, too. */
  readonly both: boolean;
  /** It stands for what follows its colon. */
  readonly led: boolean;
}

type Features = ClaimFeatures & { readonly covers: number };

/** The features that decide under a heading. */
export function basicFeatures(said: Said, setting: ClaimSetting, judge: Judgement): Features {
  const { unit, place, way, tells, both, led } = said;
  const { text, words } = way;
  const { language } = judge.brief;
  const { first, central } = setting;
  const leads = unit === first || unit === central;
  const covers = coverage(unit, setting.termsIn(text), setting);
  const settles = SETTLING.has(unit.role) && unit.strength >= STRONG_DETAIL;
  const talks = talksIn(unit, language);
  return {
    covers,
    score: judge.scores[unit.index] ?? 0,
    typical: cosine(unit.vector, setting.middle),
    figure: yes(/\p{Nd}/u.test(text)),
    longer: Math.max(0, words / setting.wordiness - USUAL_WORDS),
    later: unit === central ? 0 : place,
    partial: yes(!tells && !led),
    leaning: leaning(text, language),
    timeFirst: yes(TIME_FIRST.test(text)),
    talks: yes(talks),
    conceded: yes(setting.isAnswered(unit) || setting.turns.has(unit.index + 1)),
    turned: yes(setting.turns.has(unit.index)),
    moves: yes(movesIn(unit) && !setting.isAnswered(unit) && (covers > 0 || unit.links.some(({ kind }) => kind === 'cause'))),
    verbless: yes(setting.isVerbless(text)),
    long: yes(words > setting.usual * LONG && !leads),
    beside: yes(!leads && !settles && covers < COVERING),
    label: yes(LABEL_FIRST.test(text) && !settles),
    opens: yes(setting.opening.has(unit)),
    central: yes(unit === central && !talks),
    both: yes(both),
  };
}

/** All features, for where no heading says what a slide is about. */
export function allFeatures(said: Said, setting: ClaimSetting, judge: Judgement): Features {
  return {
    ...basicFeatures(said, setting, judge),
    ...placeFeatures(said, setting, judge),
    ...ownFeatures(said, setting, judge),
  };
}

/** Of its words alone, whatever else stands on the slide: the same ones are looked at for several slides. */
const known = new WeakMap<Way, ClaimFeatures>();

function ownFeatures(said: Said, setting: ClaimSetting, judge: Judgement): ClaimFeatures {
  let features = known.get(said.way);
  if (!features) {
    features = { ...wordFeatures(said, setting, judge), ...countsOf(said, judge.brief.language) };
    known.set(said.way, features);
  }
  return features;
}

function placeFeatures({ unit, place }: Said, { units, telling, first }: ClaimSetting, { scores }: Judgement): ClaimFeatures {
  const neighbour = (step: number) => units.find(({ index, block }) => index === unit.index + step && block === unit.block);
  const before = neighbour(-1);
  const after = neighbour(1);
  const mean = telling.reduce((sum, { words }) => sum + words, 0) / Math.max(1, telling.length);
  const share = place / Math.max(1, telling.length - 1);
  return {
    before: before ? cosine(before.vector, unit.vector) : 0,
    after: after ? cosine(after.vector, unit.vector) : 0,
    asked: yes(before?.role === 'question'),
    relative: Math.log(Math.max(1, unit.words) / Math.max(1, mean)),
    shortest: yes(telling.every(({ words }) => words >= unit.words)),
    longest: yes(telling.every(({ words }) => words <= unit.words)),
    place: share,
    second: yes(place === 1),
    lastButOne: yes(place === telling.length - 2),
    first: yes(unit === first),
    ends: yes(unit.ends),
    endsAll: yes(unit === units.at(-1)),
    openingPlace: (units[0]?.index ?? 0) < BEGINNING * scores.length ? share : 0,
    closingPlace: (units.at(-1)?.index ?? 0) >= scores.length - 1 ? share : 0,
    firstParagraph: yes(unit.block === units[0]?.block),
    paragraphShare: units.filter(({ block }) => block === unit.block).length / units.length,
  };
}

function wordFeatures({ unit, way: { text, words } }: Said, setting: ClaimSetting, { brief, lexicon }: Judgement): ClaimFeatures {
  const { language } = brief;
  const terms = setting.termsIn(text);
  const met = terms.filter((term) => lexicon.frequency(term) > 1).length;
  return {
    salience: lexicon.salience(terms, words),
    again: met / Math.max(1, terms.length),
    alone: (terms.length - met) / Math.max(1, words),
    content: Math.min(MOST_CONTENT, terms.length),
    contentShare: terms.length / Math.max(1, words / setting.wordiness),
    strength: unit.strength,
    measured: yes(/%|٪|％|\p{Sc}/u.test(text)),
    short: Math.max(0, SHORT_WORDS - words / setting.wordiness),
    speaker: yes(speaksOfItself(text, language)),
    listener: yes(addresses(text, language)),
    needs: yes(unit.needs.length > 0),
    marker: yes(withoutMarker(unit.text, language) !== unit.text),
    colon: yes(/[:：]/u.test(text)),
    commas: text.match(/[,،，、;]/gu)?.length ?? 0,
    dash: yes(/\s[–—-]\s|——/u.test(unit.text)),
    bracket: yes(/[(（]/u.test(unit.text)),
    named: yes(/(?<=\p{Ll}\p{M}*[\s,]+)\p{Lu}/u.test(text)),
    capitals: (text.match(/(?<=[\p{L}\p{M}][\s,]+)\p{Lu}/gu)?.length ?? 0) / Math.max(1, words),
  };
}

/** What it does, the words that show that, and what points outside of it. */
function countsOf({ unit, way: { text } }: Said, language: string): ClaimFeatures {
  const features: Partial<Record<ClaimFeature, number>> = { [`role:${unit.role}`]: 1 };
  for (const { kind } of discourseWordsOf(language).matcher.find(unit.text)) features[`cue:${kind}`] = 1;
  for (const { kind, certainty } of hangs(text, language)) features[`hang:${kind}`] = Math.max(features[`hang:${kind}`] ?? 0, certainty);
  return features;
}

const yes = (holds: boolean): number => (holds ? 1 : 0);

/** What is asked, decided or concluded: the rest of the paragraph leads there. */
export const movesIn = ({ role, links }: Unit): boolean =>
  MOVING.has(role) || (role === 'consequence' && links.some(({ kind }) => kind === 'cause'));

/** It only speaks of who speaks and who listens, and counts nothing. */
export const talksIn = (unit: Unit, language: string): boolean =>
  isTalk(unit, language) || (!/\p{Nd}/u.test(unit.text) && addresses(unit.text, language));

/** Share of the other units that have a term of the claim. */
function coverage(own: Unit, terms: readonly number[], { shownTerms }: ClaimSetting): number {
  let others = 0;
  let covered = 0;
  for (const [unit, said] of shownTerms) {
    if (unit === own) continue;
    others++;
    if (terms.some((term) => said.has(term))) covered++;
  }
  return others === 0 ? 0 : covered / others;
}
