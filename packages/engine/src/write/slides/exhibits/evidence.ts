/** What a group has to be shown with: its units and the findings that stand on them alone. */
import type { Unit } from '../../discourse/passages.ts';
import type { Finding, FindingKind, FindingOf } from '../../findings/finding.ts';
import { type Group, unitsOf } from '../../plan/allot.ts';
import { isDangling, isDanglingTitle } from '../../say/dangling.ts';
import type { Judgement } from '../../say/points.ts';
import { waysOf } from '../../say/ways.ts';
import { columns, wordiness } from '../../sentence/measure.ts';
import type { Proposal } from '../kinds/kind.ts';

/** Findings by the first unit that they stand on. */
export type FindingsIndex = ReadonlyMap<number, readonly Finding[]>;

export interface Evidence {
  readonly group: Group;
  readonly units: readonly Unit[];
  readonly byIndex: ReadonlyMap<number, Unit>;
  readonly findings: readonly Finding[];
  readonly judge: Judgement;
}

/** A proposal with how sure what it shows is, 0 to 1. */
export interface Candidate extends Proposal {
  readonly certainty: number;
}

export type Exhibit = (evidence: Evidence) => Candidate | undefined;

export function indexOf(findings: readonly Finding[]): FindingsIndex {
  const index = new Map<number, Finding[]>();
  for (const finding of findings) {
    const [first = -1] = finding.units;
    const known = index.get(first);
    if (known) known.push(finding);
    else index.set(first, [finding]);
  }
  return index;
}

export function evidenceOf(group: Group, index: FindingsIndex, judge: Judgement): Evidence {
  const units = unitsOf(group);
  const byIndex = new Map(units.map((unit) => [unit.index, unit]));
  const findings = units.flatMap((unit) =>
    (index.get(unit.index) ?? []).filter((finding) => finding.units.every((each) => byIndex.has(each))),
  );
  return { group, units, byIndex, findings, judge };
}

export const findingsOfKind = <K extends FindingKind>({ findings }: Evidence, kind: K): FindingOf<K>[] =>
  findings.filter((finding): finding is FindingOf<K> => finding.kind === kind);

/** How much of what its group has to say a unit is. */
export const worthOf = (unit: Unit): number => 0.1 + unit.strength;

/** The share of the best units of a group that are among `shown`: as many as a slide of points would say. */
export function coverageOf(units: readonly Unit[], shown: readonly Unit[], most: number): number {
  const best = [...units].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, most);
  const whole = best.reduce((sum, unit) => sum + worthOf(unit), 0);
  const said = new Set(shown);
  const own = units.reduce((sum, unit) => sum + (said.has(unit) ? worthOf(unit) : 0), 0);
  return whole === 0 ? 1 : Math.min(1, own / whole);
}

/** Whether a unit is understood away from the others. */
export function standsAlone(unit: Unit, { brief }: Judgement): boolean {
  if (unit.unusable || unit.aside) return false;
  if (unit.resolved !== undefined) return true;
  return unit.needs.length === 0 && (unit.form !== 'prose' || !isDangling(unit.text, brief.language));
}

const TITLE_WORDS = 17;
const LONGEST_TITLE = 110;

/** The sentence of a unit as the title of what proves it; undefined where it is too long, leans on others or is said already. */
export function messageOf(unit: Unit | undefined, judge: Judgement): Candidate['called'] {
  if (!unit || !standsAlone(unit, judge)) return undefined;
  const title = sayUnit(unit, judge, TITLE_WORDS);
  if (title === undefined || columns(title) > LONGEST_TITLE || isDanglingTitle(title, judge.brief.language) || judge.said(title))
    return undefined;
  return { title, unit };
}

/** The fullest way of saying a unit in at most so many words, as many as in English, that keeps a part of it. */
export function sayUnit(unit: Unit, judge: Judgement, most: number, keeps = ''): string | undefined {
  const limit = most * Math.max(0.8, wordiness(judge.brief.language));
  return waysOf(unit, judge).find(({ words, text }) => words <= limit && (keeps === '' || text.includes(keeps)))?.text;
}

/** The unit that is worth most, of those that stand by themselves and can be said in so many words. */
export function bestSaid(units: readonly Unit[], judge: Judgement, most: number): { unit: Unit; text: string } | undefined {
  for (const unit of [...units].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, MOST_TRIED)) {
    if (unit.form !== 'prose' || !standsAlone(unit, judge)) continue;
    const text = sayUnit(unit, judge, most);
    if (text !== undefined) return { unit, text };
  }
  return undefined;
}

/** Of a group of very many units the best are enough to look at. */
export const MOST_TRIED = 24;
