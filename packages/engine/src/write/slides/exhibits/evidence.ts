/** What a group has to be shown with: its units and the findings that stand on them alone. */
import type { Unit } from '../../discourse/passages.ts';
import type { Finding, FindingKind, FindingOf } from '../../findings/finding.ts';
import { patternsOf } from '../../findings/patternsOf.ts';
import { type Group, unitsOf } from '../../plan/allot.ts';
import { isDangling, isDanglingTitle } from '../../say/dangling.ts';
import type { Judgement } from '../../say/points.ts';
import { waysOf } from '../../say/ways.ts';
import { columns, countWords, wordiness } from '../../sentence/measure.ts';
import { balanced, capitalize, trimClause } from '../../sentence/tidying.ts';
import type { Proposal } from '../kinds/kind.ts';
import { coreClause, tells } from './coreClause.ts';

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
  /** Of what it says, the sentence below its figures, without which it is whole as well. */
  readonly beside?: Unit;
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
    (index.get(unit.index) ?? []).filter(
      (finding) => finding.units.every((each) => byIndex.has(each)) && !(CLAIMS.has(finding.kind) && isSupposed(unit, judge)),
    ),
  );
  return { group, units, byIndex, findings, judge };
}

/** The units at these indices, as far as the group has them. */
export const unitsAt = (indices: readonly number[], { byIndex }: Evidence): Unit[] => indices.flatMap((index) => byIndex.get(index) ?? []);

/** What says of figures that they are so. */
const CLAIMS: ReadonlySet<FindingKind> = new Set<FindingKind>(['figure', 'change', 'shift', 'versus', 'part']);

/** "We planned for enough people to detect a fall from 11% to 9%": what is supposed is told, and never drawn as what came out. */
const isSupposed = ({ text }: Unit, { brief }: Judgement): boolean => patternsOf(brief.language).supposes?.test(text) === true;

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

/**
 * The sentence of a unit, or where that is too long the clause of it that tells `keeps`, as the title of what proves it; undefined where it
 * leans on others or is said already.
 */
export function messageOf(unit: Unit | undefined, judge: Judgement, keeps: readonly string[] = []): Candidate['called'] {
  if (!unit || !standsAlone(unit, judge)) return undefined;
  const { language } = judge.brief;
  const limit = TITLE_WORDS * Math.max(0.8, wordiness(language));
  const fits = (text: string, words: number): boolean =>
    words <= limit &&
    columns(text) <= LONGEST_TITLE &&
    keeps.every((part) => tells(text, part)) &&
    !isDanglingTitle(text, language) &&
    !judge.said(text);
  const ways = waysOf(unit, judge);
  const whole = ways.find(({ text, words }) => fits(text, words));
  if (whole) return { title: whole.text, unit };
  if (keeps.length === 0) return undefined;
  const clause = ways
    .flatMap(({ text }) => [
      ...clausesIn(text, language),
      ...[coreClause(text.replace(/[.。]$/u, ''), keeps, language)].flatMap((core) => core ?? []),
    ])
    .map((text) => capitalize(trimClause(text), language))
    .find((text) => fits(text, countWords(text)));
  return clause === undefined ? undefined : { title: clause, unit };
}

/**
 * The title of what several sentences prove: the sentence that leads to them, what their section is called, or the first of them that stands
 * by itself.
 */
export function messageOver(units: readonly Unit[], { byIndex, group, judge }: Evidence): Candidate['called'] {
  const first = Math.min(...units.map(({ index }) => index));
  const before = byIndex.get(first - 1);
  const leads = before !== undefined && !before.ends && before.form === 'prose' && !/\p{Nd}/u.test(before.text);
  const lead = leads ? messageOf(before, judge) : undefined;
  const [unit] = units;
  const sections = new Set(group.passages.map(({ section }) => section));
  const heading = sections.size === 1 ? group.passages[0]?.section.heading : undefined;
  if (lead || !unit) return lead;
  if (heading !== undefined && !judge.said(heading) && columns(heading) <= LONGEST_TITLE) return { title: heading, unit };
  return firstMessage(units, judge);
}

/** Of the first unit that can be a title. */
export function firstMessage(units: readonly Unit[], judge: Judgement): Candidate['called'] {
  for (const unit of units) {
    const called = messageOf(unit, judge);
    if (called) return called;
  }
  return undefined;
}

const FEWEST_WORDS = 4;

/** What stands between colons and semicolons, each also without the cause that follows behind a comma: they have a verb of their own. */
function clausesIn(text: string, language: string): string[] {
  const { because, verbs, spaceless } = patternsOf(language);
  return (
    text
      .split(/[:;：；]\s+|\s[–—]\s/u)
      .flatMap((clause) => {
        const cause = because?.exec(clause);
        const before = cause ? clause.slice(0, cause.index) : clause;
        const comma = before.lastIndexOf(',');
        return cause && comma > 0 && cause.index - comma <= CAUSE_WITHIN ? [clause, before.slice(0, comma)] : [clause];
      })
      // A colon within brackets parts nothing.
      .filter(
        (clause) =>
          clause !== text && balanced(clause) && countWords(clause) >= FEWEST_WORDS && (spaceless || verbs?.test(clause) === true),
      )
  );
}
/** UTF-16 units from a comma to the word for a cause: ", mostly because". */
const CAUSE_WITHIN = 14;

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
