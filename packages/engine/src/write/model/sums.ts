/**
 * Arithmetic over the figures of a source: what they add up to, differ by, come to together, or are of one another is not guessed. It has to
 * be right, and its figures have to stand beside it.
 */
import { isEstimate } from '../findings/estimates.ts';
import { figuresIn } from '../findings/figures.ts';
import type { Figure, MeasureKind } from '../findings/finding.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { isNumberIn } from './groundNumbers.ts';

/** A number that a text says, and whether the source has it. */
export type IsStated = (written: string, text: string) => boolean;

export interface Sums {
  /**
   * Whether a number of the text follows from stated figures of the text, or of the lines that stand beside it on the slide: a line is what
   * belongs together, as a sentence, or the figures of a row or a column.
   */
  follows(written: string, text: string, beside: readonly string[]): boolean;
  /** The right result where figures of the text come near to the number: "2,500 × 31 is 77,500". */
  nearest(written: string, text: string): string | undefined;
}

interface Value {
  readonly value: number;
  readonly kind: MeasureKind;
}

/** What operands come to, and how. */
interface Result extends Value {
  readonly shown: string;
  /** A ratio, or made with a number that the text does not say. */
  readonly isLoose?: true;
}

/** Figures of one text that are tried with one another. */
const MOST_OPERANDS = 9;
/** Of these any selection may be added up. */
const MOST_ADDED = 6;
/** Months, weeks and days of a year, days of a week, hours of a day, minutes of an hour. */
const OF_TIME: readonly number[] = [12, 52, 365, 7, 24, 60];
/** With figures from all over a slide nearly every small number is some difference: it may follow by chance as often as this. */
const CHANCE = 0.2;
/** Figures of a line of which any two may have a ratio that is meant. */
const FEW = 3;
/** What is said to be about so much may be so far from it. */
const ABOUT = 0.05;
/** Further off it is no slip. */
const SLIP = 0.1;
/** What has the form of a year is one. */
const YEAR = /^(?:19|20)\p{Nd}{2}$/u;

export function sumsOf(language: string, isStated: IsStated): Sums {
  const patterns = patternsOf(language);
  // "56.80 euros" is no number of a heading.
  const read = (text: string): Figure[] => figuresIn(text, [], patterns, language, true).filter(({ single }) => !single);
  const has = ({ digits, inWords }: Figure, text: string): boolean => inWords === true || isStated(digits, text);
  const targetsOf = (written: string, text: string): Figure[] =>
    YEAR.test(written) ? [] : read(text).filter(({ digits, inWords }) => !inWords && isNumberIn(written, digits));
  const operandsOf = (text: string): Value[] =>
    read(text)
      .flatMap((figure) => (has(figure, text) ? valuesOf(figure) : []))
      .slice(0, MOST_OPERANDS);
  /** Figures of the text that follow from its own, or from those beside it: a sum is the base of a share. */
  const reachedOf = (text: string, beside: readonly Value[] = [], but = ''): Value[] => {
    const unstated = read(text).filter((figure) => !has(figure, text) && !isNumberIn(but, figure.digits));
    if (unstated.length === 0) return [];
    const own = operandsOf(text);
    const near = resultsOf(own);
    const far = beside.length === 0 ? [] : pairsOf(distinct([...own, ...beside]));
    const isReached = (figure: Figure) => near.some((each) => isSame(figure, each, language)) || isNoChance(figure, far, language);
    return unstated.filter(isReached).flatMap(valuesOf);
  };
  /** What the lines say and what follows from that, from line to line once. */
  const slideOf = (lines: readonly string[]): { readonly all: Value[]; readonly reached: Value[] } => {
    const first = distinct(lines.flatMap((line) => [...operandsOf(line), ...reachedOf(line)]));
    const reached = lines.flatMap((line) => reachedOf(line, first));
    return { all: distinct([...first, ...reached]), reached };
  };
  return {
    follows(written, text, beside) {
      const targets = targetsOf(written, text);
      if (targets.length === 0) return false;
      const { all, reached } = slideOf(beside.filter((line) => line !== text));
      const own = [...operandsOf(text), ...reachedOf(text, all, written)].slice(0, MOST_OPERANDS);
      const said = reached.map((value) => ({ ...value, shown: '' }));
      const near = [...resultsOf(own), ...said];
      const far = all.length === 0 ? [] : pairsOf(distinct([...own, ...all]));
      const lines = beside.filter((line) => line !== text).map(operandsOf);
      const together = lines.flatMap((line) => [
        // Of many figures nearly every percentage is some ratio.
        line.length > FEW ? differencesOf(line) : pairsOf(distinct([...own, ...line])),
        wholesOf(line),
        sharesOf(line),
      ]);
      return targets.some(
        (target) =>
          near.some((each) => isSame(target, each, language)) ||
          isNoChance(target, far, language) ||
          together.some((results) => isNoChance(target, results, language)),
      );
    },
    nearest(written, text) {
      // Any two figures have a ratio that comes near to something: what was meant is a guess.
      const results = resultsOf(operandsOf(text)).filter(({ isLoose }) => !isLoose);
      const off = ({ value }: Value, figure: Figure) => Math.abs(value - figure.value) / Math.max(Math.abs(value), 1e-9);
      const found = targetsOf(written, text).flatMap((figure) =>
        results
          .filter((result) => mayBe(figure, result) && off(result, figure) <= SLIP)
          .map((result) => ({ result, by: off(result, figure) })),
      );
      return found.sort((a, b) => a.by - b.by)[0]?.result.shown;
    },
  };
}

const valuesOf = ({ value, high, measure, inWords }: Figure): Value[] => {
  const share = measure.kind === 'percent' && inWords;
  return [value, ...(high === undefined ? [] : [high])].map((each) => ({ value: share ? 100 * each : each, kind: measure.kind }));
};

const distinct = (values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [`${value.kind} ${value.value}`, value])).values(),
];

/** Amounts are often written without what they are amounts of. */
const PLAIN: ReadonlySet<MeasureKind> = new Set(['count', 'money', 'measure', 'duration']);
const HUNDREDTHS: ReadonlySet<MeasureKind> = new Set(['percent', 'points']);
const areAlike = (a: MeasureKind, b: MeasureKind): boolean =>
  a === b || (PLAIN.has(a) && PLAIN.has(b)) || (HUNDREDTHS.has(a) && HUNDREDTHS.has(b));

const differencesOf = (line: readonly Value[]): Result[] => line.flatMap((a, i) => line.slice(i + 1).flatMap((b) => added(a, b)));

/** The greatest of a line together, and at last all of it. */
function wholesOf(line: readonly Value[]): Result[] {
  const [first] = line;
  if (line.length < 3 || !first || !line.every(({ kind }) => areAlike(kind, first.kind))) return [];
  const falling = [...line].sort((a, b) => b.value - a.value);
  return falling.map((_, i) => result(falling.slice(0, i + 1), ' + ', (sum, value) => sum + value)).slice(1);
}

/** What the figures of a line are of its greatest, which may be their total, and, with the greatest of them together, of the whole line. */
function sharesOf(line: readonly Value[]): Result[] {
  const wholes = wholesOf(line);
  const whole = wholes.at(-1);
  if (!whole) return [];
  const greatest = line.reduce((most, each) => (each.value > most.value ? each : most));
  const percentOf = (part: Value, of: Value): Result[] =>
    divided(part, of)
      .filter(({ kind }) => kind === 'percent')
      .slice(0, 1);
  const parts = line.filter((part) => part !== greatest);
  return [
    ...parts.flatMap((part) => percentOf(part, greatest)),
    ...[...line, ...wholes.slice(0, -1)].flatMap((part) => percentOf(part, whole)),
  ];
}

function pairsOf(values: readonly Value[]): Result[] {
  return values.flatMap((a, i) =>
    values.slice(i + 1).flatMap((b) => [...added(a, b), ...multiplied(a, b), ...divided(a, b), ...divided(b, a)]),
  );
}

/** All that so few figures come to, sums of several and products of three too. */
function resultsOf(values: readonly Value[]): Result[] {
  const results = pairsOf(values);
  for (const a of values) {
    if (a.kind === 'percent') results.push({ value: 100 - a.value, kind: 'percent', shown: `100 − ${plain(a)}` });
    for (const factor of PLAIN.has(a.kind) ? OF_TIME : []) {
      results.push({ value: a.value * factor, kind: a.kind, shown: `${plain(a)} × ${factor}`, isLoose: true });
      results.push({ value: a.value / factor, kind: a.kind, shown: `${plain(a)} ÷ ${factor}`, isLoose: true });
    }
  }
  for (const chosen of selectionsOf(values.slice(0, MOST_ADDED))) {
    const [first, ...rest] = chosen;
    if (!first) continue;
    const signs = rest.every(({ kind }) => areAlike(kind, first.kind));
    if (signs) results.push(result(chosen, ' + ', (sum, value) => sum + value));
    if (signs)
      for (const whole of chosen) {
        const parts = chosen.filter((part) => part !== whole);
        results.push(result([whole, ...parts], ' − ', (sum, value) => sum - value));
      }
    if (chosen.length === 3 && chosen.every(({ kind }) => PLAIN.has(kind)))
      results.push(result(chosen, ' × ', (sum, value) => sum * value));
  }
  return results.map((each) => ({ ...each, shown: `${each.shown} is ${plain(each)}` }));
}

/** Three and more of the values. */
function selectionsOf(values: readonly Value[]): Value[][] {
  return Array.from({ length: 2 ** values.length }, (_, bits) => values.filter((__, i) => (bits >> i) & 1)).filter(
    ({ length }) => length > 2,
  );
}

function result(values: readonly Value[], sign: string, by: (sum: number, value: number) => number): Result {
  const kind = values.find((each) => each.kind !== 'count')?.kind ?? 'count';
  return { value: values.map(({ value }) => value).reduce(by), kind, shown: values.map(plain).join(sign) };
}

function added(a: Value, b: Value): Result[] {
  if (!areAlike(a.kind, b.kind)) return [];
  const [more, less] = a.value >= b.value ? [a, b] : [b, a];
  return [result([a, b], ' + ', (sum, value) => sum + value), result([more, less], ' − ', (sum, value) => sum - value)];
}

function multiplied(a: Value, b: Value): Result[] {
  const [share, base] = HUNDREDTHS.has(a.kind) ? [a, b] : [b, a];
  if (!HUNDREDTHS.has(share.kind)) return [result([a, b], ' × ', (product, value) => product * value)];
  if (HUNDREDTHS.has(base.kind)) return [];
  const of = (value: number, shown: string): Result => ({ value, kind: base.kind, shown });
  return [
    of((base.value * share.value) / 100, `${share.value}% of ${plain(base)}`),
    of(base.value * (1 + share.value / 100), `${plain(base)} + ${share.value}%`),
    of(base.value * (1 - share.value / 100), `${plain(base)} − ${share.value}%`),
  ];
}

function divided(a: Value, b: Value): Result[] {
  if (b.value === 0) return [];
  const kind = b.kind === 'times' ? a.kind : 'times';
  const ratio: Result = { value: a.value / b.value, kind, shown: `${plain(a)} ÷ ${plain(b)}`, isLoose: true };
  if (!areAlike(a.kind, b.kind)) return PLAIN.has(a.kind) && PLAIN.has(b.kind) ? [ratio] : [];
  return [
    ratio,
    { ...ratio, value: ratio.value * 100, kind: 'percent', shown: `${ratio.shown} as a percentage` },
    { ...ratio, value: (ratio.value - 1) * 100, kind: 'percent', shown: `the change from ${plain(b)} to ${plain(a)} in per cent` },
  ];
}

/** Nine digits are more than anybody reads. */
const plain = ({ value }: Value): string => Number(value.toPrecision(9)).toLocaleString('en', { maximumFractionDigits: 6 });

/** A percentage is the result of no sum of amounts; a ratio may be said with any unit ("€11 a bottle", "3.5 times", "one in 4"). */
const mayBe = ({ measure: { kind } }: Figure, result: Value): boolean =>
  kind === 'percent' || kind === 'points' ? HUNDREDTHS.has(result.kind) : !HUNDREDTHS.has(result.kind) || kind === 'count';

/** How far a figure may be from what it stands for: half of its last digit, more where it says so itself. */
function toleranceOf(figure: Figure, language: string): number {
  const { value, digits } = figure;
  const number = Number(/[.,٫](\p{Nd}{1,2})(?!\p{Nd})/u.exec(digits)?.[1]?.length ?? 0);
  const written = digits.replace(/[^\p{Nd}.,٫].*$/u, '').replace(/[.,٫](?=\p{Nd}{3}(?!\p{Nd}))/gu, '');
  const shown = Number(written.replace(/[,٫]/u, '.'));
  // "1.1m": a tenth of a million.
  const scale = Number.isFinite(shown) && shown !== 0 ? Math.max(1, Math.abs(value) / Math.abs(shown)) : 1;
  const half = 0.5 * scale * 10 ** -number;
  return isEstimate(figure, language) ? Math.max(half, ABOUT * Math.abs(value)) : half;
}

const isSame = (figure: Figure, result: Value, language: string): boolean =>
  mayBe(figure, result) && Math.abs(Math.abs(figure.value) - Math.abs(result.value)) <= toleranceOf(figure, language) * (1 + 1e-9);

/** Whether the figure is one of the results, and would not often be where it is made up. */
function isNoChance(figure: Figure, results: readonly Result[], language: string): boolean {
  const size = Math.abs(figure.value);
  const near = new Set(
    results
      .filter((each) => mayBe(figure, each))
      .map(({ value }) => Number(Math.abs(value).toPrecision(6)))
      .filter((value) => value >= size / 2 && value <= 2 * size),
  );
  const hits = (near.size * 2 * toleranceOf(figure, language)) / Math.max(1.5 * size, 1e-9);
  return hits <= CHANCE && results.some((each) => isSame(figure, each, language));
}
