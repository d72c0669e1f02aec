/**
 * Arithmetic over the figures of a source: what they add up to, differ by, come to together, or are of one another is not guessed. It has to
 * be right, and its figures have to stand beside it.
 */
import { languageOf } from '../../languages/languageOf.ts';
import { isEstimate } from '../findings/estimates.ts';
import { figuresIn } from '../findings/figures.ts';
import type { Figure, MeasureKind } from '../findings/finding.ts';
import { patternsOf } from '../findings/patternsOf.ts';
import { clockTimesOf } from './clockTimes.ts';
import { type Amount, isDerived, stepOf } from './derived.ts';
import { isNumberIn } from './groundNumbers.ts';
import { workedDatesOf } from './workedDates.ts';

/** A number that a text says, and whether the source has it. */
export type IsStated = (written: string, text: string) => boolean;

export interface Sums {
  /**
   * Whether a number of the text follows from stated figures of the text, or of the lines that stand beside it on the slide: a line is what
   * belongs together, as a sentence, or the figures of a row or a column. What was found to hold before is `known`.
   */
  follows(written: string, text: string, beside: readonly string[], known?: readonly string[]): boolean;
  /** The right result where figures of the text come near to the number: "2,500 × 31 is 77,500". */
  nearest(written: string, text: string): string | undefined;
}

type Value = Amount;

/** What operands come to, and how. */
interface Result extends Value {
  /** Worked out only where it is told. */
  readonly shown: () => string;
  /** A ratio, or made with a number that the text does not say. */
  readonly isLoose?: true;
}

/** What stands together: all of it, and what of it need not be worked out any more. */
interface Slide {
  readonly all: readonly Value[];
  readonly reached: readonly Value[];
  /** How often a figure may follow from it by chance. */
  readonly chance: number;
}

/** Of so many slides it is kept what follows on them. */
const MOST_SLIDES = 8;
/** Figures of one text that are tried with one another. */
const MOST_OPERANDS = 9;
/** Of these any selection may be added up. */
const MOST_ADDED = 6;
/** Months, weeks and days of a year, days of a week, hours of a day, minutes of an hour. */
const OF_TIME: readonly number[] = [12, 52, 365, 7, 24, 60];
/** With figures from all over a slide nearly every small number is some difference: it may follow by chance as often as this. */
const CHANCE = 0.2;
/** As often where passages and other slides have a part in it. */
const SMALL_CHANCE = 0.05;
/** Figures of a line of which any two may have a ratio that is meant. */
const FEW = 3;
/** Steps in which one figure leads to the next: a price with freight, an order at that price, two orders together. */
const MOST_STEPS = 4;
/** Characters of a field that says by how much two others differ, and nothing else. */
const LONGEST_FIELD = 18;
/** What is said to be about so much may be so far from it. */
const ABOUT = 0.05;
/** Further off it is no slip. */
const SLIP = 0.1;
/** What has the form of a year is one. */
const YEAR = /^(?:19|20)\p{Nd}{2}$/u;

/** `scaledOf`: what a bare number stands for in tables that are in thousands. */
export function sumsOf(language: string, isStated: IsStated, scaledOf: (value: number) => readonly number[] = () => []): Sums {
  const patterns = patternsOf(language);
  const clock = clockTimesOf(language);
  const dates = workedDatesOf(language);
  // "18 points" may be of per cent, or of a game.
  const points = new Set(
    languageOf(language)
      .findings.points?.split('|')
      .flatMap((phrase) => phrase.split(' ')),
  );
  const isPoints = (name: string) => points.has(name.toLowerCase()) || [...points].some((word) => word.endsWith(name.toLowerCase()));
  const withPoints = (figure: Figure): Figure =>
    figure.measure.kind === 'measure' && isPoints(figure.measure.name)
      ? { ...figure, measure: { ...figure.measure, kind: 'count' } }
      : figure;
  // "56.80 euros" is no number of a heading.
  const read = once((text) =>
    figuresIn(text, [], patterns, language, true)
      .filter(({ single }) => !single)
      .map(withPoints),
  );
  const has = ({ digits, inWords }: Figure, text: string): boolean => inWords === true || isStated(digits, text);
  const targetsOf = (written: string, text: string): Figure[] =>
    YEAR.test(written) ? [] : read(text).filter(({ digits, inWords }) => !inWords && isNumberIn(written, digits));
  const operandsOf = once((text) =>
    read(text)
      .flatMap((figure) => (has(figure, text) ? valuesOf(figure) : []))
      .slice(0, MOST_OPERANDS),
  );
  /** Figures of the text that follow from its own, or from those beside it: a sum is the base of a share. */
  const reachedOf = (text: string, beside: readonly Value[] = [], but = '', chance = CHANCE): Value[] => {
    const unstated = read(text).filter((figure) => !has(figure, text) && !isNumberIn(but, figure.digits));
    if (unstated.length === 0) return [];
    const own = operandsOf(text);
    const far = beside.length === 0 ? [] : pairsOf(distinct([...own, ...beside]));
    const reached: Value[] = [];
    let left = unstated;
    for (let step = 0; step < MOST_STEPS && left.length > 0; step++) {
      const base = distinct([...own, ...reached]);
      const near = resultsOf(base.slice(0, MOST_OPERANDS));
      const isReached = (figure: Figure) =>
        beside.some((each) => isSame(figure, each, language)) ||
        isEvenPart(figure, unstated, beside) ||
        near.some((each) => isSame(figure, each, language)) ||
        isNoChance(figure, far, language, chance) ||
        isDerived(figure, base, beside);
      const found = left.filter(isReached);
      if (found.length === 0) break;
      reached.push(...found.flatMap(valuesOf));
      left = left.filter((figure) => !found.includes(figure));
    }
    return reached;
  };
  /** What the lines say and what follows from that, from line to line; what is known besides holds as it is. */
  const slideOf = (lines: readonly string[], known: readonly string[]): Slide => {
    const stated = distinct(lines.flatMap(operandsOf));
    const held = known.flatMap((text) => read(text).flatMap(valuesOf));
    const chance = held.length > 0 ? SMALL_CHANCE : CHANCE;
    let reached: Value[] = [];
    for (let step = 0; step < MOST_STEPS; step++) {
      const beside = step === 0 ? [] : distinct([...reached, ...stated, ...held]);
      const found = distinct([...reached, ...lines.flatMap((line) => reachedOf(line, beside, '', chance))]);
      if (step > 0 && found.length === reached.length) break;
      reached = found;
    }
    return { all: distinct([...reached, ...stated, ...held]), reached: [...reached, ...held], chance };
  };
  const slides = new Map<string, Slide>();
  const slideBeside = (lines: readonly string[], known: readonly string[]): Slide => {
    const key = [...lines, '', ...known].join('\n');
    const made = slides.get(key) ?? slideOf(lines, known);
    if (slides.size >= MOST_SLIDES) slides.clear();
    slides.set(key, made);
    return made;
  };
  /** "A year of 52 weeks": nobody states it, and it may be said where something is worked out with it. */
  const isOfTime = (figure: Figure, text: string): boolean =>
    figure.measure.kind === 'duration' &&
    OF_TIME.includes(figure.value) &&
    read(text).some((result) => {
      const others = read(text).filter((each) => each !== result && each.start !== figure.start);
      return result.start !== figure.start && isDerived(result, others.flatMap(valuesOf), valuesOf(figure));
    });
  /** "1,890 − 640 = €1,250 thousand": bare numbers of a table in thousands, and what they come to. */
  const isReachedInScale = (target: Figure, text: string): boolean => {
    const scaled = read(text)
      .filter(({ measure: { kind, name }, digits, inWords }) => !inWords && kind === 'count' && name === '' && digits !== target.digits)
      .flatMap(({ value, measure }) => scaledOf(value).map((each) => ({ value: each, kind: measure.kind })));
    return (
      distinct(scaled).length > 1 &&
      resultsOf(distinct(scaled).slice(0, MOST_OPERANDS)).some((each) => !each.isLoose && isExactly(target, each))
    );
  };
  /** Whether the figure of the text follows from its own line, from the lines beside it, or from one of these with what they hold together. */
  const isReached = (target: Figure, text: string, beside: readonly string[], { all, reached, chance }: Slide): boolean => {
    const own = distinct([...operandsOf(text), ...reachedOf(text, all, target.digits, chance)]).slice(0, MOST_OPERANDS);
    const near = [...resultsOf(own), ...reached.map((value) => ({ ...value, shown: () => plain(value) }))];
    if (near.some((each) => isSame(target, each, language)) || isReachedInScale(target, text)) return true;
    if (isNoChance(target, all.length === 0 ? [] : pairsOf(distinct([...own, ...all])), language, chance)) return true;
    const others = beside.filter((line) => line !== text);
    if (endsOf(others, target).some((each) => isSame(target, each, language))) return true;
    // What the slide has worked out stands in its rows as what it has found does.
    const rowOf = (line: string): Value[] => [
      ...operandsOf(line),
      ...(line.includes('; ') ? read(line) : []).flatMap((figure) =>
        !has(figure, line) && figure.digits !== target.digits && reached.some((each) => isSame(figure, each, language))
          ? valuesOf(figure)
          : [],
      ),
    ];
    const together = others.map(rowOf).flatMap((line) => [
      // Of many figures nearly every percentage is some ratio.
      line.length > FEW ? differencesOf(line) : pairsOf(distinct([...own, ...line])),
      wholesOf(line),
      sharesOf(line),
    ]);
    if (together.some((results) => isNoChance(target, results, language))) return true;
    // The figures of the rows and columns that the text stands in belong together as those of a sentence do.
    const rows = others.filter((line) => line.split('; ').includes(text)).map(operandsOf);
    // By how much the only two figures of a row differ is no chance, however small it is: in that row, or as a field by itself.
    const pairs = text.length <= LONGEST_FIELD ? others.filter((line) => line.split('; ').length === 2).map(operandsOf) : [];
    if ([...rows, ...pairs].some((row) => row.length === 2 && differencesOf(row).some((each) => isExactly(target, each)))) return true;
    // Points are what few percentages differ by.
    const shares = target.measure.kind === 'points' || isPoints(target.measure.name) ? others.map(operandsOf) : [];
    const isDifference = (row: readonly Value[]): boolean => differencesOf(row).some((each) => isExactly(target, each));
    if (shares.some((row) => row.length <= FEW && row.every(({ kind }) => kind === 'percent') && isDifference(row))) return true;
    return [own, ...rows].some((line) => isDerived(target, line, all));
  };
  /** What ranges come to together, from their lower and from their upper ends: a figure of the target's kind of each line, or of each cell of a column; what is paid by the day is no part of them. */
  const endsOf = (lines: readonly string[], { measure }: Figure): Result[] => {
    const rows = lines.filter((line) => line.includes('; ')).map((line) => line.split('; '));
    return [lines.filter((line) => !line.includes('; ')), ...rows].flatMap((parts) => {
      const figures = parts.flatMap(
        (part) => read(part).find((each) => !each.per && areAlike(each.measure.kind, measure.kind) && has(each, part)) ?? [],
      );
      const kind = measure.kind;
      const summed = (end: (figure: Figure) => number) =>
        result(
          figures.map((figure) => ({ value: end(figure), kind })),
          ' + ',
          (sum, value) => sum + value,
        );
      const isRange = figures.length > 1 && figures.some(({ high }) => high !== undefined);
      return isRange ? [summed(({ value }) => value), summed(({ value, high }) => high ?? value)] : [];
    });
  };
  return {
    follows(written, text, beside, known = []) {
      const targets = targetsOf(written, text);
      const ways = (held: readonly string[]) => {
        const slide = slideBeside(beside, held);
        return targets.some((target) => isReached(target, text, beside, slide));
      };
      const isTime = clock.follows(written, text, beside) || (known.length > 0 && clock.follows(written, text, [...beside, ...known]));
      const isDate = dates.follows(written, text, [...beside, ...known]);
      return isTime || isDate || targets.some((target) => isOfTime(target, text)) || ways([]) || (known.length > 0 && ways(known));
    },
    nearest(written, text) {
      const between = clock.nearest(written, text);
      if (between !== undefined) return between;
      // Any two figures have a ratio that comes near to something: what was meant is a guess.
      const results = resultsOf(distinct([...operandsOf(text), ...reachedOf(text, [], written)])).filter(({ isLoose }) => !isLoose);
      const off = ({ value }: Value, figure: Figure) => Math.abs(value - figure.value) / Math.max(Math.abs(value), 1e-9);
      const found = targetsOf(written, text).flatMap((figure) =>
        results
          .filter((result) => mayBe(figure, result) && off(result, figure) <= SLIP)
          .map((result) => ({ result, by: off(result, figure) })),
      );
      const nearest = found.sort((a, b) => a.by - b.by)[0]?.result;
      return nearest && `${nearest.shown()} is ${plain(nearest)}`;
    },
  };
}

/** What is made of a text, kept for when it is asked for again: a slide's lines are looked at once for each of its figures. */
function once<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const value = make(text);
    made.set(text, value);
    return value;
  };
}

/** Equal parts of a whole: "4,800 and 4,800" of 9,600. */
function isEvenPart({ value, digits }: Figure, line: readonly Figure[], beside: readonly Value[]): boolean {
  const parts = line.filter((other) => other.value === value && /\p{Nd}{2}/u.test(digits)).length;
  return parts > 1 && beside.some((whole) => whole.value === parts * value);
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
    if (a.kind === 'percent') results.push({ value: 100 - a.value, kind: 'percent', shown: () => `100 − ${plain(a)}` });
    for (const factor of PLAIN.has(a.kind) ? OF_TIME : []) {
      results.push({ value: a.value * factor, kind: a.kind, shown: () => `${plain(a)} × ${factor}`, isLoose: true });
      results.push({ value: a.value / factor, kind: a.kind, shown: () => `${plain(a)} ÷ ${factor}`, isLoose: true });
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
  return results;
}

/** Three and more of the values. */
function selectionsOf(values: readonly Value[]): Value[][] {
  return Array.from({ length: 2 ** values.length }, (_, bits) => values.filter((__, i) => (bits >> i) & 1)).filter(
    ({ length }) => length > 2,
  );
}

function result(values: readonly Value[], sign: string, by: (sum: number, value: number) => number): Result {
  const kind = values.find((each) => each.kind !== 'count')?.kind ?? 'count';
  return { value: values.map(({ value }) => value).reduce(by), kind, shown: () => values.map(plain).join(sign) };
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
  const of = (value: number, shown: () => string): Result => ({ value, kind: base.kind, shown });
  return [
    of((base.value * share.value) / 100, () => `${share.value}% of ${plain(base)}`),
    of(base.value * (1 + share.value / 100), () => `${plain(base)} + ${share.value}%`),
    of(base.value * (1 - share.value / 100), () => `${plain(base)} − ${share.value}%`),
  ];
}

function divided(a: Value, b: Value): Result[] {
  if (b.value === 0) return [];
  const kind = b.kind === 'times' ? a.kind : 'times';
  const ratio: Result = { value: a.value / b.value, kind, shown: () => `${plain(a)} ÷ ${plain(b)}`, isLoose: true };
  if (!areAlike(a.kind, b.kind)) return PLAIN.has(a.kind) && PLAIN.has(b.kind) ? [ratio] : [];
  return [ratio, { ...ratio, value: ratio.value * 100, kind: 'percent' }, { ...ratio, value: (ratio.value - 1) * 100, kind: 'percent' }];
}

/** Nine digits are more than anybody reads. */
const plain = ({ value }: Value): string => Number(value.toPrecision(9)).toLocaleString('en', { maximumFractionDigits: 6 });

/** A percentage is the result of no sum of amounts; a ratio may be said with any unit ("€11 a bottle", "3.5 times", "one in 4"). */
const mayBe = ({ measure: { kind } }: Figure, result: Value): boolean =>
  kind === 'percent' || kind === 'points' ? HUNDREDTHS.has(result.kind) : !HUNDREDTHS.has(result.kind) || kind === 'count';

/** How far a figure may be from what it stands for: half of its last digit, more where it says so itself and is round. */
function toleranceOf(figure: Figure, language: string): number {
  const { last, grain } = stepOf(figure.digits, figure.value) ?? { last: 1, grain: 1 };
  return isEstimate(figure, language) ? Math.max(last / 2, Math.min(grain, ABOUT * Math.abs(figure.value))) : last / 2;
}

const tolerances = new WeakMap<Figure, number>();

function isSame(figure: Figure, result: Value, language: string): boolean {
  const tolerance = tolerances.get(figure) ?? toleranceOf(figure, language);
  tolerances.set(figure, tolerance);
  return mayBe(figure, result) && Math.abs(Math.abs(figure.value) - Math.abs(result.value)) <= tolerance * (1 + 1e-9);
}

const isExactly = (figure: Figure, result: Value): boolean =>
  mayBe(figure, result) && Math.abs(Math.abs(figure.value) - Math.abs(result.value)) <= 1e-9 * Math.max(1, Math.abs(result.value));

/** Whether the figure is one of the results, and would not often be where it is made up. */
function isNoChance(figure: Figure, results: readonly Result[], language: string, chance = CHANCE): boolean {
  if (!results.some((each) => isSame(figure, each, language))) return false;
  const size = Math.abs(figure.value);
  const near = new Set(
    results
      .filter((each) => mayBe(figure, each))
      .map(({ value }) => Number(Math.abs(value).toPrecision(6)))
      .filter((value) => value >= size / 2 && value <= 2 * size),
  );
  const tolerance = toleranceOf(figure, language);
  // "About 5,500" that is 7,400 less 1,900 to the last hundred is as rarely made up as any other round number.
  const isRight = results.some((each) => isExactly(figure, each));
  const within = isRight ? Math.min(tolerance, (stepOf(figure.digits, figure.value)?.grain ?? Number.POSITIVE_INFINITY) / 2) : tolerance;
  const hits = (near.size * 2 * within) / Math.max(1.5 * size, 1e-9);
  return hits <= chance;
}
