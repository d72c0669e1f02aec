/** The one figure that a group of sentences turns on, large, beside all else that its points would say. */
import type { SlideKind } from '@slidewright/contract/deck';
import type { Unit } from '../../discourse/passages.ts';
import type { Role } from '../../discourse/role.ts';
import { type Group, unitsOf, withUnits } from '../../plan/allot.ts';
import type { Judgement } from '../../say/points.ts';
import { MOST_WHOLE } from '../../say/whole.ts';
import { bullets } from '../kinds/bullets.ts';
import type { Proposal } from '../kinds/kind.ts';
import { type Candidate, type Evidence, findingsOfKind } from './evidence.ts';
import { shownFigures } from './stats.ts';

/** Among so many of the group's weightiest sentences is the figure's. */
const AMONG = 2;
const AMONG_AFTER_TEXT = 4;
/** From which a figure says something by itself: a share, a sum of money, a part of a whole. */
const TELLS = 0.8;
/** What sets a scene, asks or orders has no figure that everybody should remember. */
export const TOLD: ReadonlySet<Role> = new Set<Role>([
  'result',
  'claim',
  'consequence',
  'risk',
  'contrast',
  'cause',
  'detail',
  'decision',
  'answer',
]);

/** `kinds` are those of the slides before: two such slides do not follow one another. */
export function figureBeside(evidence: Evidence, kinds: readonly SlideKind[]): Candidate | undefined {
  const { group, units, judge } = evidence;
  // Under the heading of one section the figure of another speaks of something else.
  if (kinds.at(-1) === 'bigNumber' || new Set(group.passages.map(({ section }) => section)).size > 1) return undefined;
  const weight = ({ index }: Unit): number => judge.scores[index] ?? 0;
  const among = runOfText(kinds) > 1 ? AMONG_AFTER_TEXT : AMONG;
  const weightiest = [...units].sort((a, b) => weight(b) - weight(a)).slice(0, among);
  const [best] = shownFigures(evidence)
    .filter(
      ({ unit, telling, isLimit }) => telling >= TELLS && (isLimit || TOLD.has(unit.role)) && unit.form === 'prose' && !unit.enumerated,
    )
    .filter(
      // What the group begins with may have one rival.
      ({ unit, leads }) => weightiest.includes(unit) && rivalsOf(unit, evidence) < (leads && unit === units[0] ? SEVERAL : 1),
    )
    // Under a heading the section's own figure is what it begins with; one further down is a detail of what else it says.
    .filter(({ unit, isLimit }) => unit === units[0] || (!isLimit && group.passages[0]?.section.heading === undefined))
    .filter(({ unit, leads }) => units.every((other) => !isTiedTo(other, unit) || (leads && isReadNext(other, unit, units))))
    .sort((a, b) => b.worth - a.worth);
  if (!best || (best.isLimit && hasSum(best.unit, evidence))) return undefined;
  const said = pointsBeside(group, [best.unit], judge);
  // Points alone would say as much, and more.
  const missed = bullets(group, judge)?.used.some((unit) => unit !== best.unit && !said?.units.includes(unit));
  if (!said || missed) return undefined;
  return {
    body: { kind: 'bigNumber', figure: best.figure, statement: best.label, points: [...said.points] },
    used: [best.unit, ...said.units],
    certainty: best.certainty,
  };
}

/** How many slides of text stand last. */
export function runOfText(kinds: readonly SlideKind[]): number {
  const last = kinds.findLastIndex((kind) => kind !== 'bullets' && kind !== 'twoColumns');
  return kinds.length - 1 - last;
}

/** What leans on the first sentence of a group is the first point beside it. */
const isReadNext = (unit: Unit, to: Unit, units: readonly Unit[]): boolean => units[0] === to && units[1] === unit;

/** Other sentences with values of its kind: beside one a figure is one of several, and nobody knows why it is the one that stands large. */
function rivalsOf(unit: Unit, evidence: Evidence): number {
  const figures = findingsOfKind(evidence, 'figure');
  const kinds = new Set(figures.filter(({ units: [own] }) => own === unit.index).map(({ figure }) => figure.measure.kind));
  return new Set(figures.flatMap(({ figure, units: [own] }) => (own !== unit.index && kinds.has(figure.measure.kind) ? [own] : []))).size;
}
/** Prices that are a list, of which the first one is no more than the others. */
const SEVERAL = 2;

/** "Within 24 hours" is less than what it costs who is late. */
const hasSum = (unit: Unit, evidence: Evidence): boolean =>
  findingsOfKind(evidence, 'figure').some(({ figure, units: [own] }) => own !== unit.index && figure.measure.kind === 'money');

/** Under a title that says what the figure says, or one of the points, that is not said again. Undefined where nothing would stand beside it. */
export function figureUnder(proposal: Proposal, group: Group, titled: readonly Unit[], judge: Judgement): Proposal | undefined {
  const { body, used } = proposal;
  const [own] = used;
  if (body.kind !== 'bigNumber' || !body.points || !own) return undefined;
  const said = pointsBeside(group, [own, ...titled], judge);
  if (!said) return undefined;
  const statement = titled.includes(own) ? '' : body.statement;
  return { ...proposal, body: { ...body, statement, points: [...said.points] }, used: [...new Set([own, ...titled, ...said.units])] };
}

/** What is understood only right behind the sentence is not parted from it. */
export const isTiedTo = (unit: Unit, to: Unit): boolean => unit.needs.includes(to.index) && unit.resolved === undefined;

/** Undefined where nothing is left, or points would leave out what was to be said. */
function pointsBeside(
  group: Group,
  without: readonly Unit[],
  judge: Judgement,
): { points: readonly string[]; units: readonly Unit[] } | undefined {
  const rest = withUnits(group, (unit) => !without.includes(unit));
  if (rest.passages.length === 0 || unitsOf(rest).some(({ form }) => form !== 'prose')) return undefined;
  const told = bullets(rest, judge);
  if (told?.body.kind !== 'bullets' || told.body.items.length > MOST_WHOLE) return undefined;
  return { points: told.body.items.map(({ head, text }) => (head === undefined ? text : `${head}: ${text}`)), units: told.used };
}
