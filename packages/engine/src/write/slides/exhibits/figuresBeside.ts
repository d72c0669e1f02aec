/** Two to four figures of a group of sentences in a row, above all else that its points would say: nothing is left out for them. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { Unit } from '../../discourse/passages.ts';
import { type Group, unitsOf, withUnits } from '../../plan/allot.ts';
import { isBare } from '../../plan/scenes.ts';
import type { Judgement } from '../../say/points.ts';
import { columns, countWords, wordiness } from '../../sentence/measure.ts';
import { capitalize } from '../../sentence/tidying.ts';
import { bullets } from '../kinds/bullets.ts';
import { clauseFigures } from './clauseFigures.ts';
import { type Candidate, type Evidence, firstMessage } from './evidence.ts';
import { isTiedTo, runOfText, TOLD } from './figureBeside.ts';
import { isLabel } from './labels.ts';
import { areExceptions, areOfOneMeasure, isSideRow, type Shown, shownFigures } from './stats.ts';

const FEWEST = 2;
const MOST = 4;
/**
 * What the figures have to say by themselves, all together: two sums or shares, a sum and a measure, three numbers of things; less after one
 * slide of text, and after more.
 */
const TELLING_ENOUGH = [1.45, 1.2, 1] as const;
/** Words below each, as many as in English. */
const LABEL_WORDS = 26;
/** Of each: so many minutes by the way say nothing. */
const LEAST = 0.45;
const LEAST_BY_THE_WAY = 0.8;
/** Where all are of one measure, what they say is in their difference. */
const COMPARED_ENOUGH = 0.7;
/** Below the figures: sentences, words of all of them, as many as in English, and columns. */
const MOST_SENTENCES = 3;
const MOST_WORDS = 56;
const WIDEST = 380;
/** Words of a sentence that says what the figures are about. */
const FEWEST_LEADING = 5;

/** `kinds` are those of the slides before: two rows of figures do not follow one another. */
export function figuresBeside(evidence: Evidence, kinds: readonly SlideKind[]): Candidate | undefined {
  const { group, judge } = evidence;
  if (kinds.at(-1) === 'stats') return undefined;
  const inOrder = sentencesIn(evidence);
  // What leans on a figure's sentence stands below the last of them.
  const row = inOrder.filter(({ unit }) => unit === inOrder.at(-1)?.unit || !evidence.units.some((other) => isTiedTo(other, unit)));
  const telling = row.reduce((sum, shown) => sum + shown.telling, 0);
  const areCompared = areOfOneMeasure(row);
  // A price beside a share is nothing that a paragraph is about; a heading may be.
  if (!areCompared && isBare(group)) return undefined;
  const enough = areCompared ? COMPARED_ENOUGH : (TELLING_ENOUGH[Math.min(runOfText(kinds), TELLING_ENOUGH.length - 1)] ?? 0);
  if (row.length < FEWEST || telling < enough) return undefined;
  if (areExceptions(row, evidence) || isSideRow(row, evidence)) return undefined;
  const called = messageAbove(evidence, row) ?? messageAmong(evidence, row);
  const used = [...new Set(row.map(({ unit }) => unit))];
  const above = [...used, ...(called ? [called.unit] : [])];
  const points = bullets(called ? withUnits(group, (unit) => unit !== called.unit) : group, judge);
  // What points would leave out is not said below the figures either.
  const left = unitsOf(group).filter((unit) => !points?.used.includes(unit));
  const below = sentencesBelow(group, [...above, ...left], judge);
  const said = [...used, ...(below?.units ?? []), ...(called ? [called.unit] : [])];
  // Points alone would say more.
  if (!below || points?.used.some((unit) => !said.includes(unit))) return undefined;
  return {
    body: {
      kind: 'stats',
      stats: row.map((shown) => ({ figure: shown.figure, label: shown.unit === called?.unit ? nameOf(shown, judge) : shown.label })),
      ...(below.lines.length > 0 && { sentence: below.lines.join('\n') }),
    },
    used: [...used, ...below.units],
    certainty: Math.min(...row.map(({ certainty }) => certainty)),
    called,
  };
}

/** What stands in the row, in the order of the source: of each sentence its figure, or those of its clauses where all of them have room. */
function sentencesIn(evidence: Evidence): readonly Shown[] {
  const single = shownFigures(evidence, LABEL_WORDS)
    .filter(({ unit, isLimit }) => (isLimit || TOLD.has(unit.role)) && unit.form === 'prose' && !unit.enumerated)
    .filter(({ telling, leads }) => telling >= (leads ? LEAST : LEAST_BY_THE_WAY))
    .filter(({ figure }, i, all) => all.findIndex((other) => other.figure === figure) === i);
  const isAsked = evidence.group.passages.every(({ section }) => section.role === 'asks');
  const parted = evidence.units.flatMap((unit) => {
    const isTold = unit.form === 'prose' && !unit.enumerated && TOLD.has(unit.role) && !isAsked;
    return (isTold && clauseFigures(unit, evidence)) || [];
  });
  const chosen = new Map<Unit, readonly Shown[]>(
    [...single]
      .sort((a, b) => b.worth - a.worth)
      .slice(0, MOST)
      .map((shown) => [shown.unit, [shown]]),
  );
  for (const unit of new Set(parted.map((shown) => shown.unit))) {
    const clauses = parted.filter((shown) => shown.unit === unit);
    const others = [...chosen].reduce((sum, [other, { length }]) => sum + (other === unit ? 0 : length), 0);
    if (others + clauses.length <= MOST) chosen.set(unit, clauses);
  }
  return [...chosen].sort(([a], [b]) => a.index - b.index).flatMap(([, shown]) => shown);
}

/** Under no heading, the weightiest sentence that has none of the figures is the title: one that has would say it twice. */
function messageAbove({ group, units, judge }: Evidence, row: readonly Shown[]): Candidate['called'] {
  if (group.passages.some(({ section }) => section.heading !== undefined && !judge.said(section.heading))) return undefined;
  const others = units
    .filter(
      (unit) => unit.form === 'prose' && TOLD.has(unit.role) && unit.words >= FEWEST_LEADING && !row.some((shown) => shown.unit === unit),
    )
    // What stands between two of them goes on from the first, and is no title of both.
    .filter(({ index }) => row.every(({ unit }) => unit.index > index) || row.every(({ unit }) => unit.index < index))
    .sort((a, b) => (judge.scores[b.index] ?? 0) - (judge.scores[a.index] ?? 0));
  return firstMessage(
    others.filter(({ text }) => !/[:：]$/u.test(text)),
    judge,
  );
}

/** Where all sentences have one, the first whose figure has a name that can stand below it is the title. */
function messageAmong({ group, judge }: Evidence, row: readonly Shown[]): Candidate['called'] {
  if (group.passages.some(({ section }) => section.heading !== undefined)) return undefined;
  // The sentence of several of them would say all of them twice.
  const named = row
    .filter((shown) => nameOf(shown, judge) !== '' && row.every((other) => other === shown || other.unit !== shown.unit))
    .map(({ unit }) => unit);
  return firstMessage(named, judge);
}

const nameOf = ({ subject = '' }: Shown, { brief }: Judgement): string =>
  isLabel(subject, brief.language) ? capitalize(subject, brief.language) : '';

/** Undefined where what else is to be said has no room below the figures. */
function sentencesBelow(
  group: Group,
  without: readonly Unit[],
  judge: Judgement,
): { lines: readonly string[]; units: readonly Unit[] } | undefined {
  const rest = withUnits(group, (unit) => !without.includes(unit));
  if (rest.passages.length === 0) return { lines: [], units: [] };
  if (unitsOf(rest).some(({ form }) => form !== 'prose')) return undefined;
  const told = bullets(rest, judge);
  if (told === undefined) return { lines: [], units: [] };
  if (told.body.kind !== 'bullets') return undefined;
  const lines = told.body.items.map(({ head, text }) => (head === undefined ? text : `${head}: ${text}`));
  const all = lines.join(' ');
  const fits = lines.length <= MOST_SENTENCES && countWords(all) <= MOST_WORDS * wordiness(judge.brief.language) && columns(all) <= WIDEST;
  return fits ? { lines, units: told.used } : undefined;
}
