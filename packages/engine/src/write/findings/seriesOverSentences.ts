/** Values of one measure that neighbouring sentences tell one after another: by time, or by subject. */
import { languageOf } from '../../languages/languageOf.ts';
import { listOf } from '../../languages/phrases.ts';
import type { Measure, SeriesFinding } from './finding.ts';
import type { Line } from './lines.ts';
import { placeOf } from './marks.ts';
import { FEWEST } from './series.ts';

/** "In 2021 … 212 complaints. In 2023 … 120. In 2025 … 39": values of one measure and subject, each with a date of its own, over sentences. */
export function seriesByTime(
  lines: readonly Line[],
  timesOf: (line: Line, index: number) => { time?: string; subject?: string } | undefined,
): SeriesFinding[] {
  const runs = new Map<string, { line: Line; time: string; value: number; shown: string; measure: Measure; subject?: string }[]>();
  for (const line of lines) {
    if (line.dates.length === 0) continue;
    line.figures.forEach((figure, i) => {
      if (figure.hedge || figure.high !== undefined || figure.single || figure.measure.name === '' || figure.measure.kind === 'duration')
        return;
      const context = timesOf(line, i);
      if (context?.time === undefined) return;
      const key = `${figure.measure.kind} ${figure.measure.name.toLowerCase().slice(0, 5)}`;
      const known = runs.get(key) ?? [];
      known.push({
        line,
        time: context.time,
        value: figure.value,
        shown: figure.shown,
        measure: figure.measure,
        ...(context.subject && { subject: context.subject }),
      });
      runs.set(key, known);
    });
  }
  const found: SeriesFinding[] = [];
  for (const run of runs.values()) {
    const times = run.map(({ time }) => time);
    const [first] = run;
    if (!first || run.length < FEWEST || run.length > 12 || new Set(times).size < times.length) continue;
    const subjects = new Set(run.flatMap(({ subject }) => (subject ? [subject] : [])));
    if (subjects.size > 1) continue;
    const orders = run.map(({ time, line }) => line.dates.find(({ label }) => label === time)?.order ?? 0);
    if (orders.some((order, i) => i > 0 && order < (orders[i - 1] ?? 0))) continue;
    const [subject] = subjects;
    found.push({
      kind: 'series',
      by: 'time',
      units: [...new Set(run.map(({ line }) => line.unit.index))],
      words: [...new Set(run.map(({ line }) => line.plain))].join(' '),
      measure: first.measure,
      categories: times,
      values: run.map(({ value }) => value),
      shown: run.map(({ shown }) => shown),
      ...(subject && { subject }),
      // In one sentence, what is counted is named once for all.
      certainty: subject || new Set(run.map(({ line }) => line)).size === 1 ? 0.8 : 0.55,
    });
  }
  return found;
}

/** Words before a figure by which two sentences are known to say the same of two things. */
const PREDICATE = 2;

/** "An e-bike trip brings in 2.35 and costs 2.82. A classic trip brings in 1.60 and costs 1.41": values of several subjects, a series a predicate. */
export function seriesBySubject(
  lines: readonly Line[],
  language: string,
  subjectOf: (line: Line, index: number) => string | undefined,
): SeriesFinding[] {
  const runs: { key: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const key = line.dates.length === 0 ? predicatesOf(line) : undefined;
    const last = runs.at(-1);
    if (key !== undefined && last?.key === key) last.lines.push(line);
    else runs.push({ key: key ?? '', lines: [line] });
  }
  return runs.flatMap(({ key, lines: own }): SeriesFinding[] => {
    const [first] = own;
    const count = first?.figures.length ?? 0;
    if (key === '' || !first || own.length < 2 || own.length * count < FEWEST) return [];
    const names = own.map((line) => subjectOf(line, 0) ?? '');
    if (names.some((name) => name === '') || new Set(names).size < names.length) return [];
    return first.figures.map((figure, i) => ({
      kind: 'series',
      by: 'category',
      units: own.map(({ unit }) => unit.index),
      words: own.map(({ plain }) => plain).join(' '),
      measure: figure.measure,
      categories: names,
      values: own.map((line) => line.figures[i]?.value ?? 0),
      shown: own.map((line) => line.figures[i]?.shown ?? ''),
      subject: nameOfPredicate(wordsBefore(first, i), language),
      certainty: 0.85,
    }));
  });
}

/** What is said before each figure with its measure; undefined where a figure is hedged, a range or without a measure. */
function predicatesOf(line: Line): string | undefined {
  if (line.figures.length === 0 || line.figures.length > 3) return undefined;
  const said = line.figures.map((figure, i) => {
    const words = wordsBefore(line, i).slice(-PREDICATE);
    const plain = !figure.hedge && figure.high === undefined && !figure.single && figure.measure.name !== '';
    return plain && words.length > 0 ? `${words.join(' ').toLowerCase()} ${figure.measure.kind} ${figure.measure.name}` : undefined;
  });
  return said.includes(undefined) ? undefined : said.join(' | ');
}

/** "And costs" is "costs". */
const nameOfPredicate = (words: readonly string[], language: string): string => {
  const binding = listOf(languageOf(language).grammar.danglers);
  return (words.length > 1 && binding.includes(words[0]?.toLowerCase() ?? '') ? words.slice(1) : words).join(' ');
};

/** Of the words between a figure and what stands before it, the last ones. */
function wordsBefore(line: Line, index: number): string[] {
  const place = placeOf(line, index);
  const before =
    line.text
      .slice(0, place)
      .split(/[\uE000-\uEFFF]/u)
      .at(-1) ?? '';
  return (before.match(/[\p{L}\p{M}’'-]+/gu) ?? []).slice(-PREDICATE);
}
