/** The figures that the findings of a sentence tell, and what they have to do with its change. */
import { sameMeasure } from './comparisons.ts';
import type { Finding, FindingOf, Told } from './finding.ts';

/** In the order of the text. */
export const toldIn = (found: readonly Finding[]): readonly Told[] =>
  found.flatMap((finding) => (finding.kind === 'figure' ? finding.figure : [])).sort((a, b) => a.start - b.start);

/** "From 8.10 to 8.45 in the first year, and to 8.05 in the third": an arrow to the second value hides the last. */
export const goesOn = ({ from, to }: FindingOf<'change'>, told: readonly Told[]): boolean =>
  told.some(({ start, measure }) => start > Math.max(from.start, to.start) && sameMeasure(measure, to.measure));
