/**
 * The best exhibit for a group: what it is by its own structure first; where that is only text, what its findings carry, if they show enough
 * of it. The budget of a deck is kept here: text gives way sooner the more text stands before it.
 */
import type { SlideKind } from '@slidewright/contract/deck';
import { languageOf } from '../../../languages/languageOf.ts';
import { listOf } from '../../../languages/phrases.ts';
import type { Unit } from '../../discourse/passages.ts';
import { tellingOf } from '../../say/telling.ts';
import { withRemark } from '../remark.ts';
import { causesExhibit, decisionsExhibit, definitionExhibit, optionsExhibit, questionExhibit } from './arguments.ts';
import { columnExhibit, pairedExhibit, seriesExhibit } from './charts.ts';
import { changeExhibit, pairExhibit, slopeExhibit } from './comparisons.ts';
import { datedList, erasExhibit, stepsExhibit } from './courses.ts';
import { type Candidate, coverageOf, type Evidence, type Exhibit } from './evidence.ts';
import { runOfText } from './figureBeside.ts';
import { offersExhibit } from './offers.ts';
import { offersInListExhibit } from './offersInList.ts';
import { parentsExhibit } from './parents.ts';
import { hubExhibit, ledExhibit, stagesExhibit, stairsExhibit, tilesExhibit, treeExhibit } from './parts.ts';
import { plannedExhibit, plannedList } from './planned.ts';
import { spansExhibit } from './spans.ts';
import { statementApart } from './statementApart.ts';
import { figureApart, figuresExhibit, oneFigureExhibit, targetsExhibit } from './stats.ts';
import { datesExhibit, parallelExhibit, rulesExhibit, speechExhibit } from './structures.ts';
import { waterfallExhibit } from './waterfall.ts';

/** What a list or table is by its structure, where it is more than that. */
const STRUCTURES: readonly Exhibit[] = [
  spansExhibit,
  datedList,
  plannedList,
  offersInListExhibit,
  slopeExhibit,
  columnExhibit,
  decisionsExhibit,
  stagesExhibit,
  treeExhibit,
  parentsExhibit,
  stairsExhibit,
  hubExhibit,
];
/** What the findings of sentences carry. */
const EXHIBITS: readonly Exhibit[] = [
  waterfallExhibit,
  plannedExhibit,
  changeExhibit,
  pairExhibit,
  optionsExhibit,
  offersExhibit,
  causesExhibit,
  definitionExhibit,
  questionExhibit,
  targetsExhibit,
  erasExhibit,
  stepsExhibit,
  pairedExhibit,
  seriesExhibit,
  datesExhibit,
  parallelExhibit,
  tilesExhibit,
  ledExhibit,
  rulesExhibit,
  figuresExhibit,
  oneFigureExhibit,
  speechExhibit,
];

/** How much of a group its exhibit has to show: usually, after one slide of text, after two, and after more. */
const FEWEST_SHOWN = [0.8, 0.72, 0.6, 0.5] as const;
/** Slides after which a pause is welcome, and what it has to show then. */
const DENSE = 6;
const PAUSE_SHOWS = 0.15;

/** How gladly each kind is shown where several fit. */
const WELCOME: Readonly<Partial<Record<SlideKind, number>>> = {
  chart: 1,
  shares: 1,
  spans: 1,
  targets: 1,
  waterfall: 1,
  change: 1,
  timeline: 1,
  decisions: 1,
  slope: 1,
  comparison: 0.9,
  stairs: 0.8,
  tree: 0.8,
  process: 0.9,
  cycle: 0.9,
  options: 1,
  pair: 0.9,
  causes: 0.85,
  stats: 0.8,
  cards: 0.75,
  question: 0.7,
  definition: 0.65,
  bigNumber: 0.6,
  quote: 0.55,
  picture: 0.3,
};
/** One sentence of such a slide is seen in its parts, and counts for more. */
const DENSITY: Readonly<Partial<Record<SlideKind, number>>> = {
  chart: 1.8,
  shares: 1.8,
  change: 1.3,
  pair: 1.3,
  targets: 1.8,
  waterfall: 1.8,
  options: 1.5,
  comparison: 1.3,
};
/** What a kind loses for each time that the deck has shown it. */
const WORN = 0.04;
/** What a kind loses for each of the last slides that was of it. */
const SEEN = [0.35, 0.2, 0.1, 0.1] as const;

const TEXT: ReadonlySet<SlideKind> = new Set<SlideKind>(['bullets', 'twoColumns']);
const PAUSES: ReadonlySet<SlideKind> = new Set<SlideKind>(['quote', 'bigNumber', 'section', 'picture', 'cover']);

export const isText = (kind: SlideKind): boolean => TEXT.has(kind);

/** Undefined where a list or table stays what it is. */
export function structureFor(evidence: Evidence, kinds: readonly SlideKind[]): Candidate | undefined {
  for (const structure of STRUCTURES) {
    const candidate = structure(evidence);
    if (candidate && !isThird(candidate.body.kind, kinds)) return candidate;
  }
  return undefined;
}

/** The best first; none where text says it best. `kinds` are those of the slides before. */
export function exhibitsFor(evidence: Evidence, kinds: readonly SlideKind[]): readonly Candidate[] {
  const run = runOfText(kinds);
  const least = FEWEST_SHOWN[Math.min(run, FEWEST_SHOWN.length - 1)] ?? 0.5;
  const most = evidence.judge.brief.mostPoints;
  const fitting: { candidate: Candidate; worth: number }[] = [];
  for (const exhibit of EXHIBITS) {
    const found = exhibit(evidence);
    if (!found) continue;
    const { kind } = found.body;
    if (isThird(kind, kinds)) continue;
    const candidate = withRest(found, evidence);
    // Values alone, under a heading, do not say what they are the proof of.
    const dense = kind === 'change' && !candidate.called ? 1 : (DENSITY[kind] ?? 1);
    const shows = Math.min(1, dense * coverageOf(evidence.units, saidBy(candidate), most));
    const pauses = PAUSES.has(kind) && isDense(kinds);
    if (shows < (pauses ? PAUSE_SHOWS : kind === 'quote' || kind === 'bigNumber' ? Math.max(0.6, least) : least)) continue;
    const worth =
      (WELCOME[kind] ?? 0.6) * candidate.certainty * (0.4 + 0.6 * shows) -
      seenOf(kind, kinds) -
      WORN * kinds.filter((other) => other === kind).length +
      (pauses ? 0.3 : 0);
    fitting.push({ candidate, worth });
  }
  return fitting.sort((a, b) => b.worth - a.worth).map(({ candidate }) => candidate);
}

const saidBy = ({ used, called }: Candidate): readonly Unit[] => (called ? [...used, called.unit] : used);

/** With what else the group says below it, as far as there is room and nothing is left out that points would say. */
function withRest(found: Candidate, { group, units, judge }: Evidence): Candidate {
  // Conditions are a shape of sentences, which has to be most of the text by itself.
  if (found.body.kind === 'cards' && found.used.some(({ form }) => form === 'prose')) return found;
  const { beside, ...candidate } = found;
  const { sentence: _, ...body } = 'sentence' in found.body ? found.body : { ...found.body, sentence: undefined };
  const bare = { ...candidate, body: body as Candidate['body'], used: found.used.filter((unit) => unit !== beside) };
  const full = { ...bare, ...withRemark(bare, group, found.called ? [found.called.unit] : [], judge) };
  const most = judge.brief.mostPoints;
  if (coverageOf(units, saidBy(full), most) <= coverageOf(units, saidBy(found), most)) return found;
  const said = new Set(saidBy(full));
  const missed = tellingOf(units, judge.grammar).filter(
    (unit) => !said.has(unit) && !unit.unusable && unit.role !== 'example' && !/[:：]$/u.test(unit.text),
  );
  // A section of which nothing is said is not made up for by another one that is.
  const sections = new Set(group.passages.flatMap((passage) => (passage.units.some((unit) => said.has(unit)) ? [passage.section] : [])));
  const silent = group.passages.some(({ section }) => !sections.has(section));
  return !silent && missed.length <= (found.used.some(({ form }) => form === 'list') ? MOST_MISSED : 0) ? full : found;
}
/** Of what stands around a list. */
const MOST_MISSED = 2;

/** What is worth a slide of its own beside what else its group says. */
const APART: ReadonlySet<SlideKind> = new Set<SlideKind>([
  'chart',
  'change',
  'pair',
  'targets',
  'timeline',
  'options',
  'shares',
  'spans',
  'waterfall',
  'comparison',
  'process',
  'cycle',
  'decisions',
  'stairs',
  'tree',
  'hub',
  'slope',
]);
const SURE_APART = 0.75;
/** Names with what is said of each are cards beside any text. */
const SURE_CARDS = 0.86;
/** Of the group's sentences by weight, the exhibit has one of so many. */
const WEIGHTY = 4;

/** What is shown apart only where text stands before it: figures side by side, a term or causes after one slide, a pause after two. */
const AFTER_TEXT: Readonly<Partial<Record<SlideKind, number>>> = {
  definition: 1,
  question: 1,
  causes: 1,
  stats: 1,
  bigNumber: 2,
  quote: 1,
  cards: 2,
  picture: 2,
};
/** Slides of text alone after which anything else is welcome, and after which a sentence by itself is. */
const LONG = 2;
/** Among so many slides one is a pause. */
const RARELY = 5;
const TIRING = 2;

/** Of a group that is text as a whole: the exhibits of a part of it that matters, the surest first. */
export function exhibitsApart(evidence: Evidence, kinds: readonly SlideKind[]): readonly Candidate[] {
  const { scores, brief } = evidence.judge;
  const run = runOfText(kinds);
  const weighty = new Set([...evidence.units].sort((a, b) => (scores[b.index] ?? 0) - (scores[a.index] ?? 0)).slice(0, WEIGHTY));
  // The longer text goes on, the less has to matter of what breaks it.
  const among = run >= LONG ? WEIGHTY : undefined;
  const isWelcome = ({ kind, ...body }: Candidate['body'], certainty: number): boolean =>
    APART.has(kind) ||
    (kind === 'cards' && certainty >= SURE_CARDS) ||
    (run >= (AFTER_TEXT[kind] ?? Number.POSITIVE_INFINITY) && (kind !== 'quote' || 'name' in body));
  return [
    ...[...STRUCTURES, ...EXHIBITS].map((exhibit) => exhibit(evidence)),
    figureApart(evidence, among),
    run >= TIRING && !kinds.slice(-RARELY).some((kind) => PAUSES.has(kind)) ? statementApart(evidence) : undefined,
  ]
    .flatMap((candidate) => candidate ?? [])
    .filter(
      ({ body, certainty, used, called }) =>
        isWelcome(body, certainty) &&
        // What stands for no sentence leaves all of them to the text, and says nothing by itself.
        (used.length > 0 || called !== undefined) &&
        certainty >= SURE_APART &&
        !isThird(body.kind, kinds) &&
        (run >= LONG || used.some((unit) => weighty.has(unit))) &&
        ![called?.title ?? '', ...labelsOf(body)].some((text) => pointsBack(text, brief.language)),
    )
    .sort((a, b) => (WELCOME[b.body.kind] ?? 0.6) * b.certainty - (WELCOME[a.body.kind] ?? 0.6) * a.certainty);
}

/** Sentences that stand below figures. */
const labelsOf = (body: Candidate['body']): readonly string[] =>
  body.kind === 'stats' ? body.stats.map(({ label }) => label) : body.kind === 'bigNumber' ? [body.statement] : [];

/** Behind so many words, a sentence says itself what it points at: "the mean of ten years for these dates". */
const OPENING_WORDS = 4;

/** "Their return rate": clear beside the sentence before it, and not on a slide of its own. */
function pointsBack(title: string, language: string): boolean {
  const backward = new Set(listOf(languageOf(language).grammar.backward));
  const words = title.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.slice(0, OPENING_WORDS).some((word) => backward.has(word));
}

const isThird = (kind: SlideKind, kinds: readonly SlideKind[]): boolean => kinds.at(-1) === kind && kinds.at(-2) === kind;

const seenOf = (kind: SlideKind, kinds: readonly SlideKind[]): number =>
  SEEN.reduce<number>((sum, loss, i) => sum + (kinds.at(-1 - i) === kind ? loss : 0), 0);

const isDense = (kinds: readonly SlideKind[]): boolean => kinds.length >= DENSE && !kinds.slice(-DENSE).some((kind) => PAUSES.has(kind));
