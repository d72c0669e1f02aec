/** Whether a figure is worth standing large: a share, a change, a total, what came out, or the value of what its sentence is about. */
import type { Unit } from '../../discourse/passages.ts';
import type { Role } from '../../discourse/role.ts';
import type { Finding, MeasureKind } from '../../findings/finding.ts';
import { patternsOf } from '../../findings/patternsOf.ts';

/** What came out, whatever it is measured in. */
const OUTCOMES: ReadonlySet<Role> = new Set<Role>(['result', 'claim', 'risk', 'contrast', 'answer']);
/** What was decided, and what follows: sums and numbers of things, and no length or time that something is to have. */
const SETTLED: ReadonlySet<Role> = new Set<Role>(['decision', 'consequence', 'cause']);
/** A share or a multiple says by itself of what it is. */
const RELATIVE: ReadonlySet<MeasureKind> = new Set<MeasureKind>(['percent', 'points', 'times']);
/** So many hours or things are no detail of how something is done. */
const LARGE = 1000;

/** "Wait 15 minutes", "a plumber for $180", "moved it 400 metres": a detail has digits as well. */
export function hasWeight(finding: Finding, { role, text, form }: Unit, language: string): boolean {
  if (finding.kind !== 'figure' || form !== 'prose') return true;
  const { measure, value, subject, per } = finding.figure;
  const { rises, falls, spaceless, limits } = patternsOf(language);
  if (RELATIVE.has(measure.kind) || [rises, falls].some((words) => words?.test(text)) || limits?.test(text)) return true;
  if (OUTCOMES.has(role)) return true;
  // What each pays every year is a rate, and what all of it comes to stands elsewhere.
  if (per !== undefined) return false;
  if (SETTLED.has(role)) return measure.kind === 'money' || measure.kind === 'count';
  // Without blanks the subject of a sum is seldom known.
  return subject !== undefined || (spaceless && measure.kind === 'money') || (measure.kind !== 'money' && Math.abs(value) >= LARGE);
}
