/** What was planned, and what came of it. */
import type { Unit } from '../../discourse/passages.ts';
import type { Told } from '../../findings/finding.ts';
import { LONGEST_TITLE } from '../../say/claims.ts';
import { columns, countWords } from '../../sentence/measure.ts';
import { capitalize } from '../../sentence/tidying.ts';
import { withUnit } from './comparisons.ts';
import { type Candidate, type Evidence, type Exhibit, findingsOfKind, messageOf, messageOver, unitsAt } from './evidence.ts';
import { largeFigure, signedDigits } from './figures.ts';
import { isLabel } from './labels.ts';

/** Two or more measures, each as it was planned and as it came. */
export const plannedExhibit: Exhibit = (evidence) => {
  const { language } = evidence.judge.brief;
  const found = findingsOfKind(evidence, 'target').filter(
    // "Should not fall below 50,000": a bound of which only the value would stand there is no plan.
    ({ subject, named, target, bound }) =>
      subject !== undefined &&
      (named === true || isLabel(subject, language)) &&
      target.value > 0 &&
      (bound !== undefined || target.hedge === undefined),
  );
  if (found.length < 1 || found.length > 8 || found.some(({ actual, target }) => !isNear(actual.value, target.value))) return undefined;
  const rows = found.map(({ subject = '', actual, target, bound }) => ({
    label: `${capitalize(subject, language)}${besideTarget(target, unitsAt([target.unit], evidence)[0])}`,
    actual: withUnit(actual, largeFigure(actual, language) ?? signedDigits(actual)),
    target: `${bound === undefined ? '' : `${bound} `}${withUnit(target, largeFigure(target, language) ?? signedDigits(target))}`,
    value: Math.max(0, actual.value),
    goal: target.value,
  }));
  const used = unitsAt([...new Set(found.flatMap(({ units }) => units))], evidence);
  // Where no heading names them, another sentence of the group would: "There was no water for 11 days".
  const isNamed = evidence.group.passages.some(({ form, section }) => form !== 'prose' || section.heading !== undefined);
  const [only, more] = used;
  // One measure is told by its own sentence.
  const own = only && !more && only.form === 'prose' ? messageOf(only, evidence.judge) : undefined;
  const called = isNamed ? nameOfList(used, evidence) : (own ?? messageOver(used, evidence));
  if (!isNamed && !called) return undefined;
  return { body: { kind: 'targets', rows }, used, certainty: 0.85, ...(called && { called }) };
};

/** "Trades against their budget": a list is named by its heading or what leads to it, and by no sentence that stands behind it. */
function nameOfList(used: readonly Unit[], { group, judge }: Evidence): Candidate['called'] {
  const [unit] = used;
  const passage = group.passages.find(({ form, units }) => form === 'list' && unit !== undefined && units.includes(unit));
  const title = (passage?.intro ?? passage?.section.heading)?.replace(/[\s\u00a0]*[:：]\s*$/u, '');
  if (!unit || !title || columns(title) > LONGEST_TITLE || judge.said(title)) return undefined;
  return { title: capitalize(title, judge.brief.language), unit };
}

/** "31% (plan 35%, Q2 34%)": what stands in the bracket besides the plan stands behind the measure's name. */
function besideTarget({ end }: Told, unit: Unit | undefined): string {
  const beside = /^,\s*([^()（）]{2,24})[)）]/u.exec(unit?.text.slice(end) ?? '')?.[1];
  return beside !== undefined && /\p{Nd}/u.test(beside) ? ` (${beside.trim()})` : '';
}

/** On one scale a value many times its target, or a small part of it, is not seen. */
const isNear = (value: number, goal: number): boolean => value <= 4 * goal && value >= 0.02 * goal;

/** Of a list with targets: so many of its items may have none, each of so many words. */
const MOST_BESIDE = 3;
const BESIDE_WORDS = 20;

/** A list of measures with their targets is that, whatever else it could be; its items without a target stand below. */
export const plannedList: Exhibit = (evidence) => {
  const candidate = plannedExhibit(evidence);
  const isListed = candidate?.used.every(({ form }) => form === 'list' || form === 'facts');
  if (!candidate || !isListed || candidate.used.length * 3 < evidence.units.length * 2) return undefined;
  const others = evidence.units.filter((unit) => unit.form === 'list' && !candidate.used.includes(unit));
  if (others.length === 0) return candidate;
  if (
    others.length > MOST_BESIDE ||
    others.some((unit) => unit.lead !== undefined || unit.unusable || countWords(unit.text) > BESIDE_WORDS)
  )
    return candidate;
  const sentence = others.map(({ text }) => capitalize(text, evidence.judge.brief.language)).join('\n');
  return { ...candidate, body: { ...candidate.body, sentence } as Candidate['body'], used: [...candidate.used, ...others] };
};
