/** Parts that are said to make a total: checked, since what contradicts itself is told to its author and not shown. */

import { withPlainDigits } from '../../model/plainDigits.ts';
import type { Passage } from '../discourse/passages.ts';
import { amountOf } from '../sentence/figures.ts';
import type { PartFinding, SeriesFinding, SumFinding } from './finding.ts';
import type { Line } from './lines.ts';
import { isCounted, UNSUMMED } from './series.ts';

/** Of the total: what rounding may leave. */
const ROUNDING = 0.011;

/** A table's last row under a name for all that is the language's word for it, or empty. */
export function sumsOfTable(passage: Passage, language: string, isTotal: RegExp | undefined): SumFinding[] {
  if (passage.form !== 'table' || passage.units.length < 3) return [];
  const rows = passage.units.map(({ cells }) => cells ?? []);
  const last = rows.at(-1) ?? [];
  const [name = ''] = last;
  if (name.trim() !== '' && !isTotal?.test(name.trim())) return [];
  const found: SumFinding[] = [];
  for (let column = 1; column < last.length; column++) {
    const values = rows.map((row) => amountOf(withPlainDigits(row[column] ?? ''), language)?.value);
    if (values.some((value) => value === undefined)) continue;
    const parts = values.slice(0, -1).map((value) => value ?? 0);
    const total = values.at(-1) ?? 0;
    const sum = parts.reduce((all, value) => all + value, 0);
    // A column of averages or shares has a last row that is no sum.
    if (total < Math.max(...parts)) continue;
    found.push({
      kind: 'sum',
      units: passage.units.map(({ index }) => index),
      words: passage.header?.[column] ?? '',
      parts,
      total,
      adds: Math.abs(sum - total) <= ROUNDING * Math.abs(total),
      certainty: 0.9,
    });
  }
  return found;
}

/** Shares of one whole that make more than the whole; parts of one whole that make more than it has. */
export function sumsOfShares(series: readonly SeriesFinding[]): SumFinding[] {
  return series.flatMap((finding): SumFinding[] =>
    finding.whole
      ? [
          {
            kind: 'sum',
            units: finding.units,
            words: finding.words,
            parts: finding.values,
            total: finding.measure.kind === 'percent' ? 100 : finding.values.reduce((sum, value) => sum + value, 0),
            adds: true,
            certainty: finding.certainty,
          },
        ]
      : [],
  );
}

/** "Two of the eight boats are new; six are conversions." */
export function sumsOfParts(parts: readonly PartFinding[]): SumFinding[] {
  const byWhole = Map.groupBy(parts, ({ whole, of, units }) => `${whole} ${of ?? ''} ${units[0]}`);
  return [...byWhole.values()].flatMap((group): SumFinding[] => {
    const [first] = group;
    if (!first || group.length < 2) return [];
    const total = first.whole;
    const sum = group.reduce((all, { part }) => all + part, 0);
    return [
      {
        kind: 'sum',
        units: first.units,
        words: first.words,
        parts: group.map(({ part }) => part),
        total,
        adds: sum <= total,
        certainty: 0.6,
      },
    ];
  });
}

/**
 * Rows whose amounts make the one amount of the sentence before or behind: "In all it costs 2.94 million. Of that 1.71 million go to …", "… The
 * total is 2.94 million". Numbers of things that make none are no row.
 */
export function wholesOf(lines: readonly Line[], series: readonly SeriesFinding[]): SeriesFinding[] {
  return series.flatMap((each): SeriesFinding[] => {
    const at = lines.findIndex(({ unit }) => unit.index === each.units[0]);
    const own = each.certainty > UNSUMMED ? [each] : [];
    if (each.whole || each.units.length > 1 || each.by !== 'category' || each.measure.kind === 'percent') return own;
    const [before, behind] = [lines[at - 1], lines[at]?.unit.ends ? undefined : lines[at + 1]];
    if (before && makes(each, before)) return [wholeWith(each, [before.unit.index, ...each.units], `${before.plain} ${each.words}`)];
    if (behind && makes(each, behind)) return [wholeWith(each, [...each.units, behind.unit.index], `${each.words} ${behind.plain}`)];
    // Farther before it, only to the unit: "In all it was 41,300 euros. … The costs are: …".
    const isTold = lines.slice(0, Math.max(0, at)).some((line) => makes(each, line, 0));
    return isTold && each.certainty > UNSUMMED ? [{ ...each, whole: true, certainty: 0.85 }] : own;
  });
}

const wholeWith = (each: SeriesFinding, units: readonly number[], words: string): SeriesFinding => ({
  ...each,
  units,
  words,
  whole: true,
  certainty: 0.88,
});

/** Whether an amount of the line is the sum of the row. */
function makes({ values, measure }: SeriesFinding, line: Line, rounding = 0.005): boolean {
  const sum = values.reduce((all, value) => all + value, 0);
  return line.figures.some(
    (figure) =>
      !figure.hedge &&
      figure.high === undefined &&
      Math.abs(figure.value - sum) <= Math.max(rounding * sum, 1e-9) &&
      (figure.measure.kind === measure.kind || isCounted(figure.measure)),
  );
}
